//! How strong players are taken to be, and what a game made of it.

use engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;
use web::pages::{Rated, RatedEnding, RatedPlace, UncountedView};

/// How strong somebody is taken to be in a game with so many players.
#[derive(Clone, Copy, Serialize, ToSchema)]
pub(crate) struct Rating {
    /// The points; 1500 for somebody of whom nothing is known.
    points: i64,
    /// Whether enough is known to trust it.
    sure: bool,
}

impl From<Rated> for Rating {
    fn from(rated: Rated) -> Rating {
        Rating {
            points: rated.points,
            sure: rated.sure,
        }
    }
}

/// What a game that was to count made of the ratings.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatedOutcome {
    /// Who came to which place, the best first; nobody where it does not count.
    places: Vec<RatedSeat>,
    /// Why it does not count after all.
    #[schema(value_type = Option<UncountedName>)]
    not_counted: Option<UncountedName>,
}

/// What a game made of one rating.
#[derive(Serialize, ToSchema)]
pub(crate) struct RatedSeat {
    /// Where they were dealt in.
    #[schema(value_type = u8)]
    seat: Seat,
    place: u8,
    /// Whether they did not stay until the end.
    left: bool,
    /// The points before it; nothing of somebody of whom nothing is kept.
    before: Option<i64>,
    /// The rating after it.
    #[schema(value_type = Option<Rating>)]
    after: Option<Rating>,
    /// By what others find them: `/people/{key}`.
    key: Option<String>,
}

/// Why a game does not count.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum UncountedName {
    /// Everybody agreed to end it.
    Agreed,
    /// It was closed without a result.
    Closed,
    /// Somebody played against themselves.
    Oneself,
}

impl From<RatedEnding> for RatedOutcome {
    fn from(ending: RatedEnding) -> RatedOutcome {
        let (places, not_counted) = match ending {
            RatedEnding::Counted(places) => (places, None),
            RatedEnding::NotCounted(why) => (Vec::new(), Some(why)),
        };
        RatedOutcome {
            places: places.into_iter().map(RatedSeat::from).collect(),
            not_counted: not_counted.map(|why| match why {
                UncountedView::Agreed => UncountedName::Agreed,
                UncountedView::Closed => UncountedName::Closed,
                UncountedView::Oneself => UncountedName::Oneself,
            }),
        }
    }
}

impl From<RatedPlace> for RatedSeat {
    fn from(place: RatedPlace) -> RatedSeat {
        RatedSeat {
            seat: place.seat,
            place: place.place,
            left: place.gone,
            before: place.change.map(|(before, _)| before),
            after: place.change.map(|(_, after)| after.into()),
            key: place.key,
        }
    }
}
