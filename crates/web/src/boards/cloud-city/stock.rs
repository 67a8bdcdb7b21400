//! The walkways nobody has built, by level and length.

use catalogue::games::cloud_city::{LENGTHS, Level, Step, Walkway, votes};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::fresh::Fresh;
use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn stock(&self) -> Markup {
        let open = self.open_lengths();
        let taken = self.lately_taken();
        html! {
            section.stock id="stock" aria-label=(self.word("board-stock")) {
                h3 { (self.word("board-stock")) }
                table {
                    thead {
                        tr {
                            th scope="col" { span.unseen { (self.word("board-level")) } }
                            @for length in 1..=LENGTHS {
                                th scope="col" title=(self.piece(length)) {
                                    span.gauge.{ "l" (length) } aria-hidden="true" {}
                                    span.unseen { (self.piece(length)) }
                                    span aria-hidden="true" { "+" (votes(length)) }
                                }
                            }
                        }
                    }
                    tbody {
                        @for level in Level::ALL.into_iter().rev() {
                            tr class=(level) {
                                th scope="row" { (SHEET.sign(&format!("level-{level}"))) " " (self.level_name(level)) }
                                @for length in 1..=LENGTHS {
                                    @let left = self.state.stock.left(level, length);
                                    // Who builds one sees it come from here: the sign shows only on its way.
                                    td.gone[left == 0].open[open.contains(&(level, length))] data-store={ "walkway-" (level) "-" (length) } data-amount=(left) title={ (self.piece(length)) ", " (self.number("board-left", left)) } {
                                        (left) (SHEET.sign(&format!("level-{level}")))
                                        @if taken.contains(&(level, length)) { (self.fresh_mark()) }
                                    }
                                }
                            }
                        }
                    }
                }
                p.help { (self.word("board-stock-about")) }
            }
        }
    }

    /// A length and what it is worth, in words.
    fn piece(&self, length: usize) -> String {
        let phrase = Phrase::new("board-piece").with("length", length as u32);
        self.scene.say(&phrase.with("votes", votes(length)))
    }

    /// The levels and lengths of which others took a piece since the viewer's last move.
    fn lately_taken(&self) -> Vec<(Level, usize)> {
        let built = |seat| {
            Fresh::of(seat, self.scene.recent)
                .walkways
                .into_iter()
                .map(move |walkway| (seat, walkway))
        };
        let piece = |(seat, walkway): (Seat, Walkway)| {
            let level = self.city(seat).building_at(walkway.start())?;
            Some((level, usize::from(walkway.straight()?.1)))
        };
        self.others().flat_map(built).filter_map(piece).collect()
    }

    /// The levels and lengths of which the viewer can build now.
    fn open_lengths(&self) -> Vec<(Level, usize)> {
        let mut open = Vec::new();
        if let (Some(seat), Some(Step::Build(_))) = (self.own, self.step()) {
            self.city(seat).possible(&self.state.stock, |level, walkway| {
                open.extend(walkway.straight().map(|(_, length)| (level, usize::from(length))));
            });
        }
        open
    }
}

/// What was done in a turn, in a picture: a tile, or a walkway between two towers.
pub(super) fn sign(name: &str) -> Markup {
    let path = match name {
        "bridge" => "M3 21V9h4v12M17 21V9h4v12M7 11h10M7 14h10",
        _ => "M12 4 22 11 12 18 2 11ZM2 11v3l10 7 10-7v-3",
    };
    html! {
        svg.sign viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" {
            path d=(path) {}
        }
    }
}
