//! The material and other sets of it.

use engine::{Describe, Provenance, Setup, SetupError};
use settlement::*;

fn open(text: &str) -> Result<Settlement, SetupError> {
    let setup = Setup {
        material: Some(text.to_owned()),
        ..Setup::new(2)
    };
    setup.open()
}

#[track_caller]
fn refused(old: &str, new: &str, why: &str) {
    assert!(BUILT_IN.contains(old), "the material no longer says {old}");
    match open(&BUILT_IN.replacen(old, new, 1)) {
        Err(SetupError::Material(message)) => assert_eq!(message, why),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_built_in_material_keeps_the_rulebooks_counts() {
    let game: Settlement = Setup::new(4).open().unwrap();
    let material = game.material();
    for guild in Guild::ALL {
        assert_eq!(material.heroes.iter().filter(|card| card.guild == guild).count(), 12);
    }
    for colour in Colour::ALL {
        let tiles = |region: Region| {
            let icon = |resource| Terrain::new(region, resource, colour);
            let count = |resource: Resource| self::count(material, icon(resource));
            Resource::ALL.into_iter().map(count).sum::<u8>()
        };
        assert_eq!(Region::ALL.into_iter().map(tiles).sum::<u8>(), FIGURES);
    }
}

fn count(material: &Material, terrain: Terrain) -> u8 {
    let kind = terrain.resource().index() * Colour::ALL.len() + terrain.icon().index();
    material.terrains[terrain.region().index()][kind]
}

#[test]
fn the_one_hero_of_the_rulebook_is_as_printed() {
    let game: Settlement = Setup::new(2).open().unwrap();
    let card = game.material().heroes[0];
    assert_eq!(
        (card.guild, card.cost, card.villagers),
        (Guild::Adventurers, Pieces([2, 0, 0, 0, 2]), 1)
    );
}

#[test]
fn artisans_of_six_seven_and_eight_points_exist() {
    let game: Settlement = Setup::new(2).open().unwrap();
    for points in [6, 7, 8] {
        assert!(game.material().heroes.iter().any(|card| card.points == points));
    }
}

#[test]
fn another_set_is_read_from_a_file_and_says_so() {
    let game = open(&BUILT_IN.replace("points = 8", "points = 9")).unwrap();
    assert_eq!(game.provenance(), Provenance::Loaded);
    assert!(game.material().heroes.iter().any(|card| card.points == 9));
    let built_in: Settlement = Setup::new(2).open().unwrap();
    assert_eq!(built_in.provenance(), Provenance::Reconstruction);
}

#[test]
fn a_bad_file_is_refused_with_one_line() {
    refused(
        "id = \"bank\", copies = 3",
        "id = \"bank\", copies = 4",
        "line 18: bank has 3 tiles, not 4",
    );
    refused(
        "id = \"bank\"",
        "id = \"tavern\"",
        "line 18: the tavern is listed twice",
    );
    refused(
        "figures = 9",
        "figures = 8",
        "line 25: there are 9 green monsters, not 8",
    );
    refused(
        "villagers = 1, reward",
        "villagers = 7, reward",
        "line 25: 1 to 6 villagers hunt a green monster, not 7",
    );
    refused(
        "icon = \"green\", copies = 2",
        "icon = \"green\", copies = 1",
        "line 32: region I has 12 terrains, not 11",
    );
    refused(", points = 5", "", "line 97: hero 37 is an artisan without points");
    refused(
        "guild = \"artisans\"",
        "guild = \"builders\"",
        "line 97: hero 37 has points of its own, but is of the builders",
    );
    refused(
        "wood = 2, gold = 2",
        "wood = 12, gold = 2",
        "line 61: hero 1 costs over 9 pieces of a kind",
    );
    match open("heroes = 3") {
        Err(SetupError::Material(message)) => assert_eq!(message.lines().count(), 1),
        other => panic!("{other:?}"),
    }
}
