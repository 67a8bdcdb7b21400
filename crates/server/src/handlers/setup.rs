//! Setting up tables.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Info, Seat, Setup};
use store::{Event, SeatPlan, TableId};
use web::pages::{self, Draft, LEVELS, SeatDraft, Sitter, Start};

use super::clean_name;
use crate::App;
use crate::bots::random_seed;
use crate::error::AppError;
use crate::sessions::{Posted, Visitor};
use crate::table::Table;

/// The form for a new table.
pub(crate) async fn draft(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, AppError> {
    let info = playable(&game)?;
    let name = app.tables.store().session_name(&visitor.session).await?;
    let draft = Draft::first(info, &name.unwrap_or_default());
    Ok(pages::new_table(&visitor.reader, info, &draft, None).into_response())
}

/// Writes a table as the form asks for it, and goes there.
pub(crate) async fn create(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    let info = playable(posted.get("game"))?;
    let known_name = app.tables.store().session_name(&visitor.session).await?;
    let draft = if posted.get("quick") == "1" {
        Draft::first(info, &known_name.unwrap_or_default())
    } else {
        read_draft(info, &posted)
    };
    if let Err(wrong) = check(info, &draft, &visitor) {
        let page = pages::new_table(&visitor.reader, info, &draft, Some(&wrong));
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
    }
    let own_name = draft
        .seats
        .iter()
        .find(|seat| seat.sitter == Sitter::Here && !seat.name.is_empty());
    if let Some(seat) = own_name {
        app.tables.store().name_session(&visitor.session, &seat.name).await?;
    }
    let id = write(&app, &visitor, info, &draft, None).await?;
    Ok(Redirect::to(&format!("/tables/{id}")).into_response())
}

/// The game called `id`, if it has a board to play it on.
fn playable(id: &str) -> Result<&'static Info, AppError> {
    web::boards::playable()
        .find(|info| info.id == id)
        .ok_or(AppError::NotFound)
}

/// Writes the table of a draft.
pub(super) async fn write(
    app: &App,
    visitor: &Visitor,
    info: &'static Info,
    draft: &Draft,
    again: Option<TableId>,
) -> Result<TableId, AppError> {
    let places = seating(draft);
    let words = web::words(visitor.reader.language);
    let plan = |seat: &SeatDraft| match seat.sitter {
        Sitter::Bot(level) => SeatPlan::Bot(LEVELS[level].1.to_owned()),
        _ => SeatPlan::Person,
    };
    let mut events = vec![Event::Created {
        game: info.id.to_owned(),
        rules_version: info.rules_version(),
        options: draft.options.clone(),
        seed: random_seed().to_string(),
        seats: places.iter().map(|seat| plan(seat)).collect(),
        again,
    }];
    let alone = places.iter().filter(|seat| seat.sitter == Sitter::Here).count() == 1;
    for (seat, place) in Seat::all(places.len()).zip(&places) {
        if place.sitter == Sitter::Here {
            let name = match place.name.as_str() {
                "" if alone => words.word("name-you"),
                "" => words.seat(seat),
                name => name.to_owned(),
            };
            events.push(Event::Joined {
                seat,
                session: visitor.session.clone(),
                name,
            });
        }
    }
    let id = TableId::new(random_bytes());
    let stored = events.iter().cloned().zip(1..).map(|(event, version)| store::Stored {
        version,
        at_ms: 0,
        event,
    });
    let table = Table::read(&id, stored.collect()).map_err(|why| AppError::Unplayable(id.clone(), why))?;
    let mut table = table.ok_or(AppError::NotFound)?;
    if !table.has_free_seat() {
        events.push(table.deal().map_err(|why| AppError::Unplayable(id.clone(), why))?);
    }
    app.tables.create(&id, &events, &table.summary()).await?;
    Ok(id)
}

/// The places that are used, in the order of play: whoever starts comes first, the others follow around the table.
fn seating(draft: &Draft) -> Vec<&SeatDraft> {
    let used = |place: &usize| draft.seats[*place].sitter != Sitter::Nobody;
    let mut places: Vec<usize> = (0..draft.seats.len()).filter(used).collect();
    let first = match draft.start {
        Start::Lot => {
            let word = u64::from_le_bytes(random_bytes());
            // The bias of a remainder is far below anything people could notice.
            (word % places.len().max(1) as u64) as usize
        }
        Start::Place(chosen) => places.iter().position(|place| *place == chosen).unwrap_or(0),
    };
    places.rotate_left(first);
    places.into_iter().map(|place| &draft.seats[place]).collect()
}

fn read_draft(info: &Info, posted: &Posted) -> Draft {
    let seats = (1..=*info.players.end()).map(|number| SeatDraft {
        sitter: Sitter::named(posted.get(&format!("sitter-{number}"))).unwrap_or(Sitter::Nobody),
        name: clean_name(posted.get(&format!("name-{number}"))),
    });
    let options = info.options.iter().filter_map(|spec| {
        let value = posted.get(&format!("option-{}", spec.key));
        let chosen = !value.is_empty() && value != spec.default();
        chosen.then(|| (spec.key.to_owned(), value.to_owned()))
    });
    let start = match posted.get("start").parse::<usize>() {
        Ok(place @ 1..) => Start::Place(place - 1),
        _ => Start::Lot,
    };
    Draft {
        seats: seats.collect(),
        options: options.collect(),
        start,
    }
}

/// Says what is wrong with a draft.
fn check(info: &'static Info, draft: &Draft, visitor: &Visitor) -> Result<(), String> {
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
    let setup = Setup {
        players: used.len(),
        rules_version: None,
        options: draft.options.clone(),
        material: None,
    };
    let own = web::lexicon(info, visitor.reader.language);
    let game = catalogue::find(info.id).map_err(|error| error.to_string())?;
    game.validate(&setup)
        .map_err(|error| own.say(&error.phrase(), &|seat| own.seat(seat)))
}

fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
