//! A city in words: what stands where, for those who cannot see the pictures.

use catalogue::games::cloud_city::{Level, Walkway};
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

    /// Where the buildings of a level stand.
    fn squares(&self, seat: Seat, level: Level) -> Vec<Phrase> {
        let of_level = self.buildings(seat).into_iter().filter(|&(_, other)| other == level);
        of_level.map(|(square, _)| square_phrase(square)).collect()
    }

    fn walkway(&self, level: Level, walkway: Walkway) -> String {
        let phrase = Phrase::new("board-link")
            .with("walkway", Phrase::new(format!("walkway-{level}")))
            .with("from", square_phrase(walkway.start()))
            .with("to", square_phrase(walkway.end()))
            .with("votes", walkway.votes());
        self.scene.say(&phrase)
    }
}
