//! The production tokens on their two faces, and what they yield.

use catalogue::games::welkin::{Board, Kinds, Resource, Step};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{SHEET, Table, signs};

impl Table<'_> {
    pub(super) fn production(&self, seat: Seat, board: &Board) -> Markup {
        html! {
            div.production {
                span.label { (self.word("board-production")) }
                div.machines {
                    @for resource in Resource::ALL { (self.machine(seat, board, resource)) }
                }
                div.yield title=(self.yields(board.force)) {
                    @if let (Step::Taking { kinds, .. }, true) = (self.state.step, Some(seat) == self.own) { (self.taking(kinds)) }
                    @else if yielded(board.force) == 0 { span.harvest.nothing aria-hidden="true" { (self.word("board-yields-none")) } }
                    @else { span.harvest aria-hidden="true" { (self.number("board-yields-short", yielded(board.force))) " " (signs(board.force.others().iter())) } }
                    span.unseen { (self.yields(board.force)) }
                }
            }
        }
    }

    /// What can be taken now. It is taken here and nowhere else: one choice is lit in one place.
    fn taking(&self, kinds: Kinds) -> Markup {
        html! {
            span.harvest {
                @for resource in kinds.iter() {
                    (self.scene.choices.piece(&format!("take {resource}"), "take", html! {
                        (SHEET.sign(resource.name())) span.unseen { (self.resource_name(resource)) }
                    }))
                }
            }
        }
    }

    /// A production token: the face that shows large, the other small. It can be turned over, and tells what production
    /// would yield then.
    fn machine(&self, seat: Seat, board: &Board, resource: Resource) -> Markup {
        let force = board.force.contains(resource);
        let name = self.resource_name(resource);
        let (face, back) = if force {
            ("force", resource.name())
        } else {
            (resource.name(), "force")
        };
        let turned = board.force.toggled(resource);
        let content = html! {
            (SHEET.picture("face", face))
            (SHEET.picture("back", back))
            span.unseen { (name) ", " (self.word(if force { "board-shows-force" } else { "board-shows-resource" })) }
            span.would aria-hidden="true" { (SHEET.sign("flip")) " → " (harvest(turned)) }
        };
        let class = if force { "machine force" } else { "machine" };
        html! {
            div.spot data-piece={ "production-" (seat) "-" (resource) } {
                @if Some(seat) != self.own { div class=(class) { (content) } }
                @else { (self.telling_piece(&format!("turn {resource}"), class, &self.yields(turned), content)) }
            }
        }
    }

    /// What tokens with these forces yield, in words.
    fn yields(&self, force: Kinds) -> String {
        let kinds = force.others();
        if force.is_empty() {
            return self.word("board-yields-nothing");
        }
        if kinds.is_empty() {
            return self.word("board-yields-no-kind");
        }
        let names = kinds.iter().map(|resource| Phrase::new(format!("resource-{resource}")));
        let phrase = Phrase::new("board-yields").with("number", force.len() as u32);
        self.scene.say(&phrase.with("kinds", names.collect::<Vec<_>>()))
    }
}

/// What tokens with these forces yield: so many, among these.
fn harvest(force: Kinds) -> Markup {
    html! {
        span.harvest aria-hidden="true" { strong { (yielded(force)) } " × " (signs(force.others().iter())) }
    }
}

/// How many resources tokens with these forces yield.
fn yielded(force: Kinds) -> u32 {
    if force.others().is_empty() {
        0
    } else {
        force.len() as u32
    }
}
