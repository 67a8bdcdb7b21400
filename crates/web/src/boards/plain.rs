//! The board of a game that has none of its own yet: who has how many points, and the list of moves beside it.

use engine::Seat;
use maud::{Markup, html};

use super::{Board, Scene};

pub(super) struct Plain;

impl Board for Plain {
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        html! {
            div.plain-board {
                @for (seat, points) in Seat::all(scene.names.len()).zip(scene.points) {
                    div class={ "plain-seat seat-" (seat) } data-piece={ "seat-" (seat) } {
                        span.plain-name { (scene.name(seat)) }
                        span.plain-points { (points) }
                    }
                }
            }
        }
    }
}
