//! A wheel that turns.
//!
//! Each ring is drawn in an order of its own that does not depend on how it stands, and then turned as a whole: when
//! a ring turns, only the class of its turn changes and the style sheet moves it. A ring whose discs change gets
//! another id, so that it is drawn anew and does not spin.

use catalogue::games::noria::{Disc, DiscKind, Ring, Space, Step, Wheel};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{SHEET, Table};
use crate::Choice;

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

/// What is drawn in a space of the frame lies around the origin of its group, so that the style sheet can keep it upright
/// by turning it there.
fn shift(space: Space) -> String {
    let (x, y) = centre(space);
    format!("translate({x} {y})")
}

/// A disc that stands still, or a sign on one.
fn at(space: Space, name: &str) -> Markup {
    html! {
        g transform=(shift(space)) {
            use href=(SHEET.address(name)) x=(-DISC / 2) y=(-DISC / 2) width=(DISC) height=(DISC) {}
        }
    }
}

fn layer(class: &str, content: Markup) -> Markup {
    html! {
        svg class=(class) viewBox={ "0 0 " (SIZE) " " (SIZE) } aria-hidden="true" { (content) }
    }
}

/// A picture as large as the wheel.
fn whole(name: &str) -> Markup {
    html! { use href=(SHEET.address(name)) width=(SIZE) height=(SIZE) {} }
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
            (whole("rings"))
            (whole("dusk"))
            @for (space, disc) in wheel.discs() { (at(space, &disc_picture(disc))) }
        },
    )
}

impl Table<'_> {
    /// Whether bought discs are being placed, on a wheel that has already turned.
    pub(super) fn placing(&self) -> bool {
        matches!(self.state.step, Step::Next | Step::Place)
    }

    /// How often the whole wheel of a seat has turned.
    fn turned(&self, seat: Seat) -> usize {
        let rounds = usize::from(self.state.round.saturating_sub(1));
        let over = self.state.step == Step::Over;
        let placing = self.state.seat == seat && self.placing();
        rounds + usize::from(self.state.round > 0 && (over || placing || seat < self.state.seat))
    }

    /// The wheel of a seat; the spaces of the viewer's own are lit where a move begins.
    pub(super) fn wheel(&self, seat: Seat) -> Markup {
        let wheel = &self.player(seat).wheel;
        html! {
            div.wheel data-place={ "wheel-" (seat) } {
                @for ring in Ring::ALL { (self.ring(seat, wheel, ring)) }
                (self.marks(seat))
                @if Some(seat) == self.own { (self.spots(wheel)) }
                p.unseen { (self.spoken_wheel(wheel)) }
            }
        }
    }

    fn ring(&self, seat: Seat, wheel: &Wheel, ring: Ring) -> Markup {
        let stand = Stand::of(wheel, ring, self.turned(seat));
        // A shared screen shows another wheel large when the turn passes: that one is another ring, it did not move.
        let size = if seat == self.shown() { "own" } else { "other" };
        // A disc goes from where it was to where it is by this name, which it keeps as long as the ring only turns.
        let name = stand.name();
        html! {
            div id={ (size) "-" (seat) "-" (ring) "-" (name) } class={ "ring " (ring) " t" (stand.turns) } {
                (layer("cog", html! {
                    (whole(&format!("ring-{ring}")))
                    @for (place, disc) in stand.discs.iter().enumerate() {
                        @if let Some(disc) = disc {
                            @let picture = disc_picture(*disc);
                            @let alike = format!("wheel-{seat}-{picture}-on-");
                            g transform=(shift(Space::of(ring, place))) {
                                use.disc data-piece={ (alike) (ring) (name) (place) } data-from={ (alike) "*" } href=(SHEET.address(&picture))
                                    x=(-DISC / 2) y=(-DISC / 2) width=(DISC) height=(DISC) {}
                            }
                        }
                    }
                }))
            }
        }
    }

    /// The half that rests, and what the seat in turn has done with its discs.
    fn marks(&self, seat: Seat) -> Markup {
        let turn = &self.state.turn;
        let shown = self.in_turn(seat) && !self.placing();
        let named = match self.state.step {
            Step::Modify(space) => Some(space),
            _ => turn.disc,
        };
        let mut used = turn.activated;
        if let Some(space) = named {
            used.remove(space);
        }
        // A disc outside every combination with those used is out of reach for this turn.
        let reach = turn
            .activated
            .or(Space::compatible_with(turn.activated, self.game.is_strict()));
        let out = Space::ACTIVE.without(reach);
        layer(
            "marks",
            html! {
                (whole("dusk"))
                @if shown {
                    @for space in out.iter() { (at(space, "out")) }
                    @for space in used.iter() { (at(space, "used")) }
                    @for space in turn.fresh.without(turn.activated).iter() { (at(space, "fresh")) }
                    @if let Some(space) = named { (at(space, "in-use")) }
                }
            },
        )
    }

    /// The spaces, lit where a move begins; each says what lies there and what it is good for.
    fn spots(&self, wheel: &Wheel) -> Markup {
        html! {
            @for space in Space::all() {
                @let moves = self.moves_at(wheel, space);
                @let moves: Vec<&Choice> = moves.iter().collect();
                @let spoken = self.spoken_space(wheel, space);
                @let about = wheel.at(space).map(|disc| self.word(&format!("board-disc-{}", disc.kind())));
                div class={ "spot " (space) (if wheel.at(space).is_some() { "" } else { " empty" }) }
                    title={ (spoken) @if let Some(about) = about { ". " (about) } } {
                    @match (moves.as_slice(), self.natural_verb()) {
                        ([], Some(verb)) => (self.scene.choices.piece(&format!("{verb} {space}"), "hole", html! { span.unseen { (spoken) } })),
                        _ => (self.scene.choices.menu("hole", &spoken, &moves, html! {})),
                    }
                }
            }
        }
    }

    /// What a click on a space of the wheel means now, where something may be done with discs at all.
    fn natural_verb(&self) -> Option<&'static str> {
        let kind = self
            .state
            .turn
            .disc
            .and_then(|space| self.state.mover().wheel.at(space));
        match self.state.step {
            Step::BuildWheel | Step::Place => Some("place"),
            Step::Influence => Some("modify"),
            Step::Modify(_) => Some("to"),
            Step::Repeat | Step::RepeatAgain => Some("repeat"),
            Step::Use | Step::UseAgain if kind.is_some_and(|disc| disc.kind() == DiscKind::Tool) => Some("upgrade"),
            Step::Over => None,
            _ => Some("activate"),
        }
    }

    /// A click uses a disc; only an upgraded one asks whether once or twice. Inspections have buttons of their own.
    fn moves_at(&self, wheel: &Wheel, space: Space) -> Vec<Choice> {
        let verbs = ["activate", "double", "modify", "to", "upgrade", "repeat", "place"];
        let moves = self.legal(&verbs.map(|verb| format!("{verb} {space}")));
        let often = moves.len() > 1;
        let told = moves.into_iter().map(|choice| match wheel.at(space) {
            Some(disc) if often => Choice {
                label: self.times_of(disc.kind(), if choice.text.starts_with("double ") { 2 } else { 1 }),
                ..choice.clone()
            },
            Some(disc) if choice.text.starts_with("activate ") => Choice {
                label: format!("{} – {}", choice.label, self.use_of(disc.kind())),
                ..choice.clone()
            },
            _ => choice.clone(),
        });
        told.collect()
    }

    /// In short how often a disc is used, and what that brings.
    fn times_of(&self, kind: DiscKind, times: u8) -> String {
        let brought = kind.resource().map(|resource| {
            let number = u16::from(self.state.mover().ships[resource]) * u16::from(times);
            self.amounts(std::iter::once((resource.name(), number)))
        });
        let what = brought.filter(|brought| !brought.is_empty());
        let what = what.unwrap_or_else(|| self.disc_name(kind));
        self.scene
            .say(&Phrase::new("board-times").with("number", times).with("what", what))
    }

    /// What using a disc brings the seat in turn.
    fn use_of(&self, kind: DiscKind) -> String {
        match kind.resource() {
            Some(resource) => self
                .scene
                .say(&super::ships_phrase(resource, self.state.mover().ships[resource])),
            None => self.word(&format!("board-disc-{kind}")),
        }
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
    fn spoken_wheel(&self, wheel: &Wheel) -> String {
        let spaces = wheel.discs().map(|(space, _)| self.spoken_space(wheel, space));
        spaces.collect::<Vec<_>>().join("; ")
    }

    /// The moves that turn a ring, at the corners of the wheel, while the wheel may be changed.
    pub(super) fn night_shifts(&self) -> Markup {
        html! {
            @if self.decides() && self.state.step == Step::Influence {
                @for ring in Ring::SHIFTED {
                    (self.scene.choices.piece(&format!("night-shift {ring}"), &format!("shift {ring}"), html! {
                        (SHEET.picture("turner", &format!("turn-{ring}")))
                        (SHEET.amount("knowledge", self.game.night_shift_price(self.state)))
                        span.which aria-hidden="true" { (self.word(&format!("board-ring-{ring}"))) }
                    }))
                }
            }
        }
    }

    /// How many of the three discs of a turn are used, in the action phase.
    pub(super) fn discs_left(&self) -> Markup {
        let used = self.state.turn.activated.len();
        html! {
            @if self.phase() == Some(1) {
                span.used title=(self.number("board-used", used as u32)) {
                    span.unseen { (self.number("board-used", used as u32)) }
                    @for place in 0..3 { i.on[place < used] aria-hidden="true" {} }
                }
            }
        }
    }

    /// The discs that the seat in turn still has to place: those bought, or those of its own start wheel. A bought disc
    /// has the name that it had on the market, so that it is seen to come from there.
    pub(super) fn waiting_discs(&self, seat: Seat) -> Markup {
        let (kinds, title) = match self.state.step {
            Step::BuildWheel => (&DiscKind::START[self.player(seat).wheel.len()..], "board-to-build"),
            _ => (&[][..], "board-waiting"),
        };
        let bought = self.state.turn.centre.iter().flatten();
        let waiting: Vec<DiscKind> = kinds.iter().chain(bought).copied().collect();
        html! {
            @if self.in_turn(seat) && !waiting.is_empty() {
                div.waits title=(self.word(title)) {
                    span.unseen { (self.word(title)) }
                    @for (place, &kind) in waiting.iter().enumerate() {
                        @let later = waiting[place..].iter().filter(|&&other| other == kind).count();
                        @let piece = format!("disc-{kind}-{}", usize::from(self.state.market[kind]) + later);
                        span.bought data-piece=[(self.state.step != Step::BuildWheel).then_some(piece)] data-to={ "wheel-" (seat) } {
                            (SHEET.picture("chip", &disc_picture(Disc::simple(kind)))) span.unseen { (self.disc_name(kind)) }
                        }
                    }
                }
            }
        }
    }
}
