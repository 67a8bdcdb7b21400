//! Games that count: what becomes of the ratings when one ends, and what is known of those who play one.

use std::collections::BTreeMap;

use bots::levels::Level;
use engine::{Info, Seat};
use store::{RatingStep, Store, StoreError};
use tables::{Event, NotCounted, Phase, Rating, Rival, Stored, Table};
use tracing::error;
use web::pages::{BotRatings, Rated, RatedEnding, RatedPlace, UncountedView};

use crate::App;
use crate::error::AppError;

/// How the address of a bot's page begins.
pub(crate) const BOT: &str = "bot-";

/// How strong those at a table are taken to be, where its game counts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ratings {
    now: BTreeMap<Rival, Rating>,
    /// What the game made of them, once it was counted.
    steps: Vec<(Rival, RatingStep)>,
}

impl Ratings {
    /// Finds them out. A game that is over is counted before, if nobody did yet.
    pub async fn of(store: &Store, table: &Table) -> Result<Ratings, StoreError> {
        let mut ratings = Ratings::default();
        if !table.is_rated() {
            return Ok(ratings);
        }
        if table.phase() == Phase::Over {
            // The game is over and stored whatever becomes of this, and it will be counted later.
            if let Err(failure) = store.count_game(table.id()).await {
                error!(table = %table.id(), %failure, "a game could not be counted");
            }
            ratings.steps = store.steps_at(table.id()).await?;
        }
        let rivals = table.rivals();
        let seats = u32::try_from(rivals.len()).unwrap_or(u32::MAX);
        for rival in rivals.into_iter().flatten() {
            let known = store.rating(&rival, table.game().info().id, seats).await?;
            let rating = known.map_or_else(Rating::default, |entry| entry.rating);
            ratings.now.insert(rival, rating);
        }
        Ok(ratings)
    }

    /// How strong whoever plays on each seat is taken to be; after the end, by what the game made of it.
    pub fn shown(&self, table: &Table) -> Vec<Option<Rated>> {
        let rating = |(seat, rival): (Seat, Option<Rival>)| {
            // Who only helps out plays for no rating.
            let plays = |rival: &Rival| match rival {
                Rival::Person(person) => table.person(seat) == Some(person),
                Rival::Bot(_) => true,
            };
            let rival = rival.filter(plays)?;
            let after = self.step(&rival).map(|step| step.rating);
            after.or_else(|| self.now.get(&rival).copied()).map(shown)
        };
        match table.is_rated() {
            true => table.seats().zip(table.rivals()).map(rating).collect(),
            false => Vec::new(),
        }
    }

    fn step(&self, rival: &Rival) -> Option<&RatingStep> {
        self.steps
            .iter()
            .find(|(other, _)| other == rival)
            .map(|(_, step)| step)
    }

    /// What a finished game made of the ratings, or why it made nothing of them.
    pub fn ending(&self, table: &Table) -> Option<RatedEnding> {
        let places = match table.result()? {
            Ok(places) => places,
            Err(why) => {
                return Some(RatedEnding::NotCounted(match why {
                    NotCounted::Agreed => UncountedView::Agreed,
                    NotCounted::Closed => UncountedView::Closed,
                    NotCounted::Oneself => UncountedView::Oneself,
                }));
            }
        };
        let place = |(seat, placed): (Seat, tables::Placed)| RatedPlace {
            seat,
            place: placed.place,
            gone: placed.gone,
            change: self.step(&placed.rival).map(|step| (step.before, shown(step.rating))),
            key: self.step(&placed.rival).map(|_| known_as(&placed.rival)),
        };
        let mut places: Vec<RatedPlace> = table.seats().zip(places).map(place).collect();
        places.sort_by_key(|place| place.place);
        Some(RatedEnding::Counted(places))
    }
}

/// Whether events may have changed whose ratings belong to a table.
pub(crate) fn are_touched(table: &Table, events: &[Stored]) -> bool {
    let comes = |stored: &Stored| {
        let event = &stored.event;
        matches!(
            event,
            Event::Joined { .. } | Event::Replaced { .. } | Event::HandedOver { .. }
        )
    };
    table.is_rated() && (table.phase() == Phase::Over || events.iter().any(comes))
}

/// Counts games that ended while a server died.
pub(crate) async fn count_missed(app: &App) {
    if let Err(failure) = app.tables.store().count_missed_games().await {
        error!(%failure, "games that are over could not be counted");
    }
}

/// How strong the bots are in a game, by the number of players.
pub(crate) async fn of_bots(app: &App, info: &Info) -> Result<BotRatings, AppError> {
    let mut ratings = BotRatings::default();
    for (rival, entry) in app.tables.store().ratings_of_bots().await? {
        let Rival::Bot(bot) = &rival else { continue };
        let level = bot.parse().ok().and_then(Level::of);
        if let Some(level) = level.filter(|_| entry.game == info.id) {
            ratings.add(level, entry.seats as usize, shown(entry.rating));
        }
    }
    Ok(ratings)
}

/// The address under which a player is shown: a person by their key, a bot by its name.
pub(crate) fn known_as(rival: &Rival) -> String {
    match rival {
        Rival::Person(person) => person.public_key(),
        Rival::Bot(bot) => format!("{BOT}{bot}"),
    }
}

/// A rating as pages show it.
pub(crate) fn shown(rating: Rating) -> Rated {
    Rated {
        points: rating.points(),
        sure: rating.is_sure(),
    }
}
