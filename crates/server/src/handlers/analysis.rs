//! What the search makes of a finished game.

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::LineMove;
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
use crate::security::Framed;
use crate::sessions::{Posted, Visitor};
use crate::view::{Speaker, seat_names};

/// How many of the moves that cost most are told.
const TURNING_POINTS: usize = 8;
/// How many moves of a line are told.
const LINE: usize = 6;

/// The analysis, how far it has come, or the offer to make it. `?busy` says that too many were asked for.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    Query(query): Query<Vec<(String, String)>>,
) -> Result<Response, AppError> {
    let live = table(&app, path).await?;
    let loaded = app.tables.present(&live).await?;
    if loaded.table.phase() != Phase::Over {
        return Err(AppError::NotFound);
    }
    // In this order: one that is finished in between is then kept.
    let wished = analyses::wished(&app, live.id(), &visitor.person).await?;
    let kept = analyses::kept(&app, live.id()).await?;
    let busy = query.iter().any(|(name, _)| name == "busy");
    let draw = move || {
        let played = loaded.table.played()?;
        let speaker = Speaker::new(&loaded, visitor.onlooker());
        let names = seat_names(&loaded, visitor.onlooker());
        let points = kept.as_ref().map(|analysis| points(analysis, played, &speaker));
        let state = match (&kept, points, wished) {
            (Some(analysis), Some(points), _) => AnalysisState::Made { analysis, points },
            (_, _, Some(Wished { stage, yours })) => match stage {
                Stage::Waiting { place } => AnalysisState::Waiting { place, yours },
                Stage::Making { done, parts } => AnalysisState::Making { done, parts, yours },
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
    Query(query): Query<Vec<(String, String)>>,
) -> Result<(Extension<Framed>, Markup), AppError> {
    let live = table(&app, path).await?;
    let loaded = app.tables.present(&live).await?;
    // Nothing of a game that is over is a secret.
    if loaded.table.phase() != Phase::Over {
        return Err(AppError::NotFound);
    }
    let ply = query.iter().find(|(name, _)| name == "ply");
    let ply = ply.and_then(|(_, ply)| ply.parse::<usize>().ok());
    let (ply, seat) = ply.zip(seat_in(&query)).ok_or(AppError::NotFound)?;
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

/// The moves that cost most, in the reader's words.
fn points(analysis: &Analysis, played: &dyn AnyMatch, speaker: &Speaker<'_>) -> Vec<TurningPoint> {
    let name = |ply: usize, seat: Seat, text: &str| {
        let offer = played.view_at(Viewer::Seat(seat), ply).offer(text);
        offer.map_or_else(|| text.to_owned(), |offer| speaker.say(&offer.phrase))
    };
    // The first move is the one that is named; what follows it is told as it may come.
    let line = |ply: usize, seat: Seat, line: &[LineMove<String>]| -> Vec<(Seat, String)> {
        let moves = line.iter().take(1 + LINE);
        let moves: Vec<(Seat, String)> = moves.map(|made| (made.seat, made.mv.clone())).collect();
        let told = played.view_at(Viewer::Seat(seat), ply).retell(&moves);
        speaker.line(told).into_iter().skip(1).collect()
    };
    let point = |(step, choice): (&Step, &Choice)| TurningPoint {
        ply: step.ply,
        seat: choice.seat,
        played: name(step.ply, choice.seat, &choice.played),
        best: name(step.ply, choice.seat, &choice.best),
        cost: choice.cost,
        error: choice.error,
        line: line(step.ply, choice.seat, &choice.line),
    };
    analysis.turning_points(TURNING_POINTS).into_iter().map(point).collect()
}
