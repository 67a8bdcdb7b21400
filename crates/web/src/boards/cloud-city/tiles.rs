//! Tiles that lie beside the cities: in hands, face up in the row, in the pile.

use catalogue::games::cloud_city::{City, CloudCity, Face, Place, Rotation, Step};
use engine::Seat;
use maud::{Markup, html};

use super::fresh::revealed;
use super::{SHEET, Table, panorama, plan};

impl Table<'_> {
    /// The viewer's hand; the tiles are lit when one is to be chosen, and the chosen one is marked while it is laid.
    pub(super) fn hand(&self, seat: Seat) -> Markup {
        let tiles: Vec<Face> = self.state.hands[seat.index()].iter().collect();
        let chosen = match self.step() {
            Some(Step::Lay(face)) => tiles.iter().position(|&tile| tile == face),
            _ => None,
        };
        html! {
            section.hand id="hand" aria-label=(self.word("board-hand")) {
                h3 { (self.word("board-hand")) }
                ul.tiles role="list" {
                    @for (place, (number, face)) in numbered(&tiles, &[]).into_iter().enumerate() {
                        li data-piece={ "tile-" (face) "-" (number) } data-to="laid" {
                            @if chosen == Some(place) { (self.chosen_tile(face)) }
                            @else { (self.scene.choices.piece(&format!("take {face}"), "tile", self.tile(face))) }
                        }
                    }
                    @if tiles.is_empty() { li.nothing { (self.word("board-hand-empty")) } }
                }
            }
        }
    }

    /// What everybody sees of another's hand: the tiles taken from the row, and the backs of the others. Where everything
    /// lies open these are turned up, too.
    pub(super) fn hand_of(&self, seat: Seat) -> Markup {
        let hand = &self.state.hands[seat.index()];
        let open: Vec<Face> = hand.open.iter().collect();
        let elsewhere: Vec<Face> = self.known_hands(seat).collect();
        let seen = self.scene.seen_by::<CloudCity>(seat);
        let turned_up = seen.map(|view| view.observation.state().hands[seat.index()].secret);
        html! {
            ul.tiles role="list" aria-label=(self.word("board-hand-other")) {
                @for (number, face) in numbered(&open, &elsewhere) {
                    li data-piece={ "tile-" (face) "-" (number) }
                        title={ (self.word("board-known")) " " (self.word(&format!("tile-{face}"))) } { div.tile { (self.tile(face)) } }
                }
                @if let Some(tiles) = turned_up {
                    @for face in tiles.iter() { li title=(self.word(&format!("tile-{face}"))) { div.tile { (self.tile(face)) } } }
                } @else { @for _ in 0..hand.secret.len() {
                    li title=(self.word("board-hidden")) { div.tile { (back()) span.unseen { (self.word("board-hidden")) } } }
                } }
            }
        }
    }

    /// The tiles that the viewer knows in hands, as far as they are drawn before that of `seat`.
    fn known_hands(&self, seat: Seat) -> impl Iterator<Item = Face> + '_ {
        let own = self
            .own
            .into_iter()
            .flat_map(|seat| self.state.hands[seat.index()].iter());
        let before = self.others().take_while(move |&other| other != seat);
        own.chain(before.flat_map(|seat| self.state.hands[seat.index()].open.iter()))
    }

    /// The tiles face up and the pile; lit when one is to be drawn.
    pub(super) fn offer(&self) -> Markup {
        let own = self
            .own
            .into_iter()
            .flat_map(|seat| self.state.hands[seat.index()].iter());
        let others = self
            .others()
            .flat_map(|seat| self.state.hands[seat.index()].open.iter());
        let held: Vec<Face> = own.chain(others).collect();
        let row: Vec<Face> = self.state.row.iter().flatten().copied().collect();
        let mut revealed = revealed(self.scene.recent);
        let pile = self.number("board-pile", self.state.pile.len());
        html! {
            section.offer id="offer" aria-label=(self.word("board-row")) {
                h3 { (self.word("board-row")) }
                ul.tiles role="list" {
                    @for (number, face) in numbered(&row, &held) {
                        @let new = revealed.iter().position(|&other| other == face);
                        // A tile that takes the place of another comes after that one went.
                        li data-piece={ "tile-" (face) "-" (number) } data-step="1" {
                            (self.scene.choices.piece(&format!("draw {face}"), "tile", self.tile(face)))
                            @if let Some(place) = new {
                                @let _ = revealed.swap_remove(place);
                                (self.fresh_mark())
                            }
                        }
                    }
                    li title=(pile) {
                        (self.scene.choices.piece("draw pile", "tile pile", html! {
                            (back())
                            span.caption { (self.state.pile.len()) }
                        }))
                        span.unseen { (pile) }
                    }
                }
            }
        }
    }

    fn tile(&self, face: Face) -> Markup {
        html! {
            (aside(face, best_side(face), ""))
            (above(face, best_side(face)))
            span.unseen { (self.word(&format!("tile-{face}"))) }
        }
    }
}

/// The tiles with a number that tells equal faces apart, counted from those that lie elsewhere: a tile that goes from
/// the row to the hand keeps its number, and is seen to move.
fn numbered(tiles: &[Face], elsewhere: &[Face]) -> Vec<(usize, Face)> {
    let equal = |face: Face, among: &[Face]| among.iter().filter(|&&other| other == face).count();
    let number = |(place, &face): (usize, &Face)| (equal(face, elsewhere) + equal(face, &tiles[..place]), face);
    tiles.iter().enumerate().map(number).collect()
}

/// The rotation in which no building of a tile hides the other: of two on the diagonal, neither stands behind.
pub(super) fn best_side(face: Face) -> Rotation {
    let [(_, one), (_, other)] = face.buildings(Rotation::None);
    let behind_one_another = one.0 != other.0 && one.1 != other.1;
    if behind_one_another {
        Rotation::Quarter
    } else {
        Rotation::None
    }
}

fn alone(face: Face, rotation: Rotation) -> City {
    let mut city = City::EMPTY;
    city.lay(Place::START, face, rotation);
    city
}

/// A tile with its buildings, seen from the side.
pub(super) fn aside(face: Face, rotation: Rotation, class: &str) -> Markup {
    panorama::tile(&alone(face, rotation), class)
}

/// A tile with its buildings, seen from above.
pub(super) fn above(face: Face, rotation: Rotation) -> Markup {
    plan::tile(&alone(face, rotation))
}

/// The back of a tile.
fn back() -> Markup {
    html! {
        svg.reverse viewBox="-66 -36 132 80" aria-hidden="true" { use href=(SHEET.address("back")) {} }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_building_hides_the_other_as_a_tile_is_shown_first() {
        for face in Face::ALL {
            let place = |(row, column): (u8, u8)| (i16::from(column) - i16::from(row), row + column);
            let [(_, one), (_, other)] = face.buildings(best_side(face));
            assert_ne!(place(one).0, place(other).0, "{face}");
            if one.0 != other.0 && one.1 != other.1 {
                assert_eq!(place(one).1, place(other).1, "{face}: left and right");
            }
        }
    }

    #[test]
    fn a_tile_keeps_its_number_on_the_way_from_the_row_to_the_hand() {
        let (one, other) = (Face::SideBlueBlue, Face::DiagonalSandSand);
        assert_eq!(numbered(&[one, other, one], &[one]), [(1, one), (0, other), (2, one)]);
        assert_eq!(numbered(&[one, one], &[]), [(0, one), (1, one)]);
    }
}
