//! The board of Les Bâtisseurs: two rows of cards on offer, the viewer's yard, the yards of the others.

mod cards;
mod cover;
mod yard;

use catalogue::Lexicon;
use catalogue::games::batisseurs::{self, Batisseurs, Card, Resources, Row};
use maud::{Markup, html};

use super::sheet::Sheet;
use super::{Composition, Scene, table};

/// The pictures of the game.
const SHEET: Sheet = Sheet("batisseurs.svg");

/// What the rules page shows of the box: pictures and the messages for them.
const COMPONENTS: [(&str, &[&str]); 8] = [
    ("stone", &["stone"]),
    ("wood", &["wood"]),
    ("knowledge", &["knowledge"]),
    ("tile", &["tile"]),
    ("apprentice", &["apprentice"]),
    ("labourer", &["labourer"]),
    ("journeyman", &["journeyman"]),
    ("master", &["master"]),
];

/// What every part of the board is drawn from.
type Table<'a> = table::Table<'a, Batisseurs>;

/// The board.
pub(super) struct Board;

impl super::Board for Board {
    fn draw(&self, scene: &Scene<'_>) -> Composition {
        let table = Table::new(scene);
        Composition::whole(html! {
            div.builders {
                (table.offer("board-buildings", "buildings", &table.state.buildings, |card| table.building_on_offer(card), |card| table.building_next(card)))
                (table.offer("board-workers", "workers", &table.state.workers, |card| table.worker_on_offer(card), |card| table.worker_next(card)))
                @if let Some(seat) = table.own { (table.yard(seat)) }
                div.rivals { @for seat in table.others() { (table.yard(seat)) } }
            }
        })
    }

    fn shows_every_move(&self) -> bool {
        false
    }

    fn cover(&self) -> Markup {
        cover::cover()
    }

    fn components(&self, words: &Lexicon) -> Markup {
        SHEET.gallery("builders-cover", words, &COMPONENTS)
    }
}

impl<'a> Table<'a> {
    /// What all sites of the viewer lack together, which is what makes a worker worth hiring.
    fn own_lack(&self) -> Resources {
        let sites = self.own.map(|seat| self.state.builders[seat.index()].sites);
        let sites = sites.into_iter().flat_map(batisseurs::CardSet::iter);
        sites.fold(Resources::NONE, |sum, site| sum + self.game.lacking(self.state, site))
    }

    fn offer<C: Card>(
        &self,
        title: &str,
        class: &str,
        row: &Row<C>,
        on_offer: impl Fn(C) -> Markup,
        next: impl Fn(C) -> Markup,
    ) -> Markup {
        html! {
            section class={ "offer " (class) } aria-label=(self.word(title)) {
                h3 { (self.word(title)) }
                ul role="list" {
                    @for place in row.open {
                        li { @match place {
                            Some(card) => (on_offer(card)),
                            None => div.gap { (self.word("board-gap")) },
                        } }
                    }
                    li.next {
                        @match row.next {
                            Some(card) => (next(card)),
                            None => div.gap { (self.word("board-empty")) },
                        }
                        span.deck { (self.word("board-next")) " · " (row.unseen.len()) }
                    }
                }
            }
        }
    }
}
