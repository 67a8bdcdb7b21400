//! The legal moves of the one who looks, as buttons.

use catalogue::Lexicon;
use maud::{Markup, html};

/// The id of the form that every move button belongs to, wherever on the page it stands.
pub(crate) const FORM: &str = "play";

/// A move that can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What the button sends.
    pub text: String,
    /// What the button says.
    pub label: String,
}

/// How a piece of the board looks because of what can be done with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Light {
    /// Its move is legal, and is called so.
    Lit(String),
    /// Its move is not legal now; whoever plays can ask why.
    Idle,
    /// Who looks only watches.
    Unlit,
}

/// The legal moves of the one who looks; none when they only watch or wait.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    list: Vec<Choice>,
    /// Whether the one who looks plays, and so is told why a piece cannot be used.
    plays: bool,
    /// The texts of the moves that a lesson asks for: their pieces are pointed at.
    asked: Vec<String>,
    /// The texts of the move that was made and of a better one, where both are shown to be compared.
    compared: Option<(String, String)>,
}

impl Choices {
    /// These moves, for who has to decide.
    pub fn new(list: Vec<Choice>) -> Choices {
        Choices {
            list,
            plays: true,
            asked: Vec::new(),
            compared: None,
        }
    }

    /// The move that was made and a better one, and no others: their pieces are marked, each by a sign of its own.
    pub(crate) fn comparing(played: Choice, better: Choice) -> Choices {
        let compared = (played.text.clone(), better.text.clone());
        Choices {
            compared: Some(compared),
            ..Choices::new(vec![played, better])
        }
    }

    /// The same moves; a lesson asks for those that `asked` says yes to.
    #[must_use]
    pub fn asking_for(mut self, asked: impl Fn(&str) -> bool) -> Choices {
        let texts = self.list.iter().map(|choice| &choice.text);
        self.asked = texts.filter(|text| asked(text)).cloned().collect();
        self
    }

    /// Whether a lesson asks for one of these moves.
    fn is_asked(&self, moves: &[&Choice]) -> bool {
        moves.iter().any(|choice| self.asked.contains(&choice.text))
    }

    /// Whether a lesson points at something in this part of the page: eyes are told by a class, screen readers by
    /// `aria-current`.
    pub(crate) fn is_pointed_at(&self, part: &Markup) -> bool {
        !self.asked.is_empty() && part.0.contains("next-step")
    }

    /// Whether one of the compared moves is marked in this part of the page.
    pub(crate) fn is_compared_in(&self, part: &Markup) -> bool {
        let marks = ["was-played", "was-better"];
        self.compared.is_some() && marks.iter().any(|mark| part.0.contains(mark))
    }

    /// The sign of the compared move, or of both, if they are among these moves.
    fn verdict(&self, moves: &[&Choice]) -> Markup {
        let is_one = |text: &String| moves.iter().any(|choice| choice.text == *text);
        html! {
            @if let Some((played, better)) = &self.compared {
                @if is_one(played) { span.was-played aria-hidden="true" { "✗" } }
                @if is_one(better) { span.was-better aria-hidden="true" { "✓" } }
            }
        }
    }

    /// No moves yet, for who plays and waits for others.
    pub fn waiting() -> Choices {
        Choices::new(Vec::new())
    }

    /// Whether who looks plays: pieces are buttons then, also while others move.
    pub fn are_for_a_player(&self) -> bool {
        self.plays
    }

    /// The moves in the game's order.
    pub fn iter(&self) -> impl Iterator<Item = &Choice> {
        self.list.iter()
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The move with this text, if it is legal.
    pub fn get(&self, text: &str) -> Option<&Choice> {
        self.list.iter().find(|choice| choice.text == text)
    }

    /// How the piece of a move looks because of the moves that can be made; nothing where a piece may carry signs of
    /// its own, those of a lesson or of moves that are compared. `text` is the move's.
    pub fn light(&self, text: impl FnOnce() -> String) -> Option<Light> {
        if !self.asked.is_empty() || self.compared.is_some() {
            return None;
        }
        let choice = if self.list.is_empty() { None } else { self.get(&text()) };
        Some(match choice {
            Some(choice) => Light::Lit(choice.label.clone()),
            None if self.plays => Light::Idle,
            None => Light::Unlit,
        })
    }

    /// A piece of the board that makes a move when clicked: a lit button if the move with this text is legal.
    ///
    /// Otherwise the piece is idle: whoever plays can still click on it, and the game then says why the move is not
    /// possible; one without a word on it is not read out, as nothing can be done there. Who only watches sees just the piece, and so does everybody where the piece holds buttons itself. The
    /// idle piece is the same while others move, so that little changes on the page from turn to turn.
    pub fn piece(&self, text: &str, class: &str, content: Markup) -> Markup {
        match self.get(text) {
            Some(choice) => self.menu(class, &choice.label, &[choice], content),
            None if !self.plays || content.0.contains("<button") => self.menu(class, "", &[], content),
            None => html! {
                button.idle.(class) type="submit" form=(FORM) name="move" value=(text) aria-disabled="true" tabindex="-1"
                    aria-hidden=[(!says_something(&content)).then_some("true")] {
                    (content)
                }
            },
        }
    }

    /// A piece of the board with the moves that begin at it. One move is made by a click; of several, the piece
    /// opens a menu; a piece without a move is not lit. `label` says what the piece is to those who cannot see it.
    pub fn menu(&self, class: &str, label: &str, moves: &[&Choice], content: Markup) -> Markup {
        let asked = self.is_asked(moves);
        let current = asked.then_some("step");
        match moves {
            [] => html! { div class=(class) { (content) } },
            [only] => html! {
                button.lit.(class).next-step[asked] type="submit" form=(FORM) name="move" value=(only.text) title=(only.label)
                    aria-current=[current] {
                    (face(&only.label, content))
                    (self.verdict(moves))
                }
            },
            [first, ..] => {
                let id = format!("menu-{}-{}", slug(class), slug(&first.text));
                html! {
                    button.lit.(class).next-step[asked] type="button" popovertarget=(id) title=(label) aria-current=[current] {
                        (face(label, content))
                        (self.verdict(moves))
                    }
                    div.menu id=(id) popover="" {
                        ul role="list" data-roving="" {
                            @for choice in moves { li { (self.button(choice, None)) } }
                        }
                    }
                }
            }
        }
    }

    /// The plain button of a move; `key` is the digit that presses it.
    pub fn button(&self, choice: &Choice, key: Option<usize>) -> Markup {
        let asked = self.is_asked(&[choice]);
        html! {
            button.move.next-step[asked] type="submit" form=(FORM) name="move" value=(choice.text) data-key=[key]
                aria-keyshortcuts=[key] aria-current=[asked.then_some("step")] {
                (choice.label)
                @if let Some(key) = key { kbd aria-hidden="true" { (key) } }
            }
        }
    }

    /// The moves by their first word, in the game's order, with the heading the game has for it
    /// (`group-WORD` in its Fluent files).
    pub fn groups(&self, lexicon: &Lexicon) -> Vec<(Option<String>, Vec<&Choice>)> {
        let mut groups: Vec<(&str, Vec<&Choice>)> = Vec::new();
        for choice in &self.list {
            let verb = choice.text.split(' ').next().unwrap_or_default();
            match groups.iter_mut().find(|(known, _)| *known == verb) {
                Some((_, moves)) => moves.push(choice),
                None => groups.push((verb, vec![choice])),
            }
        }
        let heading = |verb: &str| {
            let id = format!("group-{verb}");
            lexicon.has(&id).then(|| lexicon.word(&id))
        };
        groups.into_iter().map(|(verb, moves)| (heading(verb), moves)).collect()
    }
}

/// What a piece shows to those who see it, and says to those who do not.
fn face(label: &str, content: Markup) -> Markup {
    html! {
        span.unseen { (label) }
        span.looks aria-hidden="true" { (content) }
    }
}

/// Whether there is a word outside of the tags, which is then the name of a button around it.
fn says_something(content: &Markup) -> bool {
    let says = |text: &str| text.chars().any(char::is_alphanumeric);
    // What follows a tag, and what stands before the first.
    let mut tags = content.0.split('<');
    tags.next().is_some_and(says) || tags.any(|tag| tag.split_once('>').is_some_and(|(_, text)| says(text)))
}

/// A text as part of an id.
pub(crate) fn slug(text: &str) -> String {
    let letter = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    text.chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(texts: &[&str]) -> Choices {
        let choice = |text: &&str| Choice {
            text: (*text).to_owned(),
            label: format!("<{text}>"),
        };
        Choices::new(texts.iter().map(choice).collect())
    }

    #[test]
    fn a_piece_is_lit_only_where_its_move_is_legal() {
        let choices = choices(&["open chapel"]);
        let lit = choices.piece("open chapel", "card", html! { "art" }).into_string();
        assert!(lit.contains(r#"name="move" value="open chapel""#) && lit.contains("&lt;open chapel&gt;"));
        let idle = choices.piece("open mill", "card", html! { "art" }).into_string();
        assert!(
            idle.contains(r#"class="idle card""#) && idle.contains(r#"aria-disabled="true""#),
            "{idle}"
        );
    }

    #[test]
    fn an_idle_piece_without_words_is_not_read_out() {
        let idle = |content| choices(&["end"]).piece("use L0", "hole", content).into_string();
        assert!(idle(html! { svg {} }).contains(r#"aria-hidden="true""#));
        assert!(!idle(html! { span { "chapel" } }).contains("aria-hidden"));
    }

    #[test]
    fn an_idle_piece_is_no_button_for_who_watches_nor_around_other_buttons() {
        let plain = r#"<div class="card">art</div>"#;
        let watching = Choices::default().piece("open mill", "card", html! { "art" });
        assert_eq!(watching.into_string(), plain);
        let around = choices(&["open chapel"]).piece("open mill", "card", html! { button { "inner" } });
        assert!(around.into_string().starts_with("<div"));
    }

    #[test]
    fn what_a_lesson_asks_for_is_pointed_at_wherever_it_can_be_clicked() {
        let choices = choices(&["open chapel", "open mill"]).asking_for(|text| text == "open mill");
        let pointed = |markup: Markup| choices.is_pointed_at(&markup);
        assert!(pointed(choices.piece("open mill", "card", html! { "art" })));
        assert!(!pointed(choices.piece("open chapel", "card", html! { "art" })));
        let both: Vec<&Choice> = choices.iter().collect();
        let menu = choices.menu("deck", "two cards", &both, html! { "art" });
        assert_eq!(
            menu.0.matches(r#"aria-current="step""#).count(),
            2,
            "the piece, and the move in its menu"
        );
        assert!(pointed(choices.button(both[1], None)) && !pointed(choices.button(both[0], None)));
    }

    #[test]
    fn a_move_that_was_made_and_a_better_one_have_signs_of_their_own() {
        let [played, better] = ["open chapel", "open mill"].map(|text| Choice {
            text: text.to_owned(),
            label: text.to_owned(),
        });
        let choices = Choices::comparing(played, better);
        let signs = |markup: &Markup| ["✗", "✓"].map(|sign| markup.0.contains(sign));
        let piece = |text: &str| choices.piece(text, "card", html! { "art" });
        assert_eq!(signs(&piece("open chapel")), [true, false]);
        assert_eq!(signs(&piece("open mill")), [false, true]);
        assert_eq!(signs(&piece("open forge")), [false, false]);
        assert!(choices.is_compared_in(&piece("open mill")) && !choices.is_compared_in(&piece("open forge")));
        let both: Vec<&Choice> = choices.iter().collect();
        let menu = choices.menu("deck", "two cards", &both, html! { "art" });
        assert_eq!(signs(&menu), [true, true], "both begin at one piece");
    }

    #[test]
    fn moves_are_grouped_by_their_first_word_in_the_order_of_the_game() {
        let choices = choices(&["open a", "send b", "open c", "end"]);
        let lexicon = Lexicon::shared(catalogue::Language::English).with("group-open = Open a site\n");
        let groups = choices.groups(&lexicon);
        let shape: Vec<(Option<&str>, usize)> = groups
            .iter()
            .map(|(heading, moves)| (heading.as_deref(), moves.len()))
            .collect();
        assert_eq!(shape, [(Some("Open a site"), 2), (None, 1), (None, 1)]);
    }
}
