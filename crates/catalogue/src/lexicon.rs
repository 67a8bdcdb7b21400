//! A game's words in one language.

use std::collections::HashMap;
use std::sync::{OnceLock, RwLock};

use engine::{Arg, Info, Phrase, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use foldhash::fast::RandomState;

use crate::Language;
use crate::sentences::{Sentence, Sentences, mark};

/// The words that every game shares.
const SHARED: &[(Language, &str)] = engine::word_files!();

/// The words of one game in one language: turns phrases into sentences.
///
/// It holds the game's Fluent file and the words every game shares; a program adds its own with
/// [`Lexicon::with`]. Lexicons can be shared between threads.
pub struct Lexicon {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// What messages without arguments say, once it was asked for: it never changes, and pages are full of them.
    fixed: RwLock<HashMap<String, String, RandomState>>,
    /// What the others say.
    sentences: Sentences,
    /// How two items are joined within a list, and at its end.
    joints: OnceLock<[Sentence; 2]>,
    rules: &'static str,
}

/// What those at a table are called, and which of them reads.
#[derive(Clone, Copy)]
struct Names<'a> {
    name: &'a dyn Fn(Seat) -> String,
    you: Option<Seat>,
}

/// A phrase cannot be said: the Fluent files and the game disagree.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{id}' in {language}: {why}")]
pub struct SayError {
    /// The message's name.
    pub id: String,
    /// The language.
    pub language: Language,
    /// What is missing.
    pub why: String,
}

impl Lexicon {
    /// The words of a game, or those of English where the game does not speak the language.
    ///
    /// # Panics
    /// If a built-in Fluent file is broken; the tests read all of them.
    pub fn of(info: &Info, language: Language) -> Lexicon {
        let in_language = |language: Language| info.words.iter().find(move |words| words.language == language);
        let words = in_language(language).or_else(|| in_language(Language::default()));
        let mut lexicon = Lexicon::shared(language);
        if let Some(words) = words {
            lexicon.add(words.messages);
            lexicon.rules = words.rules;
        }
        lexicon
    }

    /// The words that every game shares, without those of a game.
    pub fn shared(language: Language) -> Lexicon {
        let tag = language
            .code()
            .parse()
            .expect("the code of a language is a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that keep directions of writing apart would show in a terminal; all our languages read one way.
        bundle.set_use_isolating(false);
        let lexicon = Lexicon {
            language,
            bundle,
            fixed: RwLock::default(),
            sentences: Sentences::default(),
            joints: OnceLock::new(),
            rules: "",
        };
        lexicon.with_files(SHARED)
    }

    /// This lexicon with the file for its language among these, as [`engine::word_files!`] reads them.
    ///
    /// # Panics
    /// If the file is broken or a message's name is taken.
    #[must_use]
    pub fn with_files(self, files: &[(Language, &str)]) -> Lexicon {
        let spoken = self.language;
        let own = files.iter().filter(|(language, _)| *language == spoken);
        own.fold(self, |lexicon, (_, messages)| lexicon.with(messages))
    }

    /// This lexicon with a Fluent file more.
    ///
    /// # Panics
    /// If the file is broken or a message's name is taken.
    #[must_use]
    pub fn with(mut self, messages: &str) -> Lexicon {
        self.add(messages);
        self
    }

    fn add(&mut self, messages: &str) {
        self.fixed = RwLock::default();
        self.sentences = Sentences::default();
        self.joints = OnceLock::new();
        let language = self.language;
        let resource = FluentResource::try_new(messages.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("Fluent words in {language} are broken: {errors:?}"));
        if let Err(errors) = self.bundle.add_resource(resource) {
            panic!("Fluent words in {language} name a message twice: {errors:?}");
        }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The rules of the game, in Markdown.
    pub fn rules(&self) -> &'static str {
        self.rules
    }

    /// Says a phrase; `name` gives the names of those at the table.
    ///
    /// What cannot be said shows as the message's name, so that a missing word never stops a game.
    pub fn say(&self, phrase: &Phrase, name: &dyn Fn(Seat) -> String) -> String {
        self.say_to(None, phrase, name)
    }

    /// Says a phrase to the player at the seat `you`.
    ///
    /// A message about a player chooses between "you" and the name by `$you`, which is `yes` where the first seat it
    /// names is the reader's: `opens = { $you -> [yes] You open *[no] { $who } opens } { $site }`. Where the reader is
    /// named later in the sentence, "you" stands for the name.
    pub fn say_to(&self, you: Option<Seat>, phrase: &Phrase, name: &dyn Fn(Seat) -> String) -> String {
        if phrase.args.is_empty()
            && let Some(said) = self.fixed(&phrase.id)
        {
            return said;
        }
        // What somebody may have typed does not come again, and might look like a gap.
        if phrase.holds_text() {
            return self.put(phrase, Names { name, you }, &mut Vec::new());
        }
        let sentence = self.sentences.get_or_make(you, phrase, || {
            let name = |seat: Seat| mark(seat.index());
            Sentence::read(&self.put(phrase, Names { name: &name, you }, &mut Vec::new()))
        });
        sentence.fill(|gap| name(Seat::new(gap)))
    }

    /// Says a phrase, or tells what is missing; the tests say everything this way.
    pub fn try_say(
        &self,
        you: Option<Seat>,
        phrase: &Phrase,
        name: &dyn Fn(Seat) -> String,
    ) -> Result<String, SayError> {
        let mut problems = Vec::new();
        let said = self.put(phrase, Names { name, you }, &mut problems);
        match problems.into_iter().next() {
            None => Ok(said),
            Some(problem) => Err(problem),
        }
    }

    /// The message called `id` (or `id.attribute`), where it needs no argument.
    pub fn word(&self, id: &str) -> String {
        match self.fixed(id) {
            Some(said) => said,
            None => self.say(&Phrase::new(id), &|seat| self.seat(seat)),
        }
    }

    /// What a message says that needs no argument, if there is one.
    fn fixed(&self, id: &str) -> Option<String> {
        // Whoever was stopped while writing left at worst a message out.
        let read = self.fixed.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(said) = read.get(id) {
            return Some(said.clone());
        }
        drop(read);
        let mut complete = true;
        let said = self.format(id, &FluentArgs::new(), &mut |_| complete = false)?;
        if !complete {
            return None;
        }
        let mut write = self.fixed.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        write.insert(id.to_owned(), said.clone());
        Some(said)
    }

    /// Whether there is a message (or attribute) called `id`.
    pub fn has(&self, id: &str) -> bool {
        let (id, attribute) = name_and_attribute(id);
        let message = self.bundle.get_message(id);
        message.is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
    }

    /// What a seat is called where nobody gave it a name.
    pub fn seat(&self, seat: Seat) -> String {
        self.say(&Phrase::new("seat-default").with("number", seat.number()), &|seat| {
            seat.to_string()
        })
    }

    /// A part of 1 in percent, as the language writes it.
    pub fn percent(&self, part: f64) -> String {
        let number = format!("{:.0}", part * 100.0);
        self.say(&Phrase::new("number-percent").with("number", number), &|seat| {
            self.seat(seat)
        })
    }

    /// A chance that was estimated, in percent. What never or always happened in the games behind it is not certain for that.
    pub fn estimated_chance(&self, part: f64) -> String {
        let (id, number) = match part {
            ..0.01 => ("number-below", 0.01),
            _ if part > 0.99 => ("number-above", 0.99),
            _ => return self.percent(part),
        };
        let phrase = Phrase::new(id).with("number", self.percent(number));
        self.say(&phrase, &|seat| self.seat(seat))
    }

    /// A number with one decimal, as the language writes it.
    pub fn decimal(&self, number: f64) -> String {
        let text = format!("{number:.1}");
        let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
        let phrase = Phrase::new("number-decimal")
            .with("whole", whole)
            .with("tenths", tenths);
        self.say(&phrase, &|seat| self.seat(seat))
    }

    fn put(&self, phrase: &Phrase, names: Names<'_>, problems: &mut Vec<SayError>) -> String {
        if phrase.args.is_empty()
            && let Some(said) = self.fixed(&phrase.id)
        {
            return said;
        }
        let mut args = FluentArgs::with_capacity(phrase.args.len() + 1);
        let mut subject = None;
        for (key, arg) in &phrase.args {
            let value = match arg {
                Arg::Seat(seat) if subject.is_none() => {
                    subject = Some(*seat);
                    FluentValue::from((names.name)(*seat))
                }
                _ => self.value(arg, names, problems),
            };
            args.set(*key, value);
        }
        if let Some(subject) = subject {
            args.set("you", if names.you == Some(subject) { "yes" } else { "no" });
        }
        let mut tell = |why: String| {
            problems.push(SayError {
                id: phrase.id.clone(),
                language: self.language,
                why,
            });
        };
        match self.format(&phrase.id, &args, &mut tell) {
            Some(said) => said,
            None => {
                tell("there is no such message".to_owned());
                phrase.id.clone()
            }
        }
    }

    /// The message called `id`, or the attribute where `id` reads `message.attribute`.
    fn format(&self, id: &str, args: &FluentArgs<'_>, tell: &mut dyn FnMut(String)) -> Option<String> {
        let (id, attribute) = name_and_attribute(id);
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(args), &mut errors)
            .into_owned();
        errors.iter().for_each(|error| tell(error.to_string()));
        Some(said)
    }

    fn value(&self, arg: &Arg, names: Names<'_>, problems: &mut Vec<SayError>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) if names.you == Some(*seat) => FluentValue::from(self.word("name-of-you")),
            Arg::Seat(seat) => FluentValue::from((names.name)(*seat)),
            Arg::Phrase(phrase) => FluentValue::from(self.put(phrase, names, problems)),
            Arg::List(phrases) => {
                let items: Vec<String> = phrases.iter().map(|phrase| self.put(phrase, names, problems)).collect();
                FluentValue::from(self.join(&items))
            }
        }
    }

    /// Joins items as a list: "a, b and c".
    pub fn join(&self, items: &[String]) -> String {
        let Some((first, rest)) = items.split_first() else {
            return self.word("list-empty");
        };
        let [within, last] = self
            .joints
            .get_or_init(|| ["list-item", "list-last"].map(|id| self.joint(id)));
        let mut list = first.clone();
        for (index, item) in rest.iter().enumerate() {
            let joint = if index + 1 == rest.len() { last } else { within };
            list = joint.fill(|gap| if gap == 0 { list.clone() } else { item.clone() });
        }
        list
    }

    fn joint(&self, id: &str) -> Sentence {
        let mut args = FluentArgs::with_capacity(2);
        args.set("list", mark(0));
        args.set("item", mark(1));
        let said = self.format(id, &args, &mut |_| {});
        Sentence::read(&said.expect("the shared words join lists"))
    }
}

fn name_and_attribute(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (id, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = "
builds = { $who } builds { $what } for { $cost ->
    [one] one coin
   *[other] { $cost } coins
}
chapel = the chapel
    .about = a small church
mill = the mill
all = { $things }
";

    fn lexicon(language: Language) -> Lexicon {
        Lexicon::shared(language).with(WORDS)
    }

    fn name(_: Seat) -> String {
        "Ana".to_owned()
    }

    #[test]
    fn phrases_are_said_with_their_names_numbers_and_phrases_within() {
        let phrase = Phrase::new("builds")
            .with("who", Seat::FIRST)
            .with("what", Phrase::new("chapel"))
            .with("cost", 2);
        assert_eq!(
            lexicon(Language::English).try_say(None, &phrase, &name).as_deref(),
            Ok("Ana builds the chapel for 2 coins")
        );
        assert_eq!(lexicon(Language::English).word("chapel.about"), "a small church");
    }

    #[test]
    fn the_reader_is_spoken_to_as_you() {
        let words = "
gives = { $you ->
    [yes] You give
   *[no] { $who } gives
} { $whom } a stone
";
        let lexicon = Lexicon::shared(Language::English).with(words);
        let (ana, ben) = (Seat::new(0), Seat::new(1));
        let name = |seat: Seat| if seat == ana { "Ana" } else { "Ben" }.to_owned();
        let gives = Phrase::new("gives").with("who", ana).with("whom", ben);
        assert_eq!(lexicon.say(&gives, &name), "Ana gives Ben a stone");
        assert_eq!(lexicon.say_to(Some(ana), &gives, &name), "You give Ben a stone");
        assert_eq!(lexicon.say_to(Some(ben), &gives, &name), "Ana gives you a stone");
    }

    #[test]
    fn lists_are_joined_as_the_language_joins_them() {
        let things = |number| Phrase::new("all").with("things", vec![Phrase::new("mill"); number]);
        let say = |language, number| lexicon(language).say(&things(number), &name);
        assert_eq!(say(Language::English, 0), "nothing");
        assert_eq!(say(Language::English, 1), "the mill");
        assert_eq!(say(Language::English, 2), "the mill and the mill");
        assert_eq!(say(Language::French, 3), "the mill, the mill et the mill");
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let written = |language| {
            let lexicon = lexicon(language);
            [lexicon.percent(0.254), lexicon.decimal(-0.46), lexicon.decimal(12.0)]
        };
        assert_eq!(written(Language::English), ["25%", "-0.5", "12.0"]);
        assert_eq!(written(Language::French), ["25\u{a0}%", "-0,5", "12,0"]);
    }

    #[test]
    fn an_estimate_is_never_said_to_be_certain() {
        let english = lexicon(Language::English);
        assert_eq!(
            [0.0, 0.254, 1.0].map(|part| english.estimated_chance(part)),
            ["< 1%", "25%", "> 99%"]
        );
        assert_eq!(lexicon(Language::French).estimated_chance(0.001), "<\u{a0}1\u{a0}%");
    }

    #[test]
    fn what_cannot_be_said_shows_its_name_and_is_reported() {
        let lexicon = lexicon(Language::French);
        let phrase = Phrase::new("all").with("things", Phrase::new("steeple"));
        assert_eq!(lexicon.say(&phrase, &name), "steeple");
        assert_eq!(
            lexicon.try_say(None, &phrase, &name).unwrap_err().to_string(),
            "'steeple' in fr: there is no such message"
        );
        assert!(
            lexicon.try_say(None, &Phrase::new("builds"), &name).is_err(),
            "arguments are missing"
        );
    }

    #[test]
    fn every_language_has_the_same_shared_words() {
        let names = |words: &str| -> Vec<String> {
            let names = words.lines().filter_map(|line| line.split_once(" = "));
            names.map(|(name, _)| name.trim().to_owned()).collect()
        };
        for (language, words) in SHARED {
            assert_eq!(names(words), names(SHARED[0].1), "{language}");
        }
    }

    #[test]
    fn lexicons_are_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Lexicon>();
    }
}
