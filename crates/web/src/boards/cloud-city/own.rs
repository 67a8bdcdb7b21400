//! The viewer's city: how it is looked at, what to decide, the sky with the city in it, the hand.

use catalogue::games::cloud_city::{Face, Rotation, Step};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::frame::{Frame, Viewpoint};
use super::{SHEET, Table, panorama, plan};

/// The number of viewpoints.
const VIEWPOINTS: usize = 4;

impl Table<'_> {
    /// How cities are shown: from the side or from above, and from where.
    pub(super) fn views(&self) -> Markup {
        html! {
            div.views {
                fieldset.choice {
                    legend.unseen { (self.word("board-views")) }
                    input.unseen id="city-aside" type="radio" name="city-view" checked;
                    label for="city-aside" { (self.word("board-view-aside")) }
                    input.unseen id="city-above" type="radio" name="city-view";
                    label for="city-above" { (self.word("board-view-above")) }
                }
                @if self.own.is_some() {
                    fieldset.choice.viewpoints {
                        legend.unseen { (self.word("board-viewpoints")) }
                        @for turns in 0..VIEWPOINTS {
                            input.unseen id={ "city-from-" (turns) } type="radio" name="city-from" checked[turns == 0]
                                aria-label=(self.number("board-viewpoint", turns as u32 + 1));
                        }
                        @for turns in 0..VIEWPOINTS {
                            label class={ "seen v" (turns) } for={ "city-from-" ((turns + 1) % VIEWPOINTS) } data-shortcut="v" {
                                (SHEET.sign("turn")) " " (self.word("board-viewpoint-next")) " " kbd aria-hidden="true" { "V" }
                            }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn own_city(&self, seat: Seat) -> Markup {
        let city = self.city(seat);
        let frame = Frame::growing(city, self.game.shape());
        let prospect = self.prospect(seat);
        html! {
            section.home id="own-city" class={ "seat-" (seat) } aria-label=(self.about("board-city", seat)) {
                header {
                    span class={ "mark seat-" (seat) } aria-hidden="true" {}
                    strong { (self.scene.name(seat)) }
                    (self.votes(city))
                    span.round { (self.round(seat)) }
                }
                div class={ "sky n" (frame.side) } {
                    (panorama::clouds())
                    @for turns in 0..VIEWPOINTS {
                        (panorama::picture(city, &prospect, Viewpoint { frame, turns }, &format!("seen v{turns}")))
                    }
                    (plan::picture(city, &prospect, frame, ""))
                    (self.plane(seat, frame, &prospect))
                }
                (self.decision())
                div.unseen { (self.account(seat)) }
            }
        }
    }

    /// The viewer's tiles: the chosen one while it is to be laid, else the whole hand.
    pub(super) fn tray(&self, seat: Seat) -> Markup {
        match self.step() {
            Some(Step::Lay(face)) => self.turner(face),
            _ => self.hand(seat),
        }
    }

    /// Which turn of how many it is for a seat.
    pub(super) fn round(&self, seat: Seat) -> String {
        let laid = self.city(seat).tiles() - 1;
        let total = self.game.shape().turns();
        let laying = self.state.seat != seat || matches!(self.state.step, Step::Choose | Step::Lay(_) | Step::Deal);
        let number = if laying { (laid + 1).min(total) } else { laid };
        self.scene
            .say(&Phrase::new("board-round").with("number", number).with("total", total))
    }

    /// What is to be decided, and the move that ends it.
    fn decision(&self) -> Markup {
        let prompt = match self.step() {
            Some(Step::Choose) => Some("board-prompt-take"),
            Some(Step::Lay(_)) => Some("board-prompt-lay"),
            Some(Step::Build(_)) => Some("board-prompt-build"),
            Some(Step::Draw) => Some("board-prompt-draw"),
            _ => None,
        };
        let done = self.scene.choices.get("done");
        html! {
            div.decision.asked[prompt.is_some()] {
                @if let Some(prompt) = prompt { span { (self.word(prompt)) } }
                @else if let Some(seat) = self.scene.to_move { span { (self.about("board-waiting", seat)) } }
                @if let Some(choice) = done { (self.scene.choices.piece("done", "deed", html! { (choice.label) })) }
            }
        }
    }

    /// The chosen tile in every rotation that makes a difference: the one that is checked is the one that is laid.
    fn turner(&self, face: Face) -> Markup {
        let turns = face.turns();
        html! {
            div.tray {
                fieldset.turner id="turner" {
                    legend { (self.word("board-turn-tile")) }
                    div.faces {
                        @for &rotation in turns {
                            @let degrees = Phrase::new("board-turned").with("degrees", i32::from(rotation.degrees()));
                            @let name = self.scene.say(&degrees);
                            input.unseen id={ "turn-" (rotation.index()) } type="radio" name="tile-turn" checked[rotation == Rotation::None]
                                aria-label={ (self.word(&format!("tile-{face}"))) ", " (name) };
                            label.face for={ "turn-" (rotation.index()) } title=(name) { (self.tile_from_everywhere(face, rotation)) }
                        }
                    }
                    @for &rotation in turns {
                        @let next = (rotation.index() + 1) % turns.len();
                        label.next.turned.{ "t" (rotation.index()) } for={ "turn-" (next) } data-shortcut="r" {
                            (SHEET.sign("turn")) " " (self.word("board-turn-next")) " " kbd aria-hidden="true" { "R" }
                        }
                    }
                }
            }
        }
    }

    /// A tile as it looks in the city from each viewpoint.
    fn tile_from_everywhere(&self, face: Face, rotation: Rotation) -> Markup {
        html! {
            @for turns in 0..VIEWPOINTS {
                @let seen = Rotation::ALL[(rotation.index() + turns) % VIEWPOINTS];
                (super::tiles::aside(face, seen, &format!("seen v{turns}")))
            }
            (super::tiles::above(face, rotation))
        }
    }
}
