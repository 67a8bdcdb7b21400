//! The components of the box, and files that describe others.

use std::collections::BTreeSet;

use components::Indexed;
use engine::{Describe, Heuristics, Provenance, Seat, Seed, Setup, SetupError};
use welkin::*;

use crate::table::{Table, card};

const BUILT_IN: &str = include_str!("../../material/welkin.toml");

fn with_material(text: &str) -> Setup {
    Setup {
        material: Some(text.to_owned()),
        ..Setup::new(2)
    }
}

#[track_caller]
fn refused(text: &str, why: &str) {
    match with_material(text).open::<Welkin>() {
        Err(SetupError::Material(found)) => {
            assert!(found.contains(why), "{found}");
            assert!(!found.contains('\n'));
        }
        other => panic!("{:?}", other.map(|_| "it opens")),
    }
}

#[test]
fn the_box_holds_46_sites_and_the_known_one_of_two_animals_and_a_metal() {
    let material = Material::built_in().unwrap();
    assert_eq!(Card::all().count(), 46);
    let known = material.site(card("C13")).printed;
    assert_eq!(
        (known.of(Resource::Animal), known.of(Resource::Metal), known.total()),
        (2, 1, 3)
    );
}

#[test]
fn special_sites_have_one_slot_for_any_resource_and_no_power_and_all_others_have_one() {
    let material = Material::built_in().unwrap();
    let specials = Card::all().filter(|&card| material.site(card).any);
    assert_eq!(specials.count(), 10);
    for card in Card::all() {
        assert_eq!(material.site(card).any, material.site(card).power.is_none(), "{card}");
    }
    for power in Power::ALL {
        let sites = material.giving(power).len();
        assert_eq!(sites, if power == Power::UseResources { 8 } else { 7 });
    }
}

#[test]
fn the_reconstruction_treats_the_five_resources_alike() {
    let material = Material::built_in().unwrap();
    let mut faces = BTreeSet::new();
    for resource in Resource::ALL {
        let slots = Card::all().map(|card| u32::from(material.site(card).printed.of(resource)));
        assert_eq!(slots.sum::<u32>(), 29, "{resource}");
    }
    for card in Card::all() {
        let face = material.site(card);
        assert!((2..=5).contains(&face.cost()));
        assert!(faces.insert((face.printed, face.any)), "{card} is like another site");
    }
    assert_eq!(Card::all().filter(|&card| material.site(card).flip).count(), 31);
}

#[test]
fn every_pair_of_resources_is_on_one_quotation_token() {
    let pairs: BTreeSet<_> = Material::built_in()
        .unwrap()
        .quotations()
        .map(|token| token.min(token.flipped()))
        .into();
    assert_eq!(pairs.len(), QUOTATIONS);
    assert!(pairs.iter().all(|token| token.shown != token.behind));
}

#[test]
fn a_file_of_printed_cards_is_played_with_and_says_so() {
    let changed = BUILT_IN.replace(
        "C01 = { slots = \"vegetal elemental\", flip = true",
        "C01 = { slots = \"gem gem gem\"",
    );
    let table = Table::of(&with_material(&changed));
    assert_eq!(table.game.provenance(), Provenance::Loaded);
    assert_eq!(table.game.material().site(card("C01")).printed.of(Resource::Gem), 3);
    assert!(!table.game.material().site(card("C01")).flip);
}

#[test]
fn w36_a_file_that_the_rulebook_contradicts_is_refused_in_one_line() {
    refused("no material", "");
    refused("quotations = []", "sites");
    refused(&BUILT_IN.replace("C46 =", "C47 ="), "'C47' is not a site");
    let signed = BUILT_IN.replace("C46 =", "\"C+1\" = { slots = \"gem\" }\nC46 =");
    refused(&signed, "'C+1' is not a site");
    refused(&BUILT_IN.replace("C46 =", "# C46 ="), "site C46 is missing");
    refused(
        &BUILT_IN.replace("\"vegetal/elemental\", ", ""),
        "10 quotation tokens, the file has 9",
    );
    refused(
        &BUILT_IN.replace("vegetal/elemental", "vegetal/vegetal"),
        "same resource twice",
    );
    refused(
        &BUILT_IN.replace("vegetal/elemental", "vegetal/gem"),
        "elemental is on 3 quotation tokens",
    );
    refused(
        &BUILT_IN.replace("vegetal/elemental", "vegetal-elemental"),
        "is not a quotation token",
    );
    refused(
        &BUILT_IN.replace("gem gem any", "gem any any"),
        "line 41: site C25: a special site has one slot",
    );
    refused(
        &BUILT_IN.replace("gem gem any\"", "gem gem any\", power = \"buy-two\""),
        "site C25: a special site has no power",
    );
    refused(
        &BUILT_IN.replace("gem gem any", "gem steel"),
        "site C25: 'steel' is not a resource",
    );
    refused(&BUILT_IN.replace("gem gem any", ""), "site C25: it has 0 slots");
    refused(
        &BUILT_IN.replace("gem gem any", "gem gem gem gem gem gem gem gem gem"),
        "site C25: it has 9 slots",
    );
    refused(&BUILT_IN.replacen("flip-two", "fly", 2), "'fly' is not a power");
    refused(&BUILT_IN.replace("flip = true", "flips = true"), "unknown field");
}

/// Tokens as they might be printed too: five pairs, each on two tokens.
fn twin_tokens() -> Setup {
    let start = BUILT_IN.find("quotations = [").unwrap();
    let end = BUILT_IN.find("[sites]").unwrap();
    let pair = "\"vegetal/elemental\", \"elemental/animal\", \"animal/metal\", \"metal/gem\", \"gem/vegetal\",";
    let text = format!(
        "{}quotations = [{pair} {pair}]\n{}",
        &BUILT_IN[..start],
        &BUILT_IN[end..]
    );
    with_material(&text)
}

#[test]
fn w36_tokens_that_lie_alike_are_one_move() {
    let mut table = Table::of(&twin_tokens());
    table.play("open C01");
    assert_eq!(table.legal().len(), 5);
    table.play("flip vegetal/elemental, open C02");
    assert_eq!(table.legal().len(), 6);
}

#[test]
fn w25_the_twin_of_a_flipped_token_is_another_token() {
    let mut table = Table::of(&twin_tokens()).finished("C05");
    // One of the twins already lies on its other face; the power flips both, each from another resource.
    table.state.market[0] = table.state.market[0].flipped();
    table.play("power flip-two, flip vegetal/elemental, flip elemental/vegetal");
    let both = [table.state.market[0], table.state.market[5]].map(|token| token.to_string());
    assert_eq!(both, ["vegetal/elemental", "elemental/vegetal"]);
}

/// Sites as large as a file may make them, all slots of one kind.
fn all_metal() -> Setup {
    let (tokens, _) = BUILT_IN.split_once("[sites]").unwrap();
    let slots = ["metal"; 8].join(" ");
    let site = |card| format!("{card} = {{ slots = \"{slots}\", flip = true, power = \"open-site\" }}\n");
    let sites: String = Card::all().map(site).collect();
    with_material(&format!("{tokens}[sites]\n{sites}"))
}

/// The moves that `light` makes here with other dice each time.
fn light_moves(table: &Table) -> BTreeSet<Move> {
    let choose = |number| {
        let mut rng = Seed::named("light").nth(number).playout_rng();
        table.game.light(&table.state, &mut Vec::new(), &mut rng)
    };
    (0..64).map(choose).collect()
}

fn prospects(table: &Table) -> f32 {
    table.game.evaluate(&table.state, Seat::FIRST)
}

#[test]
fn w36_bots_do_not_mistake_many_slots_of_a_kind_for_another_kind() {
    let two = || Table::of(&all_metal()).site("C11", "");
    // The flip that pays is one to metal.
    let mut table = two();
    table.play("open C01");
    let flips = light_moves(&table);
    assert!(
        flips
            .iter()
            .all(|mv| matches!(mv, Move::Flip(token) if token.behind == Resource::Metal)),
        "{flips:?}"
    );
    // The token that makes what is needed stays on its resource.
    let table = two().site("C12", "").force("vegetal");
    let turns = light_moves(&table);
    assert!(!turns.contains(&Move::Turn(Resource::Metal)), "{turns:?}");
    // What is needed is worth more than what fits nowhere.
    let taken = |resource: &str| {
        let mut table = table.clone();
        table.play(&format!("turn elemental, take {resource}, take {resource}"));
        prospects(&table)
    };
    assert!(taken("metal") > taken("gem"));
}

#[test]
fn w36_bots_judge_as_many_large_sites_as_can_be_open() {
    let mut table = Table::of(&all_metal()).coins(2).force("vegetal").stock("metal gem");
    for number in 11..11 + MOST_OPEN {
        table = table.site(&format!("C{number}"), "");
    }
    for text in ["turn elemental", "done", "take metal", "take gem"] {
        assert!(prospects(&table).is_finite());
        assert!(!light_moves(&table).is_empty());
        table.play(text);
    }
    assert_eq!(table.to_move(), 2);
}
