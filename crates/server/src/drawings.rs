//! Drawings of tables, each made once for all who see the same.
//!
//! A change of a table is drawn once for every [`Audience`] that watches it, on threads of its own and from what the table
//! was at that moment, so that neither moves nor the database wait for it. What goes out is made once, too: the packets of a
//! [`Drawing`] are shared by all streams that send them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, Weak};

use axum::body::Bytes;
use tokio::sync::Semaphore;

use crate::App;
use crate::error::AppError;
use crate::live_tables::{Loaded, Stamp};
use crate::packing::{Encoding, pack};
use crate::patch;
use crate::perspective::Audience;
use crate::view;

/// The threads on which pages are drawn, so many at once.
pub(crate) struct Easels(Arc<Semaphore>);

impl Easels {
    pub fn new(number: usize) -> Easels {
        Easels(Arc::new(Semaphore::new(number)))
    }

    /// Does some work of drawing.
    pub async fn draw<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, AppError> {
        let permit = Arc::clone(&self.0).acquire_owned().await;
        let permit = permit.map_err(|_| AppError::Worker)?;
        let working = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        working.await.map_err(|_| AppError::Worker)
    }
}

/// The changing part of a table's page as one audience sees it.
pub(crate) struct Drawing {
    pub stamp: Stamp,
    text: Box<str>,
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
    fn new(loaded: &Loaded, audience: &Audience, before: Option<&Arc<Drawing>>) -> Drawing {
        let mut drawing = Drawing {
            stamp: loaded.stamp(),
            text: view::draw_for(loaded, audience).into_boxed_str(),
            packed: OnceLock::new(),
            step: None,
        };
        drawing.step = before.map(|before| {
            let event = drawing.event_after(before);
            Step {
                from: Arc::downgrade(before),
                packed: pack(Encoding::Gzip, &event),
                event,
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
        let whole = || event(self.stamp, &self.text.replace('\n', "\ndata: "));
        match (before, encoding) {
            // Large and seldom asked for: it is not kept.
            (None, Encoding::Plain) => pack(encoding, &whole()),
            (None, Encoding::Gzip) => self.packed.get_or_init(|| pack(encoding, &whole())).clone(),
            (Some(before), _) => match self.step_from(before) {
                Some(step) => pack(encoding, &step.event),
                // They missed some, or saw the table with other eyes until now.
                None => pack(encoding, &self.event_after(before)),
            },
        }
    }

    fn step_from(&self, before: &Arc<Drawing>) -> Option<&Step> {
        let step = self.step.as_ref()?;
        (step.from.as_ptr() == Arc::as_ptr(before)).then_some(step)
    }

    fn event_after(&self, before: &Drawing) -> String {
        event(self.stamp, &patch::between(before.stamp, &before.text, &self.text))
    }
}

fn event(stamp: Stamp, data: &str) -> String {
    format!("id: {stamp}\ndata: {data}\n\n")
}

/// What one audience of a table was shown last.
pub(crate) struct Series {
    audience: Audience,
    last: tokio::sync::Mutex<Option<Arc<Drawing>>>,
}

impl Series {
    /// Whether this is what an audience is shown.
    pub fn is_for(&self, audience: &Audience) -> bool {
        self.audience == *audience
    }

    /// The table as its audience sees it. Whoever comes first draws it, the others wait for that.
    pub async fn draw(self: &Arc<Series>, app: &App, loaded: Arc<Loaded>) -> Result<Arc<Drawing>, AppError> {
        let mut last = self.last.lock().await;
        if let Some(drawing) = last.as_ref().filter(|drawing| drawing.stamp.serves(loaded.stamp())) {
            return Ok(Arc::clone(drawing));
        }
        let (series, before) = (Arc::clone(self), last.clone());
        let work = move || Arc::new(Drawing::new(&loaded, &series.audience, before.as_ref()));
        let drawing = app.easels.draw(work).await?;
        app.metrics.drawings.add(1);
        *last = Some(Arc::clone(&drawing));
        Ok(drawing)
    }
}

/// The audiences that watch a table. What they were shown is kept as long as somebody watches.
#[derive(Default)]
pub(crate) struct Audiences(Mutex<HashMap<Audience, Weak<Series>>>);

impl Audiences {
    /// What an audience is shown.
    pub fn series(&self, audience: Audience) -> Arc<Series> {
        let mut all = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(series) = all.get(&audience).and_then(Weak::upgrade) {
            return series;
        }
        all.retain(|_, series| series.strong_count() > 0);
        let series = Arc::new(Series {
            audience: audience.clone(),
            last: tokio::sync::Mutex::default(),
        });
        all.insert(audience, Arc::downgrade(&series));
        series
    }
}
