//! Names and faces of those who play.
//!
//! Bots are called by first names, so that nobody mistakes one for a worker or a hero of the games; how strong they
//! are stands beside. A table's bots follow from its id alone: they are the same for everybody and for ever, and no
//! log needs to keep them. People are a simple figure with their initial.

use engine::Seat;
use maud::{Markup, html};
use sha2::{Digest, Sha256};

use crate::assets;

/// The file with the faces, a symbol each.
const SHEET: &str = "faces.svg";

/// The names of bots with the symbols of their faces.
///
/// All begin with different consonants: they are told apart at a glance, and French needs no elision before them.
/// Tables name their bots by the place in this list, so it never changes its order.
const BOTS: [(&str, &str); 16] = [
    ("Bruno", "bruno"),
    ("Clara", "clara"),
    ("Diane", "diane"),
    ("Félix", "felix"),
    ("Gaston", "gaston"),
    ("Judith", "judith"),
    ("Karim", "karim"),
    ("Louise", "louise"),
    ("Marthe", "marthe"),
    ("Nestor", "nestor"),
    ("Pauline", "pauline"),
    ("Raoul", "raoul"),
    ("Sylvie", "sylvie"),
    ("Théo", "theo"),
    ("Victor", "victor"),
    ("Zoé", "zoe"),
];

/// What bots are called at the table `table_id`, a name for each of its seats, no two alike.
pub fn bot_names(table_id: &str, players: usize) -> Vec<&'static str> {
    let digest = Sha256::digest(format!("chantier bots {table_id}"));
    let mut left: Vec<&str> = BOTS.iter().map(|(name, _)| *name).collect();
    let drawn = digest
        .iter()
        .take(players)
        .map(|byte| left.remove(usize::from(*byte) % left.len()));
    drawn.collect()
}

/// The face of the bot called `name`; decoration beside its name.
pub fn bot(name: &str, seat: Seat) -> Markup {
    match BOTS.iter().find(|(known, _)| *known == name) {
        Some((_, symbol)) => html! {
            svg class={ "face seat-" (seat) } aria-hidden="true" { use href=(address(symbol)) {} }
        },
        None => person(name, seat),
    }
}

/// The figure of the person called `name`, with the initial; decoration beside the name.
pub fn person(name: &str, seat: Seat) -> Markup {
    let initial: String = name
        .chars()
        .find(|letter| letter.is_alphanumeric())
        .into_iter()
        .flat_map(char::to_uppercase)
        .collect();
    html! {
        svg class={ "face seat-" (seat) } viewBox="0 0 64 64" aria-hidden="true" {
            use href=(address("person")) {}
            text x="32" y="38" { (initial) }
        }
    }
}

fn address(symbol: &str) -> String {
    format!("{}#{symbol}", assets::url(SHEET))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_at_a_table_differ_and_are_the_same_for_ever() {
        let mut seen = std::collections::BTreeSet::new();
        for table in 0..200 {
            let names = bot_names(&format!("table{table}"), 4);
            assert_eq!(names, bot_names(&format!("table{table}"), 4));
            assert_eq!(
                names[..2],
                bot_names(&format!("table{table}"), 2),
                "the first seats need not know how many follow"
            );
            for (place, name) in names.iter().enumerate() {
                assert!(!names[..place].contains(name), "{names:?}");
                seen.insert(*name);
            }
        }
        assert_eq!(seen.len(), BOTS.len(), "everybody plays now and then");
        // What people saw yesterday they see tomorrow: this fails when somebody changes the list or the drawing.
        assert_eq!(bot_names("abcdefghijklmnop", 4), ["Zoé", "Diane", "Judith", "Raoul"]);
    }

    #[test]
    fn every_bot_has_a_face_of_its_own_and_the_sheet_is_small() {
        let sheet = assets::at(assets::url(SHEET)).unwrap();
        let text = String::from_utf8(sheet.plain.clone()).unwrap();
        for (name, symbol) in BOTS {
            assert!(text.contains(&format!("<symbol id=\"{symbol}\"")), "{name}");
            assert!(
                bot(name, Seat::FIRST).into_string().contains(&format!("#{symbol}\"")),
                "{name}"
            );
        }
        assert!(sheet.brotli.as_ref().unwrap().len() < 6 * 1024);
    }

    #[test]
    fn people_are_an_initial_whatever_they_are_called() {
        let figure = |name| person(name, Seat::FIRST).into_string();
        assert!(figure("élodie").contains(">É<"));
        assert!(figure("  7 of 9").contains(">7<"));
        assert!(figure("<>").contains("></text>"));
        assert!(bot("Somebody", Seat::FIRST).into_string().contains(">S<"));
    }
}
