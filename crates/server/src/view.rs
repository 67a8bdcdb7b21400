//! A table as a page for a visitor.
//!
//! This is the only place where a table becomes a page. It is made from what the visitor's [`Perspective`] allows: an
//! observation, the log lines that viewer may read, and the visitor's own offers.

use std::sync::Arc;

use bots::levels::Level;
use catalogue::{AnyMatch, AnyView, Lexicon, LogLine, Offer, Progress, Step};
use engine::{Info, Phrase, Seat, Viewer};
use tables::{Beside, Comment, PersonId, Phase, Remark, SeatPlan, Table, TableId};
use web::pages::{
    Decided, Ending, Facts, Gallery, GameView, LOG_TURNS, LessonView, Line, OriginView, Said, SeatKind, SeatView,
    Sharing, Spoken, Stage, StepView, TableView, TurnView, Visit,
};
use web::{Choice, Choices, Piece, Reader, boards};

use crate::bots::plays_as;
use crate::live_tables::Loaded;
use crate::manners;
use crate::perspective::{self, Audience, Onlooker, Perspective, Sight, is_involved};
use crate::replay::{Position, ReplayRequest, first_decision};
use crate::told::{Telling, Told, ToldLine};

/// How many remarks a page carries, the newest.
const TALK_LINES: usize = 50;

/// What a visitor asked to see besides the table itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct ViewRequest {
    /// The seat whose secrets a shared screen shows.
    pub showing: Option<Seat>,
    /// What to say to the visitor alone.
    pub said: Option<Said>,
    /// The table as it stood after this many moves, with nobody to move, instead of the present one.
    pub ply: Option<usize>,
    /// The game shown again from this position, instead of the table.
    pub replay: Option<ReplayRequest>,
    /// Every turn of the log, not only those that stand beside the board.
    pub whole_log: bool,
    /// The name the visitor last played under.
    pub name: Option<String>,
    /// The address of this site.
    pub site: String,
    /// What time it is; without it, what it was when something happened last: a drawing that many share knows no other.
    pub now_ms: Option<i64>,
}

/// The changing part of a table's page, for a stream.
pub(crate) fn draw_for(loaded: &Loaded, audience: &Audience, told: &Told) -> Vec<Piece> {
    let request = ViewRequest {
        showing: audience.showing,
        name: audience.name.clone(),
        site: audience.site.clone(),
        ..ViewRequest::default()
    };
    draw_telling(loaded, audience.onlooker(), request, Some(told), |view| {
        web::in_pieces(|| view.fragment())
    })
}

/// Makes the page of a table for whoever looks at it and hands it to `with`.
pub(crate) fn draw<T>(
    loaded: &Loaded,
    onlooker: Onlooker<'_>,
    request: ViewRequest,
    with: impl FnOnce(TableView<'_>) -> T,
) -> T {
    draw_telling(loaded, onlooker, request, None, with)
}

/// The same for somebody who was told a part of the log before.
fn draw_telling<T>(
    loaded: &Loaded,
    onlooker: Onlooker<'_>,
    request: ViewRequest,
    told: Option<&Told>,
    with: impl FnOnce(TableView<'_>) -> T,
) -> T {
    let table = &loaded.table;
    let perspective = Perspective::of(table, onlooker.person, request.showing);
    let speaker = Speaker {
        told: told.map(|told| (told, table.taken_back())),
        ..Speaker::new(loaded, onlooker)
    };
    let ply = |played: &dyn AnyMatch| request.ply.map(|ply| ply.min(played.plies()));
    let view = table.played().map(|played| match ply(played) {
        Some(ply) => played.view_at(perspective.viewer(), ply),
        None => played.view(perspective.viewer()),
    });
    let position = match (table.played(), request.replay) {
        (Some(played), Some(asked)) => Some(Position::find(table, played, &perspective, asked)),
        _ => None,
    };
    let stage = match (table.played(), view.as_deref(), table.phase()) {
        (Some(played), ..) if let Some(position) = &position => {
            Stage::Replay(Box::new(speaker.replay(table, played, position)))
        }
        (Some(played), Some(view), Phase::Over) => speaker.over(loaded, played, view, &request),
        (Some(played), Some(view), Phase::Playing) => speaker.playing(
            table,
            speaker.game(facts(table, played), played, view, request.whole_log),
            &perspective,
        ),
        _ => Stage::Waiting {
            invitation: format!("{}/tables/{}", request.site, table.id()),
            name: request.name.unwrap_or_default(),
            host: onlooker.person.is_some_and(|person| table.is_led_by(person)),
            visit: match table.lock() {
                Some(_) => Visit::Word,
                None if table.is_public() => Visit::Public,
                None => Visit::Link,
            },
        },
    };
    let talk = said_at(loaded, &speaker);
    with(TableView {
        reader: onlooker.reader,
        id: table.id().as_str(),
        version: table.version(),
        remarks: loaded.stamp().remarks,
        info: table.game().info(),
        company: has_company(table),
        seats: speaker.seats,
        stage,
        said: request.said,
        talk,
        gallery: gallery(loaded, onlooker.person),
        rated: table.is_rated(),
        ratings: loaded.ratings.shown(table),
        showing: request.showing,
        manners: manners::manners(loaded, onlooker, request.now_ms.unwrap_or(table.changed_at_ms())),
    })
}

/// Something that a visitor hears somebody else say.
pub(crate) struct Heard {
    pub person: PersonId,
    pub name: String,
    pub at_ms: i64,
    pub text: String,
}

/// What a visitor hears at a table, oldest first: what is said by those who play, and by those who watch where they may
/// read it. What the first format kept does not say who spoke.
pub(crate) fn heard(loaded: &Loaded, onlooker: Onlooker<'_>) -> Vec<Heard> {
    let names = seat_names(loaded, onlooker);
    let talk = newest_talk(loaded).iter().filter_map(|remark| {
        Some(Heard {
            person: remark.person.clone()?,
            name: spoken_by(loaded, remark, &names, web::words(onlooker.reader.language)),
            at_ms: remark.at_ms,
            text: remark.text.clone(),
        })
    });
    let comments = comments_for(loaded, onlooker.person).unwrap_or_default();
    let comments = comments.iter().map(|comment| Heard {
        person: comment.person.clone(),
        name: comment.name.clone(),
        at_ms: comment.at_ms,
        text: comment.text.clone(),
    });
    let mut heard: Vec<Heard> = talk.chain(comments).collect();
    heard.sort_by_key(|heard| heard.at_ms);
    heard
}

/// What those who play said, newest last.
pub(crate) fn said_at(loaded: &Loaded, speaker: &Speaker<'_>) -> Vec<Spoken> {
    let names: Vec<String> = loaded.table.seats().map(|seat| speaker.name(seat)).collect();
    let said = |remark: &Remark| Spoken {
        speaker: remark.person.as_ref().map(PersonId::public_key),
        name: spoken_by(loaded, remark, &names, speaker.words),
        text: remark.text.clone(),
    };
    newest_talk(loaded).iter().map(said).collect()
}

/// Who said something, as they are called now. Whoever has taken their seat since, a stand-in or somebody else, did not say it.
fn spoken_by(Loaded { table, beside, .. }: &Loaded, remark: &Remark, names: &[String], words: &Lexicon) -> String {
    let (seat, said_by) = (remark.seat, remark.person.as_ref());
    // What the first format kept does not say who spoke.
    if said_by.is_none() || said_by == table.person(seat) {
        return names[seat.index()].clone();
    }
    let still_called = beside.name(seat).filter(|_| said_by == table.left_by(seat));
    still_called.map_or_else(|| words.word("somebody"), str::to_owned)
}

/// What was said last by those who play. What was said long ago need not travel again with every move.
fn newest_talk(loaded: &Loaded) -> &[Remark] {
    let talk = loaded.beside.talk();
    &talk[talk.len().saturating_sub(TALK_LINES)..]
}

/// What those who watch say among themselves, for those who may read it. Who plays might be helped by it, and reads it once
/// the game is over.
fn comments_for<'a>(Loaded { table, beside, .. }: &'a Loaded, person: Option<&PersonId>) -> Option<&'a [Comment]> {
    let watches = !is_involved(table, person);
    let may_read = table.played().is_some() && (watches || table.phase() == Phase::Over);
    let comments = beside.comments();
    may_read.then(|| &comments[comments.len().saturating_sub(TALK_LINES)..])
}

pub(crate) fn gallery(loaded: &Loaded, person: Option<&PersonId>) -> Option<Gallery> {
    let table = &loaded.table;
    let comments = comments_for(loaded, person)?;
    let said = |comment: &Comment| Spoken {
        speaker: Some(comment.person.public_key()),
        name: comment.name.clone(),
        text: comment.text.clone(),
    };
    Some(Gallery {
        lines: comments.iter().map(said).collect(),
        open: !is_involved(table, person) && !table.is_record(),
    })
}

/// Says what a game has to say to one visitor.
pub(crate) struct Speaker<'a> {
    lexicon: &'static Lexicon,
    pub(super) words: &'static Lexicon,
    seats: Vec<SeatView>,
    person: Option<&'a PersonId>,
    /// What the visitor was told before, and how often moves had been taken back by now.
    told: Option<(&'a Told, usize)>,
}

impl<'a> Speaker<'a> {
    /// Speaks of a game at no table, to a reader who plays those of these seats that are theirs.
    pub fn without_table(info: &Info, reader: &Reader, seats: Vec<SeatView>) -> Speaker<'a> {
        Speaker {
            lexicon: web::lexicon(info, reader.language),
            words: web::words(reader.language),
            seats,
            person: None,
            told: None,
        }
    }

    pub fn new(loaded: &Loaded, onlooker: Onlooker<'a>) -> Speaker<'a> {
        Speaker {
            lexicon: web::lexicon(loaded.table.game().info(), onlooker.reader.language),
            words: web::words(onlooker.reader.language),
            seats: seat_views(loaded, onlooker),
            person: onlooker.person,
            told: None,
        }
    }

    /// A phrase of the game, with the names at the table.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, &|seat| self.name(seat))
    }

    /// The moves of a view, with what their buttons say.
    pub fn offers(&self, view: &dyn AnyView) -> Vec<(Offer, String)> {
        let label = |offer: Offer| {
            let said = self.say(&offer.phrase);
            (offer, said)
        };
        view.offers().into_iter().map(label).collect()
    }

    fn playing<'v>(&self, table: &Table, mut game: GameView<'v>, perspective: &Perspective) -> Stage<'v> {
        let turn = match (perspective.sight, table.to_move()) {
            (Sight::HandOver(to), _) => return Stage::Pass { to, game },
            (_, Some(turn)) => turn,
            (_, None) => unreachable!("the table is being played"),
        };
        let mut lesson = None;
        let progress = table.lesson();
        let taught = progress.is_some();
        if perspective.acting(table).is_some() {
            game.choices = self.choices(game.view);
            if let Some(progress) = progress {
                lesson = Some(self.lesson(&progress));
                game.choices = game
                    .choices
                    .asking_for(|text| progress.step().is_some_and(|step| step.points_at(text)));
            }
        } else if self.seats.iter().any(|seat| seat.yours) {
            game.choices = Choices::waiting();
        }
        Stage::Playing {
            turn,
            undo: self.person.is_some_and(|person| table.undoable(person).is_some()),
            game,
            taught,
            lesson,
        }
    }

    /// What a lesson asks of the visitor.
    pub(super) fn lesson(&self, progress: &Progress<'_>) -> LessonView {
        let lesson = progress.lesson();
        let words = lesson.words(self.words.language());
        let step = |step: &Step| StepView {
            number: progress.number(),
            steps: lesson.steps().len(),
            task: words.word(&step.task()),
        };
        let message = progress.step().map_or(lesson.end_message().to_owned(), Step::message);
        LessonView {
            text: words.word(&message),
            step: progress.step().map(step),
        }
    }

    fn over<'v>(
        &self,
        loaded: &Loaded,
        played: &dyn AnyMatch,
        view: &'v dyn AnyView,
        request: &ViewRequest,
    ) -> Stage<'v> {
        let game = self.game(facts(&loaded.table, played), played, view, request.whole_log);
        Stage::Over {
            game,
            ending: Box::new(self.ending(loaded, played, view.viewer(), &request.site)),
        }
    }

    /// How a game that is over ended, for a viewer who knows the site by an address.
    pub(super) fn ending(&self, loaded: &Loaded, played: &dyn AnyMatch, viewer: Viewer, site: &str) -> Ending {
        let table = &loaded.table;
        let starts = turn_starts(played);
        let course = played.course(&starts).expect("the game is over");
        let standings = table.standings().unwrap_or_else(|| played.standings(viewer));
        // Whoever gives up decides it.
        let to_the_end = table.early_end().is_none() && table.resigned().is_empty();
        let decided = course.decided().filter(|_| to_the_end).map(|(from, to)| {
            let log = played.log_since(viewer, from);
            let log = log.iter().take_while(|line| line.ply < to);
            Decided {
                number: starts.partition_point(|&start| start <= from).max(1),
                of: starts.len(),
                seat: (from..to).find_map(|ply| played.mover(ply)),
                from,
                to,
                lines: log.map(|line| self.log_line(played, line)).collect(),
                best: standings
                    .winners()
                    .next()
                    .and_then(|winner| best_move(played, winner, from..to)),
            }
        });
        Ending {
            standings,
            verdict: played.verdict().map(|verdict| self.say(&verdict)),
            course,
            decided,
            seed: table.seed(),
            again: perspective::again(table, viewer).map(ToString::to_string),
            sharing: Sharing {
                public: table.is_public(),
                site: site.to_owned(),
            },
            early: table.early_end().map(manners::early),
            resigned: table.resigned().iter().map(|(seat, _)| *seat).collect(),
            rated: loaded.ratings.ending(table),
        }
    }

    pub(super) fn game<'v>(
        &self,
        facts: Facts,
        played: &dyn AnyMatch,
        view: &'v dyn AnyView,
        whole_log: bool,
    ) -> GameView<'v> {
        let viewer = view.viewer();
        let news = news_from(played, viewer);
        let starts = turn_starts(played);
        let (earlier, from) = if whole_log {
            (0, 0)
        } else {
            shown_from(played, viewer, &starts, news)
        };
        let log = self.log_from(played, viewer, from);
        let recent = log.iter().filter(|line| line.log.ply >= news);
        let points = played.standings(viewer);
        let mut turns = self.turns(played, &starts, &log, news);
        if let Some((told, _)) = self.told {
            told.drawn_before(earlier, &mut turns);
        }
        GameView {
            viewer,
            view,
            open: Vec::new(),
            choices: Choices::default(),
            prompt: view.prompt().map_or(String::new(), |prompt| self.say(&prompt)),
            ending: view.ending().map(|ending| self.say(&ending)),
            plies: played.plies(),
            earlier,
            turns,
            recent: recent.map(|line| line.log.clone()).collect(),
            points: points.0.iter().map(|standing| standing.points).collect(),
            facts,
        }
    }

    /// The log from a move on, as the visitor reads it.
    pub(super) fn log_from(&self, played: &dyn AnyMatch, viewer: Viewer, from: usize) -> Vec<Arc<ToldLine>> {
        let tell = |from: usize| {
            let log = played.log_since(viewer, from).into_iter();
            log.map(|log| {
                let line = Arc::new(self.log_line(played, &log));
                Arc::new(ToldLine { log, line })
            })
            .collect()
        };
        let Some((told, taken_back)) = self.told else {
            return tell(from);
        };
        let telling = Telling {
            viewer,
            names: self.seats.iter().map(|seat| seat.name.clone()).collect(),
            you: self.you(),
            taken_back,
            over: played.is_over(),
        };
        told.from(telling, from, played.plies(), tell)
    }

    /// The log, turn by turn. What chance does belongs to the turn in which it happens.
    pub(super) fn turns(
        &self,
        played: &dyn AnyMatch,
        starts: &[usize],
        log: &[Arc<ToldLine>],
        news: usize,
    ) -> Vec<TurnView> {
        // Of the starts, how many come before a line or with it.
        let begun = |line: &ToldLine| starts.partition_point(|&start| start <= line.log.ply);
        let is_same_turn = |one: &ToldLine, next: &ToldLine| {
            one.log.ply == next.log.ply || starts.get(begun(one)).is_none_or(|&start| start > next.log.ply)
        };
        let turn = |lines: &[Arc<ToldLine>]| {
            let start = begun(&lines[0]).checked_sub(1).map(|index| starts[index]);
            TurnView {
                seat: start.and_then(|ply| played.mover(ply)),
                ply: start.unwrap_or(0),
                fresh: lines[0].log.ply >= news,
                lines: lines.iter().map(|line| Arc::clone(&line.line)).collect(),
                drawn: Arc::default(),
            }
        };
        log.chunk_by(|one, next| is_same_turn(one, next)).map(turn).collect()
    }

    pub(super) fn log_line(&self, played: &dyn AnyMatch, line: &LogLine) -> Line {
        Line {
            text: self.lexicon.say_to(self.you(), &line.phrase, &|seat| self.name(seat)),
            sign: boards::sign_of(played.info().id, &line.phrase.id),
            // What chance brings to somebody is part of what they did: who explores is told of with what they found.
            chance: played.mover(line.ply).is_none() && !line.phrase.is_about_somebody(),
            ply: line.ply,
        }
    }

    /// The seat that is spoken to as "you": the visitor's only one.
    pub(super) fn you(&self) -> Option<Seat> {
        let mut own = Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].yours);
        own.next().filter(|_| own.next().is_none())
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        self.seats[seat.index()].name.clone()
    }

    pub(super) fn choices(&self, view: &dyn AnyView) -> Choices {
        Choices::new(self.labelled(view.offers()))
    }

    /// Moves with what their buttons say.
    pub(super) fn labelled(&self, offers: Vec<Offer>) -> Vec<Choice> {
        let choice = |offer: Offer| Choice {
            label: self.say(&offer.phrase),
            text: offer.text,
        };
        offers.into_iter().map(choice).collect()
    }

    /// Moves that follow each other, each with what its button says.
    pub(super) fn line(&self, line: Vec<(Seat, Phrase)>) -> Vec<(Seat, String)> {
        let said = |(seat, phrase): (Seat, Phrase)| (seat, self.say(&phrase));
        line.into_iter().map(said).collect()
    }

    /// Those at the table, once everything is said.
    pub(super) fn into_seats(self) -> Vec<SeatView> {
        self.seats
    }
}

/// What is known of the game of a table from its start.
pub(crate) fn facts(table: &Table, played: &dyn AnyMatch) -> Facts {
    Facts {
        commitment: table.commitment(),
        origin: table.origin().map(|(table, ply)| OriginView {
            table: table.to_string(),
            ply: *ply,
            dealt: first_decision(played),
        }),
        ..facts_of(played)
    }
}

/// What is known of a game from its start, wherever it is played.
pub(crate) fn facts_of(played: &dyn AnyMatch) -> Facts {
    Facts {
        commitment: played.commitment(),
        provenance: played.provenance(),
        material: played.setup().material.as_deref().map(engine::Fingerprint::of),
        rules_version: played.setup().rules_version(played.info()),
        origin: None,
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

/// How many turns of the log the page leaves out, and the move with which those begin that it shows: the newest, and all in
/// which there is news.
fn shown_from(played: &dyn AnyMatch, viewer: Viewer, starts: &[usize], news: usize) -> (usize, usize) {
    let mut turns = Vec::new();
    let mut ahead = starts.iter().peekable();
    for ply in played.log_plies(viewer) {
        let mut begins = turns.is_empty();
        while ahead.next_if(|start| **start <= ply).is_some() {
            begins = true;
        }
        if begins {
            turns.push(ply);
        }
    }
    let newest = turns.len().saturating_sub(LOG_TURNS);
    let with_news = turns.partition_point(|&first| first <= news).saturating_sub(1);
    let first = newest.min(with_news);
    (first, turns.get(first).copied().unwrap_or(0))
}

/// The first move of every turn. Who plays alone moves all the time: then every move is a turn.
pub(crate) fn turn_starts(played: &dyn AnyMatch) -> Vec<usize> {
    let alone = played.setup().players == 1;
    let mut last = None;
    let starts = |ply: &usize| match played.mover(*ply) {
        None => false,
        Some(seat) => last.replace(seat) != Some(seat) || alone,
    };
    (0..played.plies()).filter(starts).collect()
}

/// Those at a table, in the order of their seats.
pub(crate) fn seat_views(loaded: &Loaded, onlooker: Onlooker<'_>) -> Vec<SeatView> {
    let (table, words) = (&loaded.table, web::words(onlooker.reader.language));
    let is_theirs = |person: Option<&PersonId>| person.is_some() && person == onlooker.person;
    let returns = |seat: Seat| is_theirs(table.left_by(seat)) && table.phase() != Phase::Over;
    let view = |seat: Seat| match (table.person(seat), &table.plans()[seat.index()]) {
        (Some(person), _) => SeatView {
            name: name_of(words, loaded, seat),
            kind: SeatKind::Person,
            level: None,
            yours: is_theirs(Some(person)),
            returns: false,
        },
        (None, SeatPlan::Record) => SeatView {
            name: name_of(words, loaded, seat),
            kind: SeatKind::Person,
            level: None,
            yours: false,
            returns: false,
        },
        (None, SeatPlan::Person) => SeatView {
            name: match table.left_by(seat) {
                Some(_) => name_of(words, loaded, seat),
                None => words.seat(seat),
            },
            kind: match table.left_by(seat) {
                Some(_) => SeatKind::Left,
                None => SeatKind::Free,
            },
            level: None,
            yours: false,
            returns: returns(seat),
        },
        (None, SeatPlan::Bot(bot)) => SeatView {
            returns: returns(seat),
            ..bot_seat(words, table.id(), table.plans().len(), seat, bot)
        },
    };
    table.seats().map(view).collect()
}

/// What whoever sits or sat on a seat is called.
fn name_of(words: &Lexicon, loaded: &Loaded, seat: Seat) -> String {
    match loaded.beside.name(seat) {
        Some(name) => name.to_owned(),
        None if loaded.beside.is_nameless(seat) => words.word("somebody"),
        None => words.seat(seat),
    }
}

/// What those at a table are called, in the order of their seats.
pub(crate) fn seat_names(loaded: &Loaded, onlooker: Onlooker<'_>) -> Vec<String> {
    seat_views(loaded, onlooker).into_iter().map(|seat| seat.name).collect()
}

/// The seat of a bot at a table of so many players.
pub(crate) fn bot_seat(words: &Lexicon, table: &TableId, players: usize, seat: Seat, bot: &str) -> SeatView {
    SeatView {
        name: web::faces::bot_names(table.as_str(), players)[seat.index()].to_owned(),
        kind: SeatKind::Bot,
        level: Some(level_name(words, bot).unwrap_or_else(|| words.word("bot"))),
        yours: false,
        returns: false,
    }
}

/// The names at a table as its record keeps them: a bot's with the name of what played, which a level may not have
/// for ever. Whoever took their name away, or left a seat that nobody has, stands there in plain words.
pub fn recorded_names(table: &Table, beside: &Beside) -> Vec<String> {
    let bots = web::faces::bot_names(table.id().as_str(), table.plans().len());
    let name = |seat: Seat| match (table.person(seat), &table.plans()[seat.index()]) {
        (None, SeatPlan::Bot(bot)) => format!("{} ({})", bots[seat.index()], plays_as(bot)),
        _ if beside.is_nameless(seat) => "somebody".to_owned(),
        _ => beside.name(seat).unwrap_or("nobody").to_owned(),
    };
    table.seats().map(name).collect()
}

/// What the level of a bot is called, if the text is the name of a bot that people can choose.
fn level_name(words: &Lexicon, bot: &str) -> Option<String> {
    let level = Level::of(plays_as(bot).parse().ok()?)?;
    Some(words.word(&format!("level-{}", level.name())))
}

/// Whether people at different screens play.
fn has_company(table: &Table) -> bool {
    let mut people = table.seats().filter_map(|seat| table.person(seat));
    let first = people.next();
    people.any(|person| Some(person) != first)
}

/// How many moves were made before the one among these that won most for a seat; nothing where none won anything.
fn best_move(played: &dyn AnyMatch, seat: Seat, moves: std::ops::Range<usize>) -> Option<usize> {
    let moves = moves.start..=moves.end;
    let course = played.course(&moves.clone().collect::<Vec<usize>>())?;
    let stood: Vec<(usize, i32)> = course.points(seat).filter(|(ply, _)| moves.contains(ply)).collect();
    let gains = stood.windows(2).map(|pair| (pair[0].0, pair[1].1 - pair[0].1));
    // Of equal gains the first.
    let best = gains.rev().max_by_key(|&(_, gain)| gain)?;
    (best.1 > 0).then_some(best.0)
}
