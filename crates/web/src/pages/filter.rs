//! Which of their tables a reader wants to see.

use maud::{Markup, html};

use super::table::SeatKind;
use super::tables::{TableLine, TableState};
use crate::Reader;

/// Which tables of the list a reader wants to see. What is empty, or makes no sense, lets everything through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// The game's id.
    pub game: String,
    /// How many play.
    pub players: String,
    /// `people` or `bots`: against whom.
    pub company: String,
    /// A part of somebody's name.
    pub with: String,
    /// `won` or `lost`.
    pub result: String,
    /// `running` or `over`.
    pub state: String,
}

impl Filter {
    /// Whether everything is let through.
    pub fn is_empty(&self) -> bool {
        *self == Filter::default()
    }

    /// Whether a table is one of those.
    pub fn admits(&self, line: &TableLine) -> bool {
        let others = || line.players.iter().filter(|player| !player.yours);
        let has = |kind: SeatKind| others().any(|player| player.kind == kind);
        let over = match &line.state {
            TableState::Over(outcome) => Some(outcome),
            _ => None,
        };
        let name = self.with.trim().to_lowercase();
        let players = self.players.parse().ok();
        (self.game.is_empty() || self.game == line.info.id)
            && players.is_none_or(|players: usize| players == line.players.len())
            && match self.company.as_str() {
                "people" => has(SeatKind::Person),
                "bots" => has(SeatKind::Bot),
                _ => true,
            }
            && (name.is_empty() || others().any(|player| player.name.to_lowercase().contains(&name)))
            && match self.result.as_str() {
                "won" => over.is_some_and(|outcome| outcome.place == Some(1)),
                "lost" => over.is_some_and(|outcome| outcome.place.is_some_and(|place| place > 1)),
                _ => true,
            }
            && match self.state.as_str() {
                "running" => over.is_none(),
                "over" => over.is_some(),
                _ => true,
            }
    }

    /// The address of a page of the list that it lets through.
    pub(super) fn address(&self, page: u32) -> String {
        let fields = [
            ("game", &self.game),
            ("players", &self.players),
            ("company", &self.company),
            ("with", &self.with),
            ("result", &self.result),
            ("state", &self.state),
        ];
        let named = fields.into_iter().filter(|(_, value)| !value.is_empty());
        let named: String = named
            .map(|(name, value)| format!("&{name}={}", escaped(value)))
            .collect();
        format!("/tables?page={page}{named}")
    }

    /// The form that says which tables to show, folded away while it lets everything through.
    pub(super) fn form(&self, reader: &Reader) -> Markup {
        let words = reader.words();
        let games: Vec<(&str, String)> = catalogue::infos().map(|info| (info.id, info.name.to_owned())).collect();
        let worded = |values: &[&'static str]| -> Vec<(&'static str, String)> {
            let option = |value: &&'static str| (*value, words.word(&format!("filter-{value}")));
            values.iter().map(option).collect()
        };
        let counts: Vec<(&str, String)> = ["1", "2", "3", "4"].map(|count| (count, count.to_owned())).into();
        html! {
            details.filters open[!self.is_empty()] {
                summary { (words.word("filter")) }
                form.row method="get" action="/tables" {
                    (choice(reader, "game", &self.game, &games))
                    (choice(reader, "state", &self.state, &worded(&["running", "over"])))
                    (choice(reader, "result", &self.result, &worded(&["won", "lost"])))
                    (choice(reader, "company", &self.company, &worded(&["people", "bots"])))
                    (choice(reader, "players", &self.players, &counts))
                    label.field { span { (words.word("filter-with")) }
                        input type="text" name="with" value=(self.with) maxlength="24" autocomplete="off"; }
                    button.primary type="submit" { (words.word("filter-go")) }
                    @if !self.is_empty() { a.button.quiet href="/tables" { (words.word("filter-all")) } }
                }
            }
        }
    }
}

/// A value as it stands in an address: everything but plain letters and digits by its bytes.
fn escaped(value: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    value.bytes().map(byte).collect()
}

fn choice(reader: &Reader, name: &str, chosen: &str, options: &[(&str, String)]) -> Markup {
    let words = reader.words();
    html! {
        label.field {
            span { (words.word(&format!("filter-by-{name}"))) }
            select name=(name) {
                option value="" { (words.word("filter-any")) }
                @for (value, label) in options { option value=(value) selected[*value == chosen] { (label) } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::tables::tests::MORNING;
    use crate::pages::{Outcome, SeatView};

    #[test]
    fn the_address_of_a_page_says_what_is_filtered() {
        assert_eq!(Filter::default().address(2), "/tables?page=2");
        let filter = Filter {
            game: "cloud-city".to_owned(),
            with: "Zoé & co".to_owned(),
            ..Filter::default()
        };
        assert_eq!(
            filter.address(3),
            "/tables?page=3&game=cloud-city&with=Zo%C3%A9%20%26%20co"
        );
    }

    #[test]
    fn a_filter_lets_through_what_it_names_and_nothing_else() {
        let player = |name: &str, kind, yours| SeatView {
            name: name.to_owned(),
            kind,
            level: None,
            yours,
            returns: false,
        };
        let outcome = |place| {
            TableState::Over(Outcome {
                place: Some(place),
                winners: vec!["Zoé".to_owned()],
                players: 2,
                points: vec![9, 7],
                note: None,
            })
        };
        let line = |state| TableLine {
            id: "x".to_owned(),
            info: catalogue::infos().next().unwrap(),
            players: vec![
                player("Ana", SeatKind::Person, true),
                player("Zoé", SeatKind::Bot, false),
            ],
            state,
            points: Vec::new(),
            moves: 0,
            when: MORNING,
            left_ms: None,
        };
        let (won, lost, running) = (line(outcome(1)), line(outcome(2)), line(TableState::Yours));
        let id = won.info.id.to_owned();
        let admitted = |set: &dyn Fn(&mut Filter)| {
            let mut filter = Filter::default();
            set(&mut filter);
            [&won, &lost, &running].map(|line| filter.admits(line))
        };
        assert_eq!(admitted(&|_| {}), [true; 3]);
        assert_eq!(admitted(&|filter| filter.game = id.clone()), [true; 3]);
        assert_eq!(admitted(&|filter| filter.game = "other".to_owned()), [false; 3]);
        assert_eq!(
            admitted(&|filter| filter.result = "won".to_owned()),
            [true, false, false]
        );
        assert_eq!(
            admitted(&|filter| filter.result = "lost".to_owned()),
            [false, true, false]
        );
        assert_eq!(
            admitted(&|filter| filter.state = "running".to_owned()),
            [false, false, true]
        );
        assert_eq!(
            admitted(&|filter| filter.state = "over".to_owned()),
            [true, true, false]
        );
        assert_eq!(admitted(&|filter| filter.company = "people".to_owned()), [false; 3]);
        assert_eq!(admitted(&|filter| filter.company = "bots".to_owned()), [true; 3]);
        assert_eq!(admitted(&|filter| filter.with = " zoÉ".to_owned()), [true; 3]);
        assert_eq!(
            admitted(&|filter| filter.with = "Ana".to_owned()),
            [false; 3],
            "oneself is no company"
        );
        assert_eq!(admitted(&|filter| filter.players = "3".to_owned()), [false; 3]);
        assert_eq!(admitted(&|filter| filter.players = "x".to_owned()), [true; 3]);
    }
}
