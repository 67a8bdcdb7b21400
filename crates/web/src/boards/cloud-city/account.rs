//! A city in words: what stands where, for those who cannot see the pictures.

use catalogue::games::cloud_city::{self, Level, Square, Walkway};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{Table, square_phrase};

impl Table<'_> {
    pub(super) fn account(&self, seat: Seat) -> Markup {
        let walkways = self.city(seat).walkways();
        html! {
            ul.account {
                @for level in Level::ALL {
                    @let squares = self.squares(seat, level);
                    @if !squares.is_empty() {
                        @let phrase = Phrase::new(format!("board-stand-{level}"));
                        li { (self.scene.say(&phrase.with("squares", squares))) }
                    }
                }
                @for &(level, walkway) in &walkways { li { (self.walkway(level, walkway)) } }
                @if walkways.is_empty() { li { (self.word("board-no-walkways")) } }
            }
        }
    }

    /// Where the buildings of a level stand, in reading order.
    fn squares(&self, seat: Seat, level: Level) -> Vec<Phrase> {
        let standing = |(place, face, rotation): (cloud_city::Place, cloud_city::Face, cloud_city::Rotation)| {
            let of_level = move |&(building, _): &(Level, (u8, u8))| building == level;
            let buildings = face.buildings(rotation).into_iter().filter(of_level);
            buildings.map(move |(_, (row, column))| place.square(row, column))
        };
        let mut squares: Vec<Square> = self.city(seat).laid().flat_map(standing).collect();
        squares.sort_unstable();
        squares.into_iter().map(square_phrase).collect()
    }

    fn walkway(&self, level: Level, walkway: Walkway) -> String {
        let phrase = Phrase::new("move-walkway")
            .with("level", Phrase::new(format!("level-{level}")))
            .with("from", square_phrase(walkway.start()))
            .with("to", square_phrase(walkway.end()))
            .with("votes", super::plane::worth(walkway));
        self.scene.say(&phrase)
    }
}
