//! The board of a game that nobody has drawn one for: how the seats stand, what happened last, and the state as a
//! listing. The moves are in the list beside it.

use catalogue::listing;
use maud::{Markup, html};

use super::{Board, Composition, Scene};

pub(super) struct Plain;

impl Board for Plain {
    fn draw(&self, scene: &Scene<'_>) -> Composition {
        Composition::whole(html! {
            div.plain-board {
                (standings(scene))
                @if !scene.recent.is_empty() {
                    ol.plain-recent { @for line in scene.recent { li { (scene.say(&line.phrase)) } } }
                }
                (state(scene))
            }
        })
    }

    fn shows_every_move(&self) -> bool {
        false
    }
}

/// Everybody's points and the parts they come from.
fn standings(scene: &Scene<'_>) -> Markup {
    html! {
        div.plain-seats {
            @for standing in &scene.standings {
                section class={ "plain-seat seat-" (standing.seat) } data-piece={ "seat-" (standing.seat) }
                    aria-label=(scene.name(standing.seat)) {
                    h3 { (scene.name(standing.seat)) @if scene.to_move == Some(standing.seat) { " ▸" } }
                    p.plain-points { (standing.points) }
                    dl {
                        @for part in &standing.breakdown {
                            div { dt { (scene.lexicon.word(part.name)) } dd { (part.points) } }
                        }
                    }
                }
            }
        }
    }
}

/// The state as the terminal lists it, too.
fn state(scene: &Scene<'_>) -> Markup {
    html! {
        ul.plain-state role="list" {
            @for field in listing(scene.view, scene.lexicon) {
                li class={ "depth-" (field.depth.min(4)) } {
                    span.plain-name { (field.name) }
                    @if let Some(value) = field.value { " " span.plain-value { (value) } }
                }
            }
        }
    }
}
