//! Where the result of every seat came from, in words and in numbers.

use bots::analysis::{Account, Analysis, Prospect};
use catalogue::Lexicon;
use engine::Phrase;
use maud::{Markup, html};

use super::{AnalysisPage, estimate, margin, stake};

/// By so much of a win the search may be surprised in a game; beyond that, what it says of luck and skill means little.
const SURPRISE: f64 = 0.3;

/// Luck and mistakes, seat by seat.
pub(super) fn books(words: &Lexicon, view: &AnalysisPage<'_>, analysis: &Analysis) -> Markup {
    let surprised = is_surprised(analysis);
    html! {
        section aria-labelledby="books-title" {
            h2 #books-title { (words.word("analysis-books")) }
            @if surprised { p.notice { (words.word("analysis-surprised")) } }
            ul.luck {
                @for account in &analysis.accounts { li { (told(words, view, analysis, account)) } }
            }
            @if surprised {
                details.fold { summary { (words.word("analysis-books-numbers")) } (numbers(words, view, analysis)) }
            } @else { (numbers(words, view, analysis)) }
            p.help { (about(words, analysis)) }
            @if view.info.hidden && analysis.players() > 1 { p.help { (words.word("analysis-secret")) } }
        }
    }
}

/// Whether more came of what the search had not foreseen than luck and mistakes could be told apart by. Points that somebody
/// gathers alone have no such measure.
fn is_surprised(analysis: &Analysis) -> bool {
    let players = analysis.players();
    let surprise = |account: &Account| account.revision.stake(players).abs();
    players > 1 && analysis.accounts.iter().any(|account| surprise(account) > SURPRISE)
}

/// What the result of every seat is made of.
fn numbers(words: &Lexicon, view: &AnalysisPage<'_>, analysis: &Analysis) -> Markup {
    let players = analysis.players();
    type Part = (&'static str, fn(&Account) -> Prospect);
    let parts: [Part; 4] = [
        ("analysis-luck", |account| account.luck),
        ("analysis-own", |account| account.own),
        ("analysis-others", |account| account.others),
        ("analysis-unforeseen", |account| account.revision),
    ];
    // Alone there is nobody else.
    let parts = parts.iter().filter(|(id, _)| players > 1 || *id != "analysis-others");
    html! {
        div.scroll tabindex="0" role="region" aria-labelledby="books-title" {
            table.breakdown {
                thead { tr {
                    td {}
                    @for name in view.names { th scope="col" { (name) } }
                } }
                tbody {
                    tr {
                        th scope="row" { (words.word("analysis-opening")) }
                        @for account in &analysis.accounts {
                            td { (estimate(words, analysis, account.opening.stake(players))) }
                        }
                    }
                    @for (id, part) in parts {
                        tr {
                            th scope="row" { (words.word(id)) }
                            @for account in &analysis.accounts {
                                td { (change(words, analysis, part(account).stake(players))) }
                            }
                        }
                    }
                }
                tfoot { tr {
                    th scope="row" { (words.word(super::result_name(analysis))) }
                    @for account in &analysis.accounts {
                        td { (stake(words, analysis, account.result.stake(players))) }
                    }
                } }
            }
        }
    }
}

/// Whether chance was kind, what would have come of it otherwise where that can be told, and how many mistakes were made.
fn told(words: &Lexicon, view: &AnalysisPage<'_>, analysis: &Analysis, account: &Account) -> String {
    let players = analysis.players();
    let luck = account.luck.stake(players);
    let id = match () {
        () if luck.abs() <= account.luck_error => "analysis-even",
        () if luck > 0.0 => "analysis-lucky",
        () => "analysis-unlucky",
    };
    let chance = Phrase::new(id)
        .with("who", account.seat)
        .with("luck", change(words, analysis, luck))
        .with("error", margin(words, analysis, account.luck_error));
    let even = estimate(words, analysis, account.with_even_luck().stake(players));
    let otherwise = Phrase::new("analysis-otherwise").with("even", even);
    let mistakes = Phrase::new("analysis-mistakes")
        .with("mistakes", account.mistakes)
        .with("decisions", account.decisions);
    let otherwise = (id != "analysis-even" && !is_surprised(analysis)).then_some(otherwise);
    let phrases = [Some(chance), otherwise, Some(mistakes)];
    let sentences = phrases.into_iter().flatten().map(|phrase| view.say(words, &phrase));
    let sentences: Vec<String> = sentences.collect();
    sentences.join(" ")
}

fn about(words: &Lexicon, analysis: &Analysis) -> String {
    let phrase = Phrase::new("analysis-about").with("iterations", analysis.iterations);
    words.say(&phrase, &|seat| words.seat(seat))
}

/// What was added or lost, with its sign.
fn change(words: &Lexicon, analysis: &Analysis, value: f64) -> String {
    let said = stake(words, analysis, value.abs());
    match () {
        () if said == stake(words, analysis, 0.0) => said,
        () if value < 0.0 => format!("−{said}"),
        () => format!("+{said}"),
    }
}

#[cfg(test)]
mod tests {
    use catalogue::Language;
    use serde_json::json;

    use super::*;
    use crate::pages::analysis::AnalysisState;

    /// A game for two in which chance gave the first seat a fifth of a win, and so much more came of what was not foreseen.
    fn analysis(revision: f64) -> Analysis {
        let share = |win: f64| json!({ "win": win, "points": 0.0 });
        let account = |seat: u8, sign: f64| {
            json!({
                "seat": seat, "opening": share(0.5), "luck": share(sign * 0.2), "own": share(0.0), "others": share(0.0),
                "revision": share(sign * revision), "result": share(0.5 + sign * (0.2 + revision)),
                "luck_error": 0.05, "own_error": 0.0, "decisions": 9, "mistakes": 0,
            })
        };
        let won = 0.7 + revision;
        let whole = json!({
            "iterations": 800, "opening": [share(0.5), share(0.5)], "result": [share(won), share(1.0 - won)],
            "steps": [], "accounts": [account(1, 1.0), account(2, -1.0)],
        });
        serde_json::from_value(whole).expect("an analysis")
    }

    fn drawn(analysis: &Analysis) -> String {
        let info = catalogue::find("lantern").expect("the game of the tests").info();
        let words = crate::words(Language::English);
        let view = AnalysisPage {
            table: "a table",
            info,
            names: &["Ada".to_owned(), "Bo".to_owned()],
            you: None,
            state: AnalysisState::None { why: None },
        };
        books(words, &view, analysis).into_string()
    }

    #[test]
    fn a_game_that_the_search_did_not_foresee_says_so_instead_of_what_even_luck_would_have_brought() {
        let foreseen = drawn(&analysis(0.1));
        assert!(!foreseen.contains("class=\"notice\""), "{foreseen}");
        assert!(!foreseen.contains("<details"), "the numbers are in view");
        assert!(foreseen.contains("With even luck"), "{foreseen}");
        let surprising = drawn(&analysis(0.3001));
        assert!(surprising.contains("class=\"notice\""), "{surprising}");
        assert!(surprising.contains("<details"), "the numbers are a click away");
        assert!(!surprising.contains("With even luck"), "{surprising}");
    }
}
