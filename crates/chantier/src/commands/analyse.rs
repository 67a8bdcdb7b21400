//! `chantier analyse`: what the search thinks of a position of a recorded game.

use std::io::Write;

use anstream::stdout;
use anyhow::{Context, anyhow};
use bots::{Forecast, LineMove, MoveOpinion, Opinion, Stop};
use catalogue::{AnyMatch, AnyView, Lexicon, Offer};
use engine::{Phrase, Record, Seat, Seed, Turn, Viewer};
use serde::Serialize;

use crate::arguments::AnalyseArguments;
use crate::play::{self, Party};
use crate::terminal::{self, FAINT, GOOD, STRONG, paint};
use crate::{refusals, setting};

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    rules: u32,
    seats: &'a [String],
    /// How many moves were made before the position.
    ply: usize,
    /// What was played in the position.
    played: Option<&'a str>,
    #[serde(flatten)]
    opinion: &'a Opinion<String>,
}

/// Thinks about the position and says what it thinks.
pub fn run(arguments: &AnalyseArguments) -> anyhow::Result<()> {
    let record = setting::record(&arguments.file)?;
    let material = setting::material(arguments.material.as_deref())?;
    let named = || arguments.file.display().to_string();
    let game = catalogue::find(&record.game).with_context(named)?;
    let lexicon = play::lexicon(game.info(), arguments.language.language());
    let refused = |why| refusals::record(&lexicon, why);
    let played = game.replay(&record, material).map_err(refused).with_context(named)?;
    let (ply, seat) = position(&*played, arguments.ply)
        .map_err(|phrase| anyhow!(lexicon.say(&phrase, &|seat| lexicon.seat(seat))))
        .with_context(named)?;
    let view = played.view_at(Viewer::Seat(seat), ply);
    let spinner = terminal::spinner(lexicon.word("play-hint-thinks"));
    let opinion = view.opinion(arguments.budget, &Seed::named(&arguments.seed), &Stop::default());
    spinner.finish_and_clear();
    let opinion = opinion.expect("it is this seat's turn");
    let next = record.plies.get(ply).map(|ply| ply.text.as_str());
    if arguments.json {
        let report = Report {
            game: &record.game,
            rules: record.rules_version,
            seats: &record.seats,
            ply,
            played: next,
            opinion: &opinion,
        };
        writeln!(stdout(), "{}", serde_json::to_string(&report)?)?;
        return Ok(());
    }
    let told = Told {
        lexicon: &lexicon,
        party: Party::of_record(&record, &lexicon),
        width: terminal::width(),
        played: next,
    };
    told.print(&record, ply, &*view, &opinion)
}

/// The position that was asked for and who moves there: the last one in which somebody chose, unless one was named.
fn position(played: &dyn AnyMatch, asked: Option<usize>) -> Result<(usize, Seat), Phrase> {
    let plies = played.plies();
    let turn = |ply: usize| played.view_at(Viewer::Spectator, ply).turn();
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    match asked {
        Some(ply) if ply > plies => Err(Phrase::new("analyse-too-late")
            .with("ply", number(ply))
            .with("plies", number(plies))),
        Some(ply) => match turn(ply) {
            Turn::Seat(seat) => Ok((ply, seat)),
            Turn::Chance => Err(Phrase::new("analyse-chance").with("ply", number(ply))),
            Turn::Over => Err(Phrase::new("analyse-over").with("ply", number(ply))),
        },
        None => {
            let last = (0..=plies).rev().find_map(|ply| match turn(ply) {
                Turn::Seat(seat) => Some((ply, seat)),
                Turn::Chance | Turn::Over => None,
            });
            last.ok_or_else(|| Phrase::new("analyse-nobody"))
        }
    }
}

struct Told<'a> {
    lexicon: &'a Lexicon,
    party: Party,
    width: usize,
    played: Option<&'a str>,
}

impl Told<'_> {
    fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, &|seat| self.party.name(seat))
    }

    fn print(&self, record: &Record, ply: usize, view: &dyn AnyView, opinion: &Opinion<String>) -> anyhow::Result<()> {
        let mut out = stdout();
        let title = Phrase::new("analyse-title")
            .with("game", view.info().name)
            .with("ply", ply as u32)
            .with("plies", record.plies.len() as u32);
        writeln!(out, "{}", terminal::rule(&self.say(&title), self.width))?;
        let about = Phrase::new("analyse-about")
            .with("seat", opinion.seat)
            .with("games", opinion.iterations);
        writeln!(out, "{}", self.say(&about))?;
        writeln!(out)?;
        let heads = ["play-hint-win", "play-hint-points", "analyse-value"].map(|head| self.lexicon.word(head));
        writeln!(out, "{}", paint(FAINT, &self.row("", &heads)))?;
        for forecast in &opinion.forecast {
            let name = self.party.name(forecast.seat);
            writeln!(out, "{}", self.row(&name, &self.numbers(forecast)))?;
        }
        writeln!(out)?;
        let mut heads = heads.to_vec();
        heads.push(self.lexicon.word("play-hint-tries"));
        writeln!(
            out,
            "{}",
            paint(FAINT, &self.row(&self.lexicon.word("play-hint-move"), &heads))
        )?;
        let offers = view.offers();
        for tried in &opinion.moves {
            writeln!(out, "{}", self.move_line(tried, opinion.seat, &offers))?;
        }
        if !opinion.line.is_empty() {
            writeln!(out)?;
            for line in self.principal_line(&opinion.line) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    fn move_line(&self, tried: &MoveOpinion<String>, seat: Seat, offers: &[Offer]) -> String {
        let offer = offers.iter().find(|offer| offer.text == tried.mv);
        let said = offer.map_or(tried.mv.clone(), |offer| self.say(&offer.phrase));
        let forecast = tried.forecast.get(seat.index()).filter(|_| !tried.hardly_tried);
        let mut numbers = match forecast {
            Some(forecast) => self.numbers(forecast).to_vec(),
            None => vec![self.lexicon.word("play-hint-hardly-tried")],
        };
        numbers.push(tried.visits.to_string());
        // The mark is a sign of its own, so that nobody needs the colour.
        if self.played == Some(tried.mv.as_str()) {
            return paint(
                GOOD,
                &self.row(&format!("{} {said}", self.lexicon.word("analyse-played")), &numbers),
            );
        }
        self.row(&said, &numbers)
    }

    fn principal_line(&self, line: &[LineMove<String>]) -> Vec<String> {
        let step = |step: &LineMove<String>| format!("{}: {}", self.party.name(step.seat), step.mv);
        let steps: Vec<String> = line.iter().map(step).collect();
        let head = paint(STRONG, &self.lexicon.word("analyse-line"));
        terminal::wrap(&format!("{head} {}", steps.join(" › ")), self.width, "  ")
    }

    fn numbers(&self, forecast: &Forecast) -> [String; 3] {
        [
            self.lexicon.percent(forecast.win),
            self.lexicon.decimal(forecast.points),
            format!("{:.2}", forecast.value),
        ]
    }

    /// A label, and columns on the right; fewer columns than four take the room of those that are missing.
    fn row(&self, label: &str, numbers: &[String]) -> String {
        const COLUMN: usize = 9;
        const COLUMNS: usize = 4;
        let room = self.width - COLUMN * COLUMNS;
        let mut row = terminal::left(&terminal::clip(label, room - 1), room);
        if let [wide, last] = numbers {
            return row + &terminal::right(wide, COLUMN * (COLUMNS - 1)) + &terminal::right(last, COLUMN);
        }
        for number in numbers {
            row += &terminal::right(number, COLUMN);
        }
        row
    }
}
