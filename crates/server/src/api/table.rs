//! A table as a program sees it: what its seat may know, and what it can do.

use std::collections::BTreeMap;

use axum::extract::State;
use engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};
use tables::{Phase, SeatPlan, Table as Seated};
use utoipa::{IntoParams, ToSchema};
use web::pages::{AskedFor, EarlyView, Ending, LessonView, Rated, SeatKind, SeatView, Spoken};

use super::asking::{Asked, AtTable, Json};
use super::new_table::Terms;
use super::problem::Failure;
use super::ratings::{RatedOutcome, Rating};
use crate::live_tables::{LiveTable, Loaded};
use crate::perspective::{self, Perspective};
use crate::ratings::BOT;
use crate::sessions::Visitor;
use crate::view::{Speaker, gallery, said_at, seat_views};
use crate::{App, bots, manners, names, terms};

/// The part of an address that names a table, and what opens its door.
#[derive(IntoParams)]
#[allow(dead_code, reason = "it is read by the document alone")]
pub(crate) struct TablePath {
    /// The table.
    #[param(example = "abcdefgh23456789")]
    #[into_params(parameter_in = Path)]
    id: String,
}

/// With whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Eyes {
    /// The seat whose secrets are asked for, where whoever asks plays several. Without it, the one to move.
    #[serde(rename = "as")]
    #[param(value_type = Option<u8>, minimum = 1, maximum = 4)]
    pub seat: Option<Seat>,
}

/// A table, as far as whoever asks may know it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Table {
    id: String,
    /// The game's id.
    game: &'static str,
    rules_version: u32,
    /// The options that were chosen; the others are as usual.
    options: BTreeMap<String, String>,
    /// Counts what happened. A move says for which version it was chosen.
    version: i64,
    #[schema(inline)]
    phase: PhaseName,
    /// Whether everybody may know of the table.
    public: bool,
    /// Whether it has a password.
    locked: bool,
    /// Whether the result counts for ratings.
    rated: bool,
    /// Whether whoever asks is the host, who decides before the deal who else sits there.
    host: bool,
    terms: Terms,
    /// The same in sentences, where there is more to say than what is usual.
    agreed: Vec<String>,
    /// Whether it shows a record that somebody brought: nobody moves there.
    record: bool,
    /// The position that it goes on from.
    #[schema(value_type = Option<Origin>)]
    origin: Option<Origin>,
    seats: Vec<SeatAnswer>,
    /// The seat with whose eyes the table is told; none for those who watch.
    #[schema(value_type = Option<u8>)]
    viewer: Option<Seat>,
    /// The seat that moves.
    #[schema(value_type = Option<u8>)]
    to_move: Option<Seat>,
    your_turn: bool,
    /// What is asked of the seat to move, in words.
    prompt: Option<String>,
    /// That the game ends soon, where that is certain, in words.
    ending: Option<String>,
    /// What a lesson asks of whoever learns here, while it is their turn.
    #[schema(value_type = Option<Lesson>)]
    lesson: Option<Lesson>,
    /// The game as the viewer may know it: what `observe` says in the bot protocol. Nothing before the deal.
    #[schema(value_type = Option<Object>)]
    observation: Option<serde_json::Value>,
    /// The moves that can be made now by whoever asks.
    moves: Vec<String>,
    /// How many moves were made, chance included.
    plies: usize,
    /// Whether the last move can be taken back without asking.
    may_undo: bool,
    may_resign: bool,
    /// Whether the others can be asked to end the game.
    may_ask_end: bool,
    /// Whether the others can be asked to go back further.
    may_ask_undo: bool,
    /// What somebody asks the others for.
    #[schema(value_type = Option<Question>)]
    asked: Option<Question>,
    /// What was said at the table, the newest last.
    talk: Vec<Remark>,
    /// What those who watch say among themselves, the newest last; nothing for who plays while the game goes on.
    #[schema(value_type = Option<Vec<Remark>>)]
    gallery: Option<Vec<Remark>>,
    /// How the game ended.
    #[schema(value_type = Option<Outcome>)]
    outcome: Option<Outcome>,
    /// The hash of the seed from which all chance comes.
    commitment: String,
    /// The seed, once the game is over.
    seed: Option<String>,
    /// The table of the rematch.
    next: Option<String>,
}

/// A position of another table.
#[derive(Serialize, ToSchema)]
pub(crate) struct Origin {
    table: String,
    /// After how many of its moves.
    ply: usize,
}

/// What a lesson asks for.
#[derive(Serialize, ToSchema)]
pub(crate) struct Lesson {
    /// What this is about.
    text: String,
    /// What is to be done; nothing once everything is.
    task: Option<String>,
    /// The number of the step, from 1.
    step: Option<usize>,
    /// How many steps there are.
    steps: Option<usize>,
}

impl From<LessonView> for Lesson {
    fn from(lesson: LessonView) -> Lesson {
        let (step, steps) = lesson.step.as_ref().map(|step| (step.number, step.steps)).unzip();
        Lesson {
            text: lesson.text,
            task: lesson.step.map(|step| step.task),
            step,
            steps,
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PhaseName {
    Waiting,
    Playing,
    Over,
}

impl From<Phase> for PhaseName {
    fn from(phase: Phase) -> PhaseName {
        match phase {
            Phase::Waiting => PhaseName::Waiting,
            Phase::Playing => PhaseName::Playing,
            Phase::Over => PhaseName::Over,
        }
    }
}

/// A seat, and who sits there.
#[derive(Serialize, ToSchema)]
#[schema(as = Seat)]
pub(crate) struct SeatAnswer {
    #[schema(value_type = u8)]
    seat: Seat,
    name: String,
    #[schema(inline)]
    kind: KindName,
    /// Whether a program plays it: the site's own, or one with an account.
    bot: bool,
    /// The level of a bot of the site.
    level: Option<String>,
    /// Whether it is played by whoever asks.
    you: bool,
    /// Whether whoever asks left it and may come back.
    returns: bool,
    /// The points, as far as the viewer can know them.
    points: Option<i32>,
    /// How long may still be thought, in milliseconds; nothing where there is no clock.
    left_ms: Option<i64>,
    /// When that is out, in milliseconds since 1970, where the clock runs.
    until_ms: Option<i64>,
    /// Whether these are vacation days.
    on_vacation: bool,
    /// How strong whoever plays it is taken to be: at a table that counts for ratings, and in the lobby.
    #[schema(value_type = Option<Rating>)]
    rating: Option<Rating>,
    /// By what others find whoever sits there (`/people/{key}`): in the lobby.
    key: Option<String>,
    /// The person for whom a bot plays on.
    #[schema(value_type = Option<Absent>)]
    absent: Option<Absent>,
    /// For how many days its person has not moved, where whoever asks may let a bot play on (`replace`).
    silent_days: Option<i64>,
    /// Whether whoever asks, who does not play, may ask the others for it (`ask`).
    may_ask: bool,
}

/// Somebody whose seat a bot plays.
#[derive(Serialize, ToSchema)]
pub(crate) struct Absent {
    name: String,
    out_of_time: bool,
    resigned: bool,
}

/// Who sits on a seat.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum KindName {
    /// Somebody with a cookie or an account, be it a bot's.
    Person,
    /// A bot of the site.
    House,
    /// Nobody yet.
    Free,
    /// Nobody: it waits for whoever left it.
    Left,
}

impl SeatAnswer {
    /// A seat of the lobby: everybody may know who sits there, and how strong they are.
    pub fn public(seat: Seat, view: &SeatView, key: Option<String>, rated: Option<Rated>) -> SeatAnswer {
        SeatAnswer {
            level: key.as_deref().and_then(|key| key.strip_prefix(BOT)).map(str::to_owned),
            rating: rated.map(Rating::from),
            key,
            ..SeatAnswer::listed(seat, view)
        }
    }

    /// A seat of a list, of which no more is known.
    fn listed(seat: Seat, view: &SeatView) -> SeatAnswer {
        SeatAnswer {
            seat,
            name: view.name.clone(),
            kind: match view.kind {
                SeatKind::Person => KindName::Person,
                SeatKind::Bot => KindName::House,
                SeatKind::Free => KindName::Free,
                SeatKind::Left => KindName::Left,
            },
            bot: view.kind == SeatKind::Bot || (view.kind == SeatKind::Person && names::is_bots(&view.name)),
            level: None,
            you: view.yours,
            returns: view.returns,
            points: None,
            left_ms: None,
            until_ms: None,
            on_vacation: false,
            rating: None,
            key: None,
            absent: None,
            silent_days: None,
            may_ask: false,
        }
    }
}

/// What somebody asks the others for.
#[derive(Serialize, ToSchema)]
pub(crate) struct Question {
    by: String,
    #[schema(inline)]
    what: QuestionName,
    /// The seat that is asked for.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// Whether whoever asks here is to answer.
    awaits_you: bool,
}

/// For what.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum QuestionName {
    End,
    Undo,
    Seat,
}

/// Something that was said.
#[derive(Serialize, ToSchema)]
pub(crate) struct Remark {
    /// By what whoever said it is known again, whatever they are called.
    key: Option<String>,
    name: String,
    text: String,
}

impl From<Spoken> for Remark {
    fn from(spoken: Spoken) -> Remark {
        Remark {
            key: spoken.speaker,
            name: spoken.name,
            text: spoken.text,
        }
    }
}

/// How a game ended.
#[derive(Serialize, ToSchema)]
pub(crate) struct Outcome {
    standings: Vec<Place>,
    /// Why it ended before its end.
    #[schema(value_type = Option<EarlyName>)]
    early: Option<EarlyName>,
    /// What the game itself says of the result, such as the grade of a game played alone.
    verdict: Option<String>,
    /// The turn that decided it, unless the victory is shared.
    #[schema(value_type = Option<DecidedTurn>)]
    decided: Option<DecidedTurn>,
    /// How the points stood at the beginning, at every turn, and at the end.
    course: Vec<Moment>,
    /// What it made of the ratings, where it was to count.
    #[schema(value_type = Option<RatedOutcome>)]
    rated: Option<RatedOutcome>,
}

/// The turn after which the winner was never caught up with again.
#[derive(Serialize, ToSchema)]
pub(crate) struct DecidedTurn {
    /// Its number, from 1.
    turn: usize,
    /// How many turns there were.
    turns: usize,
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    /// How many moves were made before it.
    from: usize,
    /// And after it.
    to: usize,
    /// What happened in it, in words.
    lines: Vec<String>,
}

/// How the points stood.
#[derive(Serialize, ToSchema)]
pub(crate) struct Moment {
    /// After how many moves.
    ply: usize,
    /// The points in seat order.
    points: Vec<i32>,
}

/// The place of a seat.
#[derive(Serialize, ToSchema)]
pub(crate) struct Place {
    #[schema(value_type = u8)]
    seat: Seat,
    /// 1 for a winner; those who share a place have the same.
    rank: u8,
    points: i32,
    resigned: bool,
}

/// Why a game ended before its end.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EarlyName {
    Resigned,
    Agreed,
    Closed,
}

impl From<EarlyView> for EarlyName {
    fn from(early: EarlyView) -> EarlyName {
        match early {
            EarlyView::Resigned => EarlyName::Resigned,
            EarlyView::Agreed => EarlyName::Agreed,
            EarlyView::Closed => EarlyName::Closed,
        }
    }
}

/// A table: what its seats may know is told to those who sit there alone.
#[utoipa::path(get, path = "/tables/{id}", operation_id = "table", params(TablePath, Eyes), responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn show(
    State(app): State<App>,
    at: AtTable,
    Asked(eyes): Asked<Eyes>,
) -> Result<Json<Table>, Failure> {
    bots::wake(&app, &at.live);
    tell(&app, &at.live, &at.visitor, eyes.seat).await
}

/// The table as it stands now.
pub(super) async fn tell(
    app: &App,
    live: &LiveTable,
    visitor: &Visitor,
    showing: Option<Seat>,
) -> Result<Json<Table>, Failure> {
    let (loaded, visitor, now_ms) = (app.tables.present(live).await?, visitor.clone(), app.now_ms());
    let work = move || describe(&loaded, &visitor, showing, now_ms);
    Ok(Json(app.easels.draw(work).await?))
}

/// The place of a program at a table. It is no screen that people share: unless it asks otherwise it looks with the eyes of
/// whichever seat of its own is to move.
pub(super) fn perspective(table: &Seated, visitor: &Visitor, showing: Option<Seat>) -> Perspective {
    Perspective::of(table, Some(&visitor.person), showing.or(table.to_move()))
}

/// A table as whoever asks may know it.
pub(super) fn describe(loaded: &Loaded, visitor: &Visitor, showing: Option<Seat>, now_ms: i64) -> Table {
    let table = &loaded.table;
    let person = &visitor.person;
    let perspective = perspective(table, visitor, showing);
    let viewer = perspective.viewer();
    let speaker = Speaker::new(loaded, visitor.onlooker());
    let manners = manners::manners(loaded, visitor.onlooker(), now_ms);
    let view = table.played().map(|played| played.view(viewer));
    let acts = perspective.acting(table).is_some();
    let offers = view.as_deref().filter(|_| acts).map(|view| view.offers());
    let points = table.played().map(|played| played.standings(viewer).0);
    let info = table.game().info();
    let ratings = loaded.ratings.shown(table);
    let seat = |(seat, view): (Seat, SeatView)| {
        let (index, clock) = (seat.index(), manners.clocks[seat.index()]);
        SeatAnswer {
            level: match &table.plans()[index] {
                SeatPlan::Bot(bot) => Some(bots::plays_as(bot).to_owned()),
                _ => None,
            },
            points: points.as_ref().map(|points| points[index].points),
            left_ms: clock.map(|clock| clock.left_ms),
            until_ms: clock.and_then(|clock| clock.until_ms),
            on_vacation: clock.is_some_and(|clock| clock.on_vacation),
            rating: ratings.get(index).copied().flatten().map(Rating::from),
            absent: manners.absent[index].as_ref().map(|absent| Absent {
                name: absent.name.clone(),
                out_of_time: absent.out_of_time,
                resigned: absent.resigned,
            }),
            silent_days: manners
                .silent
                .filter(|(silent, _)| *silent == seat)
                .map(|(_, days)| days),
            may_ask: manners.may_ask_for.contains(&seat),
            ..SeatAnswer::listed(seat, &view)
        }
    };
    let seats = table
        .seats()
        .zip(seat_views(loaded, visitor.onlooker()))
        .map(seat)
        .collect();
    let lesson = table
        .lesson()
        .filter(|_| acts)
        .map(|progress| speaker.lesson(&progress));
    let ended = table.played().filter(|_| table.phase() == Phase::Over);
    Table {
        id: table.id().to_string(),
        game: info.id,
        rules_version: table.setup().rules_version(info),
        options: table.setup().options.clone(),
        version: table.version(),
        phase: table.phase().into(),
        public: table.is_public(),
        locked: table.lock().is_some(),
        rated: table.is_rated(),
        host: table.phase() == Phase::Waiting && table.is_led_by(person),
        terms: Terms::from(terms::draft(table.terms())),
        agreed: manners.agreed,
        record: table.is_record(),
        origin: table.origin().map(|(table, ply)| Origin {
            table: table.to_string(),
            ply: *ply,
        }),
        seats,
        viewer: match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        },
        to_move: table.to_move(),
        your_turn: acts,
        prompt: view
            .as_ref()
            .and_then(|view| view.prompt())
            .map(|prompt| speaker.say(&prompt)),
        ending: view
            .as_ref()
            .and_then(|view| view.ending())
            .map(|ending| speaker.say(&ending)),
        observation: view.as_ref().map(|view| view.state_json()),
        moves: offers.unwrap_or_default().into_iter().map(|offer| offer.text).collect(),
        plies: table.played().map_or(0, |played| played.plies()),
        may_undo: table.undoable(person).is_some(),
        may_resign: manners.may_resign,
        may_ask_end: manners.may_ask_end,
        may_ask_undo: table.may_ask_back(person),
        asked: manners.asked.map(|asked| Question {
            by: asked.by,
            what: match asked.what {
                AskedFor::End => QuestionName::End,
                AskedFor::Undo => QuestionName::Undo,
                AskedFor::Seat(_) => QuestionName::Seat,
            },
            seat: match asked.what {
                AskedFor::Seat(seat) => Some(seat),
                _ => None,
            },
            awaits_you: asked.awaits_you,
        }),
        lesson: lesson.map(Lesson::from),
        talk: said_at(loaded, &speaker).into_iter().map(Remark::from).collect(),
        gallery: gallery(loaded, Some(person)).map(|gallery| gallery.lines.into_iter().map(Remark::from).collect()),
        outcome: ended.map(|played| outcome(loaded, speaker.ending(loaded, played, viewer, &visitor.site))),
        commitment: table.commitment().to_string(),
        seed: table.seed().map(|seed| seed.to_string()),
        next: perspective::again(table, viewer).map(ToString::to_string),
    }
}

fn outcome(Loaded { table, .. }: &Loaded, ending: Ending) -> Outcome {
    let resigned = |seat: Seat| ending.resigned.contains(&seat);
    let seats: Vec<Vec<(usize, i32)>> = table.seats().map(|seat| ending.course.points(seat).collect()).collect();
    let moment = |index: usize| Moment {
        ply: seats[0][index].0,
        points: seats.iter().map(|points| points[index].1).collect(),
    };
    let place = |standing: &engine::Standing| Place {
        seat: standing.seat,
        rank: standing.rank,
        points: standing.points,
        resigned: resigned(standing.seat),
    };
    Outcome {
        standings: ending.standings.0.iter().map(place).collect(),
        early: ending.early.map(EarlyName::from),
        course: (0..seats[0].len()).map(moment).collect(),
        decided: ending.decided.map(|decided| DecidedTurn {
            turn: decided.number,
            turns: decided.of,
            seat: decided.seat,
            from: decided.from,
            to: decided.to,
            lines: decided.lines.into_iter().map(|line| line.text).collect(),
        }),
        verdict: ending.verdict,
        rated: ending.rated.map(RatedOutcome::from),
    }
}

/// The moves that can be made now, with their words.
#[derive(Serialize, ToSchema)]
pub(crate) struct Moves {
    /// The version of the table for which they are legal.
    version: i64,
    moves: Vec<Move>,
}

/// A move that can be made.
#[derive(Serialize, ToSchema)]
pub(crate) struct Move {
    /// What to send to make it.
    #[serde(rename = "move")]
    text: String,
    /// What its button says.
    label: String,
    /// What it gives up that one may not have meant to.
    warning: Option<String>,
}

impl Move {
    /// A move with its words.
    pub(super) fn said(speaker: &Speaker<'_>, offer: catalogue::Offer) -> Move {
        Move {
            label: speaker.say(&offer.phrase),
            warning: offer.warning.map(|warning| speaker.say(&warning)),
            text: offer.text,
        }
    }
}

/// The moves of whoever asks, in words; none while another is to move.
#[utoipa::path(get, path = "/tables/{id}/moves", operation_id = "moves", params(TablePath, Eyes), responses((status = 200, description = "The legal moves", body = Moves)))]
pub(crate) async fn moves(
    State(app): State<App>,
    at: AtTable,
    Asked(eyes): Asked<Eyes>,
) -> Result<Json<Moves>, Failure> {
    let loaded = app.tables.present(&at.live).await?;
    let work = move || {
        let table = &loaded.table;
        let perspective = perspective(table, &at.visitor, eyes.seat);
        let speaker = Speaker::new(&loaded, at.visitor.onlooker());
        let acts = perspective.acting(table).is_some();
        let view = table
            .played()
            .filter(|_| acts)
            .map(|played| played.view(perspective.viewer()));
        let offers = view.map_or(Vec::new(), |view| view.offers());
        Moves {
            version: table.version(),
            moves: offers.into_iter().map(|offer| Move::said(&speaker, offer)).collect(),
        }
    };
    Ok(Json(app.easels.draw(work).await?))
}

/// From where on the log is asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// Leaves out what was told before so many moves.
    #[serde(default)]
    #[param(maximum = 1000000)]
    since: usize,
}

/// A line of the log.
#[derive(Serialize, ToSchema)]
pub(crate) struct Line {
    /// How many moves were made before it.
    ply: usize,
    /// The seat that moved; none where chance did.
    #[schema(value_type = Option<u8>)]
    seat: Option<Seat>,
    text: String,
}

/// What happened, in words, as whoever asks may know it.
#[utoipa::path(get, path = "/tables/{id}/log", operation_id = "log", params(TablePath, Since), responses((status = 200, description = "The log, oldest first", body = Vec<Line>)))]
pub(crate) async fn log(
    State(app): State<App>,
    at: AtTable,
    Asked(asked): Asked<Since>,
) -> Result<Json<Vec<Line>>, Failure> {
    let loaded = app.tables.present(&at.live).await?;
    let work = move || {
        let Some(played) = loaded.table.played() else {
            return Vec::new();
        };
        let viewer = perspective(&loaded.table, &at.visitor, None).viewer();
        let speaker = Speaker::new(&loaded, at.visitor.onlooker());
        let since = asked.since.min(played.plies());
        let log = played.log_since(viewer, since);
        let line = |line: &catalogue::LogLine| Line {
            ply: line.ply,
            seat: (line.ply < played.plies()).then(|| played.mover(line.ply)).flatten(),
            text: speaker.say(&line.phrase),
        };
        log.iter().map(line).collect()
    };
    Ok(Json(app.easels.draw(work).await?))
}
