//! The dialogue: draws the table, asks, narrates, until the game is over or somebody has had enough.

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anstream::stdout;
use anyhow::Context;
use bots::BotSpec;
use catalogue::{AnyMatch, Language, Lexicon, LogLine, Offer};
use engine::{Phrase, Seat, Seed, Turn, Viewer};

use super::party::{Party, level};
use super::seeds;
use super::typed::{Command, Typed};
use crate::boards::{self, Reading};
use crate::minds::{self, Advice, Mind};
use crate::terminal::{self, BAD, FAINT, GOOD, KEY, STRONG, paint};
use crate::{rules, scoreboard};

/// How many games the search plays out for a hint.
const HINT_ITERATIONS: u32 = 4000;
/// How many moves a hint names.
const HINT_MOVES: usize = 5;

/// A game between people at this terminal and bots.
pub struct Session {
    played: Box<dyn AnyMatch>,
    party: Party,
    minds: Vec<Option<Box<dyn Mind>>>,
    lexicon: Lexicon,
    seed: Seed,
    save: Option<PathBuf>,
    /// How many lines of the log have been told.
    told: usize,
    /// The person who sees the screen, where people have secrets from each other.
    before_screen: Option<Seat>,
    width: usize,
}

/// What comes after a line that somebody typed.
enum Next {
    Continue,
    AskAgain,
    Leave,
}

impl Session {
    /// A game that can begin, or go on.
    pub fn new(
        played: Box<dyn AnyMatch>,
        party: Party,
        lexicon: Lexicon,
        seed: Seed,
        save: Option<PathBuf>,
    ) -> anyhow::Result<Session> {
        let mind = |seat: Seat| {
            let spec = party.bot(seat)?;
            let seed = seed.nth(seeds::BOTS).nth(seat.index() as u64);
            Some(minds::mind(played.info().id, spec, &seed))
        };
        let minds = party.seats().map(|seat| mind(seat).transpose());
        let mut session = Session {
            minds: minds.collect::<Result<_, _>>()?,
            told: 0,
            before_screen: None,
            width: terminal::width(),
            played,
            party,
            lexicon,
            seed,
            save,
        };
        // The deal is on the table; nobody wants to read it card by card.
        session.told = session.log_length();
        session.keep()?;
        Ok(session)
    }

    /// Plays to the end, or until somebody leaves.
    pub fn play(&mut self) -> anyhow::Result<()> {
        self.welcome()?;
        loop {
            self.narrate()?;
            match self.played.turn() {
                Turn::Over => return self.finish(),
                Turn::Chance => unreachable!("a match draws its chance at once"),
                Turn::Seat(seat) if self.party.bot(seat).is_some() => self.let_bot_move(seat)?,
                Turn::Seat(seat) => {
                    if !self.let_person_move(seat)? {
                        return self.leave();
                    }
                }
            }
        }
    }

    fn welcome(&self) -> anyhow::Result<()> {
        let mut out = stdout();
        writeln!(out, "{}", terminal::rule(self.played.info().name, self.width))?;
        for seat in self.party.seats() {
            let line = self.say(
                Phrase::new("play-sits")
                    .with("number", seat.number())
                    .with("seat", seat),
            );
            let about = self.party.bot(seat).map(|bot| self.about(bot)).unwrap_or_default();
            writeln!(out, "{line}{}", paint(FAINT, &about))?;
        }
        let hash = self.played.commitment().to_string();
        for line in terminal::wrap(&format!("{} {hash}", self.word("play-seed-hash")), self.width, "") {
            writeln!(out, "{}", paint(FAINT, &line))?;
        }
        for line in terminal::wrap(&self.word("play-welcome"), self.width, "") {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// How strong a bot is, in a few words.
    fn about(&self, bot: BotSpec) -> String {
        format!(" ({bot}: {})", self.word(&format!("{}.about", level(bot))))
    }

    /// Tells what has happened since it was last told.
    fn narrate(&mut self) -> anyhow::Result<()> {
        let log = self.played.log(self.narrated_to());
        let mut out = stdout();
        for line in log.iter().skip(self.told) {
            let said = self.say(line.phrase.clone());
            for line in terminal::wrap(&format!("› {said}"), self.width - 2, "  ") {
                writeln!(out, "  {line}")?;
            }
        }
        self.told = log.len();
        Ok(())
    }

    /// Who listens: the only person at the table, or everyone around the screen.
    fn narrated_to(&self) -> Viewer {
        match self.party.people()[..] {
            [alone] => Viewer::Seat(alone),
            _ => Viewer::Spectator,
        }
    }

    fn log_length(&self) -> usize {
        self.played.log(self.narrated_to()).len()
    }

    fn let_bot_move(&mut self, seat: Seat) -> anyhow::Result<()> {
        let view = self.played.observation(Viewer::Seat(seat));
        let thinks = Phrase::new("play-thinks").with("seat", seat);
        let spinner = terminal::spinner(self.lexicon.say(&thinks, &|seat| self.party.name(seat)));
        let mind = self.minds[seat.index()].as_mut().expect("a bot sits here");
        let text = mind.choose(&*view);
        spinner.finish_and_clear();
        self.played
            .play_text(seat, &text)
            .with_context(|| format!("the bot at seat {seat} played '{text}'"))?;
        self.keep()
    }

    /// Asks until a move is made or taken back; false if the person leaves.
    fn let_person_move(&mut self, seat: Seat) -> anyhow::Result<bool> {
        self.pass_screen_to(seat)?;
        let offers = self.played.offers(seat);
        self.show(seat, &offers)?;
        loop {
            let prompt = if offers.len() == 1 {
                "play-prompt-one"
            } else {
                "play-prompt"
            };
            let prompt = Phrase::new(prompt)
                .with("seat", seat)
                .with("moves", offers.len() as u32);
            let Some(line) = self.ask(&self.say(prompt))? else {
                return Ok(false);
            };
            match self.answer(seat, &offers, &line)? {
                Next::Continue => return Ok(true),
                Next::AskAgain => {}
                Next::Leave => return Ok(false),
            }
        }
    }

    fn answer(&mut self, seat: Seat, offers: &[Offer], line: &str) -> anyhow::Result<Next> {
        // Whatever the commands are called, a move's own text is that move.
        if offers.iter().any(|offer| offer.text == line.trim()) {
            return self.make_move(seat, line.trim());
        }
        match Typed::read(line) {
            Typed::Number(number) => match number.checked_sub(1).and_then(|index| offers.get(index)) {
                Some(offer) => return self.make_move(seat, &offer.text),
                None => {
                    let phrase = Phrase::new("play-no-such-number").with("moves", offers.len() as u32);
                    self.warn(&self.say(phrase))?;
                }
            },
            Typed::Other(text) => return self.make_move(seat, &text),
            Typed::Command(Command::Table) => self.show(seat, offers)?,
            Typed::Command(Command::Moves) => self.print_moves(offers)?,
            Typed::Command(Command::Undo) => return self.undo(seat),
            Typed::Command(Command::Hint) => self.print_hint(seat, offers)?,
            Typed::Command(command) => return self.answer_anytime(Viewer::Seat(seat), command),
        }
        Ok(Next::AskAgain)
    }

    /// Commands that make sense even when the game is over.
    fn answer_anytime(&mut self, viewer: Viewer, command: Command) -> anyhow::Result<Next> {
        match command {
            Command::Log => self.print_log(viewer)?,
            Command::Rules => self.page(rules::lines(self.lexicon.rules(), self.width))?,
            Command::Save(Some(file)) => match self.write(&file) {
                Ok(()) => writeln!(stdout(), "{} {}", self.word("play-saved"), file.display())?,
                Err(error) => self.warn(&format!("{error:#}"))?,
            },
            Command::Save(None) => self.warn(&self.word("play-save-where"))?,
            Command::Help => self.print_help()?,
            Command::Quit => return Ok(Next::Leave),
            Command::Table | Command::Moves | Command::Undo | Command::Hint => self.warn(&self.word("play-unknown"))?,
        }
        Ok(Next::AskAgain)
    }

    fn make_move(&mut self, seat: Seat, text: &str) -> anyhow::Result<Next> {
        match self.played.play_text(seat, text) {
            Ok(()) => {
                self.keep()?;
                Ok(Next::Continue)
            }
            Err(engine::PlayError::NotAMove(_)) => {
                self.warn(&self.word("play-unknown"))?;
                Ok(Next::AskAgain)
            }
            Err(refusal) => {
                self.warn(&refusal.to_string())?;
                Ok(Next::AskAgain)
            }
        }
    }

    /// Takes back the last move of the person to move, or of the one before who shares the screen.
    fn undo(&mut self, seat: Seat) -> anyhow::Result<Next> {
        let last = self
            .played
            .plies()
            .checked_sub(1)
            .and_then(|ply| self.played.mover(ply));
        // With secrets about, the other one has already seen too much.
        let neighbour = last.filter(|&last| self.party.bot(last).is_none() && !self.played.info().hidden);
        match self.played.undo(neighbour.unwrap_or(seat)) {
            Ok(()) => {
                writeln!(stdout(), "{}", paint(GOOD, &self.word("play-undone")))?;
                self.told = self.log_length();
                self.keep()?;
                Ok(Next::Continue)
            }
            Err(_) => {
                self.warn(&self.word("play-no-undo"))?;
                Ok(Next::AskAgain)
            }
        }
    }

    /// Where people have secrets from each other, lets the next one sit down before the screen.
    fn pass_screen_to(&mut self, seat: Seat) -> anyhow::Result<()> {
        let secrets = self.played.info().hidden && self.party.people().len() > 1;
        if secrets && self.before_screen != Some(seat) && terminal::screen_lines().is_some() {
            self.ask(&self.say(Phrase::new("play-pass").with("seat", seat)))?;
            // Clears the screen and what can be scrolled back to.
            write!(stdout(), "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.before_screen = Some(seat);
        Ok(())
    }

    /// The table, and below it the moves that it does not number itself.
    fn show(&self, seat: Seat, offers: &[Offer]) -> anyhow::Result<()> {
        let view = self.played.observation(Viewer::Seat(seat));
        let name = |seat| self.party.painted(seat);
        let number = |text: &str| Some(offers.iter().position(|offer| offer.text == text)? + 1);
        let reading = Reading {
            lexicon: &self.lexicon,
            name: &name,
            number: &number,
            width: self.width,
        };
        let drawing = boards::draw(self.played.info(), &*view, &reading)?;
        let mut out = stdout();
        writeln!(out)?;
        for line in &drawing.lines {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        let labels = self
            .labels(offers)
            .filter(|(number, _)| !drawing.shown.contains(number));
        let labels: Vec<String> = labels.map(|(_, label)| label).collect();
        self.print_columns(&labels)
    }

    /// All moves in words, with the texts that can be typed or sent for them.
    fn print_moves(&self, offers: &[Offer]) -> anyhow::Result<()> {
        let texts = offers.iter().map(|offer| paint(FAINT, &format!("  {}", offer.text)));
        let labels: Vec<String> = self
            .labels(offers)
            .zip(texts)
            .map(|((_, label), text)| label + &text)
            .collect();
        self.print_columns(&labels)
    }

    fn labels(&self, offers: &[Offer]) -> impl Iterator<Item = (usize, String)> {
        let label = |(index, offer): (usize, &Offer)| {
            let number = paint(KEY, &terminal::right(&(index + 1).to_string(), 3));
            (index + 1, format!("{number} {}", self.say(offer.phrase.clone())))
        };
        offers.iter().enumerate().map(label).collect::<Vec<_>>().into_iter()
    }

    fn print_columns(&self, labels: &[String]) -> anyhow::Result<()> {
        let mut out = stdout();
        for line in terminal::columns(labels, self.width, "    ") {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn print_hint(&self, seat: Seat, offers: &[Offer]) -> anyhow::Result<()> {
        let view = self.played.observation(Viewer::Seat(seat));
        let seed = self.seed.nth(seeds::HINTS).nth(self.played.plies() as u64);
        let spinner = terminal::spinner(self.word("play-hint-thinks"));
        let advice = minds::advise(self.played.info().id, &*view, HINT_ITERATIONS, &seed)?;
        spinner.finish_and_clear();
        let mut out = stdout();
        writeln!(
            out,
            "{}",
            self.say(Phrase::new("play-hint").with("games", HINT_ITERATIONS))
        )?;
        let columns = |tries: &str, win: &str, points: &str| {
            format!(
                "{}{}{}",
                terminal::right(tries, 8),
                terminal::right(win, 8),
                terminal::right(points, 8)
            )
        };
        let room = self.width - 5 - 24;
        let heads = ["play-hint-tries", "play-hint-win", "play-hint-points"].map(|head| self.word(head));
        let head = terminal::left(&self.word("play-hint-move"), room);
        writeln!(
            out,
            "{}",
            paint(
                FAINT,
                &format!("     {head}{}", columns(&heads[0], &heads[1], &heads[2]))
            )
        )?;
        for Advice {
            text,
            visits,
            win,
            points,
        } in advice.iter().filter(|advice| advice.visits > 0).take(HINT_MOVES)
        {
            let Some(index) = offers.iter().position(|offer| offer.text == *text) else {
                continue;
            };
            let number = paint(KEY, &terminal::right(&(index + 1).to_string(), 3));
            let said = self.lexicon.say(&offers[index].phrase, &|seat| self.party.name(seat));
            let said = terminal::left(&terminal::clip(&said, room - 1), room);
            let win = win.map(|win| format!("{:.0} %", 100.0 * win)).unwrap_or_default();
            let points = points.map(|points| self.decimal(points)).unwrap_or_default();
            writeln!(out, "{number}  {said}{}", columns(&visits.to_string(), &win, &points))?;
        }
        Ok(())
    }

    fn decimal(&self, number: f64) -> String {
        match self.lexicon.language() {
            Language::English => format!("{number:.1}"),
            Language::French => format!("{number:.1}").replace('.', ","),
        }
    }

    fn print_log(&self, viewer: Viewer) -> anyhow::Result<()> {
        let log = self.played.log(viewer);
        let line = |line: &LogLine| {
            let number = terminal::right(&(line.ply + 1).to_string(), 4);
            let said = self.say(line.phrase.clone());
            terminal::wrap(&format!("{number}  {said}"), self.width, "      ")
        };
        self.page(log.iter().flat_map(line).collect())
    }

    fn print_help(&self) -> anyhow::Result<()> {
        let french = self.lexicon.language() == Language::French;
        let names = |english: &'static str, own: &'static str| if french { own } else { english };
        let lines = [
            ("1, 2, 3…", "play-help-number"),
            (names("moves", "coups"), "play-help-move"),
            ("table", "play-help-table"),
            (names("undo", "annuler"), "play-help-undo"),
            (names("hint", "conseil"), "play-help-hint"),
            (names("log", "journal"), "play-help-log"),
            (names("rules", "règles"), "play-help-rules"),
            (names("save FILE", "sauver FICHIER"), "play-help-save"),
            (names("quit", "quitter"), "play-help-quit"),
        ];
        let mut out = stdout();
        for (name, about) in lines {
            writeln!(out, "  {}  {}", paint(KEY, &terminal::left(name, 15)), self.word(about))?;
        }
        Ok(())
    }

    /// Prints lines, a screenful at a time where somebody sits before a screen.
    fn page(&self, lines: Vec<String>) -> anyhow::Result<()> {
        let screenful = terminal::screen_lines().map_or(usize::MAX, |lines| lines - 1);
        let mut out = stdout();
        for (index, chunk) in lines.chunks(screenful).enumerate() {
            if index > 0 {
                let answer = self.ask(&self.word("play-more"))?;
                if answer.is_none_or(|answer| answer.trim().eq_ignore_ascii_case("q")) {
                    break;
                }
            }
            for line in chunk {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> anyhow::Result<()> {
        let mut out = stdout();
        let name = |seat| self.party.name(seat);
        for line in scoreboard::lines(&*self.played, &self.lexicon, &name, self.width) {
            writeln!(out, "{line}")?;
        }
        while let Some(line) = self.ask(&self.word("play-over-prompt"))? {
            match Typed::read(&line) {
                Typed::Command(Command::Table | Command::Quit) => break,
                Typed::Command(command) => {
                    self.answer_anytime(self.narrated_to(), command)?;
                }
                _ => self.warn(&self.word("play-unknown"))?,
            }
        }
        self.say_where_it_is_kept()
    }

    fn leave(&self) -> anyhow::Result<()> {
        writeln!(stdout(), "{}", self.word("play-left"))?;
        self.say_where_it_is_kept()
    }

    fn say_where_it_is_kept(&self) -> anyhow::Result<()> {
        match &self.save {
            Some(file) if self.played.turn() == Turn::Over => {
                writeln!(stdout(), "{} {}", self.word("play-saved"), file.display())?;
                terminal::hint(&self.word("play-check"));
            }
            Some(file) => {
                writeln!(stdout(), "{} {}", self.word("play-saved"), file.display())?;
                let resume = self.word("play-resume");
                terminal::hint(&format!("{resume} 'chantier play --resume {}'", file.display()));
            }
            None if self.played.turn() != Turn::Over => terminal::hint(&self.word("play-not-saved")),
            None => {}
        }
        Ok(())
    }

    /// Writes the game down where it is to be kept.
    fn keep(&self) -> anyhow::Result<()> {
        match &self.save {
            Some(file) => self.write(file),
            None => Ok(()),
        }
    }

    fn write(&self, file: &Path) -> anyhow::Result<()> {
        let shown = file.display();
        // Nobody means to lose another file by a slip of the keyboard.
        if std::fs::read(file).is_ok_and(|old| !old.starts_with(b"chantier record")) {
            anyhow::bail!("{} {shown}", self.word("play-save-no-record"));
        }
        let record = self.played.to_record(self.party.recorded_names(), true).to_string();
        let mut beside = file.as_os_str().to_owned();
        beside.push(".new");
        // Written beside and then renamed, so that a game is never half a file.
        std::fs::write(&beside, record)
            .and_then(|()| std::fs::rename(&beside, file))
            .with_context(|| format!("cannot write {shown}"))
    }

    /// Asks for a line; none at the end of the input.
    fn ask(&self, prompt: &str) -> anyhow::Result<Option<String>> {
        let mut out = stdout();
        write!(out, "{} ", paint(STRONG, prompt))?;
        out.flush()?;
        let mut line = String::new();
        let stdin = std::io::stdin();
        let end = stdin
            .lock()
            .read_line(&mut line)
            .context("cannot read standard input")?
            == 0;
        // What a pipe types is not seen otherwise.
        if end {
            writeln!(out)?;
        } else if !stdin.is_terminal() {
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok((!end).then_some(line))
    }

    fn warn(&self, text: &str) -> anyhow::Result<()> {
        for line in terminal::wrap(text, self.width, "") {
            writeln!(stdout(), "{}", paint(BAD, &line))?;
        }
        Ok(())
    }

    fn say(&self, phrase: Phrase) -> String {
        self.lexicon.say(&phrase, &|seat| self.party.painted(seat))
    }

    fn word(&self, id: &str) -> String {
        self.lexicon.word(id)
    }
}
