//! The viewer's city: the sky with the city in it, from where it is looked at, and what is left of the turn.

use catalogue::games::cloud_city::{Face, Rotation, Step};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::frame::{Frame, Ring, Viewpoint};
use super::{SHEET, Table, panorama, plan, tiles};

/// The number of viewpoints.
pub(super) const VIEWPOINTS: usize = 4;

impl Table<'_> {
    pub(super) fn own_city(&self, seat: Seat) -> Markup {
        let city = self.city(seat);
        let frame = Frame::growing(city, self.game.shape());
        let ring = Ring::of(city, self.game.shape());
        let (across, down) = ring.middle();
        let prospect = self.prospect(seat);
        let sides = self.sides();
        html! {
            section.home id="own-city" class={ "seat-" (seat) } aria-label=(self.city_name(seat)) {
                // A wheel or a pinch enlarges the city, a drag walks round it (looking.js).
                div class={ "sky n" (frame.side) " f" (ring.side()) " mx" (across) " my" (down) } data-zoom="" data-turns="city-from" {
                    (panorama::clouds())
                    div.stage {
                        @for turns in 0..VIEWPOINTS {
                            @let from = Viewpoint { frame, turns };
                            (panorama::picture(city, &prospect, from, Some(&ring), &format!("seen v{turns}")))
                        }
                        (plan::picture(city, &prospect, frame, &sides))
                        (self.plane(seat, frame, &ring, &prospect))
                    }
                    @for turns in 0..VIEWPOINTS { (panorama::compass(turns, &sides, &format!("seen v{turns}"))) }
                }
                (self.views())
                @if let Some(Step::Lay(face)) = self.step() { (self.turner(face)) }
                div.unseen { (self.account(seat)) }
            }
        }
    }

    /// How cities are shown: from the side or from above, and from where. Kept by the browser (looking.js).
    pub(super) fn views(&self) -> Markup {
        let way = |name: &str, shown: bool| {
            let (id, word) = (format!("city-{name}"), format!("board-view-{name}"));
            html! {
                input.unseen id=(id) type="radio" name="city-view" data-keep="" checked[shown];
                label for=(id) title=(self.word(&format!("{word}-about"))) { (self.word(&word)) }
            }
        };
        html! {
            div.views {
                fieldset.choice {
                    legend.unseen { (self.word("board-views")) }
                    (way("aside", true))
                    (way("above", false))
                }
                @if self.own.is_some() {
                    fieldset.choice.viewpoints {
                        legend.unseen { (self.word("board-viewpoints")) }
                        @for turns in 0..VIEWPOINTS {
                            input.unseen id={ "city-from-" (turns) } type="radio" name="city-from" data-keep="" checked[turns == 0]
                                aria-label=(self.number("board-viewpoint", turns as u32 + 1));
                        }
                        @for turns in 0..VIEWPOINTS {
                            label class={ "seen v" (turns) } for={ "city-from-" ((turns + 1) % VIEWPOINTS) } data-shortcut="v"
                                title=(self.word("board-viewpoint-next")) {
                                (SHEET.sign("turn")) " " kbd aria-hidden="true" { "V" }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What is left of the game: which turn it is of how many.
    pub(super) fn rounds(&self) -> Markup {
        html! {
            @if let Some(seat) = self.own {
                @let (number, total) = self.round(seat);
                @let counted = |id: &str| self.scene.say(&Phrase::new(id).with("number", number).with("total", total));
                span.round title=(counted("board-round")) { (counted("board-round-short")) }
            }
        }
    }

    /// The end of building.
    pub(super) fn left(&self) -> Markup {
        html! {
            @if let Some(choice) = self.scene.choices.get("done") {
                (self.scene.choices.piece("done", "deed ends", html! { (choice.label) }))
            }
        }
    }

    /// Which turn of how many it is for a seat.
    fn round(&self, seat: Seat) -> (u32, u32) {
        let laid = self.city(seat).tiles() - 1;
        let total = self.game.shape().turns();
        let laying = self.state.seat != seat || matches!(self.state.step, Step::Choose | Step::Lay(_) | Step::Deal);
        (if laying { (laid + 1).min(total) } else { laid }, total)
    }

    /// Turns the chosen tile: the places in the city show it as it would lie there.
    fn turner(&self, face: Face) -> Markup {
        let turns = face.turns();
        let first = tiles::best_side(face);
        html! {
            fieldset.turner id="turner" {
                legend.unseen { (self.word("board-turn-tile")) }
                @for &rotation in turns {
                    @let degrees = Phrase::new("board-turned").with("degrees", i32::from(rotation.degrees()));
                    input.unseen id={ "turn-" (rotation.index()) } type="radio" name="tile-turn" checked[rotation == first] data-first=[first_from(rotation, first)]
                        aria-label={ (self.word(&format!("tile-{face}"))) ", " (self.scene.say(&degrees)) };
                }
                @for &rotation in turns {
                    label.next.turned.{ "t" (rotation.index()) } for={ "turn-" (next_turn(face, rotation)) } data-shortcut="r" data-turner="" {
                        (SHEET.sign("turn")) " " (self.word("board-turn-next")) " " kbd aria-hidden="true" { "R" }
                    }
                }
            }
        }
    }

    /// The chosen tile as it looks in the city from each viewpoint, in each rotation; a click turns it on.
    pub(super) fn chosen_tile(&self, face: Face) -> Markup {
        html! {
            @for &rotation in face.turns() {
                label.tile.chosen.turned.{ "t" (rotation.index()) } for={ "turn-" (next_turn(face, rotation)) }
                    title={ (self.word("board-chosen")) " – " (self.word(&format!("tile-{face}"))) } {
                    @for turns in 0..VIEWPOINTS {
                        @let seen = Rotation::ALL[(rotation.index() + turns) % VIEWPOINTS];
                        (tiles::aside(face, seen, &format!("seen v{turns}")))
                    }
                    (super::tiles::above(face, rotation))
                }
            }
        }
    }

    /// The letters of the compass from the north clockwise.
    pub(super) fn sides(&self) -> [String; 4] {
        ["north", "east", "south", "west"].map(|side| self.word(&format!("board-{side}")))
    }
}

/// The viewpoints from which a rotation shows both buildings best and is chosen first (looking.js): a quarter turn of the
/// city is one of the tile. What shows the tile from two opposite sides needs no word.
fn first_from(rotation: Rotation, first: Rotation) -> Option<&'static str> {
    (first != Rotation::None && rotation == Rotation::None).then_some("city-from-1 city-from-3")
}

fn next_turn(face: Face, rotation: Rotation) -> usize {
    (rotation.index() + 1) % face.turns().len()
}
