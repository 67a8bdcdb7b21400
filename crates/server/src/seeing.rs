//! What a visitor sees of a table.
//!
//! This is the only place where a table becomes a page, so it is the only place that decides whose eyes a visitor
//! has. A page is made from an observation for those eyes, the log lines they may read, and their own offers.

use catalogue::{AnyMatch, AnyView, Lexicon, LogLine, Offer};
use engine::{Seat, Turn, Viewer};
use store::{Phase, SeatPlan};
use web::pages::{GameView, Hint, LEVELS, Line, Notice, SeatKind, SeatView, Stage, TableView};
use web::{Choice, Choices};

use crate::sessions::Visitor;
use crate::table::Table;

/// What a visitor asked to see besides the table itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct Asked {
    /// The seat whose secrets a shared screen shows.
    pub showing: Option<Seat>,
    /// Something to say.
    pub notice: Option<Notice>,
    /// What the search thinks.
    pub hint: Option<Hint>,
    /// The text of a move to ask about again.
    pub confirm: Option<String>,
    /// The name the visitor last played under.
    pub name: Option<String>,
    /// The address of this site.
    pub site: String,
}

/// Whose eyes a visitor has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// These.
    Open(Viewer),
    /// Several people share the screen, and this one's secrets wait for a click.
    Pass(Seat),
}

/// Whose eyes a session has when it asked for those of `showing`.
pub(crate) fn eyes(table: &Table, own: &[Seat], showing: Option<Seat>) -> Eyes {
    let turn = table.to_move();
    let own_turn = turn.filter(|seat| own.contains(seat));
    let open = |seat: Option<Seat>| Eyes::Open(seat.map_or(Viewer::Spectator, Viewer::Seat));
    match own {
        [] => open(None),
        [only] => open(Some(*only)),
        [first, ..] if !table.info.hidden || table.phase() == Phase::Over => open(own_turn.or(Some(*first))),
        _ => match own_turn {
            Some(seat) if showing != Some(seat) => Eyes::Pass(seat),
            _ => open(showing.filter(|seat| own.contains(seat))),
        },
    }
}

/// Makes the page of a table for a visitor and hands it to `with`.
pub(crate) fn see<T>(table: &Table, visitor: &Visitor, asked: Asked, with: impl FnOnce(TableView<'_>) -> T) -> T {
    let own: Vec<Seat> = table.seats_of(&visitor.session).collect();
    let eyes = eyes(table, &own, asked.showing);
    let viewer = match eyes {
        Eyes::Open(viewer) => viewer,
        Eyes::Pass(_) => Viewer::Spectator,
    };
    let seats = seats(table, visitor, &own);
    let view = table.played.as_ref().map(|played| played.view(viewer));
    let stage = match (table.played.as_deref(), view.as_deref(), table.phase()) {
        (Some(played), Some(view), Phase::Over) => over(table, played, view, viewer, visitor, &seats),
        (Some(played), Some(view), Phase::Playing) => {
            playing(table, played, view, eyes, viewer, visitor, &seats, &asked)
        }
        _ => Stage::Waiting {
            invitation: format!("{}/tables/{}", asked.site, table.id),
            name: asked.name.unwrap_or_default(),
        },
    };
    with(TableView {
        reader: &visitor.reader,
        id: table.id.as_str(),
        version: table.version,
        info: table.info,
        company: has_company(table),
        seats,
        stage,
        notice: asked.notice,
        talk: table.talk.clone(),
        showing: asked.showing,
    })
}

/// A phrase of the game as a visitor reads it.
pub(crate) fn say_to(table: &Table, visitor: &Visitor, phrase: &engine::Phrase) -> String {
    let own: Vec<Seat> = table.seats_of(&visitor.session).collect();
    let names: Vec<String> = seats(table, visitor, &own).into_iter().map(|seat| seat.name).collect();
    say(web::lexicon(table.info, visitor.reader.language), phrase, &names)
}

/// The moves of a visitor, with what their buttons say.
pub(crate) fn offers(table: &Table, visitor: &Visitor, seat: Seat) -> Vec<(Offer, String)> {
    let own: Vec<Seat> = table.seats_of(&visitor.session).collect();
    let names: Vec<String> = seats(table, visitor, &own).into_iter().map(|seat| seat.name).collect();
    let lexicon = web::lexicon(table.info, visitor.reader.language);
    let Some(played) = &table.played else {
        return Vec::new();
    };
    let label = |offer: Offer| {
        let said = say(lexicon, &offer.phrase, &names);
        (offer, said)
    };
    let offers = played.view(Viewer::Seat(seat)).offers();
    offers.into_iter().map(label).collect()
}

#[expect(clippy::too_many_arguments, reason = "one step of `see`, with what it has gathered")]
fn playing<'a>(
    table: &Table,
    played: &dyn AnyMatch,
    view: &'a dyn AnyView,
    eyes: Eyes,
    viewer: Viewer,
    visitor: &Visitor,
    seats: &[SeatView],
    asked: &Asked,
) -> Stage<'a> {
    let mut game = game_view(played, view, viewer, visitor, seats);
    let turn = match (eyes, played.turn()) {
        (Eyes::Pass(to), _) => return Stage::Pass { to, game },
        (_, Turn::Seat(seat)) => seat,
        (_, Turn::Chance | Turn::Over) => unreachable!("the table is being played"),
    };
    if viewer == Viewer::Seat(turn) && seats[turn.index()].yours {
        game.choices = choices(table, visitor, turn);
    }
    Stage::Playing {
        turn,
        undo: table.undoable(&visitor.session).is_some(),
        hint: asked.hint.clone(),
        confirm: asked.confirm.as_ref().and_then(|text| game.choices.get(text).cloned()),
        game,
    }
}

fn over<'a>(
    table: &Table,
    played: &dyn AnyMatch,
    view: &'a dyn AnyView,
    viewer: Viewer,
    visitor: &Visitor,
    seats: &[SeatView],
) -> Stage<'a> {
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let lexicon = web::lexicon(played.info(), visitor.reader.language);
    Stage::Over {
        game: game_view(played, view, viewer, visitor, seats),
        standings: played.standings(viewer),
        verdict: played.verdict().map(|verdict| say(lexicon, &verdict, &names)),
        seed: played.seed().expect("the game is over"),
        again: table.again.as_ref().map(ToString::to_string),
    }
}

fn game_view<'a>(
    played: &dyn AnyMatch,
    view: &'a dyn AnyView,
    viewer: Viewer,
    visitor: &Visitor,
    seats: &[SeatView],
) -> GameView<'a> {
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    let lexicon = web::lexicon(played.info(), visitor.reader.language);
    let log = played.log(viewer);
    let news = news_from(played, viewer);
    let turn_start = turn_start(played);
    let line = |line: &LogLine| Line {
        ply: line.ply,
        text: say(lexicon, &line.phrase, &names),
        fresh: line.ply >= news,
    };
    let lines: Vec<Line> = log.iter().map(line).collect();
    // Who plays alone moves all the time: nothing tells the turns apart.
    let alone = seats.len() == 1;
    let this_turn = lines
        .iter()
        .filter(|line| !alone && line.ply >= turn_start && played.mover(line.ply).is_some())
        .map(|line| line.text.clone());
    GameView {
        viewer,
        view,
        choices: Choices::default(),
        recent: log.iter().filter(|line| line.ply >= news).cloned().collect(),
        this_turn: this_turn.collect(),
        lines,
        points: played
            .standings(viewer)
            .0
            .iter()
            .map(|standing| standing.points)
            .collect(),
        commitment: played.commitment(),
        provenance: played.provenance(),
    }
}

fn choices(table: &Table, visitor: &Visitor, seat: Seat) -> Choices {
    let offers = offers(table, visitor, seat);
    let others = offers.len() > 1;
    let choice = |(offer, label): (Offer, String)| Choice {
        text: offer.text,
        label,
        final_word: offer.ends_turn && others,
    };
    Choices::new(offers.into_iter().map(choice).collect())
}

/// The first move that happened since the viewer's last one. Who only watches gets the last turn.
fn news_from(played: &dyn AnyMatch, viewer: Viewer) -> usize {
    let plies = played.plies();
    let moved = |seat: Seat| (0..plies).rev().find(|&ply| played.mover(ply) == Some(seat));
    match viewer {
        Viewer::Seat(seat) => moved(seat).map_or(0, |ply| ply + 1),
        Viewer::Spectator => {
            let last = (0..plies).rev().find_map(|ply| played.mover(ply));
            let earlier = |ply: &usize| played.mover(*ply).is_some_and(|seat| Some(seat) != last);
            (0..plies).rev().find(earlier).map_or(0, |ply| ply + 1)
        }
    }
}

/// The first move of the seat to move in this turn; where it has not moved yet, the moves still to come.
fn turn_start(played: &dyn AnyMatch) -> usize {
    let plies = played.plies();
    let Turn::Seat(turn) = played.turn() else {
        return plies;
    };
    let own = |ply: &usize| played.mover(*ply).is_none_or(|seat| seat == turn);
    let run = (0..plies)
        .rev()
        .take_while(own)
        .filter(|&ply| played.mover(ply) == Some(turn));
    run.last().unwrap_or(plies)
}

fn seats(table: &Table, visitor: &Visitor, own: &[Seat]) -> Vec<SeatView> {
    let words = web::words(visitor.reader.language);
    let view = |seat: Seat| match (&table.sitters[seat.index()], &table.plans[seat.index()]) {
        (Some(sitter), _) => SeatView {
            name: sitter.name.clone(),
            kind: SeatKind::Person,
            yours: own.contains(&seat),
        },
        (None, SeatPlan::Person) => SeatView {
            name: words.seat(seat),
            kind: SeatKind::Free,
            yours: false,
        },
        (None, SeatPlan::Bot(bot)) => SeatView {
            name: bot_name(words, bot, seat, table),
            kind: SeatKind::Bot,
            yours: false,
        },
    };
    table.seats().map(view).collect()
}

/// A bot is called by its level, with a number where there are several of it.
fn bot_name(words: &Lexicon, bot: &str, seat: Seat, table: &Table) -> String {
    let level = LEVELS.iter().find(|(_, spec)| *spec == bot);
    let name = level.map_or(bot.to_owned(), |(level, _)| words.word(&format!("bot-{level}")));
    let twins: Vec<Seat> = table
        .seats()
        .filter(|seat| table.plans[seat.index()] == SeatPlan::Bot(bot.to_owned()))
        .collect();
    match twins.iter().position(|twin| *twin == seat) {
        Some(place) if twins.len() > 1 => format!("{name} {}", place + 1),
        _ => name,
    }
}

/// Whether people at different screens play.
fn has_company(table: &Table) -> bool {
    let mut sessions: Vec<&str> = table
        .sitters
        .iter()
        .flatten()
        .map(|sitter| sitter.session.as_str())
        .collect();
    sessions.sort_unstable();
    sessions.dedup();
    sessions.len() > 1
}

fn say(lexicon: &Lexicon, phrase: &engine::Phrase, names: &[String]) -> String {
    lexicon.say(phrase, &|seat| names[seat.index()].clone())
}

#[cfg(test)]
mod tests {
    use engine::Info;
    use store::{Event, SessionId, Stored};

    use super::*;

    fn session(letter: &str) -> SessionId {
        letter.repeat(64).parse().unwrap()
    }

    /// A dealt table for three, the first two seats of which are played by one session.
    fn table(hidden: bool) -> Table {
        let info = catalogue::games()[0].info();
        let created = Event::Created {
            game: info.id.to_owned(),
            rules_version: info.rules_version(),
            options: [].into(),
            seed: "07".repeat(32),
            seats: vec![SeatPlan::Person; 3],
            again: None,
        };
        let joined = |(seat, letter): (usize, &str)| Event::Joined {
            seat: Seat::new(seat),
            session: session(letter),
            name: letter.to_owned(),
        };
        let joined = [(0, "a"), (1, "a"), (2, "b")].map(joined);
        let events = [created].into_iter().chain(joined);
        let stored = events.zip(1..).map(|(event, version)| Stored {
            version,
            at_ms: 0,
            event,
        });
        let id = store::TableId::new([1; 10]);
        let mut table = Table::read(&id, stored.collect()).unwrap().unwrap();
        table.deal().unwrap();
        table.info = Box::leak(Box::new(Info { hidden, ..info.clone() }));
        table
    }

    fn eyes_of(hidden: bool, letter: &str, showing: Option<usize>) -> Eyes {
        let table = table(hidden);
        let own: Vec<Seat> = table.seats_of(&session(letter)).collect();
        eyes(&table, &own, showing.map(Seat::new))
    }

    fn open(seat: usize) -> Eyes {
        Eyes::Open(Viewer::Seat(Seat::new(seat)))
    }

    #[test]
    fn a_shared_screen_shows_secrets_only_to_the_one_who_moves_and_only_when_asked() {
        assert_eq!(eyes_of(true, "a", None), Eyes::Pass(Seat::new(0)));
        assert_eq!(eyes_of(true, "a", Some(1)), Eyes::Pass(Seat::new(0)));
        assert_eq!(eyes_of(true, "a", Some(0)), open(0));
    }

    #[test]
    fn nobody_sees_through_the_eyes_of_others_by_asking() {
        assert_eq!(eyes_of(true, "b", Some(0)), open(2));
        assert_eq!(eyes_of(true, "c", Some(0)), Eyes::Open(Viewer::Spectator));
    }

    #[test]
    fn where_nothing_is_secret_a_shared_screen_just_follows_the_turn() {
        assert_eq!(eyes_of(false, "a", None), open(0));
        assert_eq!(eyes_of(false, "b", None), open(2));
    }
}
