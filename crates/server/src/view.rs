//! A table as a page for a visitor.
//!
//! This is the only place where a table becomes a page. It is made from what the visitor's [`Perspective`] allows: an
//! observation, the log lines that viewer may read, and the visitor's own offers.

use bots::levels::Level;
use catalogue::{AnyMatch, AnyView, Lexicon, LogLine, Offer};
use engine::{Phrase, Seat, Turn, Viewer};
use tables::{PersonId, Phase, SeatPlan, Table};
use web::pages::{GameView, Hint, Line, Notice, SeatKind, SeatView, Stage, TableView};
use web::{Choice, Choices};

use crate::live_tables::Loaded;
use crate::perspective::{Perspective, Sight};
use crate::sessions::Visitor;

/// How many remarks a page carries, the newest.
const TALK_LINES: usize = 50;

/// What a visitor asked to see besides the table itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct ViewRequest {
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

/// Makes the page of a table for a visitor and hands it to `with`.
pub(crate) fn draw<T>(
    loaded: &Loaded,
    visitor: &Visitor,
    request: ViewRequest,
    with: impl FnOnce(TableView<'_>) -> T,
) -> T {
    let table = &loaded.table;
    let perspective = Perspective::of(table, &visitor.person, request.showing);
    let speaker = Speaker::new(loaded, visitor);
    let view = table.played().map(|played| played.view(perspective.viewer()));
    let stage = match (table.played(), view.as_deref(), table.phase()) {
        (Some(played), Some(view), Phase::Over) => speaker.over(table, played, view),
        (Some(played), Some(view), Phase::Playing) => speaker.playing(table, played, view, &perspective, &request),
        _ => Stage::Waiting {
            invitation: format!("{}/tables/{}", request.site, table.id()),
            name: request.name.unwrap_or_default(),
        },
    };
    // What was said long ago need not travel again with every move.
    let talk = loaded.beside.talk();
    let talk = talk[talk.len().saturating_sub(TALK_LINES)..].iter();
    with(TableView {
        reader: &visitor.reader,
        id: table.id().as_str(),
        version: table.version(),
        remarks: loaded.stamp().remarks,
        info: table.game().info(),
        company: has_company(table),
        seats: speaker.seats,
        stage,
        notice: request.notice,
        talk: talk.map(|remark| (remark.seat, remark.text.clone())).collect(),
        showing: request.showing,
    })
}

/// Says what a game has to say to one visitor.
pub(crate) struct Speaker<'a> {
    lexicon: &'static Lexicon,
    seats: Vec<SeatView>,
    person: &'a PersonId,
}

impl<'a> Speaker<'a> {
    pub fn new(loaded: &Loaded, visitor: &'a Visitor) -> Speaker<'a> {
        Speaker {
            lexicon: web::lexicon(loaded.table.game().info(), visitor.reader.language),
            seats: seats(loaded, visitor),
            person: &visitor.person,
        }
    }

    /// A phrase of the game, with the names at the table.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, &|seat| self.seats[seat.index()].name.clone())
    }

    /// The moves of a view, with what their buttons say.
    pub fn offers(&self, view: &dyn AnyView) -> Vec<(Offer, String)> {
        let label = |offer: Offer| {
            let said = self.say(&offer.phrase);
            (offer, said)
        };
        view.offers().into_iter().map(label).collect()
    }

    fn playing<'v>(
        &self,
        table: &Table,
        played: &dyn AnyMatch,
        view: &'v dyn AnyView,
        perspective: &Perspective,
        request: &ViewRequest,
    ) -> Stage<'v> {
        let mut game = self.game(played, view);
        let turn = match (perspective.sight, table.to_move()) {
            (Sight::HandOver(to), _) => return Stage::Pass { to, game },
            (_, Some(turn)) => turn,
            (_, None) => unreachable!("the table is being played"),
        };
        if perspective.acting(table).is_some() {
            game.choices = self.choices(view);
        }
        let confirm = request.confirm.as_ref();
        Stage::Playing {
            turn,
            undo: table.undoable(self.person).is_some(),
            hint: request.hint.clone(),
            confirm: confirm.and_then(|text| game.choices.get(text).cloned()),
            game,
        }
    }

    fn over<'v>(&self, table: &Table, played: &dyn AnyMatch, view: &'v dyn AnyView) -> Stage<'v> {
        Stage::Over {
            game: self.game(played, view),
            standings: played.standings(view.viewer()),
            verdict: played.verdict().map(|verdict| self.say(&verdict)),
            seed: played.seed(),
            again: table.again().map(ToString::to_string),
        }
    }

    fn game<'v>(&self, played: &dyn AnyMatch, view: &'v dyn AnyView) -> GameView<'v> {
        let viewer = view.viewer();
        let log = played.log(viewer);
        let news = news_from(played, viewer);
        let turn_start = turn_start(played);
        let line = |line: &LogLine| Line {
            ply: line.ply,
            text: self.say(&line.phrase),
            fresh: line.ply >= news,
        };
        let lines: Vec<Line> = log.iter().map(line).collect();
        // Who plays alone moves all the time: nothing tells the turns apart.
        let alone = self.seats.len() == 1;
        let this_turn = lines
            .iter()
            .filter(|line| !alone && line.ply >= turn_start && played.mover(line.ply).is_some())
            .map(|line| line.text.clone());
        let points = played.standings(viewer);
        GameView {
            viewer,
            view,
            choices: Choices::default(),
            recent: log.iter().filter(|line| line.ply >= news).cloned().collect(),
            this_turn: this_turn.collect(),
            lines,
            points: points.0.iter().map(|standing| standing.points).collect(),
            commitment: played.commitment(),
            provenance: played.provenance(),
            material: played.setup().material.as_deref().map(engine::Fingerprint::of),
            rules_version: played.setup().rules_version(played.info()),
        }
    }

    fn choices(&self, view: &dyn AnyView) -> Choices {
        let offers = self.offers(view);
        let choice = |(offer, label): (Offer, String)| Choice {
            text: offer.text,
            label,
        };
        Choices::new(offers.into_iter().map(choice).collect())
    }
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

fn seats(loaded: &Loaded, visitor: &Visitor) -> Vec<SeatView> {
    let (table, words) = (&loaded.table, web::words(visitor.reader.language));
    let returns = |seat: Seat| table.left_by(seat) == Some(&visitor.person) && table.phase() != Phase::Over;
    let view = |seat: Seat| match (table.person(seat), &table.plans()[seat.index()]) {
        (Some(person), _) => SeatView {
            name: loaded.beside.name(seat).map_or_else(|| words.seat(seat), str::to_owned),
            kind: SeatKind::Person,
            yours: *person == visitor.person,
            returns: false,
        },
        (None, SeatPlan::Person) => SeatView {
            name: match table.left_by(seat) {
                Some(_) => loaded.beside.name(seat).map_or_else(|| words.seat(seat), str::to_owned),
                None => words.seat(seat),
            },
            kind: match table.left_by(seat) {
                Some(_) => SeatKind::Left,
                None => SeatKind::Free,
            },
            yours: false,
            returns: returns(seat),
        },
        (None, SeatPlan::Bot(bot)) => SeatView {
            name: bot_name(words, bot, seat, table),
            kind: SeatKind::Bot,
            yours: false,
            returns: returns(seat),
        },
    };
    table.seats().map(view).collect()
}

/// A bot is called by its level, with a number where there are several of it.
fn bot_name(words: &Lexicon, bot: &str, seat: Seat, table: &Table) -> String {
    let name = level_name(words, bot).unwrap_or_else(|| bot.to_owned());
    let alike = |seat: &Seat| matches!(&table.plans()[seat.index()], SeatPlan::Bot(other) if other == bot);
    let twins: Vec<Seat> = table.seats().filter(alike).collect();
    match twins.iter().position(|twin| *twin == seat) {
        Some(place) if twins.len() > 1 => format!("{name} {}", place + 1),
        _ => name,
    }
}

/// What the level of a bot is called, if the text is the name of a bot that people can choose.
pub(crate) fn level_name(words: &Lexicon, bot: &str) -> Option<String> {
    let level = Level::of(bot.parse().ok()?)?;
    Some(words.word(&format!("bot-{}", level.name)))
}

/// Whether people at different screens play.
fn has_company(table: &Table) -> bool {
    let mut people = table.seats().filter_map(|seat| table.person(seat));
    let first = people.next();
    people.any(|person| Some(person) != first)
}
