//! The sites: on display, open with what lies on them, and finished.

use catalogue::games::welkin::{self, Board, Card, Power, Resource, Site, SiteFace};
use engine::Seat;
use maud::{Markup, html};

use super::{SHEET, Sound, Table, each};
use crate::Choice;

impl Table<'_> {
    pub(super) fn display(&self) -> Markup {
        html! {
            section.display id="display" aria-label=(self.word("board-display")) {
                h3 { (self.word("board-display")) }
                ul role="list" {
                    @for place in self.state.display {
                        li { @match place {
                            Some(card) => (self.on_display(card)),
                            None => div.gap { (self.word("board-gap")) },
                        } }
                    }
                    li.pile {
                        span.stack aria-hidden="true" { (SHEET.picture("art", "island")) }
                        span { (self.number("board-pile", self.state.pile)) }
                        @if let (Some(seat), Some(_)) = (self.state.ending, self.scene.to_move) {
                            strong.ending { (self.word("board-last-turns")) " (" (self.scene.name(seat)) ")" }
                        }
                    }
                }
            }
        }
    }

    fn on_display(&self, card: Card) -> Markup {
        let face = self.game.material().site(card);
        let site = Site::new(card);
        let worth = self.worth(&site);
        let what = self.word(&honest("board-worth", &site, face));
        let pays = self.number(&honest("board-pays", &site, face), worth);
        let content = html! {
            (self.head(card))
            (self.news(card))
            span.name { (self.title(card)) }
            (self.slots(None, &site, face))
            span.worth title=(what) {
                (SHEET.amount("coin", worth)) span.unseen { (what) }
            }
        };
        html! {
            div.spot data-piece={ "site-" (card) } data-step="2" {
                (self.telling_piece(&format!("open {card}"), "card", &pays, content))
            }
        }
    }

    /// The picture of a site. Those of one shape differ in their colours, and in their building or the way it faces, so
    /// that hardly any two of the game look the same.
    fn picture(&self, card: Card) -> Markup {
        const TONES: usize = 6;
        let shape_of = |card| shape(self.game.material().site(card));
        let shape = shape_of(card);
        let before = (1..card.number()).filter_map(Card::numbered);
        let nth = before.filter(|&other| shape_of(other) == shape).count();
        let (tone, second) = (nth % TONES, !(nth / TONES).is_multiple_of(2));
        let (drawing, facing) = match shape {
            "site-any" if second => ("site-any-mill", ""),
            "site-4" if second => ("site-4-hall", ""),
            _ if second => (shape, " mirrored"),
            _ => (shape, ""),
        };
        SHEET.picture(&format!("art tone-{tone}{facing}"), drawing)
    }

    /// The picture of a site with its flip symbol and its power.
    fn head(&self, card: Card) -> Markup {
        let face = self.game.material().site(card);
        html! {
            span.head {
                (self.picture(card))
                span.unseen { (self.scene.say(&self.game.site_phrase(card))) }
                @if face.flip {
                    span.flips title=(self.word("board-flips")) { (SHEET.sign("flip")) span.unseen { (self.word("board-flips")) } }
                }
                @if let Some(power) = face.power {
                    span.power title=(self.word(&format!("power-{power}.about"))) {
                        (SHEET.sign(power.name())) span.unseen { (self.word("board-power")) " " (self.word(&format!("power-{power}"))) }
                    }
                }
            }
        }
    }

    /// What a site brings at the quotations of now once it is complete; a free slot for any resource counts at the
    /// best price.
    fn worth(&self, site: &Site) -> u16 {
        let face = self.game.material().site(site.card);
        let any = if site.any_free(face) { self.best_price() } else { 0 };
        site.tokens().worth(self.prices()) + site.free(face).worth(self.prices()) + any
    }

    /// An open site filling up, with what a sale would pay.
    pub(super) fn open_site(&self, seat: Seat, site: &Site) -> Markup {
        let card = site.card;
        let face = self.game.material().site(card);
        let now = site.tokens().worth(self.prices());
        let complete = self.worth(site);
        let what = self.word(&honest("board-worth", site, face));
        let sell = format!("sell {card}");
        let own = Some(seat) == self.own;
        let sellable = self.may_sell_incomplete(seat);
        html! {
            div.site data-piece={ "site-" (card) } {
                (self.head(card))
                (self.news(card))
                div.body {
                    span.name { (self.title(card)) }
                    (self.slots(Some(seat), site, face))
                    span.unseen { (self.word("board-holds")) " " (self.tally(site.tokens())) }
                    span.pays {
                        @if sellable {
                            span title=(self.word("board-pays-now")) { (self.word("board-now")) " " (SHEET.amount("coin", now)) }
                        }
                        span title=(what) {
                            (self.word(if sellable { "board-complete" } else { "board-value" })) " " (SHEET.amount("coin", complete))
                        }
                    }
                    @if own && self.scene.choices.get(&sell).is_some() {
                        (self.scene.choices.piece(&sell, "deed", html! { (self.word("board-sell")) " " (SHEET.amount("coin", now)) }))
                    }
                }
            }
        }
    }

    /// Whether a seat can sell sites that are not complete: it still has that power, or is using it.
    fn may_sell_incomplete(&self, seat: Seat) -> bool {
        let board = &self.state.boards[seat.index()];
        let sells = |card: Card| self.game.material().site(card).power == Some(Power::SellIncomplete);
        let using = |choice: &Choice| choice.text.starts_with("sell ");
        board.finished.without(board.used).iter().any(sells)
            || Some(seat) == self.own && self.scene.choices.iter().any(using)
    }

    /// Every slot: covered, free, or lit where a resource of the stock fits.
    fn slots(&self, seat: Option<Seat>, site: &Site, face: &SiteFace) -> Markup {
        let own = seat.is_some() && seat == self.own;
        html! {
            span.slots {
                @for resource in Resource::ALL {
                    @for place in 0..face.printed.of(resource) {
                        @let covered = place < site.placed.of(resource);
                        @let text = format!("place {resource} {}", site.card);
                        @if covered { (covered_slot(seat, site.card, resource, Some(place))) }
                        @else if own { (self.scene.choices.piece(&text, "hole", self.free_slot(resource))) }
                        @else { span.hole aria-hidden="true" { (SHEET.sign(resource.name())) } }
                    }
                }
                @if face.any { (self.any_slot(seat, site)) }
            }
        }
    }

    /// What a slot asks for; keys go there, too, to be told why it cannot be covered.
    fn free_slot(&self, resource: Resource) -> Markup {
        html! { (SHEET.sign(resource.name())) span.unseen { (self.resource_name(resource)) } }
    }

    /// The slot for any resource: it opens the list of what the stock could put there, or says why nothing can be.
    fn any_slot(&self, seat: Option<Seat>, site: &Site) -> Markup {
        let own = seat.is_some() && seat == self.own;
        let text = |resource: Resource| format!("place {resource} {} any", site.card);
        let fitting = Resource::ALL
            .into_iter()
            .filter_map(|resource| self.scene.choices.get(&text(resource)));
        let fitting: Vec<&Choice> = fitting.filter(|_| own).collect();
        let held = seat.and_then(|seat| self.state.boards[seat.index()].stock.kinds().iter().next());
        let tried = held.unwrap_or(Resource::ALL[0]);
        html! {
            @match site.any {
                Some(resource) => (covered_slot(seat, site.card, resource, None)),
                None if own && fitting.is_empty() => (self.scene.choices.piece(&text(tried), "hole any", html! {
                    (SHEET.sign("any")) span.unseen { (self.word("board-any")) }
                })),
                None if fitting.is_empty() => span.hole.any aria-hidden="true" { (SHEET.sign("any")) },
                None => (self.scene.choices.menu("hole any", &self.word("board-place-any"), &fitting, SHEET.sign("any"))),
            }
        }
    }

    /// The finished sites: those whose power waits, lit when it can be played, and those whose power is used.
    /// The sites a seat has finished. Who plays has a place for them from the start, so that nothing moves for the first.
    pub(super) fn finished(&self, seat: Seat, board: &Board) -> Markup {
        let none = board.finished.is_empty();
        html! {
            @if !none || Some(seat) == self.own {
                section.finished aria-label=(self.word("board-finished")) {
                    h3 { (self.word("board-finished")) }
                    @if none { p.gap { (self.word("board-none-finished")) } }
                    @else { ul role="list" {
                        @for card in board.finished.iter() {
                            li data-piece={ "site-" (card) } data-sound=(Sound::Stone.name()) { (self.finished_site(seat, board, card)) }
                        }
                    } }
                }
            }
        }
    }

    fn finished_site(&self, seat: Seat, board: &Board, card: Card) -> Markup {
        let face = self.game.material().site(card);
        let used = board.used.contains(card);
        let name = self.title(card);
        let Some(power) = face.power else {
            return html! {
                div.done title=(name) { (self.picture(card)) span.name { (name) } }
            };
        };
        let state = self.word(if used { "board-used" } else { "board-unused" });
        let title = format!("{name}: {} ({state})", self.word(&format!("power-{power}")));
        let content = html! {
            (self.picture(card))
            span.name { (name) }
            span.badge title=(title) {
                (SHEET.sign(power.name())) span { (self.word(&format!("power-{power}"))) }
                @if used { span.tick aria-hidden="true" { "✓" } }
            }
            span.unseen { " (" (state) ")" }
        };
        let playable = Some(seat) == self.own && !used;
        let about = self.word(&format!("power-{power}.about"));
        html! {
            @if playable { (self.telling_piece(&format!("power {power}"), "done", &about, content)) }
            @else { div class=(if used { "done used" } else { "done" }) { (content) } }
        }
    }

    /// A resource of the viewer's stock: a click discards it, or places it where it fits; where it fits twice, a menu
    /// asks where (one for all of a kind), and where it fits nowhere, trying it on a site says why, even if none is open.
    fn held(&self, board: &Board, resource: Resource, nth: usize) -> Markup {
        let choices = self.scene.choices;
        let content = SHEET.sign(resource.name());
        let discard = format!("discard {resource}");
        let place = format!("place {resource} ");
        let fits = |choice: &&Choice| choice.text == discard || choice.text.starts_with(&place);
        let fitting: Vec<&Choice> = choices.iter().filter(fits).collect();
        match (&fitting[..], board.sites.iter().next()) {
            ([_, _, ..], _) if nth > 0 => html! { div.held { (content) } },
            ([], site) => {
                let tried = site.map_or(Card::FIRST, |site| site.card);
                choices.piece(&format!("{place}{tried}"), "held", content)
            }
            _ => choices.menu("held", &self.resource_name(resource), &fitting, content),
        }
    }

    /// The stock: four places, and what is too much.
    pub(super) fn stock(&self, seat: Seat, board: &Board) -> Markup {
        let free = usize::from(welkin::STOCK.saturating_sub(board.stock.total()));
        let own = Some(seat) == self.own;
        html! {
            div.stock {
                span.label { (self.word("board-stock")) }
                span.unseen { (self.tally(board.stock)) }
                @for resource in Resource::ALL {
                    @for (place, _) in each(board.stock).filter(|&held| held == resource).enumerate() {
                        div.spot title=(self.resource_name(resource)) data-piece={ "stock-" (seat) "-" (resource) "-" (place) } data-from={ "production-" (seat) "-" (resource) } {
                            @if own { (self.held(board, resource, place)) } @else { div.held { (SHEET.sign(resource.name())) } }
                        }
                    }
                }
                @for _ in 0..free { span.held.free aria-hidden="true" {} }
            }
        }
    }
}

/// A slot of a site with what was placed on it, which came from the stock; `place` is none for the slot for any resource.
fn covered_slot(seat: Option<Seat>, card: Card, resource: Resource, place: Option<u8>) -> Markup {
    let from = seat.map(|seat| format!("stock-{seat}-{resource}-*"));
    let class = if place.is_none() {
        "hole covered any"
    } else {
        "hole covered"
    };
    let place = place.map_or("any".to_owned(), |place| place.to_string());
    html! {
        span class=(class) aria-hidden="true" data-piece={ "slot-" (card) "-" (resource) "-" (place) }
            data-from=[from] { (SHEET.sign(resource.name())) }
    }
}

/// The message about a worth, or its twin that says "at best" where the worth counts on a free slot for any resource.
fn honest(message: &str, site: &Site, face: &SiteFace) -> String {
    if site.any_free(face) {
        format!("{message}-best")
    } else {
        message.to_owned()
    }
}

/// The shape of a site's picture: the more slots, the larger the building.
fn shape(face: &SiteFace) -> &'static str {
    match (face.any, face.cost()) {
        (true, _) => "site-any",
        (_, ..=2) => "site-2",
        (_, 3) => "site-3",
        (_, 4) => "site-4",
        _ => "site-5",
    }
}
