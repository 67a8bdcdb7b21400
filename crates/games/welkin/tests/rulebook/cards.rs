//! The face of every site, so that none changes unnoticed: the records of old games are played with them.

use components::Indexed;
use welkin::*;

/// The number of a site, its slots for vegetal, elemental, animal, metal, gem and any resource, its flip symbol, its
/// power.
const SITES: &str = "\
C01 | 1 1 - - - - | flip | sell-incomplete
C02 | - 1 1 - - - | flip | use-resources
C03 | - - 1 1 - - | flip | open-site
C04 | - - - 1 1 - | flip | buy-two
C05 | 1 - - - 1 - | flip | flip-two
C06 | 1 - 1 - - - | flip | use-resources
C07 | - 1 - 1 - - | flip | open-site
C08 | - - 1 - 1 - | flip | buy-two
C09 | 1 - - 1 - - | flip | flip-two
C10 | - 1 - - 1 - | flip | sell-incomplete
C11 | 2 1 - - - - | flip | buy-two
C12 | - 2 1 - - - | flip | flip-two
C13 | - - 2 1 - - | flip | sell-incomplete
C14 | - - - 2 1 - | flip | use-resources
C15 | 1 - - - 2 - | flip | open-site
C16 | 2 - 1 - - - | flip | sell-incomplete
C17 | - 2 - 1 - - | flip | use-resources
C18 | - - 2 - 1 - | flip | open-site
C19 | 1 - - 2 - - | flip | buy-two
C20 | - 1 - - 2 - | flip | flip-two
C21 | 2 - - - - 1 | ---- | special
C22 | - 2 - - - 1 | ---- | special
C23 | - - 2 - - 1 | ---- | special
C24 | - - - 2 - 1 | ---- | special
C25 | - - - - 2 1 | ---- | special
C26 | 2 - 2 - - - | ---- | flip-two
C27 | - 2 - 2 - - | ---- | sell-incomplete
C28 | - - 2 - 2 - | ---- | use-resources
C29 | 2 - - 2 - - | ---- | open-site
C30 | - 2 - - 2 - | ---- | buy-two
C31 | 2 1 - - 1 - | flip | use-resources
C32 | 1 2 1 - - - | flip | open-site
C33 | - 1 2 1 - - | flip | buy-two
C34 | - - 1 2 1 - | flip | flip-two
C35 | 1 - - 1 2 - | flip | sell-incomplete
C36 | 1 - 1 1 - 1 | flip | special
C37 | - 1 - 1 1 1 | flip | special
C38 | 1 - 1 - 1 1 | flip | special
C39 | 1 1 - 1 - 1 | flip | special
C40 | - 1 1 - 1 1 | flip | special
C41 | 1 2 - - 2 - | ---- | open-site
C42 | 2 1 2 - - - | ---- | buy-two
C43 | - 2 1 2 - - | ---- | flip-two
C44 | - - 2 1 2 - | ---- | sell-incomplete
C45 | 2 - - 2 1 - | ---- | use-resources
C46 | 1 1 1 1 1 - | flip | use-resources";

fn line(material: &Material, card: Card) -> String {
    let face = material.site(card);
    let printed = Resource::ALL.map(|resource| face.printed.of(resource));
    let slots: Vec<String> = printed
        .into_iter()
        .chain([u8::from(face.any)])
        .map(|number| {
            if number == 0 {
                "-".to_owned()
            } else {
                number.to_string()
            }
        })
        .collect();
    let flip = if face.flip { "flip" } else { "----" };
    let power = face.power.map_or("special", Power::name);
    format!("{card} | {} | {flip} | {power}", slots.join(" "))
}

#[test]
fn every_site_has_its_slots_its_flip_symbol_and_its_power() {
    let material = Material::built_in().unwrap();
    assert_eq!(SITES.lines().count(), CARDS);
    for (expected, card) in SITES.lines().zip(Card::all()) {
        assert_eq!(line(&material, card), expected);
    }
}
