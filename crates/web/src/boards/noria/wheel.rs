//! A wheel that turns.
//!
//! Each ring is drawn in an order of its own that does not depend on how it stands, and then turned as a whole: when
//! a ring turns, only the class of its turn changes and the style sheet moves it. A ring whose discs change gets
//! another id, so that it is drawn anew and does not spin.

use engine::{Phrase, Seat};
use maud::{Markup, html};
use noria::{Disc, Ring, Space, SpaceSet, Stage, Wheel};

use super::{Table, picture};
use crate::{Choice, assets};

/// The size of the picture of a wheel.
const SIZE: i32 = 400;
/// The size of a disc on it.
const DISC: i32 = 64;

/// How a ring stands: its discs in the order it is drawn in, and by how many spaces it is then turned.
struct Stand {
    discs: Vec<Option<Disc>>,
    turns: usize,
}

impl Stand {
    /// The order is the least of all rotations. Where several are the same, the one goes on that `turned` (how often
    /// the whole wheel has turned) leads to.
    fn of(wheel: &Wheel, ring: Ring, turned: usize) -> Stand {
        let places = ring.places().len();
        let disc = |place: usize| wheel.at(Space::of(ring, place % places));
        let drawn = |turns: usize| -> Vec<Option<Disc>> { (0..places).map(|place| disc(place + turns)).collect() };
        let late = |turns: usize| (turns + places - turned % places) % places;
        let turns = (0..places)
            .min_by_key(|&turns| (drawn(turns), late(turns)))
            .unwrap_or(0);
        Stand {
            discs: drawn(turns),
            // Nothing but the turning of the whole wheel turns the small ring, so its turns can be counted on.
            turns: if ring == Ring::Small {
                turned + late(turns)
            } else {
                turns
            },
        }
    }

    /// A name for these discs in this order.
    fn name(&self) -> String {
        let letter = |disc: &Option<Disc>| match disc {
            None => '-',
            Some(disc) if disc.is_upgraded() => (b'A' + disc.kind() as u8) as char,
            Some(disc) => (b'a' + disc.kind() as u8) as char,
        };
        self.discs.iter().map(letter).collect()
    }
}

/// Where a space lies on the picture: its centre.
fn centre(space: Space) -> (i32, i32) {
    const LARGE: [(i32, i32); 6] = [(-134, -78), (0, -155), (134, -78), (134, 78), (0, 155), (-134, 78)];
    const MEDIUM: [(i32, i32); 4] = [(-64, -64), (64, -64), (64, 64), (-64, 64)];
    const SMALL: [(i32, i32); 2] = [(0, -36), (0, 36)];
    let (x, y) = match space.ring() {
        Ring::Large => LARGE[space.place()],
        Ring::Medium => MEDIUM[space.place()],
        Ring::Small => SMALL[space.place()],
    };
    (SIZE / 2 + x, SIZE / 2 + y)
}

/// A disc, or a sign on one, in a space of the frame. It lies around the origin of its group, so that the style sheet
/// can keep it upright by turning it there.
fn at(space: Space, class: Option<&str>, name: &str) -> Markup {
    let (x, y) = centre(space);
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            use class=[class] href={ (assets::url("noria.svg")) "#" (name) } x=(-DISC / 2) y=(-DISC / 2)
                width=(DISC) height=(DISC) {}
        }
    }
}

fn layer(class: &str, content: Markup) -> Markup {
    html! {
        svg class=(class) viewBox={ "0 0 " (SIZE) " " (SIZE) } aria-hidden="true" focusable="false" { (content) }
    }
}

/// The picture of a disc's side.
pub(super) fn disc_picture(disc: Disc) -> String {
    let side = if disc.is_upgraded() { "-up" } else { "" };
    format!("disc-{}{side}", disc.kind())
}

/// A wheel in little that stands still, all of it in one picture.
pub(super) fn still(wheel: &Wheel) -> Markup {
    layer(
        "still",
        html! {
            use href={ (assets::url("noria.svg")) "#rings" } width=(SIZE) height=(SIZE) {}
            @for (space, disc) in wheel.discs() { (at(space, None, &disc_picture(disc))) }
        },
    )
}

impl Table<'_> {
    /// How often the whole wheel of a seat has turned.
    fn turned(&self, seat: Seat) -> usize {
        let rounds = usize::from(self.state.round.saturating_sub(1));
        let over = self.state.stage == Stage::Over;
        let placing = self.state.seat == seat && self.state.stage == Stage::Place;
        rounds + usize::from(self.state.round > 0 && (over || placing || seat < self.state.seat))
    }

    /// The wheel of a seat; the spaces of the viewer's own are lit where a move begins.
    pub(super) fn wheel(&self, seat: Seat) -> Markup {
        let wheel = &self.player(seat).wheel;
        html! {
            div.wheel {
                @for ring in Ring::ALL { (self.ring(seat, wheel, ring)) }
                (self.marks(seat))
                @if Some(seat) == self.own { (self.spots(wheel)) }
                p.unseen { (self.spoken_wheel(wheel)) }
            }
        }
    }

    fn ring(&self, seat: Seat, wheel: &Wheel, ring: Ring) -> Markup {
        let stand = Stand::of(wheel, ring, self.turned(seat));
        html! {
            div id={ "ring-" (seat) "-" (ring) "-" (stand.name()) } class={ "ring " (ring) " t" (stand.turns) } {
                (layer("cog", html! {
                    use href={ (assets::url("noria.svg")) "#ring-" (ring) } width=(SIZE) height=(SIZE) {}
                    @for (place, disc) in stand.discs.iter().enumerate() {
                        @if let Some(disc) = disc { (at(Space::of(ring, place), Some("disc"), &disc_picture(*disc))) }
                    }
                }))
            }
        }
    }

    /// The half that rests, and what the seat in turn has done with its discs.
    fn marks(&self, seat: Seat) -> Markup {
        let turn = &self.state.turn;
        let shown = self.in_turn(seat) && self.state.stage != Stage::Place;
        let named = match self.state.stage {
            Stage::Modify(space) => Some(space),
            _ => turn.disc,
        };
        // A disc outside every combination with those used is out of reach for this turn.
        let reach = turn.activated.or(turn.activated.compatible(self.game.is_strict()));
        let out = SpaceSet::ACTIVE.without(reach);
        layer(
            "marks",
            html! {
                use href={ (assets::url("noria.svg")) "#dusk" } width=(SIZE) height=(SIZE) {}
                @if shown {
                    @for space in out.iter() { (at(space, None, "out")) }
                    @for space in turn.activated.iter() { (at(space, None, "used")) }
                    @for space in turn.fresh.without(turn.activated).iter() { (at(space, None, "fresh")) }
                    @if let Some(space) = named { (at(space, None, "in-use")) }
                }
            },
        )
    }

    /// The spaces at which a move begins.
    fn spots(&self, wheel: &Wheel) -> Markup {
        html! {
            @for space in Space::all() {
                @let moves = self.moves_at(space);
                @if !moves.is_empty() {
                    @let place = if wheel.at(space).is_some() { "" } else { " empty" };
                    (self.scene.choices.menu(&format!("spot {space}{place}"), &self.spoken_space(wheel, space), &moves, html! {}))
                }
            }
        }
    }

    /// A click uses a disc; only an upgraded one asks whether once or twice. Inspections have buttons of their own.
    fn moves_at(&self, space: Space) -> Vec<&Choice> {
        let verbs = ["activate", "double", "modify", "to", "upgrade", "repeat", "place"];
        self.legal(&verbs.map(|verb| format!("{verb} {space}")))
    }

    /// The phrase for a disc.
    pub(super) fn disc_phrase(&self, disc: Disc) -> Phrase {
        let kind = Phrase::new(format!("disc-{}", disc.kind()));
        if disc.is_upgraded() {
            Phrase::new("disc-upgraded").with("disc", kind)
        } else {
            kind
        }
    }

    fn spoken_space(&self, wheel: &Wheel, space: Space) -> String {
        let place = self.word(&format!("space-{space}"));
        let disc = wheel.at(space).map(|disc| self.scene.say(&self.disc_phrase(disc)));
        format!("{place}: {}", disc.unwrap_or_else(|| self.word("board-empty")))
    }

    /// The wheel for those who do not see it: every disc by its space.
    pub(super) fn spoken_wheel(&self, wheel: &Wheel) -> String {
        let spaces = wheel.discs().map(|(space, _)| self.spoken_space(wheel, space));
        spaces.collect::<Vec<_>>().join("; ")
    }

    /// The moves that turn a ring, at the corners of the wheel.
    pub(super) fn night_shifts(&self) -> Markup {
        html! {
            @for ring in Ring::SHIFTED {
                @let text = format!("night-shift {ring}");
                @if self.scene.choices.get(&text).is_some() {
                    (self.scene.choices.piece(&text, &format!("shift {ring}"), html! {
                        (picture("turner", &format!("turn-{ring}")))
                        (super::amount("knowledge", self.game.night_shift_price(self.state)))
                    }))
                }
            }
        }
    }

    /// The discs that wait at the centre of the wheel of the seat in turn.
    pub(super) fn waiting_discs(&self, seat: Seat) -> Markup {
        let waiting: Vec<_> = self.state.turn.centre.iter().flatten().copied().collect();
        html! {
            @if self.in_turn(seat) && !waiting.is_empty() {
                div.waits title=(self.word("board-waiting")) {
                    span.unseen { (self.word("board-waiting")) }
                    @for kind in waiting {
                        (picture("chip", &disc_picture(Disc::simple(kind)))) span.unseen { (self.disc_name(kind)) }
                    }
                }
            }
        }
    }
}
