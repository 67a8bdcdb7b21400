//! A table: waiting for its players, being played, or over.
//!
//! The page holds one element, `main#main`, that changes while people play. [`TableView::fragment`] is that element
//! alone, for the stream; [`TableView::page`] is the whole page around it; [`TableView::answer`] is what only the one who
//! asked is told, for the action bar.

mod bar;
mod explore;
pub(super) mod lesson;
mod log;
mod manners;
mod puzzle;
pub(super) mod rail;
mod replay;
mod said;
mod share;
mod talk;
mod waiting;

use catalogue::{AnyView, LogLine};
use engine::{Commitment, Fingerprint, Info, Provenance, Seat, Viewer};
use maud::{Markup, PreEscaped, html};

use super::new_table::Visit;
use super::over::{self, Ending};
use super::player::Rated;
use crate::boards::{self, Composition, Part, Scene};
use crate::frame::{page, page_with};
use crate::piece::Cut;
use crate::room::Room;
use crate::rulebook::{Section, rulebook};
use crate::{Choices, Reader, faces, lexicon};

pub use explore::{ExploreView, ExploredLine, NextStep, Outlook};
pub use lesson::{LessonView, StepView};
pub use log::{LOG_TURNS, Line, TurnView};
pub use manners::{Absent, AskedFor, AskedView, ClockView, Manners, time_left};
pub use puzzle::{PuzzleAnswer, PuzzleState, PuzzleView};
pub use replay::{Eyes, ReplayView, Stops};
pub use said::{Hint, HintForecast, HintLine, Notice, Said};
pub use share::Sharing;
pub use talk::{Gallery, Spoken};

/// A table as one reader sees it.
pub struct TableView<'a> {
    /// Who reads.
    pub reader: &'a Reader,
    /// The table's id.
    pub id: &'a str,
    /// How many events the table has.
    pub version: i64,
    /// How many remarks were made at it.
    pub remarks: usize,
    /// The game.
    pub info: &'static Info,
    /// Who sits where.
    pub seats: Vec<SeatView>,
    /// Where the table stands.
    pub stage: Stage<'a>,
    /// What is said to this reader alone, once.
    pub said: Option<Said>,
    /// What was said at the table, newest last.
    pub talk: Vec<Spoken>,
    /// What those who only watch say among themselves; nothing for who may not read it.
    pub gallery: Option<Gallery>,
    /// Whether the game counts for ratings: then nobody is helped.
    pub rated: bool,
    /// How strong those at the table are taken to be, where it counts.
    pub ratings: Vec<Option<Rated>>,
    /// Whether people at other screens play too, so that talking makes sense.
    pub company: bool,
    /// The seat whose secrets a shared screen was asked to show.
    pub showing: Option<Seat>,
    /// Clocks, and what people ask each other for.
    pub manners: Manners,
}

/// A seat as the page shows it.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// The name; empty while the seat is free.
    pub name: String,
    /// Who sits there.
    pub kind: SeatKind,
    /// How strong a bot is, in the reader's language.
    pub level: Option<String>,
    /// Whether the reader plays it.
    pub yours: bool,
    /// Whether the reader left it in the middle of the game and may come back.
    pub returns: bool,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody yet.
    Free,
    /// Nobody: it waits for the person who left it in the middle of the game.
    Left,
}

/// Where a table stands.
pub enum Stage<'a> {
    /// Seats are free.
    Waiting {
        /// The link to send to others.
        invitation: String,
        /// The name to suggest to the reader.
        name: String,
        /// Whether the reader is the host, who decides before the deal who else sits there.
        host: bool,
        /// Who may come.
        visit: Visit,
    },
    /// The screen is to be handed to the player at this seat, whose secrets are not shown before.
    Pass {
        /// The seat.
        to: Seat,
        /// The state as a spectator sees it, and what else the board needs.
        game: GameView<'a>,
    },
    /// A seat is to move.
    Playing {
        /// The seat to move.
        turn: Seat,
        /// The game.
        game: GameView<'a>,
        /// Whether the reader can take back a move.
        undo: bool,
        /// Whether this is a lesson that goes on, whoever is to move.
        taught: bool,
        /// What a lesson asks of the reader.
        lesson: Option<LessonView>,
    },
    /// Nobody moves any more.
    Over {
        /// The game.
        game: GameView<'a>,
        /// How it ended.
        ending: Box<Ending>,
    },
    /// The game is shown again, move by move.
    Replay(Box<ReplayView<'a>>),
    /// Somebody tries what might have been.
    Explore(Box<ExploreView<'a>>),
    /// One move is to be found in a position.
    Puzzle(Box<PuzzleView<'a>>),
}

/// The game on a table, as the reader may know it.
pub struct GameView<'a> {
    /// Who looks.
    pub viewer: Viewer,
    /// What they see.
    pub view: &'a dyn AnyView,
    /// What each seat saw, where the game is over and the reader asked for all of it; otherwise empty.
    pub open: Vec<Box<dyn AnyView>>,
    /// The reader's legal moves.
    pub choices: Choices,
    /// What is asked of the seat to move, as a sentence.
    pub prompt: String,
    /// That the game ends soon, where that is certain.
    pub ending: Option<String>,
    /// How many moves were made.
    pub plies: usize,
    /// How many turns there were before those in `turns`.
    pub earlier: usize,
    /// What happened, turn by turn, newest last: at least the last [`LOG_TURNS`] turns, and all of them where the whole log is asked
    /// for.
    pub turns: Vec<TurnView>,
    /// What happened since the viewer's last move.
    pub recent: Vec<LogLine>,
    /// Points so far by seat.
    pub points: Vec<i32>,
    /// What does not change while it is played.
    pub facts: Facts,
}

/// What is known of a game from its start.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The hash of the seed.
    pub commitment: Commitment,
    /// Where the material comes from.
    pub provenance: Provenance,
    /// The fingerprint of the material file, where one was loaded.
    pub material: Option<Fingerprint>,
    /// The version of the rules that are played by.
    pub rules_version: u32,
    /// From where it goes on, if it did not begin with the deal.
    pub origin: Option<OriginView>,
}

/// The position of another table from which a game goes on.
#[derive(Clone, Debug)]
pub struct OriginView {
    /// The table.
    pub table: String,
    /// After how many moves.
    pub ply: usize,
    /// How many of them were the deal, which nobody counts.
    pub dealt: usize,
}

/// What a board draws of a scene.
struct Drawing {
    composition: Composition,
    /// The large boards of the seats that are not the viewer's own, where the game has them.
    rivals: Vec<Option<Markup>>,
}

impl SeatView {
    /// Whether somebody sits there.
    pub fn is_seated(&self) -> bool {
        matches!(self.kind, SeatKind::Person | SeatKind::Bot)
    }

    /// The face beside the name; `seat` gives it its colour.
    pub fn face(&self, seat: Seat) -> Markup {
        match self.kind {
            SeatKind::Bot => faces::bot(&self.name, seat),
            SeatKind::Person | SeatKind::Left => faces::person(&self.name, seat),
            SeatKind::Free => html! {},
        }
    }
}

impl TableView<'_> {
    /// The whole page.
    pub fn page(&self) -> Markup {
        let connect = format!(
            "/tables/{}/events?patches=1&seen={}-{}{}",
            self.id,
            self.version,
            self.remarks,
            self.showing_query('&')
        );
        if self.stands_still() {
            let body = html! { (self.main(None)) (self.reminder_sheet()) };
            return page_with(self.reader, &self.title(), self.about_itself(), body);
        }
        let body = html! {
            div #live data-now=[self.manners.now_ms] hx-sse:connect=(connect) hx-target="#main" hx-swap="outerMorph"
                hx-config="sse.pauseOnBackground:false sse.reconnectMaxDelay:8000" {}
            (self.main(None))
            (self.gallery_form())
            (self.reminder_sheet())
            // Who reads without JavaScript looks again by itself while others move, at the table itself: this page may be an answer.
            @if let Some(seconds) = self.looks_again_after() {
                noscript { meta http-equiv="refresh" content={ (seconds) ";url=/tables/" (self.id) (self.showing_query('?')) }; }
            }
        };
        page_with(self.reader, &self.title(), self.about_itself(), body)
    }

    /// What is said to this reader alone, for the action bar of the page they have.
    pub fn answer(&self) -> Markup {
        said::region(self)
    }

    /// The board alone, for showing again what happened.
    pub fn board_alone(&self) -> Markup {
        match &self.stage {
            Stage::Waiting { .. } => html! {},
            Stage::Pass { game, .. } | Stage::Playing { game, .. } | Stage::Over { game, .. } => self.board(game),
            Stage::Replay(replay) => self.board(&replay.game),
            Stage::Explore(explore) => self.board(&explore.game),
            Stage::Puzzle(puzzle) => self.board(&puzzle.game),
        }
    }

    /// Whether what is shown is not the table as it is now: no stream brings changes, nobody talks.
    fn stands_still(&self) -> bool {
        matches!(self.stage, Stage::Replay(_)) || self.is_private()
    }

    /// Whether the moves that are shown were made at no table.
    fn is_private(&self) -> bool {
        matches!(self.stage, Stage::Explore(_) | Stage::Puzzle(_))
    }

    /// The whole log, on a page of its own.
    pub fn log_page(&self) -> Markup {
        page(self.reader, &self.title(), log::whole(self))
    }

    /// The turns that the table's page leaves out.
    pub fn older_turns(&self) -> Markup {
        log::older(self)
    }

    /// What the rules have to be looked up during play.
    fn reminder(&self) -> Option<&'static Section> {
        rulebook(self.info, self.reader.language).section("reminder")
    }

    /// That, over the board. It stands outside of what changes, so that it travels once.
    fn reminder_sheet(&self) -> Markup {
        let words = self.reader.words();
        html! {
            @if let Some(reminder) = self.reminder() {
                div #rules-reminder.menu.rules popover="" role="dialog" aria-label=(words.word("reminder")) {
                    (PreEscaped(&reminder.body))
                    (self.legend())
                    button.quiet type="button" popovertarget="rules-reminder" popovertargetaction="hide" { (words.word("close")) }
                }
            }
        }
    }

    /// What the marks on the board mean.
    fn legend(&self) -> Markup {
        let words = self.reader.words();
        html! {
            h3 { (words.word("legend")) }
            dl.board-marks {
                dt { span.sample-lit aria-hidden="true" {} } dd { (words.word("legend-lit")) }
                dt { span.news aria-hidden="true" { "★" } } dd { (words.word("legend-new")) }
                dt { span.sample-hinted aria-hidden="true" {} } dd { (words.word("legend-hinted")) }
                (boards::of(self.info.id).legend(lexicon(self.info, self.reader.language)))
            }
        }
    }

    /// After how many seconds somebody who waits for others looks again, without JavaScript. What they are writing is lost then:
    /// they have more time where they might say something, and all the time they want to sit down under a name.
    fn looks_again_after(&self) -> Option<u32> {
        const SOON: u32 = 3;
        const LATE: u32 = 20;
        let seated = self.own_seats() > 0;
        match &self.stage {
            Stage::Waiting { .. } => seated.then_some(LATE),
            Stage::Playing { game, .. } if game.choices.is_empty() => {
                let writes = seated && self.company || self.gallery.as_ref().is_some_and(|gallery| gallery.open);
                Some(if writes { LATE } else { SOON })
            }
            Stage::Playing { .. }
            | Stage::Pass { .. }
            | Stage::Over { .. }
            | Stage::Replay(_)
            | Stage::Explore(_)
            | Stage::Puzzle(_) => None,
        }
    }

    /// The part that changes, with the page's title.
    pub fn fragment(&self) -> Markup {
        self.main(Some(&self.title()))
    }

    fn title(&self) -> String {
        let words = self.reader.words();
        let state = match &self.stage {
            Stage::Waiting { .. } => words.word("title-waiting"),
            Stage::Pass { to, .. } => self.about("title-turn", *to),
            Stage::Playing { turn, .. } if self.is_yours(*turn) && self.own_seats() == 1 => words.word("title-yours"),
            Stage::Playing { turn, .. } => self.about("title-turn", *turn),
            Stage::Over { .. } => words.word("title-over"),
            Stage::Replay(replay) => replay.place(self),
            Stage::Explore(explore) => self.explore_place(explore),
            Stage::Puzzle(puzzle) => puzzle.place(self),
        };
        format!("{state} · {}", self.info.name)
    }

    /// What changes, with a title before it where a stream brings both.
    fn main(&self, title: Option<&str>) -> Markup {
        let yours = matches!(&self.stage, Stage::Playing { turn, .. } if self.is_yours(*turn));
        let playing = !matches!(self.stage, Stage::Waiting { .. } | Stage::Over { .. });
        let ply = match &self.stage {
            Stage::Replay(replay) => Some(replay.ply),
            _ => None,
        };
        let mover = match &self.stage {
            Stage::Replay(replay) => replay.mover,
            _ => None,
        };
        let line = match &self.stage {
            Stage::Explore(explore) => Some(explore.line.query()),
            _ => None,
        };
        let over = matches!(self.stage, Stage::Over { .. });
        let taught = self.is_taught();
        html! {
            @if let Some(title) = title { title { (title) } }
            main #main.table.playing[playing].over[over].taught[taught] data-table=(self.id) data-version=(self.version)
                data-remarks=(self.remarks) data-yours=(yours) data-game=(self.info.id) data-replay=[ply] data-mover=[mover] data-explore=[line] { (Cut) (self.staged()) }
        }
    }

    fn is_taught(&self) -> bool {
        matches!(self.stage, Stage::Playing { taught: true, .. })
    }

    /// What changes, as the table stands.
    fn staged(&self) -> Markup {
        match &self.stage {
            Stage::Waiting {
                invitation,
                name,
                host,
                visit,
            } => {
                html! { (self.banner()) (self.waiting(invitation, name, *host, *visit)) }
            }
            Stage::Pass { to, game } => self.playing(game, Some(*to), |_| self.pass_bar(*to)),
            Stage::Playing {
                turn,
                game,
                undo,
                lesson,
                ..
            } => self.playing(game, Some(*turn), |scene| {
                self.bar(*turn, game, *undo, lesson.as_ref(), scene)
            }),
            Stage::Replay(replay) => self.playing(&replay.game, replay.turn, |_| self.replay_bar(replay)),
            Stage::Explore(explore) => {
                let turn = match explore.next {
                    NextStep::Seat(seat) => Some(seat),
                    _ => None,
                };
                self.playing(&explore.game, turn, |scene| self.explore_bar(explore, scene))
            }
            Stage::Puzzle(puzzle) => self.playing(&puzzle.game, puzzle.turn(), |scene| self.puzzle_bar(puzzle, scene)),
            Stage::Over { game, ending } => self.with_scene(game, None, |scene, drawing| {
                html! {
                    (self.banner())
                    (over::result(self, ending))
                    (self.winners_board(&drawing))
                    (self.final_board(&drawing))
                    (self.other_boards(game, scene, &drawing))
                    (over::story(self, ending))
                    (self.rail(game, scene, &drawing))
                }
            }),
        }
    }

    /// The board of a winner who is somebody else.
    fn winners_board(&self, drawing: &Drawing) -> Markup {
        let words = self.reader.words();
        html! {
            @if let Some(board) = self.other_winner(drawing) {
                section #winners-board.rival aria-labelledby="winners-board-title" {
                    h2 #winners-board-title {
                        (words.word("winners-board"))
                        @if let Some((seat, points)) = self.winner().and_then(|seat| Some((seat, self.final_points(seat)?))) {
                            span.of { span.dot { " · " } (self.name(seat)) span.dot { " · " } (rail::point_count(words, points)) }
                        }
                    }
                    (board)
                }
            }
        }
    }

    fn other_winner<'d>(&self, drawing: &'d Drawing) -> Option<&'d Markup> {
        drawing.rivals[self.winner()?.index()].as_ref()
    }

    /// The board of a game that is over. Where the winner's stands above it, a phone folds it: one reads who won how, and then the
    /// rest if one likes. The boards of the others lie beside it: what is folded shows nothing of what it holds.
    fn final_board(&self, drawing: &Drawing) -> Markup {
        let words = self.reader.words();
        let folded = self.other_winner(drawing).is_some();
        let title = words.word(if folded && self.own_seats() == 1 {
            "own-board"
        } else {
            "final-board"
        });
        let board = self.board_of(&drawing.composition, html! {});
        html! {
            @if folded { details.final.fold { summary { h2 { (title) } } (board) } }
            @else { section.final { h2 { (title) } (board) } }
            (self.rival_boards(drawing))
        }
    }

    /// What a seat has at the end of a game.
    fn final_points(&self, seat: Seat) -> Option<i32> {
        match &self.stage {
            Stage::Over { ending, .. } => ending.standings.0.get(seat.index()).map(|standing| standing.points),
            _ => None,
        }
    }

    /// The only winner of a game that is over, whose board everybody sees.
    fn winner(&self) -> Option<Seat> {
        match &self.stage {
            Stage::Over { ending, .. } => over::winner(ending),
            _ => None,
        }
    }

    /// The head of a table that is not being played: the game, and what there is to say.
    fn banner(&self) -> Markup {
        let words = self.reader.words();
        let state = match &self.stage {
            Stage::Waiting { .. } => "turn-waiting",
            _ => "turn-over",
        };
        html! {
            div.banner {
                h1 { (self.info.name) }
                p.turn #turn role="status" { (words.word(state)) }
                a.button.quiet href={ "/games/" (self.info.id) "/rules" } target="_blank" { (words.word("rules")) }
            }
            (said::voice(self, html! {}))
            (self.asked())
            (self.come_back())
            (self.connection())
        }
    }

    /// A table that fills the screen: the action bar, the board in its parts, and the rail.
    fn playing(&self, game: &GameView<'_>, turn: Option<Seat>, bar: impl FnOnce(&Scene<'_>) -> Markup) -> Markup {
        self.with_scene(game, turn, |scene, drawing| {
            html! {
                h1.unseen { (self.info.name) }
                (bar(scene))
                (Cut)
                (self.parts(&drawing))
                (Cut)
                (self.rail(game, scene, &drawing))
                (Cut)
                (self.tabs(&drawing.composition))
            }
        })
    }

    /// The board with nobody to move.
    fn board(&self, game: &GameView<'_>) -> Markup {
        self.with_scene(game, None, |_, drawing| self.parts(&drawing))
    }

    /// Sets the scene and draws everything of the board, each part once.
    fn with_scene<T>(
        &self,
        game: &GameView<'_>,
        to_move: Option<Seat>,
        with: impl FnOnce(&Scene<'_>, Drawing) -> T,
    ) -> T {
        // In a game sentences are said of names; at the end names only stand beside what they have, and the reader's is "You".
        let name = |seat: Seat| match &self.stage {
            Stage::Over { .. } => self.called(seat),
            _ => self.name(seat).to_owned(),
        };
        let names: Vec<String> = Seat::all(self.seats.len()).map(name).collect();
        let words = lexicon(self.info, self.reader.language);
        let mut scene = Scene::new(game.view, to_move, &names, &game.choices, &game.recent, words);
        scene.open = &game.open;
        let board = boards::of(self.info.id);
        let rival = |seat: Seat| (scene.viewer != Viewer::Seat(seat)).then(|| board.rival(&scene, seat));
        let mut composition = board.draw(&scene);
        // On a phone a lesson brings the part to the front in which it points at something.
        let pointed = |part: &Part| game.choices.is_pointed_at(&part.body);
        if let Some(part) = composition.parts.iter().position(pointed)
            && !pointed(&composition.parts[composition.front])
        {
            composition.front = part;
        }
        let drawing = Drawing {
            composition,
            rivals: Seat::all(self.seats.len()).map(|seat| rival(seat).flatten()).collect(),
        };
        with(&scene, drawing)
    }

    fn parts(&self, drawing: &Drawing) -> Markup {
        self.board_of(&drawing.composition, self.rival_boards(drawing))
    }

    fn board_of(&self, board: &Composition, rivals: Markup) -> Markup {
        html! {
            section.board #board aria-label=(self.reader.words().word("board")) tabindex="0" data-roving=""
                data-sounds=[boards::sounds_of(boards::of(self.info.id))] {
                (board.markup())
                (rivals)
            }
        }
    }

    /// The boards that plates open.
    fn rival_boards(&self, drawing: &Drawing) -> Markup {
        let words = self.reader.words();
        let room = drawing.rivals.iter().flatten().map(|rival| rival.0.len() + 512);
        html! {
            (Room(room.sum()))
            @for (seat, rival) in Seat::all(self.seats.len()).zip(&drawing.rivals) {
                @if let Some(rival) = rival && self.winner() != Some(seat) {
                    (Cut)
                    div.rival id={ "rival-" (seat) } popover="" role="dialog" aria-label=(self.name(seat)) {
                        header {
                            h2 { (self.name(seat)) (self.level(seat)) (self.absent(seat)) }
                            button.quiet type="button" popovertarget={ "rival-" (seat) } popovertargetaction="hide" {
                                (words.word("close"))
                            }
                        }
                        (rival)
                    }
                }
            }
        }
    }

    /// On a phone one part of the board is in front; these bring another there, or the log.
    fn tabs(&self, composition: &Composition) -> Markup {
        let words = self.reader.words();
        // A lesson brings each step's own part.
        let stays = boards::of(self.info.id).stays() && !self.is_taught();
        html! {
            fieldset.tabs data-front=(composition.front) data-stays[stays] {
                legend.unseen { (words.word("tabs")) }
                @for (index, part) in composition.parts.iter().enumerate() {
                    @let id = format!("tab-{}", part.name);
                    input.unseen type="radio" name="tab" id=(id) checked[index == composition.front];
                    label for=(id) data-part={ "part-" (part.name) } {
                        @if part.title.is_empty() { (words.word("board")) } @else { (part.title) }
                    }
                }
                input.unseen type="radio" name="tab" id="tab-log";
                label.log-tab for="tab-log" { (words.word("log")) }
            }
        }
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        &self.seats[seat.index()].name
    }

    /// What the player at a seat is called where a name stands by itself: "You" for the reader.
    pub(in crate::pages) fn called(&self, seat: Seat) -> String {
        if self.is_you(seat) {
            self.reader.words().word("log-you")
        } else {
            self.name(seat).to_owned()
        }
    }

    /// What whoever gave up a seat is called, though a bot may have played on there.
    pub(super) fn gone_by(&self, seat: Seat) -> String {
        let absent = self.manners.absent.get(seat.index()).and_then(Option::as_ref);
        absent.map_or_else(|| self.name(seat).to_owned(), |absent| absent.name.clone())
    }

    pub(super) fn about(&self, id: &str, seat: Seat) -> String {
        crate::words::about(self.reader.words(), id, self.name(seat))
    }

    pub(super) fn own_seats(&self) -> usize {
        self.seats.iter().filter(|seat| seat.yours).count()
    }

    fn is_yours(&self, seat: Seat) -> bool {
        self.seats[seat.index()].yours
    }

    /// Whether the player at a seat is spoken to as "you": the reader's only seat.
    pub(in crate::pages) fn is_you(&self, seat: Seat) -> bool {
        self.is_yours(seat) && self.own_seats() == 1
    }

    fn showing_query(&self, separator: char) -> String {
        self.showing
            .map_or(String::new(), |seat| format!("{separator}as={seat}"))
    }
}
