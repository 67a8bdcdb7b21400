//! What stands beside the board: the players in short, what happened since the reader's turn, the log, talk.

use catalogue::Lexicon;
use engine::{Phrase, Seat, Viewer};
use maud::{Markup, html};

use super::bar::sign;
use super::{Drawing, GameView, OriginView, Stage, TableView, log};
use crate::boards::{self, Scene};
use crate::pages::report::report_link;
use crate::pages::rules;
use crate::piece::Cut;

impl TableView<'_> {
    pub(super) fn rail(&self, game: &GameView<'_>, scene: &Scene<'_>, drawing: &Drawing) -> Markup {
        html! {
            aside.rail aria-label=(self.reader.words().word("rail")) {
                // Of a game that is over the players stand in the result.
                @if !matches!(self.stage, Stage::Over { .. }) { (self.plates(game, scene, drawing)) }
                (Cut)
                @if let Stage::Pass { .. } | Stage::Playing { .. } = self.stage { (self.recap(game)) }
                (Cut)
                div.chronicle {
                    (self.log(game))
                    (Cut)
                    @if !self.stands_still() { (self.talk()) (self.gallery()) }
                    (Cut)
                    (self.facts(game))
                }
            }
        }
    }

    /// A plate for every player: who, how they stand, and their board at a click.
    fn plates(&self, game: &GameView<'_>, scene: &Scene<'_>, drawing: &Drawing) -> Markup {
        let words = self.reader.words();
        html! {
            ul.plates role="list" aria-label=(words.word("players-title")) {
                @for (seat, points) in Seat::all(self.seats.len()).zip(&game.points) {
                    @let turn = scene.to_move == Some(seat);
                    (Cut)
                    li class={ "plate seat-" (seat) } data-turn=[turn.then_some("")] {
                        @if drawing.rivals[seat.index()].is_some() { (self.opener(scene, seat, *points)) }
                        @else { div.opens { (self.plate(scene, seat, *points)) } }
                    }
                }
            }
        }
    }

    fn opener(&self, scene: &Scene<'_>, seat: Seat, points: i32) -> Markup {
        html! {
            button.opens type="button" popovertarget={ "rival-" (seat) } title=(self.reader.words().word("plate-open")) {
                (self.plate(scene, seat, points))
            }
        }
    }

    /// The plates of those whose board at the end is a click away: neither the reader's own, nor the winner's.
    pub(super) fn other_boards(&self, game: &GameView<'_>, scene: &Scene<'_>, drawing: &Drawing) -> Markup {
        let others = Seat::all(self.seats.len()).filter(|seat| drawing.rivals[seat.index()].is_some());
        let others: Vec<Seat> = others.filter(|seat| self.winner() != Some(*seat)).collect();
        html! {
            @if !others.is_empty() {
                section.others aria-labelledby="others-title" {
                    h2 #others-title { (self.reader.words().word("other-boards")) }
                    ul.plates role="list" {
                        @for seat in others {
                            li class={ "plate seat-" (seat) } { (self.opener(scene, seat, game.points[seat.index()])) }
                        }
                    }
                }
            }
        }
    }

    fn plate(&self, scene: &Scene<'_>, seat: Seat, points: i32) -> Markup {
        let words = self.reader.words();
        let view = &self.seats[seat.index()];
        html! {
            span class={ "mark seat-" (seat) } aria-hidden="true" {}
            (view.face(seat))
            span.name { @if self.is_you(seat) { (words.word("log-you")) } @else { (view.name) } }
            (self.level(seat))
            @if let Some(rated) = self.ratings.get(seat.index()).copied().flatten() { (rated.markup(self.reader)) }
            (self.absent(seat))
            (self.clock(seat))
            span.points title=(point_count(words, points)) {
                span aria-hidden="true" { (points) } span.unseen { (point_count(words, points)) }
            }
            span.stats { (boards::of(self.info.id).plate(scene, seat)) }
        }
    }

    /// How strong a bot is.
    pub(super) fn level(&self, seat: Seat) -> Markup {
        html! { @if let Some(level) = &self.seats[seat.index()].level { span.tag.strength { (level) } } }
    }

    /// A line for each opponent who moved since the reader did. A desk has the log right below, which tells the same with more room:
    /// there these lines are for those who have the page read out.
    fn recap(&self, game: &GameView<'_>) -> Markup {
        let words = self.reader.words();
        let own = |seat: Seat| game.viewer == Viewer::Seat(seat);
        let news: Vec<_> = game
            .turns
            .iter()
            .filter(|turn| turn.fresh && turn.tells() && turn.seat.is_some_and(|seat| !own(seat)))
            .collect();
        html! {
            @if let (Viewer::Seat(_), Some(first)) = (game.viewer, news.first()) {
                section.recap #recap aria-labelledby="recap-title" {
                    // The mark of what is new on the board.
                    h2 #recap-title { span.news aria-hidden="true" { "★" } " " (words.word("recap")) }
                    @for turn in &news {
                        @if let Some(seat) = turn.seat {
                            p class={ "seat-" (seat) } {
                                span class={ "mark seat-" (seat) } aria-hidden="true" {} " "
                                strong { (self.name(seat)) } " " (log::signs(self, turn)) " " (turn.told_after(self.name(seat)))
                            }
                        }
                    }
                    button.quiet #again type="button" data-from=(first.ply) data-to=(game.plies) title=(words.word("recap-again")) hidden {
                        (sign("again")) span.says { (words.word("recap-again")) }
                    }
                }
            }
        }
    }

    fn log(&self, game: &GameView<'_>) -> Markup {
        match &self.stage {
            Stage::Replay(replay) => self.replay_log(replay),
            _ => log::log(self, game),
        }
    }

    fn facts(&self, game: &GameView<'_>) -> Markup {
        let words = self.reader.words();
        html! {
            p.law {
                @if self.rated { span.tag { (words.word("rated")) } }
                @if let Stage::Pass { .. } | Stage::Playing { .. } = self.stage {
                    a href={ "/tables/" (self.id) "/replay" } { (words.word("replay-look-back")) }
                }
                @if self.reminder().is_some() {
                    button.quiet type="button" popovertarget="rules-reminder" { (words.word("reminder")) }
                }
                a href={ "/games/" (self.info.id) "/rules" } target="_blank" { (words.word("rules")) }
                (self.menu_button())
            }
            (self.menu())
            @if !self.is_private() { (self.details(game)) }
            @if let Some(ply) = self.explored_ply() { (report_link(words, self.id, ply)) }
        }
    }

    /// What can be known of the game from its start.
    fn details(&self, game: &GameView<'_>) -> Markup {
        let words = self.reader.words();
        html! {
            details.facts #facts {
                summary { (self.info.name) " · " (words.word("facts")) }
                p { (words.word("facts-material")) " " (words.word(rules::provenance(game.facts.provenance))) "." }
                @if let Some(material) = &game.facts.material {
                    p { (words.word("facts-material-hash")) " " code { (material) } }
                }
                p { (crate::words::count(words, "facts-rules", game.facts.rules_version as usize)) }
                @if self.rated { p { (words.word("facts-rated")) } }
                @if !self.manners.agreed.is_empty() { p.agreed { (self.manners.agreed.join(" ")) } }
                @if let Some(OriginView { table, ply, dealt }) = &game.facts.origin {
                    p {
                        a href={ "/tables/" (table) "/replay?ply=" (ply) } {
                            (crate::words::count(words, "facts-origin", ply.saturating_sub(*dealt)))
                        }
                    }
                }
                p { (words.word("facts-seed-hash")) " " code { (game.facts.commitment) } }
                @if let Stage::Over { ending, .. } = &self.stage && let Some(seed) = &ending.seed {
                    p { (words.word("seed")) " " code { (seed) } }
                }
                (report_link(words, self.id, self.ply_shown(game)))
            }
        }
    }
}

impl TableView<'_> {
    /// After how many moves of a table somebody tries something else; nothing elsewhere, and where it is a puzzle's board.
    fn explored_ply(&self) -> Option<usize> {
        match &self.stage {
            Stage::Explore(explore) if explore.path.starts_with("/tables/") => Some(explore.line.ply),
            _ => None,
        }
    }

    /// After how many moves the table is shown.
    fn ply_shown(&self, game: &GameView<'_>) -> usize {
        match &self.stage {
            Stage::Replay(replay) => replay.ply,
            _ => game.plies,
        }
    }
}

/// "12 points".
pub(in crate::pages) fn point_count(words: &Lexicon, points: i32) -> String {
    words.say(&Phrase::new("points-count").with("points", points), &|seat| {
        words.seat(seat)
    })
}
