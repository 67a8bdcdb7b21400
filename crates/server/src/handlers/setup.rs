//! Setting up tables.

use ::bots::BotSpec;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::AnyGame;
use engine::{Info, Seat, Setup};
use tables::{Door, NewTable, SeatPlan, TableId};
use web::pages::{self, Draft, SeatDraft, Sitter, Start, Visit};

use super::doors;
use crate::App;
use crate::chance::{Chance, random_bytes};
use crate::error::AppError;
use crate::fields::Fields;
use crate::names::WrongName;
use crate::ratings;
use crate::sessions::{Posted, Visitor};
use crate::terms;

/// The form for a new table. `?for=everybody` suggests one that stands in the lobby.
pub(crate) async fn draft(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, AppError> {
    let info = find(&game)?.info();
    let name = app.tables.store().name_of(&visitor.person).await?.unwrap_or_default();
    let for_everybody = fields.get("for") == Some("everybody");
    let draft = match for_everybody {
        true => Draft::for_everybody(info, &name),
        false => Draft::first(info, &name),
    };
    let bots = ratings::of_bots(&app, info).await?;
    Ok(pages::new_table(&visitor.reader, info, &draft, &bots, None).into_response())
}

/// Writes a table as the form asks for it, and goes there.
pub(crate) async fn create(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    let game = find(posted.get("game"))?;
    let info = game.info();
    let known_name = app.tables.store().name_of(&visitor.person).await?;
    let (draft, names) = if posted.get("quick") == "1" {
        (Draft::first(info, &known_name.unwrap_or_default()), Ok(()))
    } else {
        read_draft(info, &visitor, &posted)
    };
    let wrong_name = |_| web::words(visitor.reader.language).word("wrong-name");
    let founded = match names.map_err(wrong_name) {
        Ok(()) => found(&app, &visitor, game, &draft).await?,
        Err(wrong) => Err(wrong),
    };
    Ok(match founded {
        Ok(id) => Redirect::to(&format!("/tables/{id}")).into_response(),
        Err(wrong) => {
            let bots = ratings::of_bots(&app, info).await?;
            let page = pages::new_table(&visitor.reader, info, &draft, &bots, Some(&wrong));
            (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
    })
}

/// Sets up the table of a draft, or says what is wrong with it.
pub(crate) async fn found(
    app: &App,
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    draft: &Draft,
) -> Result<Result<TableId, String>, AppError> {
    if let Err(wrong) = check(app, game, draft, visitor) {
        return Ok(Err(wrong));
    }
    let public = draft.visit == Visit::Public;
    let room = match public {
        false => None,
        true => match app.listings.room(app, visitor).await? {
            None => return Ok(Err(web::words(visitor.reader.language).word("wrong-listed"))),
            room => room,
        },
    };
    let own_name = draft
        .seats
        .iter()
        .find(|seat| seat.sitter == Sitter::Here && !seat.name.is_empty());
    if let Some(seat) = own_name {
        let store = app.tables.store();
        store.remember_name(&visitor.person, &seat.name, app.now_ms()).await?;
    }
    let door = Door {
        public,
        lock: (draft.visit == Visit::Word).then(|| doors::lock(&app.keys, &draft.word)),
    };
    let id = write(app, visitor, game, draft, door, None).await?;
    if let Some(room) = room {
        room.take(&id);
    }
    Ok(Ok(id))
}

pub(crate) fn find(id: &str) -> Result<&'static dyn AnyGame, AppError> {
    catalogue::find(id).map_err(|_| AppError::NotFound)
}

/// Writes the table of a draft.
pub(super) async fn write(
    app: &App,
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    draft: &Draft,
    door: Door,
    again: Option<TableId>,
) -> Result<TableId, AppError> {
    let places = seating(draft, &app.config.chance);
    let names = here(visitor, &places);
    let new = NewTable {
        game,
        options: draft.options.clone(),
        material: app.config.material_of(game).map(str::to_owned),
        seed: app.config.chance.seed(),
        seats: plans(&places),
        seated: names.iter().map(|(seat, _)| (*seat, visitor.person.clone())).collect(),
        again,
        terms: terms::agreed(&draft.terms, draft.rated),
        door,
    };
    let id = TableId::new(random_bytes());
    let unplayable = |why: engine::SetupError| AppError::Unplayable(id.clone(), why.to_string());
    let events = new.decide().map_err(unplayable)?;
    app.tables.create(&id, events, new.material, &names).await?;
    Ok(id)
}

/// Who may sit on these places.
pub(super) fn plans(places: &[&SeatDraft]) -> Vec<SeatPlan> {
    let plan = |seat: &&SeatDraft| match seat.sitter {
        Sitter::Bot(level) => SeatPlan::Bot(BotSpec::Level(level).to_string()),
        _ => SeatPlan::Person,
    };
    places.iter().map(plan).collect()
}

/// The people at this screen, and what they are called.
pub(super) fn here(visitor: &Visitor, places: &[&SeatDraft]) -> Vec<(Seat, String)> {
    let words = web::words(visitor.reader.language);
    let alone = places.iter().filter(|seat| seat.sitter == Sitter::Here).count() == 1;
    let name = |(seat, place): (Seat, &&SeatDraft)| {
        let name = match place.name.as_str() {
            "" if alone => words.word("name-you"),
            "" => words.seat(seat),
            name => name.to_owned(),
        };
        // These names are good ones; a bot's says that it is one.
        let name = visitor.called(&name).unwrap_or(name);
        (place.sitter == Sitter::Here).then_some((seat, name))
    };
    Seat::all(places.len()).zip(places).filter_map(name).collect()
}

/// The places that are used, in the order of play: whoever starts comes first, the others follow around the table.
fn seating<'a>(draft: &'a Draft, chance: &Chance) -> Vec<&'a SeatDraft> {
    let used = |place: &usize| draft.seats[*place].sitter != Sitter::Nobody;
    let mut places: Vec<usize> = (0..draft.seats.len()).filter(used).collect();
    let first = match draft.start {
        Start::Lot => chance.lot(places.len()),
        Start::Place(chosen) => places.iter().position(|place| *place == chosen).unwrap_or(0),
    };
    places.rotate_left(first);
    places.into_iter().map(|place| &draft.seats[place]).collect()
}

/// The places that a form describes, and whether their names can be kept.
pub(super) fn read_seats(visitor: &Visitor, posted: &Posted, places: usize) -> (Vec<SeatDraft>, Result<(), WrongName>) {
    let mut names = Ok(());
    let seats = (1..=places).map(|number| SeatDraft {
        sitter: Sitter::named(posted.get(&format!("sitter-{number}"))).unwrap_or(Sitter::Nobody),
        name: visitor
            .called(posted.get(&format!("name-{number}")))
            .unwrap_or_else(|wrong| {
                names = Err(wrong);
                String::new()
            }),
    });
    let seats = seats.collect();
    (seats, names)
}

/// The draft that a form describes, and whether its names can be kept.
fn read_draft(info: &Info, visitor: &Visitor, posted: &Posted) -> (Draft, Result<(), WrongName>) {
    let (seats, names) = read_seats(visitor, posted, *info.players.end());
    let options = info.options.iter().filter_map(|spec| {
        let value = posted.get(&format!("option-{}", spec.key));
        let chosen = !value.is_empty() && value != spec.default();
        chosen.then(|| (spec.key.to_owned(), value.to_owned()))
    });
    let start = match posted.get("start").parse::<usize>() {
        Ok(place @ 1..) => Start::Place(place - 1),
        _ => Start::Lot,
    };
    let draft = Draft {
        seats,
        options: options.collect(),
        start,
        terms: terms::read(posted),
        visit: Visit::named(posted.get("visit")).unwrap_or_default(),
        word: posted.get("word").to_owned(),
        rated: posted.get("rated") == "yes",
    };
    (draft, names)
}

/// Says what is wrong with a draft.
fn check(app: &App, game: &'static dyn AnyGame, draft: &Draft, visitor: &Visitor) -> Result<(), String> {
    let info = game.info();
    let words = web::words(visitor.reader.language);
    let used: Vec<&SeatDraft> = draft
        .seats
        .iter()
        .filter(|seat| seat.sitter != Sitter::Nobody)
        .collect();
    if !info.players.contains(&used.len()) {
        let phrase = engine::Phrase::new("wrong-players")
            .with("fewest", *info.players.start() as i64)
            .with("most", *info.players.end() as i64);
        return Err(words.say(&phrase, &|seat| words.seat(seat)));
    }
    if used.iter().all(|seat| matches!(seat.sitter, Sitter::Bot(_))) {
        return Err(words.word("wrong-nobody-here"));
    }
    if !tables::hours::is_zone(&draft.terms.zone) {
        return Err(words.word("wrong-zone"));
    }
    if draft.visit == Visit::Word && draft.word.is_empty() {
        return Err(words.word("wrong-word"));
    }
    let here = used.iter().filter(|seat| seat.sitter == Sitter::Here).count();
    if draft.rated && (here > 1 || used.len() < 2) {
        return Err(words.word("wrong-rated"));
    }
    let setup = Setup {
        players: used.len(),
        rules_version: None,
        options: draft.options.clone(),
        material: app.config.material_of(game).map(str::to_owned),
    };
    let own = web::lexicon(info, visitor.reader.language);
    game.validate(&setup)
        .map_err(|error| own.say(&error.phrase(), &|seat| own.seat(seat)))
}
