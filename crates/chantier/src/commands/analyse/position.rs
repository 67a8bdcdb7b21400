//! What the search thinks of a position of a recorded game.

use std::io::Write;

use anstream::stdout;
use anyhow::anyhow;
use bots::{Budget, Forecast, MoveOpinion, Opinion, Stop};
use catalogue::{AnyMatch, AnyView, Offer};
use engine::{Phrase, Seat, Seed, Turn, Viewer};
use serde::Serialize;

use super::Told;
use crate::arguments::AnalyseArguments;
use crate::terminal::{self, FAINT, GOOD, STRONG, paint};

/// How long to think where nobody says.
const BUDGET: Budget = Budget::Iterations(5000);

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

/// Thinks about the position after so many moves and says what it thinks.
pub(super) fn tell(told: &Told, ply: usize, arguments: &AnalyseArguments) -> anyhow::Result<()> {
    let Told {
        record,
        played,
        lexicon,
        ..
    } = told;
    let seat = mover(&**played, ply).map_err(|phrase| anyhow!(told.say(&phrase)))?;
    let view = played.view_at(Viewer::Seat(seat), ply);
    let spinner = terminal::spinner(lexicon.word("play-hint-thinks"));
    let budget = arguments.budget.unwrap_or(BUDGET);
    let opinion = view.opinion(budget, &Seed::named(&arguments.seed), &Stop::default());
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
    told.print(ply, &*view, &opinion, next)
}

/// Who moves after so many moves.
fn mover(played: &dyn AnyMatch, ply: usize) -> Result<Seat, Phrase> {
    let plies = played.plies();
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    if ply > plies {
        return Err(Phrase::new("analyse-too-late")
            .with("ply", number(ply))
            .with("plies", number(plies)));
    }
    match played.view_at(Viewer::Spectator, ply).turn() {
        Turn::Seat(seat) => Ok(seat),
        Turn::Chance => Err(Phrase::new("analyse-chance").with("ply", number(ply))),
        Turn::Over => Err(Phrase::new("analyse-over").with("ply", number(ply))),
    }
}

impl Told {
    fn print(
        &self,
        ply: usize,
        view: &dyn AnyView,
        opinion: &Opinion<String>,
        played: Option<&str>,
    ) -> anyhow::Result<()> {
        let mut out = stdout();
        let title = Phrase::new("analyse-title")
            .with("game", view.info().name)
            .with("ply", ply as u32)
            .with("plies", self.record.plies.len() as u32);
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
            writeln!(out, "{}", self.move_line(tried, opinion.seat, &offers, played))?;
        }
        if !opinion.line.is_empty() {
            writeln!(out)?;
            let head = paint(STRONG, &self.lexicon.word("analyse-line"));
            for line in self.line(ply, &opinion.line, &head) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    fn move_line(&self, tried: &MoveOpinion<String>, seat: Seat, offers: &[Offer], played: Option<&str>) -> String {
        let offer = offers.iter().find(|offer| offer.text == tried.mv);
        let said = offer.map_or(tried.mv.clone(), |offer| self.say(&offer.phrase));
        let forecast = tried.forecast.get(seat.index()).filter(|_| !tried.hardly_tried);
        let mut numbers = match forecast {
            Some(forecast) => self.numbers(forecast).to_vec(),
            None => vec![self.lexicon.word("play-hint-hardly-tried")],
        };
        numbers.push(tried.visits.to_string());
        // The mark is a sign of its own, so that nobody needs the colour.
        if played == Some(tried.mv.as_str()) {
            return paint(
                GOOD,
                &self.row(&format!("{} {said}", self.lexicon.word("analyse-played")), &numbers),
            );
        }
        self.row(&said, &numbers)
    }

    fn numbers(&self, forecast: &Forecast) -> [String; 3] {
        [
            self.lexicon.estimated_chance(forecast.win),
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
