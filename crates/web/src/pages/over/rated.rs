//! What a game that was to count made of the ratings of its players.

use engine::Seat;
use maud::{Markup, html};

use crate::pages::player::{Rated, change};
use crate::pages::table::TableView;

/// What a game made of the ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RatedEnding {
    /// It counts: who came to which place, the best first.
    Counted(Vec<RatedPlace>),
    /// It does not count after all.
    NotCounted(UncountedView),
}

/// Why a game does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UncountedView {
    /// Everybody agreed to end it.
    Agreed,
    /// It was closed without a result.
    Closed,
    /// Somebody played against themselves.
    Oneself,
}

/// What a game made of one rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedPlace {
    /// Where they were dealt in.
    pub seat: Seat,
    /// The place.
    pub place: u8,
    /// Whether they did not stay until the end.
    pub gone: bool,
    /// The points before and the rating after it; nothing of somebody of whom nothing is kept.
    pub change: Option<(i64, Rated)>,
    /// By what others find their page.
    pub key: Option<String>,
}

pub(super) fn told(table: &TableView<'_>, ending: &RatedEnding) -> Markup {
    let words = table.reader.words();
    let places = match ending {
        RatedEnding::Counted(places) => places,
        RatedEnding::NotCounted(why) => {
            let why = match why {
                UncountedView::Agreed => "rated-not-agreed",
                UncountedView::Closed => "rated-not-closed",
                UncountedView::Oneself => "rated-not-oneself",
            };
            return html! { p.early.uncounted { (words.word(why)) } };
        }
    };
    html! {
        section.rated-places aria-labelledby="rated-title" {
            h3 #rated-title { (words.word("player-ratings")) }
            ul role="list" {
                @for place in places {
                    li {
                        (place.place) ". "
                        @let name = if place.gone { table.gone_by(place.seat) } else { table.name(place.seat).to_owned() };
                        @match &place.key { Some(key) => a.name href={ "/people/" (key) } { (name) }, None => span.name { (name) } }
                        @if place.gone { " " span.tag { (words.word("player-left")) } }
                        @if let Some((before, after)) = place.change { " " (change(before, after)) }
                    }
                }
            }
        }
    }
}
