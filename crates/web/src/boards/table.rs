//! What the parts of a board have in common.

use catalogue::Playable;
use engine::{Arg, Phrase, Seat, Viewer};
use maud::Markup;

use super::Scene;
use crate::Choice;

/// What every part of a board is drawn from: each game adds its parts to its own `Table`.
pub(super) struct Table<'a, G: Playable> {
    pub scene: &'a Scene<'a>,
    /// The opened box.
    pub game: &'a G,
    /// What the viewer sees.
    pub state: &'a G::State,
    /// The viewer's seat, which is drawn large.
    pub own: Option<Seat>,
}

impl<'a, G: Playable> Table<'a, G> {
    pub fn new(scene: &'a Scene<'a>) -> Self {
        let view = scene.view::<G>();
        let own = match scene.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Table {
            scene,
            game: &view.game,
            state: view.observation.state(),
            own,
        }
    }

    /// All seats, the viewer's first, then in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        let players = self.scene.names.len();
        let first = self.own.map_or(0, Seat::index);
        (0..players).map(move |step| Seat::new((first + step) % players))
    }

    /// All seats but the viewer's, in turn order.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<G> {
        let own = self.own;
        self.seats().filter(move |&seat| Some(seat) != own)
    }

    /// All seats as they stand, the best first.
    pub fn by_rank(&self) -> Vec<Seat> {
        let mut standings: Vec<_> = self.scene.standings.iter().collect();
        standings.sort_by_key(|standing| (standing.rank, standing.seat));
        standings.into_iter().map(|standing| standing.seat).collect()
    }

    /// Whether the viewer has to decide something.
    pub fn decides(&self) -> bool {
        self.own.is_some() && self.scene.to_move == self.own
    }

    /// A message of the game.
    pub fn word(&self, id: &str) -> String {
        self.scene.lexicon.word(id)
    }

    /// A message about a number.
    pub fn number(&self, id: &str, number: impl Into<Arg>) -> String {
        self.scene.say(&Phrase::new(id).with("number", number))
    }

    /// A piece that makes the move with this text and tells more than the name of the move: what comes of it.
    pub fn telling_piece(&self, text: &str, class: &str, outcome: &str, content: Markup) -> Markup {
        let choices = self.scene.choices;
        match choices.get(text) {
            Some(choice) if !outcome.is_empty() => {
                let telling = Choice {
                    label: format!("{} – {outcome}", choice.label),
                    ..choice.clone()
                };
                choices.menu(class, "", &[&telling], content)
            }
            _ => choices.piece(text, class, content),
        }
    }
}
