//! A game shown again, move by move: the controls where the action bar is, and the log that follows.

use engine::Seat;
use maud::{Markup, html};

use super::bar::sign;
use super::{GameView, TableView, TurnView};

/// A game as it stood after one of its moves.
pub struct ReplayView<'a> {
    /// The position, and the turns of the log around it.
    pub game: GameView<'a>,
    /// How many moves were made before it.
    pub ply: usize,
    /// Where the buttons lead.
    pub stops: Stops,
    /// Who decided last before it; nobody where nobody had.
    pub mover: Option<Seat>,
    /// What that move told, and what chance brought after it.
    pub told: Vec<String>,
    /// Who is to move.
    pub turn: Option<Seat>,
    /// Whether the whole game is over, so that nothing in it is a secret any more.
    pub over: bool,
    /// With whose eyes it is seen; nothing where the reader cannot choose.
    pub eyes: Option<Eyes>,
}

/// With whose eyes a finished game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Those of a seat.
    Seat(Seat),
    /// Those of somebody before whom everything lies open.
    Open,
}

/// The positions that lie around one, by how many moves were made before them. A step goes from one decision to the next: what
/// chance brings belongs to the move that it followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stops {
    /// The first one in which a seat decides.
    pub first: usize,
    /// The one with which this turn, or the one before, began.
    pub previous_turn: usize,
    /// The one before in which a seat decides.
    pub previous: usize,
    /// The one after in which a seat decides, or the last one.
    pub next: usize,
    /// The one with which the next turn begins.
    pub next_turn: usize,
    /// The last one.
    pub last: usize,
}

/// The address of a position as a page of the same replay names it: there are many on it, so they are short.
fn address(eyes: Option<Eyes>, ply: usize) -> String {
    let eyes = eyes.map_or(String::new(), |eyes| format!("as={}&", eyes.name()));
    format!("?{eyes}ply={ply}")
}

impl Eyes {
    /// The name in an address.
    pub fn name(self) -> String {
        match self {
            Eyes::Seat(seat) => seat.to_string(),
            Eyes::Open => "open".to_owned(),
        }
    }

    /// The eyes of this name.
    pub fn named(name: &str) -> Option<Eyes> {
        match name {
            "open" => Some(Eyes::Open),
            seat => seat.parse().ok().map(Eyes::Seat),
        }
    }
}

impl Stops {
    /// The stops around the position after `ply` of `last` moves, where turns begin after `starts` moves and somebody `decides`
    /// after some.
    pub fn around(ply: usize, last: usize, starts: &[usize], decides: impl Fn(usize) -> bool) -> Stops {
        let before = starts.iter().rev().find(|start| **start < ply);
        let after = starts.iter().find(|start| **start > ply);
        let first = (0..last).find(|ply| decides(*ply)).unwrap_or(last);
        Stops {
            first,
            previous_turn: before.copied().unwrap_or(first.min(ply)),
            // Before the first decision there is only the deal, which tells a reader nothing.
            previous: (first..ply).rev().find(|ply| decides(*ply)).unwrap_or(ply),
            next: (ply + 1..last).find(|ply| decides(*ply)).unwrap_or(last),
            next_turn: after.copied().unwrap_or(last),
            last,
        }
    }
}

impl ReplayView<'_> {
    /// Whether one can go on from the position: nothing of the game is a secret, and something is left to decide.
    fn is_open(&self) -> bool {
        self.over && (self.ply < self.stops.last || self.turn.is_some())
    }

    /// The move that the newest line of the log before the position tells of, of those that somebody made: some moves tell nothing.
    fn told_last(&self) -> Option<usize> {
        let lines = self.game.turns.iter().flat_map(|turn| &turn.lines);
        let before = lines
            .filter(|line| !line.chance)
            .map(|line| line.ply)
            .filter(|ply| *ply < self.ply);
        before.max()
    }

    /// The address of another position, seen with the same eyes.
    fn there(&self, ply: usize) -> String {
        address(self.eyes, ply)
    }

    /// The number of the move, as the title and the controls say it: the deal belongs to the set-up.
    pub(super) fn place(&self, table: &TableView<'_>) -> String {
        let words = table.reader.words();
        if self.ply <= self.stops.first {
            return words.word("replay-set-up");
        }
        let phrase = engine::Phrase::new("replay-place")
            .with("ply", (self.ply - self.stops.first) as i64)
            .with("plies", (self.stops.last - self.stops.first) as i64);
        words.say(&phrase, &|seat| words.seat(seat))
    }
}

impl TableView<'_> {
    pub(super) fn replay_bar(&self, replay: &ReplayView<'_>) -> Markup {
        let words = self.reader.words();
        let Stops {
            first,
            previous_turn,
            previous,
            next,
            next_turn,
            last,
        } = replay.stops;
        html! {
            div #bar.bar.replay-bar {
                p.prompt #turn role="status" {
                    @if let Some(seat) = replay.mover { span class={ "mark seat-" (seat) } aria-hidden="true" {} }
                    strong.whose { (replay.place(self)) } " "
                    span.asked {
                        // What chance brought before anybody moved tells a reader nothing.
                        @if replay.ply == first { (words.word("replay-dealt")) } @else { (replay.told.join(" · ")) }
                    }
                }
                @if replay.eyes.is_some() && self.info.hidden { p.help.hands-open { (words.word("replay-open-help")) } }
                form.seek method="get" action={ "/tables/" (self.id) "/replay" } {
                    @if let Some(eyes) = replay.eyes { input type="hidden" name="as" value=(eyes.name()); }
                    (self.step(replay, "replay-first", first))
                    input #seek type="range" name="ply" min="0" max=(last) value=(replay.ply) aria-label=(words.word("replay-seek"))
                        aria-valuetext=(replay.place(self)) autocomplete="off";
                    (self.step(replay, "replay-last", last))
                    button #seek-go type="submit" { (words.word("replay-go")) }
                }
                div.steps role="group" aria-label=(words.word("replay-steps")) {
                    (self.step(replay, "replay-previous-turn", previous_turn))
                    (self.step(replay, "replay-previous", previous))
                    button.tool #replay-play type="button" hidden title=(words.word("replay-play")) aria-keyshortcuts="Space"
                        data-play=(words.word("replay-play")) data-pause=(words.word("replay-pause")) {
                        (sign("replay-play")) (sign("replay-pause")) span.unseen { (words.word("replay-play")) }
                    }
                    (self.step(replay, "replay-next", next))
                    (self.step(replay, "replay-next-turn", next_turn))
                    @if replay.is_open() {
                        a.button.continue #replay-continue href=(self.continue_address(replay)) { (words.word("continue-here")) }
                    }
                    button.tool type="button" popovertarget="replay-more" title=(words.word("replay-more")) {
                        (sign("replay-more")) span.unseen { (words.word("replay-more")) }
                    }
                }
                (self.replay_menu(replay))
            }
        }
    }

    /// A way to another position. One that leads nowhere stays where it is, so that the focus does.
    fn step(&self, replay: &ReplayView<'_>, name: &str, to: usize) -> Markup {
        let words = self.reader.words();
        let here = to == replay.ply;
        html! {
            a.button.tool id=(name) href=(replay.there(to)) title=(words.word(name))
                aria-disabled=[here.then_some("true")] {
                (sign(name)) span.unseen { (words.word(name)) }
            }
        }
    }

    /// Whose eyes, how fast, and where to from here.
    fn replay_menu(&self, replay: &ReplayView<'_>) -> Markup {
        let words = self.reader.words();
        html! {
            div.menu #replay-more popover="" {
                @if let Some(eyes) = replay.eyes {
                    h2 { (words.word("replay-eyes")) }
                    ul role="list" {
                        @for seat in Seat::all(self.seats.len()) { li { (self.look(replay, eyes, Eyes::Seat(seat), self.name(seat))) } }
                        li { (self.look(replay, eyes, Eyes::Open, &words.word(if self.info.hidden { "replay-open" } else { "replay-aside" }))) }
                    }
                }
                div.row #replay-pace hidden {
                    label for="replay-speed" { (words.word("replay-speed")) }
                    select #replay-speed autocomplete="off" {
                        @for (speed, label) in [("0.5", "½ ×"), ("1", "1 ×"), ("2", "2 ×"), ("4", "4 ×")] {
                            option value=(speed) selected[speed == "1"] { (label) }
                        }
                    }
                }
                ul role="list" {
                    @if replay.over {
                        li { a.button #replay-explore href={ "/tables/" (self.id) "/explore?ply=" (replay.ply) } { (words.word("explore-here")) } }
                    }
                    @if replay.is_open() {
                        li { a.button.primary href=(self.continue_address(replay)) { (words.word("continue-here")) } }
                    }
                    li { a.button href={ "/tables/" (self.id) } { (words.word("replay-table")) } }
                }
                button.quiet type="button" popovertarget="replay-more" popovertargetaction="hide" { (words.word("close")) }
            }
        }
    }

    fn look(&self, replay: &ReplayView<'_>, now: Eyes, eyes: Eyes, label: &str) -> Markup {
        html! {
            a.button href=(address(Some(eyes), replay.ply)) aria-current=[(now == eyes).then_some("true")] {
                @if let Eyes::Seat(seat) = eyes { span class={ "mark seat-" (seat) } aria-hidden="true" {} }
                (label)
            }
        }
    }

    fn continue_address(&self, replay: &ReplayView<'_>) -> String {
        format!("/tables/{}/continue?ply={}", self.id, replay.ply)
    }

    /// Where a position is shown, for pages of the table.
    pub(in crate::pages) fn replay_address(&self, ply: usize) -> String {
        format!("/tables/{}/replay{}", self.id, address(None, ply))
    }

    /// The turns around the position, newest first like the log of a table; every line leads to its move.
    pub(super) fn replay_log(&self, replay: &ReplayView<'_>) -> Markup {
        let words = self.reader.words();
        html! {
            section.log aria-labelledby="log-title" {
                h2 #log-title tabindex="-1" { (words.word("log")) }
                div #log tabindex="0" {
                    @for (index, turn) in replay.game.turns.iter().enumerate().rev() {
                        (self.replay_turn(replay, replay.game.earlier + index, turn))
                    }
                    p { a href={ "/tables/" (self.id) "/log" (self.showing_query('?')) } { (words.word("log-whole")) } }
                }
            }
        }
    }

    fn replay_turn(&self, replay: &ReplayView<'_>, number: usize, turn: &TurnView) -> Markup {
        let words = self.reader.words();
        let name = turn.seat.map_or("", |seat| self.name(seat));
        let told = replay.told_last();
        html! {
            div.turn id={ "log-turn-" (number) } {
                @if let Some(seat) = turn.seat {
                    h3 class={ "seat-" (seat) } {
                        span class={ "mark seat-" (seat) } aria-hidden="true" {}
                        @if self.is_you(seat) { (words.word("log-you")) } @else { (self.name(seat)) }
                    }
                }
                ul role="list" {
                    @for line in &turn.lines {
                        @let now = told == Some(line.ply);
                        li.now[now].chance[line.chance].later[line.ply >= replay.ply] {
                            a href=(replay.there(line.ply + 1)) aria-current=[now.then_some("step")] {
                                (line.said_under(name))
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stops_lie_around_the_position_and_never_beyond_the_game() {
        let starts = [4, 7, 9];
        // Four cards are dealt, and one is drawn after the fourth and the sixth decision.
        let decides = |ply: usize| ![0, 1, 2, 3, 8, 11].contains(&ply);
        let at = |ply| Stops::around(ply, 12, &starts, decides);
        let steps = |stops: Stops| (stops.previous_turn, stops.previous, stops.next, stops.next_turn);
        assert_eq!(at(0).first, 4);
        assert_eq!(steps(at(0)), (0, 0, 4, 4));
        assert_eq!(steps(at(4)), (4, 4, 5, 7));
        assert_eq!(steps(at(7)), (4, 6, 9, 9));
        assert_eq!(steps(at(8)), (7, 7, 9, 9));
        assert_eq!(steps(at(9)), (7, 7, 10, 12));
        assert_eq!(steps(at(10)), (9, 9, 12, 12));
        assert_eq!(steps(at(12)), (9, 10, 12, 12));
    }

    #[test]
    fn eyes_are_read_back_from_their_names() {
        for eyes in [Eyes::Open, Eyes::Seat(Seat::new(2))] {
            assert_eq!(Eyes::named(&eyes.name()), Some(eyes));
        }
        assert_eq!(Eyes::named("nobody"), None);
    }
}
