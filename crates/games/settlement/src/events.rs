//! What happened, for the log.

use engine::Seat;

use crate::kinds::{Artefact, Building, Colour, Hero, Pieces, Region, Resource, Space, Street, Terrain};

/// Something that happened, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Event {
    RoundBegan {
        round: u8,
    },
    Took {
        seat: Seat,
        artefact: Artefact,
    },
    Paid {
        seat: Seat,
        pieces: Pieces,
    },
    Gained {
        seat: Seat,
        resource: Resource,
    },
    Built {
        seat: Seat,
        building: Building,
        street: Street,
    },
    Explored {
        seat: Seat,
        terrain: Terrain,
        space: Space,
    },
    Appeared {
        seat: Seat,
        colour: Colour,
        space: Space,
    },
    Hunted {
        seat: Seat,
        colour: Colour,
        pieces: Pieces,
    },
    Fortified {
        seat: Seat,
        terrain: Terrain,
        space: Space,
    },
    RegionActivated {
        seat: Seat,
        region: Region,
    },
    StreetActivated {
        seat: Seat,
        street: Street,
    },
    FortActivated {
        seat: Seat,
        space: Space,
    },
    Used {
        seat: Seat,
        building: Building,
        resource: Option<Resource>,
    },
    Invited {
        seat: Seat,
        hero: Hero,
    },
    Passed {
        seat: Seat,
    },
    Refined {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        pieces: Pieces,
    },
    /// Basics that were kept in place of others.
    Remade {
        seat: Seat,
        pieces: Pieces,
    },
    /// The exchanges of the last pass (S20).
    Exchanged {
        seat: Seat,
        given: Pieces,
        gained: Pieces,
    },
    /// The bonus villager that the cup brings with a hero.
    Cheered {
        seat: Seat,
    },
    BuildingArrived {
        building: Building,
    },
    /// An artefact is laid out in the course of a game played alone (S21).
    ArtefactRevealed {
        artefact: Artefact,
    },
    HeroLeft {
        hero: Hero,
    },
    HeroArrived {
        hero: Hero,
    },
}
