//! What the log says.

use engine::{Phrase, Seat};

use super::{monster_phrase, name, pieces_phrases, region_phrase, space_phrase, street_phrase, terrain_phrase};
use crate::Settlement;
use crate::events::Event;
use crate::kinds::{Artefact, Building, Pieces};

impl Settlement {
    pub(super) fn say_event(&self, event: &Event) -> Phrase {
        match *event {
            Event::RoundBegan { round } => Phrase::new("log-round").with("round", round),
            Event::Took { seat, artefact } => {
                let gift = matches!(
                    artefact,
                    Artefact::HelpfulChest | Artefact::DiamondRing | Artefact::MagicPurse
                );
                by(seat, if gift { "log-took-gift" } else { "log-took" })
                    .with("artefact", name(artefact))
                    .with("about", Phrase::new(format!("about-{artefact}")))
            }
            Event::Paid { seat, pieces } => by(seat, "log-paid").with("pieces", pieces_phrases(pieces)),
            Event::Gained { seat, resource } => {
                by(seat, "log-gained").with("pieces", pieces_phrases(Pieces::one(resource)))
            }
            Event::Built { seat, building, street } => by(seat, "log-built")
                .with("building", name(building))
                .with("street", street_phrase(street)),
            Event::Explored { seat, terrain, space } => by(seat, "log-explored")
                .with("terrain", terrain_phrase(terrain))
                .with("space", space_phrase(space)),
            Event::Appeared { seat, colour, space } => by(seat, "log-appeared")
                .with("monster", monster_phrase(colour))
                .with("space", space_phrase(space)),
            Event::Hunted { seat, colour, pieces } => by(seat, "log-hunted")
                .with("monster", monster_phrase(colour))
                .with("pieces", pieces_phrases(pieces)),
            Event::Fortified { seat, terrain, space } => by(seat, "log-fortified")
                .with("terrain", terrain_phrase(terrain))
                .with("space", space_phrase(space)),
            Event::RegionActivated { seat, region } => by(seat, "log-region").with("region", region_phrase(region)),
            Event::StreetActivated { seat, street } => by(seat, "log-street").with("street", street_phrase(street)),
            Event::FortActivated { seat, space } => by(seat, "log-fort").with("space", space_phrase(space)),
            Event::Used {
                seat,
                building,
                resource: None,
            } => by(seat, "log-used")
                .with("building", name(building))
                .with("about", Phrase::new(format!("about-{building}"))),
            Event::Used {
                seat,
                building: Building::Bazaar,
                resource: Some(resource),
            } => by(seat, "log-used-bazaar")
                .with("building", name(Building::Bazaar))
                .with("resource", name(resource)),
            Event::Used {
                seat,
                building,
                resource: Some(resource),
            } => by(seat, "log-used-for")
                .with("building", name(building))
                .with("resource", name(resource)),
            Event::Invited { seat, hero } => by(seat, "log-invited").with("hero", self.hero_phrase(hero)),
            Event::Passed { seat } => by(seat, "log-passed"),
            Event::Refined { seat } => by(seat, "log-refined"),
            Event::Discarded { seat, pieces } => by(seat, "log-discarded").with("pieces", pieces_phrases(pieces)),
            Event::Remade { seat, pieces } => by(seat, "log-remade").with("pieces", pieces_phrases(pieces)),
            Event::Exchanged { seat, given, gained } => by(seat, "log-exchanged")
                .with("given", pieces_phrases(given))
                .with("gained", pieces_phrases(gained)),
            Event::Cheered { seat } => by(seat, "log-cheered").with("artefact", name(Artefact::CupOfGoodCheer)),
            Event::BuildingArrived { building } => Phrase::new("log-building-arrived").with("building", name(building)),
            Event::ArtefactRevealed { artefact } => Phrase::new("log-artefact-revealed")
                .with("artefact", name(artefact))
                .with("about", Phrase::new(format!("about-{artefact}"))),
            Event::HeroLeft { hero } => Phrase::new("log-hero-left").with("hero", self.hero_phrase(hero)),
            Event::HeroArrived { hero } => Phrase::new("log-hero-arrived").with("hero", self.hero_phrase(hero)),
        }
    }
}

fn by(seat: Seat, message: &str) -> Phrase {
    Phrase::new(message).with("seat", seat)
}
