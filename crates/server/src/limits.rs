//! How much a visitor may ask for in a while: buckets that fill with time and are emptied by requests.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::error::AppError;

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
    buckets: Mutex<HashMap<(IpAddr, Kind), Bucket>>,
}

impl Limits {
    pub fn new(on: bool) -> Limits {
        Limits {
            on,
            buckets: Mutex::default(),
        }
    }

    fn allows(&self, address: IpAddr, kind: Kind, now: Instant) -> bool {
        if !self.on {
            return true;
        }
        let rate = kind.rate();
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let bucket = buckets.entry((address, kind)).or_insert(Bucket {
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
    if let Some(address) = address(&app, &request) {
        let now = Instant::now();
        let post = request.method() == Method::POST;
        let new_table = post && request.uri().path() == "/tables";
        let allowed = app.limits.allows(address, Kind::Request, now)
            && (!post || app.limits.allows(address, Kind::Post, now))
            && (!new_table || app.limits.allows(address, Kind::NewTable, now));
        if !allowed {
            return AppError::TooMany.into_response();
        }
    }
    next.run(request).await
}

/// The network address of the visitor. Behind a proxy, which a host names with a public address, it is the last
/// one in the list that proxies keep: the others may be made up.
fn address(app: &App, request: &Request) -> Option<IpAddr> {
    let forwarded = || {
        let list = request.headers().get("x-forwarded-for")?.to_str().ok()?;
        list.rsplit(',').next()?.trim().parse().ok()
    };
    let peer = || {
        let info = request.extensions().get::<ConnectInfo<std::net::SocketAddr>>()?;
        Some(info.0.ip())
    };
    app.config.public_url.as_ref().and_then(|_| forwarded()).or_else(peer)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again_with_time() {
        let limits = Limits::new(true);
        let (address, start) = (IpAddr::from([127, 0, 0, 1]), Instant::now());
        let allowed = (0..100).filter(|_| limits.allows(address, Kind::Post, start)).count();
        assert_eq!(allowed, 60);
        assert!(limits.allows(address, Kind::Request, start), "kinds are counted apart");
        let later = start + Duration::from_secs(1);
        let allowed = (0..100).filter(|_| limits.allows(address, Kind::Post, later)).count();
        assert_eq!(allowed, 8);
    }
}
