//! The rules of a game as their Markdown has them: sections, each with a heading, and pictures of real positions.
//!
//! An image on a line of its own whose address reads `position:NAME#PART` is a picture: that part of the board as the seat to
//! move sees it at the end of the record `words/positions/NAME.record` of the game's crate. Its text says what is
//! shown. A heading may name its section (`## Reminder {#reminder}`), for links and for [`Rulebook::section`].

use std::collections::HashMap;
use std::sync::LazyLock;

use catalogue::Language;
use engine::Info;
use maud::html;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::words::lexicon;

/// What the Markdown of rules may hold.
const SYNTAX: Options = Options::ENABLE_TABLES.union(Options::ENABLE_HEADING_ATTRIBUTES);

static RULEBOOKS: LazyLock<HashMap<(&'static str, Language), Rulebook>> = LazyLock::new(|| {
    let books = catalogue::infos().flat_map(|info| {
        let book = |&language| {
            (
                (info.id, language),
                Rulebook::read(info.id, lexicon(info, language).rules()),
            )
        };
        Language::ALL.iter().map(book)
    });
    books.collect()
});

/// The rules of a game in a language.
pub(crate) fn rulebook(info: &Info, language: Language) -> &'static Rulebook {
    &RULEBOOKS[&(info.id, language)]
}

/// The rules of a game.
pub(crate) struct Rulebook {
    /// What stands before the first section, as HTML.
    pub head: String,
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// A part of the rules with a heading of its own.
pub(crate) struct Section {
    /// What links call it: the name that the heading gives, or a number.
    pub id: String,
    /// The heading, as plain text.
    pub title: String,
    /// The section without its heading, as HTML.
    pub body: String,
}

impl Rulebook {
    /// The section that its heading calls so.
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    fn read(game: &str, markdown: &str) -> Rulebook {
        let mut head = Vec::new();
        let mut sections: Vec<(String, String, Vec<Event<'_>>)> = Vec::new();
        let mut events = Parser::new_ext(markdown, SYNTAX).peekable();
        while let Some(event) = events.next() {
            if let Event::Start(Tag::Heading {
                level: HeadingLevel::H2,
                id,
                ..
            }) = event
            {
                let id = id.map_or_else(|| format!("section-{}", sections.len() + 1), |id| id.to_string());
                let title = text_until(&mut events, TagEnd::Heading(HeadingLevel::H2));
                sections.push((id, title, Vec::new()));
                continue;
            }
            let event = match (event, events.peek()) {
                (Event::Start(Tag::Paragraph), Some(Event::Start(Tag::Image { dest_url, .. }))) => {
                    let place = dest_url.to_string();
                    let shown = text_until(&mut events, TagEnd::Paragraph);
                    Event::Html(figure(game, &place, &shown).into())
                }
                (event, _) => event,
            };
            sections.last_mut().map_or(&mut head, |(_, _, body)| body).push(event);
        }
        let section = |(id, title, body): (String, String, Vec<Event<'_>>)| Section {
            id,
            title,
            body: written(body),
        };
        Rulebook {
            head: written(head),
            sections: sections.into_iter().map(section).collect(),
        }
    }
}

/// The plain text up to the end of something, which is taken, too.
fn text_until<'a>(events: &mut impl Iterator<Item = Event<'a>>, end: TagEnd) -> String {
    let inside = events.take_while(|event| *event != Event::End(end));
    let text = |event: Event<'a>| match event {
        Event::Text(text) | Event::Code(text) => Some(text.to_string()),
        Event::SoftBreak => Some(" ".to_owned()),
        _ => None,
    };
    inside.filter_map(text).collect()
}

/// The Markdown is our own, built into the program, so its HTML needs no cleaning.
fn written(events: Vec<Event<'_>>) -> String {
    let mut text = String::new();
    pulldown_cmark::html::push_html(&mut text, events.into_iter());
    // A table that is wider than a phone scrolls, and keys must reach it for that.
    text.replace("<table>", "<table tabindex=\"0\">")
}

/// A picture of a position. It is a page of its own within this one, as wide as a phone, so that boards need no further
/// form for it.
fn figure(game: &str, place: &str, shown: &str) -> String {
    let place = place.strip_prefix("position:").unwrap_or(place);
    let (name, part) = place.split_once('#').unwrap_or((place, ""));
    let figure = html! {
        figure.position {
            iframe src={ "/games/" (game) "/positions/" (name) "/" (part) } title=(shown) loading="lazy" tabindex="-1" {}
            figcaption aria-hidden="true" { (shown) }
        }
    };
    figure.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages;

    const RULES: &str = "# Toy\n\nA game.\n\n## In one minute\n\nLay **lanterns**[B9](#rulings).\n\n\
                         ![Two lanterns\nlie open.](position:two#yard)\n\n### Detail\n\n## Our rulings {#rulings}\n\n- one\n";

    #[test]
    fn rules_are_read_by_sections_that_links_can_name() {
        let book = Rulebook::read("toy", RULES);
        assert_eq!(book.head, "<h1>Toy</h1>\n<p>A game.</p>\n");
        let titles: Vec<(&str, &str)> = book.sections.iter().map(|one| (&*one.id, &*one.title)).collect();
        assert_eq!(titles, [("section-1", "In one minute"), ("rulings", "Our rulings")]);
        assert!(book.sections[0].body.contains("<h3>Detail</h3>"));
        assert!(book.section("rulings").is_some() && book.section("reminder").is_none());
    }

    #[test]
    fn an_image_of_a_position_is_a_figure_that_says_what_it_shows() {
        let body = &Rulebook::read("toy", RULES).sections[0].body;
        assert!(
            body.contains(r#"src="/games/toy/positions/two/yard" title="Two lanterns lie open.""#),
            "{body}"
        );
        assert!(!body.contains("<p><figure") && !body.contains("<img"), "{body}");
    }

    #[test]
    fn every_position_that_rules_speak_of_can_be_drawn_in_every_language() {
        for info in catalogue::infos() {
            for &language in Language::ALL {
                let text = lexicon(info, language).rules();
                let places = text
                    .split("](position:")
                    .skip(1)
                    .filter_map(|rest| rest.split_once(')'));
                for (place, _) in places {
                    let (name, part) = place.split_once('#').unwrap_or((place, ""));
                    let reader = crate::Reader {
                        language,
                        ..crate::Reader::default()
                    };
                    assert!(
                        pages::position(&reader, info, name, part).is_some(),
                        "{}: {place}",
                        info.id
                    );
                }
            }
        }
    }

    #[test]
    fn all_languages_have_the_same_sections_and_pictures() {
        for info in catalogue::infos() {
            let shape = |language: Language| {
                let book = rulebook(info, language);
                let named = |section: &Section| (section.id.clone(), section.body.matches("<iframe").count());
                book.sections.iter().map(named).collect::<Vec<_>>()
            };
            for &language in Language::ALL {
                assert_eq!(shape(language), shape(Language::default()), "{} in {language}", info.id);
            }
        }
    }
}
