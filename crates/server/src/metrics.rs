//! Numbers for those who watch over the server, in the text format of Prometheus.
//!
//! They answer what an operator asks: how long do people wait for a move to be kept, how many are there, do bots keep up,
//! who was not let in, does the database fail. Nothing in them names a person, a table or an address.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;

use crate::App;

/// Upper bounds of the duration buckets, in seconds.
const BOUNDS_S: [f64; 10] = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0, 10.0, 60.0];

/// Counters of this process.
#[derive(Default)]
pub(crate) struct Metrics {
    requests: Mutex<BTreeMap<(String, u16), u64>>,
    durations: Histogram,
    /// From a person's wish to move until the move is in the store.
    pub move_latency: Histogram,
    /// How long bots and hints wait for a worker.
    pub queue_wait: Histogram,
    /// How long they then think.
    pub thinking: Histogram,
    /// How long pages and pictures wait for a thread to be drawn on.
    pub drawing_wait: Histogram,
    /// How long drawing them then takes.
    pub drawing: Histogram,
    /// Moves that people made.
    pub moves: Counter,
    /// Moves that bots made.
    pub bot_moves: Counter,
    /// Writers that came second.
    pub conflicts: Counter,
    /// Searches that nobody waited for any more.
    pub cancelled: Counter,
    /// Changes of tables that were drawn for those who watch.
    pub drawings: Counter,
    /// Notices that arrived.
    pub notices_sent: Counter,
    /// Notices that did not arrive.
    pub notices_failed: Counter,
    /// Notices that were not sent, since they would have gone to an address inside.
    pub notices_refused: Counter,
    refused: [Counter; Refused::ALL.len()],
}

/// What is so at this moment, counted elsewhere.
pub(crate) struct Gauges {
    pub connections: usize,
    pub streams: usize,
    /// Tables in memory.
    pub cached: usize,
    /// Searches that run.
    pub thinking: usize,
    /// Searches that wait for a worker.
    pub waiting: usize,
    /// How often the database failed.
    pub store_errors: u64,
    /// The size of the database in bytes, where it says so.
    pub database_bytes: Option<u64>,
    /// How many bytes the disk still takes on which that file is.
    pub disk_free_bytes: Option<u64>,
}

/// What was not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    Connection,
    Stream,
    Request,
    Hint,
    Talk,
    Listing,
    Report,
    Analysis,
    SignIn,
    NewAccount,
    Export,
    Password,
    Webhook,
    Upload,
    Disk,
}

impl Refused {
    const ALL: [(Refused, &'static str); 15] = [
        (Refused::Connection, "connection"),
        (Refused::Stream, "stream"),
        (Refused::Request, "request"),
        (Refused::Hint, "hint"),
        (Refused::Talk, "talk"),
        (Refused::Listing, "listing"),
        (Refused::Report, "report"),
        (Refused::Analysis, "analysis"),
        (Refused::SignIn, "sign-in"),
        (Refused::NewAccount, "new-account"),
        (Refused::Export, "export"),
        (Refused::Password, "password"),
        (Refused::Webhook, "webhook"),
        (Refused::Upload, "upload"),
        (Refused::Disk, "disk"),
    ];
}

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often something took how long.
#[derive(Default)]
pub(crate) struct Histogram {
    buckets: [Counter; BOUNDS_S.len()],
    count: Counter,
    sum_us: Counter,
}

impl Histogram {
    pub fn record(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        for (_, bucket) in BOUNDS_S
            .iter()
            .zip(&self.buckets)
            .filter(|(bound, _)| seconds <= **bound)
        {
            bucket.add(1);
        }
        self.count.add(1);
        self.sum_us.add(took.as_micros() as u64);
    }
}

/// The text that is written.
struct Text(String);

impl Text {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn counter(&mut self, name: &str, help: &str, counter: &Counter) {
        self.count(name, help, counter.get());
    }

    fn count(&mut self, name: &str, help: &str, counted: u64) {
        self.head(name, "counter", help);
        let _ = writeln!(self.0, "{name} {counted}");
    }

    fn gauge(&mut self, name: &str, help: &str, value: u64) {
        self.head(name, "gauge", help);
        let _ = writeln!(self.0, "{name} {value}");
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        for (bound, bucket) in BOUNDS_S.iter().zip(&histogram.buckets) {
            let _ = writeln!(self.0, "{name}_bucket{{le=\"{bound}\"}} {}", bucket.get());
        }
        let (count, sum_s) = (histogram.count.get(), histogram.sum_us.get() as f64 / 1e6);
        let _ = writeln!(
            self.0,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum_s}\n{name}_count {count}"
        );
    }
}

impl Metrics {
    /// Counts somebody who was not let in.
    pub fn refuse(&self, what: Refused) {
        self.refused[what as usize].add(1);
    }

    fn count(&self, route: &str, status: u16, took: Duration) {
        let mut requests = self.requests.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        *requests.entry((route.to_owned(), status)).or_default() += 1;
        drop(requests);
        self.durations.record(took);
    }

    /// Everything as text.
    pub fn text(&self, now: &Gauges) -> String {
        let mut text = Text(String::new());
        text.counter("chantier_moves_total", "Moves made by people.", &self.moves);
        text.counter("chantier_bot_moves_total", "Moves made by bots.", &self.bot_moves);
        text.counter("chantier_conflicts_total", "Writes that came second.", &self.conflicts);
        text.count(
            "chantier_store_errors_total",
            "Questions and writes that the database failed, whoever they were for: visitors, bots, open pages, upkeep.",
            now.store_errors,
        );
        text.counter(
            "chantier_drawings_total",
            "Changes of tables that were drawn for those who watch, once for all who see the same.",
            &self.drawings,
        );
        text.counter(
            "chantier_notices_sent_total",
            "Notices that arrived.",
            &self.notices_sent,
        );
        text.counter(
            "chantier_notices_failed_total",
            "Notices that did not arrive.",
            &self.notices_failed,
        );
        text.counter(
            "chantier_notices_refused_total",
            "Notices that were not sent, since their address is not public or no address.",
            &self.notices_refused,
        );
        text.counter(
            "chantier_searches_cancelled_total",
            "Searches that nobody waited for any more.",
            &self.cancelled,
        );
        text.gauge("chantier_connections", "Open connections.", now.connections as u64);
        text.gauge("chantier_streams", "Open streams.", now.streams as u64);
        text.gauge("chantier_tables_cached", "Tables in memory.", now.cached as u64);
        text.gauge("chantier_searches_running", "Searches that run.", now.thinking as u64);
        text.gauge(
            "chantier_searches_waiting",
            "Searches that wait for a worker.",
            now.waiting as u64,
        );
        if let Some(bytes) = now.database_bytes {
            text.gauge("chantier_database_bytes", "Size of the database.", bytes);
        }
        if let Some(bytes) = now.disk_free_bytes {
            let help = "Room left on the disk of the database file.";
            text.gauge("chantier_disk_free_bytes", help, bytes);
        }
        text.histogram(
            "chantier_move_seconds",
            "From a person's wish to move until the move is kept.",
            &self.move_latency,
        );
        text.histogram(
            "chantier_search_wait_seconds",
            "How long bots and hints wait for a worker.",
            &self.queue_wait,
        );
        text.histogram(
            "chantier_search_seconds",
            "How long bots and hints think.",
            &self.thinking,
        );
        text.histogram(
            "chantier_drawing_wait_seconds",
            "How long pages and pictures wait for a thread to be drawn on.",
            &self.drawing_wait,
        );
        text.histogram(
            "chantier_drawing_seconds",
            "How long drawing them takes.",
            &self.drawing,
        );
        text.histogram(
            "chantier_request_duration_seconds",
            "Time to the head of the response.",
            &self.durations,
        );
        text.head("chantier_refused_total", "counter", "What was not let in.");
        for ((_, what), number) in Refused::ALL.iter().zip(&self.refused) {
            let _ = writeln!(text.0, "chantier_refused_total{{what=\"{what}\"}} {}", number.get());
        }
        text.head("chantier_requests_total", "counter", "Requests by route and status.");
        let requests = self.requests.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        for ((route, status), number) in requests.iter() {
            let _ = writeln!(
                text.0,
                "chantier_requests_total{{route=\"{route}\",status=\"{status}\"}} {number}"
            );
        }
        text.0
    }
}

/// Counts a request by its route, never by its address.
pub(crate) async fn measure(State(app): State<App>, request: Request, next: Next) -> Response {
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or("none", MatchedPath::as_str)
        .to_owned();
    // Anybody can make up a method, and each would be a counter of its own.
    let method = request.method();
    let method = if [Method::GET, Method::POST].contains(method) {
        method.as_str()
    } else {
        "other"
    };
    let route = format!("{method} {route}");
    let start = Instant::now();
    let response = next.run(request).await;
    app.metrics.count(&route, response.status().as_u16(), start.elapsed());
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAUGES: Gauges = Gauges {
        connections: 0,
        streams: 0,
        cached: 0,
        thinking: 0,
        waiting: 0,
        store_errors: 7,
        database_bytes: Some(1),
        disk_free_bytes: Some(1),
    };

    #[test]
    fn the_dashboard_shows_nothing_that_is_not_counted() {
        let text = Metrics::default().text(&GAUGES);
        let dashboard = include_str!("../../../packaging/grafana.json");
        let is_name = |letter: char| letter == '_' || letter.is_ascii_lowercase();
        let names: Vec<&str> = dashboard
            .split(|letter: char| !is_name(letter))
            .filter(|word| word.starts_with("chantier_"))
            .collect();
        assert!(names.contains(&"chantier_disk_free_bytes"), "{names:?}");
        for name in names {
            let counted = [format!("\n{name} "), format!("\n{name}{{"), format!("# TYPE {name} ")];
            let counted = counted.iter().any(|line| text.contains(line));
            assert!(counted, "{name} is not among {text}");
        }
        assert!(text.contains("\nchantier_store_errors_total 7\n"));
    }

    #[test]
    fn a_histogram_counts_in_every_bucket_that_is_large_enough() {
        let metrics = Metrics::default();
        for ms in [1, 15, 70_000] {
            metrics.queue_wait.record(Duration::from_millis(ms));
        }
        let text = metrics.text(&GAUGES);
        let name = "chantier_search_wait_seconds";
        for line in [
            "_bucket{le=\"0.001\"} 1",
            "_bucket{le=\"0.02\"} 2",
            "_bucket{le=\"60\"} 2",
            "_bucket{le=\"+Inf\"} 3",
            "_sum 70.016",
            "_count 3",
        ] {
            assert!(text.contains(&format!("{name}{line}\n")), "no {line} in {text}");
        }
    }
}
