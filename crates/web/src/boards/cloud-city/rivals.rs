//! The cities of the others: small on the board, large when one wants to look.

use engine::Seat;
use maud::{Markup, html};

use super::frame::{Frame, Viewpoint};
use super::{Table, panorama, plan};

impl Table<'_> {
    pub(super) fn rivals(&self, seats: &[Seat]) -> Markup {
        html! {
            div.rivals { @for &seat in seats { (self.rival(seat)) } }
        }
    }

    fn rival(&self, seat: Seat) -> Markup {
        let city = self.city(seat);
        let turn = self.scene.to_move == Some(seat);
        let look = self.about("board-look", seat);
        html! {
            section.rival.{ "seat-" (seat) }.now[turn] id={ "city-" (seat) } aria-label=(self.about("board-city", seat)) {
                header {
                    span class={ "mark seat-" (seat) } aria-hidden="true" {}
                    strong { (self.scene.name(seat)) }
                    (self.votes(city))
                }
                details {
                    summary.sky title=(look) {
                        span.unseen { (look) }
                        (self.pictures(seat))
                    }
                    (self.account(seat))
                }
                footer {
                    (self.hand_of(seat))
                    span.round { (self.round(seat)) }
                }
            }
        }
    }

    fn pictures(&self, seat: Seat) -> Markup {
        let city = self.city(seat);
        let frame = Frame::finished(city, self.game.shape());
        let prospect = self.prospect(seat);
        html! {
            (panorama::clouds())
            (panorama::picture(city, &prospect, Viewpoint { frame, turns: 0 }, ""))
            (plan::picture(city, &prospect, frame, ""))
        }
    }
}
