//! The dialogue: draws the table, asks, narrates, until the game is over or somebody has had enough.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use anstream::stdout;
use anyhow::Context;
use bots::BotSpec;
use catalogue::{AnyBot, AnyMatch, Lexicon, Offer};
use engine::{Phrase, Seat, Seed, Turn, Viewer};

use super::party::{Party, level};
use super::seeds;
use super::typed::{Command, Typed};
use crate::failure::Failure;
use crate::terminal::{self, BAD, FAINT, GOOD, STRONG, paint};
use crate::{rules, scoreboard};

/// A game between people at this terminal and bots.
pub struct Session {
    pub(super) played: Box<dyn AnyMatch>,
    pub(super) party: Party,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    pub(super) lexicon: Lexicon,
    pub(super) seed: Seed,
    save: Option<PathBuf>,
    /// How many lines of the log have been told.
    told: usize,
    /// How many moves there were when the game was last written down, or when somebody was last told that it is not.
    kept_at: Option<usize>,
    /// The person who sees the screen, where people have secrets from each other.
    before_screen: Option<Seat>,
    pub(super) width: usize,
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
        let game = catalogue::find(played.info().id)?;
        let bot = |seat: Seat| {
            let spec = party.bot(seat)?;
            let seed = seed.nth(seeds::BOTS).nth(seat.index() as u64);
            Some(game.bot(spec, &seed))
        };
        let mut session = Session {
            bots: party.seats().map(bot).collect(),
            told: 0,
            kept_at: None,
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
            for line in terminal::wrap(&format!("{line}{about}"), self.width, "  ") {
                writeln!(out, "{line}")?;
            }
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
        format!(" ({bot}), {}", self.word(&format!("{}.about", level(bot))))
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
        if let Some(reply) = self.reply(seat) {
            self.make(seat, reply)
                .context(Failure(format!("the lesson plays '{reply}'")))?;
            return self.keep();
        }
        let view = self.played.view(Viewer::Seat(seat));
        let thinks = Phrase::new("play-thinks").with("seat", seat);
        let spinner = terminal::spinner(self.lexicon.say(&thinks, &|seat| self.party.name(seat)));
        let bot = self.bots[seat.index()].as_mut().expect("a bot sits here");
        let text = bot.choose(&*view);
        spinner.finish_and_clear();
        self.played
            .play_text(seat, &text)
            .with_context(|| Failure(format!("the bot at seat {seat} played '{text}'")))?;
        self.keep()
    }

    /// Asks until a move is made or taken back; false if the person leaves.
    fn let_person_move(&mut self, seat: Seat) -> anyhow::Result<bool> {
        self.pass_screen_to(seat)?;
        let offers = self.played.view(Viewer::Seat(seat)).offers();
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
            Typed::Nothing | Typed::Command(Command::Table) => self.show(seat, offers)?,
            Typed::Command(Command::Moves) => self.print_moves(offers)?,
            Typed::Command(Command::Undo) => return self.undo(seat),
            Typed::Command(Command::Hint) => match self.progress() {
                Some(progress) if progress.step().is_some() => self.print_step(&progress, offers)?,
                _ => self.print_hint(seat, offers)?,
            },
            Typed::Command(Command::Skip) => self.skip_lesson(seat, offers)?,
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
                Ok(()) => {
                    self.kept_at = Some(self.played.plies());
                    writeln!(stdout(), "{} {}", self.word("play-saved"), file.display())?;
                }
                Err(error) => self.warn(&format!("{error:#}"))?,
            },
            Command::Save(None) => self.warn(&self.word("play-save-where"))?,
            Command::Help => self.print_help()?,
            Command::Quit if self.may_leave() => return Ok(Next::Leave),
            Command::Quit => {
                // Said once; the second time they mean it.
                self.kept_at = Some(self.played.plies());
                self.warn(&self.word("play-really"))?;
            }
            Command::Table => drop(self.draw_table(viewer, &[])?),
            Command::Moves | Command::Undo | Command::Hint | Command::Skip => self.warn(&self.word("play-unknown"))?,
        }
        Ok(Next::AskAgain)
    }

    /// Whether nothing is lost by leaving. Only a person can be asked whether it is meant.
    fn may_leave(&self) -> bool {
        let kept = self.save.is_some() || self.kept_at == Some(self.played.plies());
        kept || self.played.turn() == Turn::Over || terminal::screen_lines().is_none()
    }

    fn make_move(&mut self, seat: Seat, text: &str) -> anyhow::Result<Next> {
        if let Some(objection) = self.objection(seat, text) {
            self.warn(&objection)?;
            return Ok(Next::AskAgain);
        }
        match self.make(seat, text) {
            Ok(()) => {
                self.keep()?;
                Ok(Next::Continue)
            }
            Err(engine::PlayError::NotAMove(_)) => {
                self.warn(&self.word("play-unknown"))?;
                Ok(Next::AskAgain)
            }
            Err(refusal) => {
                self.warn(&self.say(refusal.phrase()))?;
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
        let seat = neighbour.unwrap_or(seat);
        // What a lesson completed by itself goes with the move.
        let moves = match self.progress() {
            Some(_) => self.played.back_to_choice(seat).max(1),
            None => 1,
        };
        match (0..moves).try_for_each(|_| self.played.undo(seat)) {
            Ok(()) => {
                writeln!(stdout(), "{}", paint(GOOD, &self.word("play-undone")))?;
                self.told = self.log_length();
                self.kept_at = None;
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

    fn finish(&mut self) -> anyhow::Result<()> {
        let mut out = stdout();
        let name = |seat| self.party.name(seat);
        for line in scoreboard::lines(&*self.played, &self.lexicon, &name, self.width) {
            writeln!(out, "{line}")?;
        }
        while let Some(line) = self.ask(&self.word("play-over-prompt"))? {
            match Typed::read(&line) {
                Typed::Nothing | Typed::Command(Command::Quit) => break,
                Typed::Command(command) => {
                    self.answer_anytime(self.narrated_to(), command)?;
                }
                Typed::Number(_) | Typed::Other(_) => self.warn(&self.word("play-unknown"))?,
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
    pub(super) fn keep(&self) -> anyhow::Result<()> {
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
            .with_context(|| Failure(format!("cannot write {shown}")))
    }

    /// Asks for a line; none at the end of the input.
    pub(super) fn ask(&self, prompt: &str) -> anyhow::Result<Option<String>> {
        let mut out = stdout();
        write!(out, "{} ", paint(STRONG, prompt))?;
        out.flush()?;
        let line = terminal::read_line().context("cannot read standard input")?;
        match &line {
            None => writeln!(out)?,
            // What a pipe types is not seen otherwise.
            Some(line) if !std::io::stdin().is_terminal() => writeln!(out, "{}", line.trim_end())?,
            Some(_) => {}
        }
        Ok(line)
    }

    pub(super) fn warn(&self, text: &str) -> anyhow::Result<()> {
        for line in terminal::wrap(text, self.width, "") {
            writeln!(stdout(), "{}", paint(BAD, &line))?;
        }
        Ok(())
    }

    pub(super) fn say(&self, phrase: Phrase) -> String {
        self.lexicon.say(&phrase, &|seat| self.party.painted(seat))
    }

    pub(super) fn word(&self, id: &str) -> String {
        self.lexicon.word(id)
    }
}
