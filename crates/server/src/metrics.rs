//! Numbers for those who watch over the server, in the text format of Prometheus.

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
const BOUNDS_S: [f64; 8] = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];

/// What is so at this moment, counted elsewhere.
pub(crate) struct Gauges {
    pub connections: usize,
    pub streams: usize,
    /// Tables in memory.
    pub cached: usize,
    /// Searches running or waiting.
    pub thinking: usize,
}

/// Counters of this process.
#[derive(Default)]
pub(crate) struct Metrics {
    requests: Mutex<BTreeMap<(String, u16), u64>>,
    durations: [AtomicU64; BOUNDS_S.len()],
    duration_count: AtomicU64,
    duration_sum_us: AtomicU64,
    /// Moves that people made.
    pub moves: AtomicU64,
    /// Moves that bots made.
    pub bot_moves: AtomicU64,
    /// Writers that came second.
    pub conflicts: AtomicU64,
    refused: [AtomicU64; Refused::ALL.len()],
}

/// What was not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    Connection,
    Stream,
    Request,
    Hint,
}

impl Refused {
    const ALL: [(Refused, &'static str); 4] = [
        (Refused::Connection, "connection"),
        (Refused::Stream, "stream"),
        (Refused::Request, "request"),
        (Refused::Hint, "hint"),
    ];
}

impl Metrics {
    /// Counts somebody who was not let in.
    pub fn refuse(&self, what: Refused) {
        self.refused[what as usize].fetch_add(1, Ordering::Relaxed);
    }

    fn count(&self, route: &str, status: u16, took: Duration) {
        let mut requests = self.requests.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        *requests.entry((route.to_owned(), status)).or_default() += 1;
        drop(requests);
        for (bound, bucket) in BOUNDS_S.iter().zip(&self.durations) {
            if took.as_secs_f64() <= *bound {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.duration_count.fetch_add(1, Ordering::Relaxed);
        self.duration_sum_us
            .fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// Everything as text.
    pub fn text(&self, now: &Gauges) -> String {
        let mut text = String::new();
        let put = |text: &mut String, name: &str, kind: &str, help: &str, value: i64| {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        };
        let counted = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as i64;
        put(
            &mut text,
            "chantier_moves_total",
            "counter",
            "Moves made by people.",
            counted(&self.moves),
        );
        put(
            &mut text,
            "chantier_bot_moves_total",
            "counter",
            "Moves made by bots.",
            counted(&self.bot_moves),
        );
        put(
            &mut text,
            "chantier_conflicts_total",
            "counter",
            "Writes that came second.",
            counted(&self.conflicts),
        );
        put(
            &mut text,
            "chantier_connections",
            "gauge",
            "Open connections.",
            now.connections as i64,
        );
        put(
            &mut text,
            "chantier_streams",
            "gauge",
            "Open streams.",
            now.streams as i64,
        );
        put(
            &mut text,
            "chantier_tables_cached",
            "gauge",
            "Tables in memory.",
            now.cached as i64,
        );
        put(
            &mut text,
            "chantier_thinking",
            "gauge",
            "Searches running or waiting.",
            now.thinking as i64,
        );
        self.put_refused(&mut text);
        self.put_requests(&mut text);
        text
    }

    fn put_refused(&self, text: &mut String) {
        let name = "chantier_refused_total";
        let _ = writeln!(text, "# HELP {name} What was not let in.\n# TYPE {name} counter");
        for ((_, what), number) in Refused::ALL.iter().zip(&self.refused) {
            let _ = writeln!(text, "{name}{{what=\"{what}\"}} {}", number.load(Ordering::Relaxed));
        }
    }

    fn put_requests(&self, text: &mut String) {
        let name = "chantier_requests_total";
        let _ = writeln!(
            text,
            "# HELP {name} Requests by route and status.\n# TYPE {name} counter"
        );
        let requests = self.requests.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        for ((route, status), number) in requests.iter() {
            let _ = writeln!(text, "{name}{{route=\"{route}\",status=\"{status}\"}} {number}");
        }
        let name = "chantier_request_duration_seconds";
        let _ = writeln!(
            text,
            "# HELP {name} Time to the head of the response.\n# TYPE {name} histogram"
        );
        for (bound, bucket) in BOUNDS_S.iter().zip(&self.durations) {
            let _ = writeln!(
                text,
                "{name}_bucket{{le=\"{bound}\"}} {}",
                bucket.load(Ordering::Relaxed)
            );
        }
        let count = self.duration_count.load(Ordering::Relaxed);
        let sum_s = self.duration_sum_us.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum_s}\n{name}_count {count}"
        );
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
