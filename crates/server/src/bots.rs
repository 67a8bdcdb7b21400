//! Bots at tables, and hints.
//!
//! A bot plays like a person: it thinks on a worker, then appends its move "if the version is still n", so that two
//! processes or an undo in between do no harm.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use ::bots::levels::Level;
use ::bots::{BotSpec, Forecast, Opinion};
use catalogue::{AnyBot, AnyGame, AnyView, Offer};
use engine::{Phrase, Seat, Seed, Viewer};
use tables::{Actor, Command, TEACHER, Table, Version};
use tokio::time::Instant;
use tracing::error;
use web::pages::{Hint, HintForecast, HintLine};

use crate::App;
use crate::error::AppError;
use crate::live_tables::{Acted, LiveTable, Loaded};
use crate::metrics::Refused;
use crate::nodes::{self, Lease};
use crate::sessions::Visitor;
use crate::workers::{Owner, cost_ms};

/// The level that gives hints: it should know better than those who ask.
const HINT_LEVEL: Level = Level::Master;
/// How long it thinks at most.
const HINT_TIME: Duration = Duration::from_millis(1200);
/// How many moves a hint names.
const HINT_LINES: usize = 5;
/// How many moves of a line it names.
const LINE: usize = 8;
/// How well bots play against somebody who learns, once the lesson leaves them the choice.
pub(crate) const TEACHER_LEVEL: Level = Level::Gentle;
/// How long a bot waits before it tries again to reach the database.
const AGAIN: Duration = Duration::from_secs(1);

/// What the search thinks of the moves in `view`, with what the best is good for; `None` if the person waits for a hint
/// already, or too many wait.
pub(crate) async fn advise(
    app: &App,
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    view: Box<dyn AnyView>,
    offers: Vec<(Offer, String)>,
) -> Result<Option<(Hint, Option<Phrase>)>, AppError> {
    let tell = move |view: &dyn AnyView, opinion: &Opinion<String>| {
        let hint = hint(opinion, &offers);
        let reason = hint.lines.first().and_then(|best| view.reason(&best.text));
        (hint, reason)
    };
    consider(app, visitor, game, view, tell).await
}

/// What the search thinks of a position: what all seats can expect, the best moves, and what may follow; `None` as for a hint.
pub(crate) async fn foresee(
    app: &App,
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    view: Box<dyn AnyView>,
    offers: Vec<(Offer, String)>,
) -> Result<Option<Foresight>, AppError> {
    let tell = move |view: &dyn AnyView, opinion: &Opinion<String>| {
        let expected = |forecast: &Forecast| HintForecast {
            win: forecast.win,
            points: forecast.points,
        };
        let line = opinion.line.iter().take(LINE);
        let line: Vec<(Seat, String)> = line.map(|made| (made.seat, made.mv.clone())).collect();
        Foresight {
            seats: opinion.forecast.iter().map(expected).collect(),
            hint: hint(opinion, &offers),
            line: view.retell(&line),
        }
    };
    consider(app, visitor, game, view, tell).await
}

/// What the search thinks of a position, without words.
pub(crate) struct Foresight {
    /// What every seat can expect.
    pub seats: Vec<HintForecast>,
    pub hint: Hint,
    /// The moves it expects to follow each other.
    pub line: Vec<(Seat, Phrase)>,
}

/// Lets the search think about a view, for somebody who waits for it, and `tell` what it thinks.
///
/// Dropped, which it is when the browser goes away, it ends the search.
async fn consider<T: Send + 'static>(
    app: &App,
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    view: Box<dyn AnyView>,
    tell: impl FnOnce(&dyn AnyView, &Opinion<String>) -> T + Send + 'static,
) -> Result<Option<T>, AppError> {
    let household = app.whereabouts.household(visitor);
    let Some(_advised) = app.workers.advise(&visitor.person, household) else {
        app.metrics.refuse(Refused::Hint);
        return Ok(None);
    };
    let budget = game.budget(HINT_LEVEL, HINT_TIME);
    let owner = Owner::person(&visitor.person, household);
    let seed = app.config.chance.seed();
    let think = move |stop: &::bots::Stop| {
        let opinion = view.opinion(budget, &seed, stop)?;
        Some(tell(&*view, &opinion))
    };
    app.workers.think(owner, HINT_TIME.as_millis() as u64, think).await
}

/// For whom the bots of a table think: the first person at it, who as a rule set it up.
fn owner(app: &App, table: &Table) -> Owner {
    let person = table.seats().find_map(|seat| table.person(seat));
    match person {
        Some(person) => Owner::person(person, app.whereabouts.of(person)),
        None => Owner::table(table.id()),
    }
}

/// The name of the bot that plays where one was seated under this name.
pub(crate) fn plays_as(name: &str) -> &str {
    match name {
        TEACHER => TEACHER_LEVEL.name(),
        name => name,
    }
}

/// Sees to it that the bots of a table move as long as it is their turn.
pub(crate) fn wake(app: &App, live: &Arc<LiveTable>) {
    if live.driven.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, live) = (app.clone(), Arc::clone(live));
    tokio::spawn(async move {
        loop {
            let driven = drive(&app, &live).await;
            live.driven.store(false, Ordering::Release);
            match driven {
                // Somebody may have moved between the last look and the line above.
                Ok(refused)
                    if app.is_stopping()
                        || !is_due(&app, &live, refused).await
                        || live.driven.swap(true, Ordering::AcqRel) =>
                {
                    break;
                }
                Ok(_) => {}
                // A database that does not answer now may answer soon, and nobody else wakes this bot then.
                Err(AppError::Store(failure)) if !app.is_stopping() => {
                    error!(%failure, "a bot cannot move yet");
                    tokio::time::sleep(AGAIN).await;
                    if live.driven.swap(true, Ordering::AcqRel) {
                        break;
                    }
                }
                Err(failure) => {
                    error!(%failure, "a bot could not move");
                    break;
                }
            }
        }
    });
}

/// Whether it is a bot's turn, and not where one was refused already: it would choose the same again, for ever.
async fn is_due(app: &App, live: &LiveTable, refused: Option<Version>) -> bool {
    let due = app.tables.read(live, |Loaded { table, .. }| {
        table.bot_to_move().is_some() && refused != Some(table.version())
    });
    due.await.unwrap_or(false)
}

/// Lets bots move until it is nobody's or a person's turn, as the one server that does. Gives the version of the table at
/// which the game refused what a bot chose, which ends it too.
async fn drive(app: &App, live: &LiveTable) -> Result<Option<Version>, AppError> {
    let mut lease = None;
    let driven = drive_under(&mut lease, app, live).await;
    if let Some(lease) = lease {
        lease.release().await;
    }
    driven
}

async fn drive_under(lease: &mut Option<Lease>, app: &App, live: &LiveTable) -> Result<Option<Version>, AppError> {
    let mut in_a_row = 0;
    let mut thinker: Option<Thinker> = None;
    loop {
        let due = app.tables.read(live, |Loaded { table, .. }| {
            let (seat, name) = table.bot_to_move()?;
            let spec = plays_as(name).parse::<BotSpec>().unwrap_or(BotSpec::Greedy);
            let view = table.played()?.view(Viewer::Seat(seat));
            let taught = table.lesson().map(|progress| progress.reply());
            let taught = taught.map(|reply| reply.filter(|text| view.offer(text).is_some()));
            Some((
                seat,
                spec,
                view,
                taught,
                owner(app, table),
                table.game(),
                table.version(),
            ))
        });
        let Some((seat, spec, view, taught, owner, game, version)) = due.await? else {
            return Ok(None);
        };
        if !nodes::is_ours(lease, app, live).await? {
            if app.is_stopping() {
                return Ok(None);
            }
            continue;
        }
        let wait = match taught {
            Some(_) => app.config.pace * TEACHER_PATIENCE,
            None => pace(app.config.pace, in_a_row),
        };
        let ready = Instant::now() + wait;
        let same = thinker
            .take()
            .filter(|thinker| thinker.seat == seat && thinker.spec == spec);
        let thought = async {
            let (text, thinker) = match taught.flatten() {
                Some(reply) => (reply.to_owned(), None),
                None => {
                    let mut thinking =
                        same.unwrap_or_else(|| Thinker::new(game, seat, spec, &app.config.chance.seed()));
                    let stop = thinking.stop.clone();
                    let choose = move |_: &::bots::Stop| (thinking.bot.choose(&*view), thinking);
                    let thought = app.workers.think_on(owner, cost_ms(game, spec), stop, choose).await?;
                    (thought.0, Some(thought.1))
                }
            };
            tokio::time::sleep_until(ready).await;
            Ok::<_, AppError>((text, thinker))
        };
        let (text, after) = tokio::select! {
            thought = thought => thought?,
            () = app.stopped() => return Ok(None),
        };
        thinker = after;
        let command = Command::Move {
            seat,
            actor: Actor::Bot,
            text,
        };
        // If the table moved on meanwhile (an undo, another process), the next round looks again.
        let decide = |loaded: &Loaded| loaded.table.decide(&command).map(Into::into);
        match app.tables.act(live, Some(version), decide).await? {
            Acted::Done => {
                app.metrics.bot_moves.add(1);
                in_a_row += 1;
            }
            Acted::Stale => in_a_row = 0,
            Acted::Refused(refusal) => {
                error!(?refusal, bot = %spec, ?command, "a bot chose what it may not");
                return Ok(Some(version));
            }
        }
    }
}

/// A bot in the middle of its turn. From one move of a turn to the next it remembers what it has thought of.
struct Thinker {
    seat: Seat,
    spec: BotSpec,
    bot: Box<dyn AnyBot>,
    /// What its search is stopped by.
    stop: ::bots::Stop,
}

impl Thinker {
    fn new(game: &'static dyn AnyGame, seat: Seat, spec: BotSpec, seed: &Seed) -> Thinker {
        let stop = ::bots::Stop::default();
        Thinker {
            seat,
            spec,
            bot: game.stoppable_bot(spec, seed, &stop),
            stop,
        }
    }
}

/// How much longer than usual a move against a learner takes, who has to see what happens.
const TEACHER_PATIENCE: u32 = 2;

/// How long a bot's move takes at least, after so many moves of bots that nobody answered: the first ones can be followed,
/// but somebody who only waits for a round to end shall not wait long.
fn pace(full: Duration, in_a_row: u32) -> Duration {
    const AT_FULL_LENGTH: u32 = 4;
    const SHORTEST_PART: u32 = 4;
    let hurry = (in_a_row + 1).div_ceil(AT_FULL_LENGTH).min(SHORTEST_PART);
    full / hurry
}

/// The best of what the search thinks, with the labels of the buttons.
fn hint(opinion: &Opinion<String>, offers: &[(Offer, String)]) -> Hint {
    let visits: u32 = opinion.moves.iter().map(|tried| tried.visits).sum();
    let lines = opinion.moves.iter().take(HINT_LINES).filter_map(|tried| {
        let (_, label) = offers.iter().find(|(offer, _)| offer.text == tried.mv)?;
        let forecast = tried.forecast.get(opinion.seat.index());
        Some(HintLine {
            text: tried.mv.clone(),
            label: label.clone(),
            attention: f64::from(tried.visits) / f64::from(visits.max(1)),
            forecast: forecast.filter(|_| !tried.hardly_tried).map(|forecast| HintForecast {
                win: forecast.win,
                points: forecast.points,
            }),
        })
    });
    Hint {
        playouts: opinion.iterations.into(),
        lines: lines.collect(),
        reason: None,
    }
}

#[cfg(test)]
mod tests {
    use tables::{NewTable, SeatPlan, TableId};

    use crate::{Config, Server};

    use super::*;

    #[tokio::test]
    async fn a_bot_whose_move_was_refused_is_not_asked_again_until_something_happens() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            database: folder.path().join("tables.sqlite").display().to_string(),
            ..Config::default()
        };
        let app = Server::bind(config).await.unwrap().app;
        let new = NewTable {
            game: catalogue::find("batisseurs").unwrap(),
            options: Default::default(),
            material: None,
            seed: Seed::named("refused"),
            seats: vec![SeatPlan::Bot("light".to_owned()); 2],
            seated: Vec::new(),
            again: None,
            terms: Default::default(),
            door: Default::default(),
        };
        let id = TableId::new([7; 10]);
        app.tables.create(&id, new.decide().unwrap(), None, &[]).await.unwrap();
        let live = app.tables.find(&id).await.unwrap();
        let version = app.tables.read(&live, |loaded| loaded.table.version()).await.unwrap();
        assert!(is_due(&app, &live, None).await);
        assert!(
            !is_due(&app, &live, Some(version)).await,
            "it would choose the same again"
        );
        assert!(is_due(&app, &live, Some(version - 1)).await, "something happened since");
    }

    #[test]
    fn a_long_row_of_bots_moves_gets_faster_but_can_still_be_followed() {
        let full = Duration::from_millis(900);
        let row = |moves: u32| (0..moves).map(|made| pace(full, made)).sum::<Duration>();
        assert_eq!(row(4), 4 * full);
        assert!(row(40) < Duration::from_secs(14), "{:?}", row(40));
        assert!((0..100).all(|made| pace(full, made) >= full / 4));
    }
}
