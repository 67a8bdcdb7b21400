//! Drawings of tables, each made once for all who see the same.
//!
//! A change of a table is drawn once for every [`Audience`] that watches it, on threads of its own and from what the table
//! was at that moment, so that neither moves nor the database wait for it. What goes out is made once, too: the packets of a
//! [`Drawing`] are shared by all streams that send them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, Weak};

use axum::body::Bytes;
use web::Piece;

use crate::App;
use crate::error::AppError;
use crate::live_tables::{Loaded, Stamp};
use crate::packing::{Encoding, pack, pack_quickly};
use crate::patch;
use crate::perspective::Audience;
use crate::told::Told;
use crate::view;

/// The changing part of a table's page as one audience sees it.
pub(crate) struct Drawing {
    pub stamp: Stamp,
    pieces: Vec<Piece>,
    /// All of it as a packed event, where somebody needed that.
    packed: OnceLock<Bytes>,
    /// What makes this of the drawing before.
    step: Option<Step>,
}

/// The event that leads from one drawing to the next.
struct Step {
    from: Weak<Drawing>,
    event: String,
    packed: Bytes,
}

impl Drawing {
    fn new(loaded: &Loaded, series: &Series, before: Option<&Arc<Drawing>>) -> Drawing {
        let mut drawing = Drawing {
            stamp: loaded.stamp(),
            pieces: view::draw_for(loaded, &series.audience, &series.told),
            packed: OnceLock::new(),
            step: None,
        };
        drawing.step = before.map(|before| {
            let (event, packed) = drawing.event_after(before);
            Step {
                from: Arc::downgrade(before),
                event,
                packed,
            }
        });
        drawing
    }

    /// The event for somebody who has the drawing `before`, or nothing that patches could be made for; if others needed it.
    pub fn made(&self, before: Option<&Arc<Drawing>>, encoding: Encoding) -> Option<Bytes> {
        let packed = match before {
            None => self.packed.get(),
            Some(before) => self.step_from(before).map(|step| &step.packed),
        };
        packed.filter(|_| encoding == Encoding::Gzip).cloned()
    }

    /// Makes that event.
    pub fn make(&self, before: Option<&Arc<Drawing>>, encoding: Encoding) -> Bytes {
        let whole = || event(self.stamp, &patch::whole(&self.pieces).replace('\n', "\ndata: "));
        match (before, encoding) {
            // Large and seldom asked for: it is not kept.
            (None, Encoding::Plain) => pack(encoding, &whole()),
            (None, Encoding::Gzip) => self.packed.get_or_init(|| pack(encoding, &whole())).clone(),
            (Some(before), _) => match self.step_from(before) {
                Some(step) => pack(encoding, &step.event),
                // They missed some, or saw the table with other eyes until now.
                None => match (self.event_after(before), encoding) {
                    ((_, packed), Encoding::Gzip) => packed,
                    ((event, _), Encoding::Plain) => pack(encoding, &event),
                },
            },
        }
    }

    fn step_from(&self, before: &Arc<Drawing>) -> Option<&Step> {
        let step = self.step.as_ref()?;
        (step.from.as_ptr() == Arc::as_ptr(before)).then_some(step)
    }

    /// The event for somebody who has another drawing, and how it is packed. Mostly what the pieces tell packs so well that a look at the
    /// whole of both pages would save nobody anything; for every long patch it took a tenth of all that moves cost.
    fn event_after(&self, before: &Drawing) -> (String, Bytes) {
        let between = |patch: fn(Stamp, &[Piece], &[Piece]) -> String| {
            event(self.stamp, &patch(before.stamp, &before.pieces, &self.pieces))
        };
        let by_pieces = between(patch::between);
        if let Some(packed) = pack_quickly(&by_pieces) {
            return (by_pieces, packed);
        }
        let wholes = between(patch::between_wholes);
        let event = if wholes.len() < by_pieces.len() {
            wholes
        } else {
            by_pieces
        };
        let packed = pack(Encoding::Gzip, &event);
        (event, packed)
    }
}

fn event(stamp: Stamp, data: &str) -> String {
    format!("id: {stamp}\ndata: {data}\n\n")
}

/// What one audience of a table was shown last.
pub(crate) struct Series {
    audience: Audience,
    last: Mutex<Option<Arc<Drawing>>>,
    told: Told,
}

impl Series {
    /// Whether this is what an audience is shown.
    pub fn is_for(&self, audience: &Audience) -> bool {
        self.audience == *audience
    }

    /// What was drawn last, if it can be shown to somebody who found the table with this stamp.
    fn serving(&self, found: Stamp) -> Option<Arc<Drawing>> {
        let last = self.lock();
        last.as_ref()
            .filter(|drawing| drawing.stamp.serves(found))
            .map(Arc::clone)
    }

    fn draw(&self, loaded: &Loaded) {
        let before = self.lock().clone();
        let drawing = Drawing::new(loaded, self, before.as_ref());
        *self.lock() = Some(Arc::new(drawing));
    }

    fn is_watched(&self) -> bool {
        self.lock().is_some()
    }

    fn lock(&self) -> MutexGuard<'_, Option<Arc<Drawing>>> {
        self.last.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// The audiences that watch a table. What they were shown is kept as long as somebody watches.
#[derive(Default)]
pub(crate) struct Audiences {
    all: Mutex<HashMap<Audience, Weak<Series>>>,
    /// Held by whoever draws.
    drawing: tokio::sync::Mutex<()>,
}

impl Audiences {
    /// What an audience is shown.
    pub fn series(&self, audience: Audience) -> Arc<Series> {
        let mut all = self.lock();
        if let Some(series) = all.get(&audience).and_then(Weak::upgrade) {
            return series;
        }
        all.retain(|_, series| series.strong_count() > 0);
        let series = Arc::new(Series {
            audience: audience.clone(),
            last: Mutex::default(),
            told: Told::default(),
        });
        all.insert(audience, Arc::downgrade(&series));
        series
    }

    /// The table as one of its audiences sees it. Whoever comes first has it drawn for all that watch, who are about to ask, too: to
    /// hand work to another thread and back costs a good part of what a drawing does.
    pub async fn draw(&self, app: &App, asking: &Arc<Series>, loaded: Arc<Loaded>) -> Result<Arc<Drawing>, AppError> {
        let found = loaded.stamp();
        if let Some(drawing) = asking.serving(found) {
            return Ok(drawing);
        }
        let _drawing = self.drawing.lock().await;
        if let Some(drawing) = asking.serving(found) {
            return Ok(drawing);
        }
        let mut behind = vec![Arc::clone(asking)];
        let watching: Vec<_> = self.lock().values().filter_map(Weak::upgrade).collect();
        let others = watching.into_iter().filter(|series| !Arc::ptr_eq(series, asking));
        behind.extend(others.filter(|series| series.is_watched() && series.serving(found).is_none()));
        app.metrics.drawings.add(behind.len() as u64);
        let work = move || behind.iter().for_each(|series| series.draw(&loaded));
        let drawn = app.easels.draw(work).await;
        // What could not be drawn for somebody else is no reason to show this one nothing.
        let missing = || drawn.err().unwrap_or(AppError::Worker);
        asking.serving(found).ok_or_else(missing)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<Audience, Weak<Series>>> {
        self.all.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
