//! The row of heroes with its surcharges, the monsters they call, and the heroes somebody has invited.

use catalogue::games::settlement::{self, Colour, Guild, Hero, Pieces, Player, Resource, SURCHARGE};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{SHEET, Table, signs, villagers};

impl Table<'_> {
    pub(super) fn heroes(&self) -> Markup {
        html! {
            section.settlement.heroes id="heroes" aria-labelledby="heroes-title" {
                h2.strip-name id="heroes-title" title={ (self.word("board-heroes")) " – " (self.word("board-invite-price")) } { (self.word("board-tab-heroes")) }
                ul.row-of-heroes role="list" {
                    @for (place, hero) in self.state.row.into_iter().enumerate() {
                        li { @match hero {
                            Some(hero) => (self.on_display(place, hero)),
                            None => div.gap { (self.word("board-gap")) },
                        } }
                    }
                }
                (self.monsters())
                p.strip-note { (self.word("board-invite-price")) " · " (self.number("board-hero-pile", self.state.hero_pile.len() as u32)) }
            }
        }
    }

    fn on_display(&self, place: usize, hero: Hero) -> Markup {
        let card = self.game.material().hero(hero);
        let surcharge = SURCHARGE[place];
        let price = self.game.hero_price(self.state, place).unwrap_or(Pieces::NONE);
        let text = format!("invite {}", place + 1);
        let held = self.own.map(|seat| self.player(seat).reserve);
        let lit = self.scene.choices.get(&text).is_some();
        let exchanged = lit && held.is_some_and(|held| !price.minus(held).is_empty());
        let callers = self.beasts(card.icons);
        let calls = self.scene.say(&Phrase::new("board-calls").with("monsters", callers));
        let content = html! {
            span class={ "portrait look-" (hero.number() % 3) } {
                (SHEET.picture("bust", card.guild.name()))
                (SHEET.picture("crest", &format!("crest-{}", card.guild)))
            }
            span.told {
                span.name { (self.word(&format!("board-guild-{}", card.guild))) }
                span.merit { (self.merit(card.guild, card.points)) }
                span.omens {
                    span.beasts title=(calls) { @for colour in colours(card.icons) { (SHEET.picture("beast", colour.name())) } }
                    @if card.villagers > 0 { span.brings title=(self.number("board-brings", card.villagers)) { "+" span.bonus { (villagers(card.villagers)) } } }
                }
            }
            span.price title=(self.pieces(price)) {
                @for (resource, number) in price.iter() {
                    @let raised = resource == Resource::Diamond && surcharge > 0;
                    span class=(if raised { "amount raised" } else { "amount" }) title=[raised.then(|| self.number("board-surcharge", surcharge))] {
                        @if number > 1 || raised { (number) } (SHEET.sign(resource.name()))
                    }
                }
                @if exchanged { span.swapped title=(self.word("board-by-exchange")) { (SHEET.sign("exchange")) } }
            }
            @if !lit { span.unseen { (self.scene.say(&self.game.hero_phrase(hero))) ", " (self.pieces(price)) ", " (calls) } }
        };
        let class = if self.is_news(None, "hero", self.game.hero_phrase(hero)) {
            "hero has-news"
        } else {
            "hero"
        };
        html! {
            div.spot data-piece={ "hero-" (hero) } { (self.telling_piece(&text, class, &calls, content)) }
        }
    }

    /// What a hero is worth: in general, and for the viewer now.
    fn merit(&self, guild: Guild, points: u8) -> Markup {
        html! {
            @if guild == Guild::Artisans { (SHEET.amount("point", points)) }
            @else {
                (SHEET.amount("point", 1)) " " (self.word(&format!("board-per-{guild}")))
                @if let Some(seat) = self.own {
                    span.today { (self.number("board-today", counted(self.player(seat), guild))) }
                }
            }
        }
    }

    /// The four monsters: which can appear now, and what a hunt takes and brings.
    fn monsters(&self) -> Markup {
        html! {
            div.bestiary {
                h3 { (self.word("board-monsters")) }
                ul role="list" aria-label=(self.word("board-monsters")) {
                    @for colour in Colour::ALL {
                        @let monster = self.game.material().monsters[colour.index()];
                        @let awake = self.is_awake(colour);
                        @let mood = self.word(if awake { "board-awake" } else { "board-asleep" });
                        @let hunt = format!("{}: {}, {}", self.word("board-bounty"), self.number("board-villagers", monster.villagers), self.pieces(monster.reward));
                        li class=(if awake { "monster awake" } else { "monster asleep" }) title={ (self.beast(colour)) " – " (mood) ". " (hunt) } {
                            span.icon data-piece={ "beast-" (colour) } { (SHEET.picture("beast", colour.name())) }
                            span.what { strong { (self.beast(colour)) } span.mood { (mood) } }
                            span.bounty {
                                span.unseen { (hunt) }
                                (SHEET.amount("villager", monster.villagers)) span.arrow aria-hidden="true" { "→" } (signs(monster.reward))
                            }
                        }
                    }
                }
            }
        }
    }

    fn beasts(&self, icons: u8) -> Vec<Phrase> {
        colours(icons).map(settlement::monster_phrase).collect()
    }

    /// The heroes a player has invited, each with the points it brings now.
    pub(super) fn company(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        html! {
            @if !player.heroes.is_empty() {
                ul.company role="list" aria-label=(self.word("board-company")) {
                    @for hero in player.heroes {
                        @let card = self.game.material().hero(hero);
                        @let points = if card.guild == Guild::Artisans { u32::from(card.points) } else { counted(player, card.guild) };
                        @let title = format!("{} – {}", self.scene.say(&self.game.hero_phrase(hero)), self.number("board-points", points));
                        @let fresh = if self.is_news(Some(seat), "hero", self.game.hero_phrase(hero)) && !self.is_own(seat) { " has-news" } else { "" };
                        li class={ "guest " (card.guild) " look-" (hero.number() % 3) (fresh) } data-piece={ "hero-" (hero) } title=(title) {
                            (SHEET.picture("bust", card.guild.name()))
                            span.unseen { (title) }
                            span.earns aria-hidden="true" { (points) }
                        }
                    }
                }
            }
        }
    }

    /// A reward with the diamond of the mace, if the player holds it.
    pub(super) fn bounty(&self, player: &Player, colour: Colour) -> Pieces {
        let reward = self.game.material().monsters[colour.index()].reward;
        if player.holds(settlement::Artefact::MaceOfTheBrave) {
            reward.plus(Pieces::one(Resource::Diamond))
        } else {
            reward
        }
    }
}

/// The colours in a set of monsters.
fn colours(icons: u8) -> impl Iterator<Item = Colour> {
    Colour::ALL
        .into_iter()
        .filter(move |colour| icons >> colour.index() & 1 == 1)
}

/// What a hero of this guild counts for a player.
fn counted(player: &Player, guild: Guild) -> u32 {
    match guild {
        Guild::Adventurers => player.explored.len() as u32,
        Guild::Defenders => player.forts.len() as u32,
        Guild::Builders => player.buildings().into(),
        Guild::Artisans => 0,
    }
}
