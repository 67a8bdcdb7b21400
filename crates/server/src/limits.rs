//! How much a visitor may ask for in a while: buckets that fill with time and are emptied by requests.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::addresses::{self, Network};
use crate::error::AppError;
use crate::metrics::Refused;

/// A limit: so many at once, and so many a second in the long run.
#[derive(Clone, Copy)]
struct Rate {
    burst: f64,
    per_second: f64,
}

const REQUESTS: Rate = Rate {
    burst: 400.0,
    per_second: 60.0,
};
const POSTS: Rate = Rate {
    burst: 60.0,
    per_second: 8.0,
};
const NEW_TABLES: Rate = Rate {
    burst: 30.0,
    per_second: 0.2,
};

/// What is counted apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Request,
    Post,
    NewTable,
}

impl Kind {
    fn rate(self) -> Rate {
        match self {
            Kind::Request => REQUESTS,
            Kind::Post => POSTS,
            Kind::NewTable => NEW_TABLES,
        }
    }
}

struct Bucket {
    left: f64,
    at: Instant,
}

/// The buckets of everybody who came lately. A session is a cookie that anybody can make up, so what counts is the
/// network address.
pub(crate) struct Limits {
    on: bool,
    buckets: Mutex<HashMap<(Network, Kind), Bucket>>,
}

impl Limits {
    pub fn new(on: bool) -> Limits {
        Limits {
            on,
            buckets: Mutex::default(),
        }
    }

    fn allows(&self, network: Network, kind: Kind, now: Instant) -> bool {
        if !self.on {
            return true;
        }
        let rate = kind.rate();
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let bucket = buckets.entry((network, kind)).or_insert(Bucket {
            left: rate.burst,
            at: now,
        });
        bucket.left = refilled(bucket, rate, now);
        bucket.at = now;
        let allowed = bucket.left >= 1.0;
        if allowed {
            bucket.left -= 1.0;
        }
        allowed
    }

    /// Forgets buckets that are full again.
    pub fn sweep(&self) {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        buckets.retain(|(_, kind), bucket| refilled(bucket, kind.rate(), now) < kind.rate().burst);
    }
}

fn refilled(bucket: &Bucket, rate: Rate, now: Instant) -> f64 {
    let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
    (bucket.left + seconds * rate.per_second).min(rate.burst)
}

/// Refuses requests of those who ask for too much.
pub(crate) async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    if let Some(network) = addresses::network_of(&app.config.trust_proxy, &request) {
        let now = Instant::now();
        let post = request.method() == Method::POST;
        let new_table = post && request.uri().path() == "/tables";
        let allowed = app.limits.allows(network, Kind::Request, now)
            && (!post || app.limits.allows(network, Kind::Post, now))
            && (!new_table || app.limits.allows(network, Kind::NewTable, now));
        if !allowed {
            app.metrics.refuse(Refused::Request);
            return AppError::TooMany.into_response();
        }
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again_with_time() {
        let limits = Limits::new(true);
        let (address, start) = (Network::of([127, 0, 0, 1].into()), Instant::now());
        let allowed = (0..100).filter(|_| limits.allows(address, Kind::Post, start)).count();
        assert_eq!(allowed, 60);
        assert!(limits.allows(address, Kind::Request, start), "kinds are counted apart");
        let later = start + Duration::from_secs(1);
        let allowed = (0..100).filter(|_| limits.allows(address, Kind::Post, later)).count();
        assert_eq!(allowed, 8);
    }
}
