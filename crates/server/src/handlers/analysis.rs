//! What the search makes of a finished game.

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::analysis::{Analysis, Choice, Step, StepKind};
use catalogue::AnyMatch;
use engine::{Seat, Viewer};
use maud::Markup;
use tables::Phase;
use web::pages::{self, AnalysisPage, AnalysisState, NotMade, TurningPoint};

use super::play::seat_in;
use super::{TablePath, table};
use crate::App;
use crate::analyses::{self, Stage, Wished};
use crate::error::AppError;
use crate::fields::Fields;
use crate::security::Framed;
use crate::sessions::{Posted, Visitor};
use crate::view::{Speaker, seat_names};

/// How many of the moves that cost most are told.
const TURNING_POINTS: usize = 8;
/// How many falls are told of a game without a clear mistake, and the least that is one: a part of the victory.
const SLIPS: usize = 3;
const LEAST_SLIP: f64 = 0.03;
/// How many moves of a line are told.
const LINE: usize = 6;

/// The analysis, how far it has come, or the offer to make it. `?busy` says that too many were asked for.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    fields: Fields,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let loaded = app.tables.present(&live).await?;
    if loaded.table.phase() != Phase::Over {
        return Err(AppError::NotFound);
    }
    // In this order: one that is finished in between is then kept.
    let wished = analyses::wished(&app, live.id(), &visitor.person).await?;
    let kept = analyses::kept(&app, live.id()).await?;
    let busy = fields.has("busy");
    let draw = move || {
        let played = loaded.table.played()?;
        let speaker = Speaker::new(&loaded, visitor.onlooker());
        let mut names = seat_names(&loaded, visitor.onlooker());
        let you = speaker.you();
        if let Some(seat) = you {
            names[seat.index()] = web::words(visitor.reader.language).word("log-you");
        }
        let told = |moves: Vec<(&Step, &Choice, f64)>| -> Vec<TurningPoint> {
            let told = moves.into_iter();
            told.map(|(step, choice, cost)| point(step, choice, cost, played, &speaker))
                .collect()
        };
        let state = match (&kept, wished) {
            (Some(analysis), _) => AnalysisState::Made {
                points: told(mistakes(analysis)),
                slips: told(slips(analysis)),
                analysis,
            },
            (_, Some(Wished { stage, yours })) => match stage {
                Stage::Waiting { place } => AnalysisState::Waiting { place, yours },
                Stage::Making { done, parts, left_s } => AnalysisState::Making {
                    done,
                    parts,
                    left_s,
                    yours,
                },
                Stage::Failed => AnalysisState::None {
                    why: Some(NotMade::Failed),
                },
            },
            _ => AnalysisState::None {
                why: busy.then_some(NotMade::TooMany),
            },
        };
        Some(pages::analysis(
            &visitor.reader,
            &AnalysisPage {
                table: loaded.table.id().as_str(),
                info: played.info(),
                names: &names,
                you,
                state,
            },
        ))
    };
    let page = app.easels.draw(draw).await?.ok_or(AppError::NotFound)?;
    Ok(page.into_response())
}

/// The position before a move that the analysis speaks of, as a picture with that move and the better one. `?ply=N` names it, `?as=`
/// whose move it was.
pub(crate) async fn position(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    fields: Fields,
) -> Result<(Extension<Framed>, Markup), AppError> {
    let live = table(&app, path).await?;
    let loaded = app.tables.present(&live).await?;
    // Nothing of a game that is over is a secret.
    if loaded.table.phase() != Phase::Over {
        return Err(AppError::NotFound);
    }
    let ply = fields.parse::<usize>("ply");
    let (ply, seat) = ply.zip(seat_in(&fields)).ok_or(AppError::NotFound)?;
    let kept = analyses::kept(&app, live.id()).await?;
    let draw = move || {
        let played = loaded.table.played()?;
        let names = seat_names(&loaded, visitor.onlooker());
        if ply > played.plies() || seat.index() >= names.len() {
            return None;
        }
        let view = played.view_at(Viewer::Seat(seat), ply);
        let speaker = Speaker::new(&loaded, visitor.onlooker());
        let choice = kept.as_ref().and_then(|analysis| choice_at(analysis, ply));
        let moves = choice.filter(|choice| choice.seat == seat).and_then(|choice| {
            let offers = [&choice.played, &choice.best].map(|text| view.offer(text));
            let mut moves = speaker.labelled(offers.into_iter().flatten().collect()).into_iter();
            moves.next().zip(moves.next())
        });
        Some(pages::moment(
            &visitor.reader,
            played.info(),
            &*view,
            seat,
            &names,
            moves,
        ))
    };
    let drawn = app.easels.draw(draw).await?.ok_or(AppError::NotFound)?;
    Ok((Extension(Framed), drawn))
}

/// Lets the analysis be made, as soon as it is its turn.
pub(crate) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    _: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let made = analyses::kept(&app, live.id()).await?.is_some();
    let wished = made || analyses::wish(&app, &live, &visitor).await?;
    let busy = if wished { "" } else { "?busy" };
    Ok(Redirect::to(&format!("/tables/{}/analysis{busy}", live.id())).into_response())
}

/// Calls the analysis off.
pub(crate) async fn cancel(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    _: Posted,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    analyses::call_off(&app, live.id(), &visitor.person).await?;
    Ok(Redirect::to(&format!("/tables/{}/analysis", live.id())).into_response())
}

/// What was decided after so many moves, if anything was.
fn choice_at(analysis: &Analysis, ply: usize) -> Option<&Choice> {
    let step = analysis.steps.iter().find(|step| step.ply == ply)?;
    match &step.kind {
        StepKind::Choice(choice) => Some(choice),
        StepKind::Draw(_) | StepKind::Forced { .. } => None,
    }
}

/// The moves that cost most, and what each cost.
fn mistakes(analysis: &Analysis) -> Vec<(&Step, &Choice, f64)> {
    let points = analysis.turning_points(TURNING_POINTS).into_iter();
    points.map(|(step, choice)| (step, choice, choice.cost)).collect()
}

/// Where those who did not win fell most by moves that the search would not have made, and how far; the steepest first. Nothing
/// where they made clear mistakes, which tell more.
fn slips(analysis: &Analysis) -> Vec<(&Step, &Choice, f64)> {
    let players = analysis.players();
    if players == 1 {
        return Vec::new();
    }
    let stake = |seat: Seat| analysis.result[seat].stake(players);
    let most = Seat::all(players).map(stake).fold(0.0, f64::max);
    if mistakes(analysis)
        .iter()
        .any(|(_, choice, _)| stake(choice.seat) < most)
    {
        return Vec::new();
    }
    let falls = analysis.steps.iter().filter_map(|step| match &step.kind {
        StepKind::Choice(choice) if choice.played != choice.best && stake(choice.seat) < most => {
            Some((step, choice, -step.change()[choice.seat].stake(players)))
        }
        _ => None,
    });
    let mut falls: Vec<_> = falls.filter(|(_, _, fall)| *fall >= LEAST_SLIP).collect();
    falls.sort_by(|(_, _, one), (_, _, other)| other.total_cmp(one));
    falls.truncate(SLIPS);
    falls
}

/// A move that cost so much, in the reader's words.
fn point(step: &Step, choice: &Choice, cost: f64, played: &dyn AnyMatch, speaker: &Speaker<'_>) -> TurningPoint {
    let view = played.view_at(Viewer::Seat(choice.seat), step.ply);
    let name = |text: &str| {
        let offer = view.offer(text);
        offer.map_or_else(|| text.to_owned(), |offer| speaker.say(&offer.phrase))
    };
    // The first move is the one that is named; what follows it is told as it may come.
    let moves = choice.line.iter().take(1 + LINE);
    let moves: Vec<(Seat, String)> = moves.map(|made| (made.seat, made.mv.clone())).collect();
    TurningPoint {
        ply: step.ply,
        seat: choice.seat,
        played: name(&choice.played),
        best: name(&choice.best),
        cost,
        error: choice.error,
        line: speaker.line(view.retell(&moves)).into_iter().skip(1).collect(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A game for two that the second seat lost by decisions that let its chances fall so far. Each `best` is what the search would
    /// have played instead of `open mill`, at a cost that is known so well.
    fn lost(decisions: &[(f64, &str, f64, f64)]) -> Analysis {
        let share = |win: f64| json!({ "win": win, "points": 0.0 });
        let both = |second: f64| json!([share(1.0 - second), share(second)]);
        let mut chance = 0.5;
        let steps = decisions.iter().enumerate().map(|(ply, (fall, best, cost, error))| {
            let before = chance;
            chance -= fall;
            json!({
                "ply": ply, "plies": 1, "before": both(before), "after": both(chance), "kind": "choice", "seat": 2,
                "played": "open mill", "best": best, "line": [], "cost": cost, "error": error, "change": both(-cost),
            })
        });
        let steps: Vec<_> = steps.collect();
        let account = |seat: u8, result: f64| {
            json!({
                "seat": seat, "opening": share(0.5), "luck": share(0.0), "own": share(0.0), "others": share(0.0),
                "revision": share(0.0), "result": share(result), "luck_error": 0.0, "own_error": 0.0, "decisions": 9, "mistakes": 0,
            })
        };
        let whole = json!({
            "iterations": 800, "opening": both(0.5), "result": both(0.0), "steps": steps,
            "accounts": [account(1, 1.0), account(2, 0.0)],
        });
        serde_json::from_value(whole).expect("an analysis")
    }

    #[test]
    fn who_lost_without_a_clear_mistake_is_shown_the_steepest_falls() {
        let (other, same) = ("open forge", "open mill");
        let uncertain = |fall: f64, best| (fall, best, 0.05, 0.2);
        let falls = [
            uncertain(0.04, other),
            uncertain(0.01, other),
            uncertain(0.2, same),
            uncertain(0.1, other),
            uncertain(0.07, other),
            uncertain(0.05, other),
        ];
        let plies = |analysis: &Analysis| -> Vec<usize> { slips(analysis).iter().map(|(step, ..)| step.ply).collect() };
        assert_eq!(
            plies(&lost(&falls)),
            [3, 4, 5],
            "three, the steepest first, where the search plays otherwise"
        );
        let certain = (0.1, other, 0.1, 0.01);
        let with_a_mistake: Vec<_> = falls.into_iter().chain([certain]).collect();
        assert_eq!(plies(&lost(&with_a_mistake)), [0; 0], "a clear mistake tells more");
    }
}
