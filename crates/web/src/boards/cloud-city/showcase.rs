//! The cities of the others: small beside their names, large when one wants to look.

use catalogue::games::cloud_city::{Level, Square, Step, Walkway};
use engine::Seat;
use maud::{Markup, html};

use super::frame::{Frame, Viewpoint};
use super::fresh::Fresh;
use super::{Table, panorama, plan};

impl Table<'_> {
    /// The city of a seat, large, with all that everybody may know of it.
    pub(super) fn showcase(&self, seat: Seat) -> Markup {
        html! {
            div.showcase {
                (self.sky(seat))
                div.beside {
                    (self.votes(self.city(seat)))
                    h3 { (self.word("board-hand-other")) }
                    (self.hand_of(seat))
                    (self.account(seat))
                }
            }
        }
    }

    /// All cities side by side, for those who only watch.
    pub(super) fn cities(&self) -> Markup {
        html! {
            section.cities {
                (self.views())
                @for seat in self.others() { (self.watched(seat)) }
            }
        }
    }

    /// The cities of a game that is over: the winner's comes first, each with its points.
    pub(super) fn cities_by_rank(&self) -> Markup {
        html! {
            section.cities.ranked {
                @for seat in self.by_rank() {
                    @if self.own == Some(seat) { div.watched { (self.owner(seat)) (self.own_city(seat)) } }
                    @else { (self.watched(seat)) }
                }
            }
        }
    }

    fn watched(&self, seat: Seat) -> Markup {
        html! {
            section.watched.{ "seat-" (seat) }.now[self.scene.to_move == Some(seat)] aria-label=(self.city_name(seat)) {
                (self.owner(seat))
                (self.sky(seat))
                @if !self.scene.open.is_empty() { (self.hand_of(seat)) }
                div.unseen { (self.account(seat)) }
            }
        }
    }

    /// Whose city it is, and what it is worth once the game is over.
    fn owner(&self, seat: Seat) -> Markup {
        html! {
            header {
                span class={ "mark seat-" (seat) } aria-hidden="true" {} " " (self.scene.name(seat))
                @if self.state.step == Step::Over { (self.votes(self.city(seat))) strong.total { (self.scene.standings[seat.index()].points) } }
            }
        }
    }

    fn sky(&self, seat: Seat) -> Markup {
        let city = self.city(seat);
        let frame = Frame::finished(city, self.game.shape());
        let prospect = self.prospect(seat);
        let sides = self.sides();
        html! {
            div class={ "sky n" (frame.side) } {
                (panorama::clouds())
                div.stage {
                    (panorama::picture(city, &prospect, Viewpoint { frame, turns: 0 }, None, ""))
                    (plan::picture(city, &prospect, frame, &sides))
                }
                (panorama::compass(0, &sides, ""))
            }
        }
    }

    /// A city so small that only colours and walkways are to be seen.
    pub(super) fn thumbnail(&self, seat: Seat) -> Markup {
        let city = self.city(seat);
        let frame = Frame::finished(city, self.game.shape());
        let fresh = Fresh::of(seat, self.scene.recent) != Fresh::default();
        let at = |square: Square| {
            let (row, column) = frame.cell(square);
            (2 * column + 1, 2 * row + 1)
        };
        let ground: String = city
            .laid()
            .map(|(place, _, _)| {
                let (x, y) = at(place.square(0, 0));
                format!("M{} {}h4v4h-4z", x - 1, y - 1)
            })
            .collect();
        let towers = |level: Level| -> String {
            let buildings = self.buildings(seat).into_iter().filter(|&(_, other)| other == level);
            let tower = |(square, _): (Square, Level)| {
                let (x, y) = at(square);
                format!("M{x} {y}h0")
            };
            buildings.map(tower).collect()
        };
        let links = |level: Level| -> String {
            let link = |walkway: Walkway| {
                let ((from, from_y), (to, to_y)) = (at(walkway.start()), at(walkway.end()));
                format!("M{from} {from_y}L{to} {to_y}")
            };
            let of_level = city.walkways().into_iter().filter(|&(other, _)| other == level);
            of_level.map(|(_, walkway)| link(walkway)).collect()
        };
        let side = 2 * frame.side;
        html! {
            span.thumbnail {
                svg viewBox={ "0 0 " (side) " " (side) } aria-hidden="true" {
                    path.land d=(ground) {}
                    @for level in Level::ALL {
                        path.links.(level) d=(links(level)) {}
                        path.towers.(level) d=(towers(level)) {}
                    }
                }
                @if fresh { (self.fresh_mark()) }
            }
        }
    }
}
