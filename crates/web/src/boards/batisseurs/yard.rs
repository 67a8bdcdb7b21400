//! A player's side of the table: sites with what they lack, the free workers, what is finished.

use catalogue::games::batisseurs::{Building, CardSet, Resource, Resources, Step, Worker, building_points};
use engine::Seat;
use maud::{Markup, html};

use super::cards::{Face, gives, portrait};
use super::{OpenSite, SHEET, Sound, Table};

/// How many sites or workers there are, as a class: the more, the smaller they are drawn.
fn crowd(number: usize) -> &'static str {
    match number {
        0..=3 => "few",
        4..=6 => "some",
        7..=8 => "many",
        _ => "crowd",
    }
}

impl Table<'_> {
    /// The side of a seat; that of the viewer can be played with.
    pub(super) fn yard(&self, seat: Seat) -> Markup {
        let builder = &self.state.builders[seat.index()];
        let sites = self.open_sites(seat);
        let own = Some(seat) == self.own;
        let class = if own { "own" } else { "other" };
        // Lists may scroll; where they hold no button for the keyboard to stand on, it stands on them.
        let stop = (!self.scene.choices.are_for_a_player()).then_some("0");
        html! {
            section id={ "yard-" (seat) } class={ "yard seat-" (seat) " " (class) } aria-label=(self.scene.name(seat)) {
                div class={ "sites " (crowd(builder.sites.len())) } {
                    h3 { (self.word("board-sites")) }
                    @if builder.sites.is_empty() { p.empty { (self.word(if Some(seat) == self.own { "board-no-site" } else { "board-none-open" })) } }
                    @else {
                        ul role="list" tabindex=[stop] { @for open in &sites { li { (self.site(seat, open)) } } }
                    }
                }
                div class={ "team " (crowd(builder.free.len())) } {
                    h3 { (self.word("board-team")) }
                    @if builder.free.is_empty() { p.empty { (self.word("board-team-empty")) } }
                    @else {
                        ul role="list" tabindex=[stop] { @for worker in builder.free.iter() { li { (self.hand(seat, worker, &sites)) } } }
                    }
                }
                (self.finished(seat, builder.finished))
            }
        }
    }

    /// An open site: what it needs, what its crew gives, and what the worker on his way would add.
    fn site(&self, seat: Seat, &OpenSite { card: site, lacking }: &OpenSite) -> Markup {
        let added = match self.state.step {
            Step::Send(worker) if self.scene.to_move == Some(seat) => {
                self.game.material().worker(worker).makes.least(lacking)
            }
            _ => Resources::NONE,
        };
        let printed = self.game.material().building(site);
        let crew = self.state.crews[site];
        let price = (self.scene.to_move == Some(seat)).then(|| self.state.send_price(site));
        let new = self.is_new_building(site);
        let face = Face::Site {
            card: site,
            pays: (printed.points, printed.ecus),
            needs: printed.needs,
            lacking,
            added,
            crew: crew
                .iter()
                .map(|worker| (worker, self.game.material().worker(worker).makes))
                .collect(),
            price,
            new,
        };
        self.kept_piece(
            face,
            || format!("to {site}"),
            |text| {
                let content = html! {
                    span.head { (SHEET.picture("art", site.name())) }
                    (self.pays(site))
                    (self.news(new))
                    span.name { (self.building_name(site)) }
                    (self.track(printed.needs, lacking, added))
                    (self.crew(crew))
                    @if let Some(price) = price { (self.send_price(price)) }
                };
                let class = if added == Resources::NONE {
                    "site useless"
                } else if added.covers(lacking) {
                    "site finishes"
                } else {
                    "site"
                };
                // Somebody could be sent here now who adds nothing.
                let idles = added == Resources::NONE && self.scene.choices.get(text).is_some();
                let content = html! { (content) @if idles { (self.adds_nothing()) } };
                html! {
                    div.slot data-piece={ "building-" (site) } { (self.scene.choices.piece(text, class, content)) }
                }
            },
        )
    }

    /// The sign of a worker who would be of no use.
    fn adds_nothing(&self) -> Markup {
        html! { span.serves.nothing { span aria-hidden="true" { "+0" } span.unseen { (self.number("board-fits", 0)) } } }
    }

    /// The actions that the next worker sent there takes, where it is more than one.
    fn send_price(&self, price: u16) -> Markup {
        let told = self.number("board-price", price);
        html! {
            @if price > 1 {
                span.price title=(told) { (SHEET.amount("action", price)) span.unseen { (told) } }
            }
        }
    }

    /// Every unit the building needs as a place: met, about to be met, or lacking.
    fn track(&self, needs: Resources, lacking: Resources, added: Resources) -> Markup {
        html! {
            span.track aria-hidden="true" {
                @for resource in Resource::ALL {
                    @let need = needs.get(resource);
                    @let met = need - lacking.get(resource);
                    @let soon = met + added.get(resource);
                    @if need > 0 {
                        span.units {
                            @for place in 0..need {
                                @if place < met { span.need.met { (SHEET.sign(resource.name())) } }
                                @else if place < soon { span.need.soon { (SHEET.sign(resource.name())) } }
                                @else { span class={ "need lack-" (resource.name()) "-" (place - met + 1) } { (SHEET.sign(resource.name())) } }
                            }
                        }
                    }
                }
            }
            @if lacking != Resources::NONE {
                span.unseen { (self.word("board-lacks")) " " (self.scene.lexicon.join(&self.amounts(lacking))) }
            }
        }
    }

    fn crew(&self, crew: CardSet<Worker>) -> Markup {
        html! {
            span.crew title=[(!crew.is_empty()).then(|| self.word("board-crew"))] {
                @for worker in crew.iter() {
                    @let told = self.scene.say(&self.game.worker_phrase(worker));
                    span.mini data-piece={ "worker-" (worker) } title=(told) {
                        (SHEET.picture("bust", &portrait(worker))) span.unseen { (told) }
                    }
                }
            }
        }
    }

    /// Somebody who can be sent, with the site where he helps most.
    fn hand(&self, seat: Seat, worker: Worker, sites: &[OpenSite]) -> Markup {
        let on_his_way = self.scene.to_move == Some(seat) && self.state.step == Step::Send(worker);
        let printed = self.game.material().worker(worker);
        let makes = printed.makes;
        let serves = self.serves(makes, sites);
        let useless = sites.iter().all(|site| makes.least(site.lacking) == Resources::NONE);
        let new = self.is_new_worker(worker);
        let face = Face::Hand {
            card: worker,
            wage: printed.wage,
            makes,
            serves,
            sent: on_his_way,
            useless,
            new,
        };
        self.kept_piece(face, || format!("send {worker}"), |text| {
            let sent = if on_his_way { " sent" } else { "" };
            let dull = if useless { " useless" } else { "" };
            let class = format!("card hand{sent}{dull}{}", gives(makes));
            let content = html! {
                (self.worker_card(worker, new))
                @match serves {
                    Some((site, _, true)) => span.serves.finishes {
                        "✓ " span.where { (self.building_name(site)) } span.unseen { " " (self.word("board-finishes")) }
                    },
                    Some((site, amount, false)) => span.serves { "+" (amount) " " (self.building_name(site)) },
                    None => {}
                }
                @if useless && self.scene.choices.get(text).is_some() { (self.adds_nothing()) }
            };
            html! {
                div.slot data-piece={ "worker-" (worker) } {
                    (self.scene.choices.piece(text, &class, content))
                }
            }
        })
    }

    /// The site that would be finished by these resources, or else the one that would get most of them: how many, and whether they
    /// finish it.
    fn serves(&self, makes: Resources, sites: &[OpenSite]) -> Option<(Building, u16, bool)> {
        let value = |site: &OpenSite| (makes.covers(site.lacking), makes.least(site.lacking).total());
        let best = sites.iter().max_by_key(|site| value(site));
        // Once the game is over nobody is sent any more.
        let best = best.filter(|site| self.state.step != Step::Over && value(site).1 > 0)?;
        let (finishes, amount) = value(best);
        Some((best.card, amount, finishes))
    }

    fn finished(&self, seat: Seat, finished: CardSet<Building>) -> Markup {
        let builder = &self.state.builders[seat.index()];
        let worth = |building: Building| (building, self.game.material().building(building).points);
        let face = Face::Finished {
            seat,
            own: Some(seat) == self.own,
            over: self.scene.to_move.is_none(),
            points: building_points(self.game.material(), builder),
            ecus: builder.ecus,
            buildings: finished.iter().map(worth).collect(),
        };
        self.kept(face, || html! {
            div.done {
                h3 { (self.word("board-finished")) }
                (self.goal(seat))
                @if Some(seat) != self.own { (self.purse(seat)) }
                ul role="list" {
                    @for building in finished.iter() {
                        @let points = self.game.material().building(building).points;
                        @let told = format!("{} ({})", self.building_name(building), self.number("board-worth", points));
                        li data-piece={ "building-" (building) } data-sound=(Sound::Stone.name()) data-step="2" title=(told) {
                            (SHEET.picture("art", building.name()))
                            span.amount aria-hidden="true" { (points) }
                            span.unseen { (told) }
                        }
                    }
                }
            }
        })
    }
}
