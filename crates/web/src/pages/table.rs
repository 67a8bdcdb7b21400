//! A table: waiting for its players, being played, or over.
//!
//! The page holds one element, `main#main`, that changes while people play. [`TableView::fragment`] is that element
//! alone, for the stream and for answers to htmx; [`TableView::page`] is the whole page around it.

use bots::levels::LEVELS;
use catalogue::{AnyView, Lexicon, LogLine};
use engine::{Commitment, Fingerprint, Info, Provenance, Seat, Seed, Standings, Viewer};
use maud::{Markup, html};

use super::side::{self, Hint, Line};
use super::{over, rules};
use crate::boards::{self, Scene};
use crate::choices::FORM;
use crate::frame::page;
use crate::{Choice, Choices, Reader, lexicon};

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
    /// Something to say once.
    pub notice: Option<Notice>,
    /// What was said at the table: the speaker and the words, newest last.
    pub talk: Vec<(Seat, String)>,
    /// Whether people at other screens play too, so that talking makes sense.
    pub company: bool,
    /// The seat whose secrets a shared screen was asked to show.
    pub showing: Option<Seat>,
}

/// A seat as the page shows it.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// The name; empty while the seat is free.
    pub name: String,
    /// Who sits there.
    pub kind: SeatKind,
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
        /// What the search thinks, where the reader asked.
        hint: Option<Hint>,
        /// A move that the reader is asked about again.
        confirm: Option<Choice>,
    },
    /// Nobody moves any more.
    Over {
        /// The game.
        game: GameView<'a>,
        /// The result.
        standings: Standings,
        /// What the game itself says of the result, for example the grade of a game played alone.
        verdict: Option<String>,
        /// The seed, which can now be known.
        seed: Option<Seed>,
        /// The table on which the same players went on.
        again: Option<String>,
    },
}

/// The game on a table, as the reader may know it.
pub struct GameView<'a> {
    /// Who looks.
    pub viewer: Viewer,
    /// What they see.
    pub view: &'a dyn AnyView,
    /// The reader's legal moves.
    pub choices: Choices,
    /// The log, newest last.
    pub lines: Vec<Line>,
    /// What happened since the viewer's last move.
    pub recent: Vec<LogLine>,
    /// What has been chosen in this turn so far.
    pub this_turn: Vec<String>,
    /// Points so far by seat.
    pub points: Vec<i32>,
    /// The hash of the seed.
    pub commitment: Commitment,
    /// Where the material comes from.
    pub provenance: Provenance,
    /// The fingerprint of the material file, where one was loaded.
    pub material: Option<Fingerprint>,
    /// The version of the rules that are played by.
    pub rules_version: u32,
}

/// Something to say once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Somebody else was faster: this is how the table stands now.
    Stale,
    /// The game refused the move; why.
    Refused(String),
    /// The reader does not play this seat.
    NotYours,
    /// The search has too much to do.
    Busy,
    /// The seat waits for the person who left it.
    Reserved,
    /// The name holds what cannot be seen.
    Name,
    /// The reader talks too fast.
    TooFast,
}

impl TableView<'_> {
    /// The whole page.
    pub fn page(&self) -> Markup {
        let connect = format!(
            "/tables/{}/events?seen={}-{}{}",
            self.id,
            self.version,
            self.remarks,
            self.showing_query('&')
        );
        let words = self.reader.words();
        let body = html! {
            div #live hx-sse:connect=(connect) hx-target="#main" hx-swap="outerMorph transition:true"
                hx-config="sse.pauseOnBackground:false sse.reconnectMaxDelay:8000" {}
            p #lost.notice.bad role="status" hidden { (words.word("lost")) }
            div #notices aria-live="assertive" {}
            (self.main())
        };
        page(self.reader, &self.title(), body)
    }

    /// The part that changes, with the page's title.
    pub fn fragment(&self) -> Markup {
        html! { title { (self.title()) } (self.main()) }
    }

    fn title(&self) -> String {
        let words = self.reader.words();
        let state = match &self.stage {
            Stage::Waiting { .. } => words.word("title-waiting"),
            Stage::Pass { to, .. } => self.about("title-turn", *to),
            Stage::Playing { turn, .. } if self.is_yours(*turn) && self.own_seats() == 1 => words.word("title-yours"),
            Stage::Playing { turn, .. } => self.about("title-turn", *turn),
            Stage::Over { .. } => words.word("title-over"),
        };
        format!("{state} · {}", self.info.name)
    }

    fn main(&self) -> Markup {
        let yours = matches!(&self.stage, Stage::Playing { turn, .. } if self.is_yours(*turn));
        html! {
            main #main.table data-table=(self.id) data-version=(self.version) data-remarks=(self.remarks)
                data-yours=(yours) data-game=(self.info.id) {
                (self.banner())
                @match &self.stage {
                    Stage::Waiting { invitation, name } => (self.waiting(invitation, name)),
                    Stage::Pass { to, game } => (self.pass(*to, game)),
                    Stage::Playing { turn, game, undo, hint, confirm } => {
                        (self.playing(*turn, game, *undo, hint.as_ref(), confirm.as_ref()))
                    }
                    Stage::Over { game, standings, verdict, seed, again } => {
                        (over::over(self, game, standings, verdict.as_deref(), seed.as_ref(), again.as_deref()))
                    }
                }
            }
        }
    }

    /// The head of the table: the game, whose turn it is, and what there is to say.
    fn banner(&self) -> Markup {
        let words = self.reader.words();
        html! {
            div.banner {
                h1 { (self.info.name) }
                p.turn #turn role="status" {
                    @match &self.stage {
                        Stage::Waiting { .. } => (words.word("turn-waiting")),
                        Stage::Pass { to, .. } => (self.about("turn-of", *to)),
                        Stage::Over { .. } => (words.word("turn-over")),
                        Stage::Playing { turn, .. } => {
                            span class={ "mark seat-" (turn) } aria-hidden="true" {}
                            @if self.is_yours(*turn) && self.own_seats() == 1 { strong { (words.word("turn-yours")) } }
                            @else if self.seats[turn.index()].kind == SeatKind::Bot { (self.about("turn-thinks", *turn)) }
                            @else { strong { (self.about("turn-of", *turn)) } }
                        }
                    }
                }
                a.button.quiet href={ "/games/" (self.info.id) "/rules" } target="_blank" { (words.word("rules")) }
            }
            @if let Some(notice) = &self.notice { p.notice.bad role="alert" { (notice.text(words)) } }
            @for (seat, view) in Seat::all(self.seats.len()).zip(&self.seats) {
                @if view.returns { (self.come_back(seat)) }
            }
        }
    }

    /// For somebody who left their seat.
    fn come_back(&self, seat: Seat) -> Markup {
        let words = self.reader.words();
        html! {
            form.row.notice method="post" action={ "/tables/" (self.id) "/join" } {
                (self.reader.token())
                input type="hidden" name="seat" value=(seat);
                span { (words.word("come-back-lead")) }
                button.primary type="submit" { (words.word("come-back")) }
            }
        }
    }

    fn waiting(&self, invitation: &str, name: &str) -> Markup {
        let words = self.reader.words();
        let seated = self.own_seats() > 0;
        let left = self.seats.iter().any(|seat| seat.kind == SeatKind::Left);
        let (title, lead) = if left {
            ("left-title", "left-lead")
        } else {
            ("waiting-title", "waiting-lead")
        };
        html! {
            section.waiting.narrow aria-labelledby="waiting-title" {
                h2 #waiting-title { (words.word(title)) }
                p { (words.word(lead)) }
                @if !left {
                    p.invitation {
                        label for="invitation" { (words.word("waiting-link")) }
                        input #invitation type="text" readonly value=(invitation);
                        button type="button" data-copy="invitation" data-done=(words.word("copied")) {
                            (words.word("copy"))
                        }
                    }
                }
                ul.seats role="list" {
                    @for (seat, view) in Seat::all(self.seats.len()).zip(&self.seats) {
                        li class={ "seat-" (seat) } {
                            span class={ "mark seat-" (seat) } aria-hidden="true" {}
                            @if view.kind == SeatKind::Free { (self.free_seat(seat, name, seated)) }
                            @else if view.kind == SeatKind::Left { (self.left_seat(seat, seated)) }
                            @else {
                                span.name { (view.name) }
                                @if view.yours { span.tag { (words.word("you")) } }
                                @if view.kind == SeatKind::Bot { span.tag { (words.word("bot")) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// A seat whose player left: those who stayed may let a bot play on.
    fn left_seat(&self, seat: Seat, seated: bool) -> Markup {
        let words = self.reader.words();
        html! {
            span.name { (self.name(seat)) }
            span.tag { (words.word("left-tag")) }
            @if seated {
                form.row method="post" action={ "/tables/" (self.id) "/replace" } {
                    (self.reader.token())
                    input type="hidden" name="seat" value=(seat);
                    select name="level" aria-label={ (words.word("left-bot")) " " (seat) } {
                        @for level in LEVELS {
                            option value=(level.name) { (words.word(&format!("bot-{}", level.name))) }
                        }
                    }
                    button type="submit" { (words.word("left-bot")) }
                }
            }
        }
    }

    fn free_seat(&self, seat: Seat, name: &str, seated: bool) -> Markup {
        let words = self.reader.words();
        let label = words.word(if seated { "take-here" } else { "take" });
        html! {
            form.row method="post" action={ "/tables/" (self.id) "/join" } {
                (self.reader.token())
                input type="hidden" name="seat" value=(seat);
                input type="text" name="name" maxlength="24" value=(if seated { "" } else { name }) required
                    aria-label={ (words.word("new-name")) " " (seat) } placeholder=(words.word("new-name"));
                button.primary[!seated] type="submit" { (label) }
            }
        }
    }

    fn pass(&self, to: Seat, game: &GameView<'_>) -> Markup {
        html! {
            section.pass.narrow aria-labelledby="pass-title" {
                h2 #pass-title { (self.about("pass-title", to)) }
                p { (self.reader.words().word("pass-lead")) }
                p { a.button.primary href={ "/tables/" (self.id) "?as=" (to) } { (self.about("pass-go", to)) } }
            }
            div.side { (self.log(game)) }
        }
    }

    fn playing(
        &self,
        turn: Seat,
        game: &GameView<'_>,
        undo: bool,
        hint: Option<&Hint>,
        confirm: Option<&Choice>,
    ) -> Markup {
        let words = self.reader.words();
        html! {
            (self.board(game, Some(turn)))
            div.side {
                (self.play_form())
                @if let Some(choice) = confirm { (self.confirm(choice)) }
                section.moves #moves aria-labelledby="moves-title" {
                    h2 #moves-title tabindex="-1" { (words.word("moves")) }
                    @if !game.this_turn.is_empty() {
                        p.so-far { (words.word("this-turn")) }
                        ol.so-far { @for line in &game.this_turn { li { (line) } } }
                    }
                    @if game.choices.is_empty() { p.help { (self.about("moves-wait", turn)) } }
                    @else { (self.move_list(&game.choices)) }
                    @if undo || !game.choices.is_empty() { (self.tools(undo, !game.choices.is_empty())) }
                    @if let Some(hint) = hint { (side::hint(self.reader, hint)) }
                }
                (self.players(game))
                (self.log(game))
                (self.talk())
                (self.facts(game))
            }
        }
    }

    /// The form that every move button on the page belongs to.
    fn play_form(&self) -> Markup {
        html! {
            form #(FORM) method="post" action={ "/tables/" (self.id) "/move" } hx-boost="true" hx-target="#main"
                hx-swap="outerMorph transition:true" hx-push-url="false" hx-sync="this:replace" {
                (self.reader.token())
                input type="hidden" name="version" value=(self.version);
                @if let Some(seat) = self.showing { input type="hidden" name="as" value=(seat); }
            }
        }
    }

    fn move_list(&self, choices: &Choices) -> Markup {
        let own = lexicon(self.info, self.reader.language);
        let mut number = 0;
        html! {
            div.move-list data-roving="" {
                @for (heading, moves) in choices.groups(own) {
                    @if let Some(heading) = heading { h3 { (heading) } }
                    ul role="list" {
                        @for choice in moves {
                            @let key = { number += 1; (number < 10).then_some(number) };
                            li { (choice.button(key)) }
                        }
                    }
                }
            }
        }
    }

    fn tools(&self, undo: bool, hint: bool) -> Markup {
        let words = self.reader.words();
        let action = |what: &str| format!("/tables/{}/{what}", self.id);
        html! {
            div.tools {
                button #undo type="submit" form=(FORM) formaction=(action("undo")) disabled[!undo]
                    aria-keyshortcuts="u" { (words.word("undo")) " " kbd aria-hidden="true" { "U" } }
                @if hint {
                    button #hint type="submit" form=(FORM) formaction=(action("hint")) aria-keyshortcuts="h" {
                        (words.word("hint")) " " kbd aria-hidden="true" { "H" }
                    }
                }
            }
        }
    }

    fn confirm(&self, choice: &Choice) -> Markup {
        let words = self.reader.words();
        html! {
            section.confirm role="alertdialog" aria-labelledby="confirm-title" {
                h2 #confirm-title { (choice.label) }
                p { (words.word("confirm-lead")) }
                form.row method="post" action={ "/tables/" (self.id) "/move" } hx-boost="true" hx-target="#main"
                    hx-swap="outerMorph transition:true" hx-push-url="false" {
                    (self.reader.token())
                    input type="hidden" name="version" value=(self.version);
                    input type="hidden" name="sure" value="yes";
                    @if let Some(seat) = self.showing { input type="hidden" name="as" value=(seat); }
                    button.primary #sure type="submit" name="move" value=(choice.text) autofocus {
                        (words.word("confirm-yes"))
                    }
                    a.button href={ "/tables/" (self.id) (self.showing_query('?')) } { (words.word("confirm-no")) }
                }
            }
        }
    }

    pub(super) fn board(&self, game: &GameView<'_>, to_move: Option<Seat>) -> Markup {
        let names: Vec<String> = self.seats.iter().map(|seat| seat.name.clone()).collect();
        let scene = Scene::new(
            game.view,
            to_move,
            &names,
            &game.choices,
            &game.recent,
            lexicon(self.info, self.reader.language),
        );
        html! {
            section.board #board aria-label=(self.reader.words().word("board")) tabindex="-1" data-roving="" {
                (boards::of(self.info.id).draw(&scene).markup())
            }
        }
    }

    fn players(&self, game: &GameView<'_>) -> Markup {
        let words = self.reader.words();
        html! {
            section.players aria-labelledby="players-title" {
                h2 #players-title { (words.word("players-title")) }
                ul.seats role="list" {
                    @for ((seat, view), points) in Seat::all(self.seats.len()).zip(&self.seats).zip(&game.points) {
                        li class={ "seat-" (seat) } {
                            span class={ "mark seat-" (seat) } aria-hidden="true" {}
                            span.name { (view.name) }
                            @if view.yours { span.tag { (words.word("you")) } }
                            @if view.kind == SeatKind::Bot { span.tag { (words.word("bot")) } }
                            span.points { (side::points(words, *points)) }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn log(&self, game: &GameView<'_>) -> Markup {
        side::log(self.reader, &game.lines)
    }

    pub(super) fn talk(&self) -> Markup {
        let words = self.reader.words();
        html! {
            @if self.company {
                section.talk aria-labelledby="talk-title" {
                    h2 #talk-title { (words.word("talk")) }
                    div #talk-lines role="log" aria-live="polite" {
                        @for (seat, text) in &self.talk {
                            p { strong { (self.name(*seat)) } " " (text) }
                        }
                    }
                    @if self.own_seats() > 0 {
                        form.row #talk-form method="post" action={ "/tables/" (self.id) "/talk" } hx-boost="true"
                            hx-target="#main" hx-swap="outerMorph" hx-push-url="false" {
                            (self.reader.token())
                            @if let Some(seat) = self.showing { input type="hidden" name="as" value=(seat); }
                            input #talk-text type="text" name="text" maxlength="200" required autocomplete="off"
                                aria-label=(words.word("talk-say"));
                            button type="submit" { (words.word("talk-send")) }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn facts(&self, game: &GameView<'_>) -> Markup {
        let words = self.reader.words();
        html! {
            details.facts {
                summary { (words.word("facts")) }
                p { (words.word("facts-material")) " " (words.word(rules::provenance(game.provenance))) "." }
                @if let Some(material) = &game.material {
                    p { (words.word("facts-material-hash")) " " code { (material) } }
                }
                p { (crate::words::count(words, "facts-rules", game.rules_version as usize)) }
                p { (words.word("facts-seed-hash")) " " code { (game.commitment) } }
                @if self.own_seats() > 0 {
                    form method="post" action={ "/tables/" (self.id) "/leave" } {
                        (self.reader.token())
                        button.quiet type="submit" { (words.word("leave")) }
                    }
                }
            }
        }
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        &self.seats[seat.index()].name
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

    fn showing_query(&self, separator: char) -> String {
        self.showing
            .map_or(String::new(), |seat| format!("{separator}as={seat}"))
    }
}

impl Notice {
    fn text(&self, words: &Lexicon) -> String {
        match self {
            Notice::Stale => words.word("notice-stale"),
            Notice::Refused(why) => format!("{} {why}.", words.word("notice-refused")),
            Notice::NotYours => words.word("notice-not-yours"),
            Notice::Busy => words.word("notice-busy"),
            Notice::Reserved => words.word("notice-reserved"),
            Notice::Name => words.word("wrong-name"),
            Notice::TooFast => words.word("notice-too-fast"),
        }
    }
}
