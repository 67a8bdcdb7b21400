//! How much a visitor may ask for in a while: buckets that fill with time and are emptied by requests.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use tables::PersonId;

use crate::App;
use crate::addresses::{self, AddressRange, Network, Region, is_among};
use crate::error::AppError;
use crate::metrics::{Metrics, Refused};
use crate::sessions::Visitor;

/// A limit: so many at once, and so many a second in the long run.
#[derive(Clone, Copy)]
struct Rate {
    burst: f64,
    per_second: f64,
}

/// As how many a crowd behind one address counts.
const CROWD: f64 = 25.0;
/// As how many networks a region counts, in which one household may hold any number of them.
const REGION: f64 = 8.0;

const REQUESTS: Rate = Rate {
    burst: 400.0,
    per_second: 60.0,
};
const POSTS: Rate = Rate {
    burst: 60.0,
    per_second: 8.0,
};
const TALK: Rate = Rate {
    burst: 8.0,
    per_second: 0.5,
};
/// What all may say who come from one address: a class that talks at its tables fits.
const TALK_OF_NETWORK: Rate = Rate {
    burst: 80.0,
    per_second: 3.0,
};
/// Games to be analysed, which takes minutes for each.
const ANALYSES: Rate = Rate {
    burst: 20.0,
    per_second: 1.0 / 60.0,
};
/// What all may let analyse who come from one address.
const ANALYSES_OF_NETWORK: Rate = Rate {
    burst: 40.0,
    per_second: 1.0 / 30.0,
};
/// Guesses at the password of a table.
const PASSWORDS: Rate = Rate {
    burst: 8.0,
    per_second: 0.1,
};
const NEW_TABLES: Rate = Rate {
    burst: 30.0,
    per_second: 0.2,
};

/// Records that are brought along, each a table: as many as fit into an archive, and then as many as new tables.
const RECORDS: Rate = Rate {
    burst: 200.0,
    per_second: 0.2,
};

/// New names: each is written at every table where the old one stands.
const NAMES: Rate = Rate {
    burst: 8.0,
    per_second: 1.0 / 60.0,
};
const NAMES_OF_NETWORK: Rate = Rate {
    burst: 40.0,
    per_second: 1.0 / 10.0,
};

/// What is wrong, told to the host; each may come with the record of a game.
const REPORTS: Rate = Rate {
    burst: 5.0,
    per_second: 1.0 / 600.0,
};
const REPORTS_OF_NETWORK: Rate = Rate {
    burst: 15.0,
    per_second: 1.0 / 300.0,
};

/// A class behind one address fits.
const SIGN_INS: Rate = Rate {
    burst: 60.0,
    per_second: 0.1,
};
/// The same: each is made once, and so none needs many.
const NEW_ACCOUNTS: Rate = Rate {
    burst: 40.0,
    per_second: 1.0 / 60.0,
};
/// One guess a minute in the long run is no way to find a password.
const GUESSES: Rate = Rate {
    burst: 10.0,
    per_second: 1.0 / 60.0,
};
/// What somebody may ask for of all that is theirs.
const EXPORTS: Rate = Rate {
    burst: 5.0,
    per_second: 1.0 / 60.0,
};

/// Webhooks that are set or tried: each lets the server speak to somebody else.
const WEBHOOKS: Rate = Rate {
    burst: 10.0,
    per_second: 1.0 / 60.0,
};

/// What is counted apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    Request,
    Post,
    NewTable,
    Record,
    Name,
    Talk,
    Analysis,
    Report,
    SignIn,
    Guess,
    NewAccount,
    Export,
    Password,
    Webhook,
}

impl Kind {
    fn rate(self, who: &Who) -> Rate {
        match self {
            Kind::Request => REQUESTS,
            Kind::Post => POSTS,
            Kind::NewTable => NEW_TABLES,
            Kind::Record => RECORDS,
            Kind::Name if who.is_of_many() => NAMES_OF_NETWORK,
            Kind::Name => NAMES,
            Kind::Talk if who.is_of_many() => TALK_OF_NETWORK,
            Kind::Talk => TALK,
            Kind::Analysis if who.is_of_many() => ANALYSES_OF_NETWORK,
            Kind::Analysis => ANALYSES,
            Kind::Report if who.is_of_many() => REPORTS_OF_NETWORK,
            Kind::Report => REPORTS,
            Kind::SignIn => SIGN_INS,
            Kind::NewAccount => NEW_ACCOUNTS,
            Kind::Guess => GUESSES,
            Kind::Export => EXPORTS,
            Kind::Password => PASSWORDS,
            Kind::Webhook => WEBHOOKS,
        }
    }

    /// As what it is counted when it is refused.
    fn refused(self) -> Refused {
        match self {
            Kind::Request | Kind::Post | Kind::NewTable | Kind::Record | Kind::Name => Refused::Request,
            Kind::Talk => Refused::Talk,
            Kind::Analysis => Refused::Analysis,
            Kind::Report => Refused::Report,
            Kind::SignIn | Kind::Guess => Refused::SignIn,
            Kind::NewAccount => Refused::NewAccount,
            Kind::Export => Refused::Export,
            Kind::Password => Refused::Password,
            Kind::Webhook => Refused::Webhook,
        }
    }

    /// Whether many people do more of it than one. A secret is guessed no less by a crowd.
    fn grows_with_people(self) -> bool {
        match self {
            Kind::Request
            | Kind::Post
            | Kind::NewTable
            | Kind::Record
            | Kind::Name
            | Kind::Talk
            | Kind::Analysis
            | Kind::Report
            | Kind::SignIn
            | Kind::NewAccount => true,
            Kind::Guess | Kind::Export | Kind::Password | Kind::Webhook => false,
        }
    }
}

struct Bucket {
    left: f64,
    at: Instant,
}

/// Whose bucket it is.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Who {
    /// A session is a cookie, and who throws it away gets another, so what counts as a rule is the network address.
    Network(Network),
    /// Who holds many networks is one all the same.
    Region(Region),
    /// What people do to each other at a table counts by person: several may share an address.
    Person(PersonId),
    /// Guesses at one account count by the name that was given, wherever they come from.
    Name(String),
    /// A device on which somebody signed in before is counted for itself: strangers who guess at a name keep nobody out who
    /// is known.
    Device(String),
}

impl Who {
    /// Whether several people can be behind it.
    fn is_of_many(&self) -> bool {
        matches!(self, Who::Network(_) | Who::Region(_))
    }
}

/// The buckets of everybody who came lately.
pub(crate) struct Limits {
    on: bool,
    crowds: Vec<AddressRange>,
    /// Who is refused is counted.
    metrics: Arc<Metrics>,
    buckets: Mutex<HashMap<(Who, Kind), Bucket>>,
}

impl Limits {
    pub fn new(on: bool, crowds: Vec<AddressRange>, metrics: Arc<Metrics>) -> Limits {
        Limits {
            on,
            crowds,
            metrics,
            buckets: Mutex::default(),
        }
    }

    /// Whether a person may do one more of something.
    pub fn allow_person(&self, person: &PersonId, kind: Kind) -> bool {
        self.allows(Who::Person(person.clone()), kind, Instant::now())
    }

    /// Whether a network may do one more of something; where none is known, nothing can be counted.
    pub fn allow_network(&self, network: Option<Network>, kind: Kind) -> bool {
        network.is_none_or(|network| self.allows_from(network, kind, Instant::now()))
    }

    /// Whether a visitor may do one more of something that counts by person. Who throws a cookie away, or makes another account, is
    /// another person, so their network counts, too.
    pub fn allow_visitor(&self, visitor: &Visitor, kind: Kind) -> bool {
        self.allow_person(&visitor.person, kind) && self.allow_network(visitor.network, kind)
    }

    fn allows_from(&self, network: Network, kind: Kind, now: Instant) -> bool {
        // A crowd was named by the host, who knows how many they are.
        let region = network.region().filter(|_| !is_among(&self.crowds, network));
        self.allows(Who::Network(network), kind, now)
            && region.is_none_or(|region| self.allows(Who::Region(region), kind, now))
    }

    /// Whether one more attempt may be made to sign in under a name, from a device that is known for it or another.
    pub fn allow_sign_in(&self, name: &str, known_device: Option<&str>) -> bool {
        let who = match known_device {
            Some(device) => Who::Device(device.to_owned()),
            None => Who::Name(name.to_owned()),
        };
        self.allows(who, Kind::Guess, Instant::now())
    }

    fn allows(&self, who: Who, kind: Kind, now: Instant) -> bool {
        if !self.on {
            return true;
        }
        let rate = self.rate(&who, kind);
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let bucket = buckets.entry((who, kind)).or_insert(Bucket {
            left: rate.burst,
            at: now,
        });
        bucket.left = refilled(bucket, rate, now);
        bucket.at = now;
        let allowed = bucket.left >= 1.0;
        match allowed {
            true => bucket.left -= 1.0,
            false => self.metrics.refuse(kind.refused()),
        }
        allowed
    }

    fn rate(&self, who: &Who, kind: Kind) -> Rate {
        let Rate { burst, per_second } = kind.rate(who);
        let crowd = matches!(who, Who::Network(network) if is_among(&self.crowds, *network));
        let people = match who {
            Who::Region(_) => REGION,
            _ if crowd && kind.grows_with_people() => CROWD,
            _ => 1.0,
        };
        Rate {
            burst: burst * people,
            per_second: per_second * people,
        }
    }

    /// Forgets buckets that are full again.
    pub fn sweep(&self) {
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        buckets.retain(|(who, kind), bucket| {
            let rate = self.rate(who, *kind);
            refilled(bucket, rate, now) < rate.burst
        });
    }
}

fn refilled(bucket: &Bucket, rate: Rate, now: Instant) -> f64 {
    let seconds = now.saturating_duration_since(bucket.at).as_secs_f64();
    (bucket.left + seconds * rate.per_second).min(rate.burst)
}

/// Refuses requests of those who ask for too much.
pub(crate) async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    match admit(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    }
}

/// Counts a request, and refuses it if its network asks for too much. Nothing that costs anything comes before.
pub(crate) fn admit(app: &App, request: &Request) -> Result<(), AppError> {
    let Some(network) = addresses::network_of(&app.config.trust_proxy, request) else {
        return Ok(());
    };
    let post = !request.method().is_safe();
    let path = request.uri().path();
    let path = path.strip_prefix("/api/v1").unwrap_or(path);
    let new_table = post
        && (path == "/tables" || path.ends_with("/continue") || path.ends_with("/learn") || path.ends_with("/again"));
    let allows = |kind: Kind| app.limits.allow_network(Some(network), kind);
    let allowed = allows(Kind::Request) && (!post || allows(Kind::Post)) && (!new_table || allows(Kind::NewTable));
    if allowed {
        return Ok(());
    }
    Err(AppError::TooMany)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again_with_time() {
        let limits = Limits::new(true, Vec::new(), Arc::default());
        let (who, start) = (|| Who::Network(Network::of([127, 0, 0, 1].into())), Instant::now());
        let allowed = (0..100).filter(|_| limits.allows(who(), Kind::Post, start)).count();
        assert_eq!(allowed, 60);
        assert!(limits.allows(who(), Kind::Request, start), "kinds are counted apart");
        let later = start + Duration::from_secs(1);
        let allowed = (0..100).filter(|_| limits.allows(who(), Kind::Post, later)).count();
        assert_eq!(allowed, 8);
    }

    #[test]
    fn a_class_behind_one_address_talks_more_than_one_person() {
        let (limits, now) = (Limits::new(true, Vec::new(), Arc::default()), Instant::now());
        let person = || Who::Person("a".repeat(64).parse().expect("an id"));
        let class = || Who::Network(Network::of([127, 0, 0, 1].into()));
        let said = |who: &dyn Fn() -> Who| (0..100).filter(|_| limits.allows(who(), Kind::Talk, now)).count();
        assert_eq!((said(&person), said(&class)), (8, 80));
    }

    #[test]
    fn who_holds_many_networks_of_a_region_is_limited_there() {
        let limits = Limits::new(true, vec!["2001:db8:2::/48".parse().expect("a range")], Arc::default());
        let now = Instant::now();
        let posts = |site: u16| {
            let networks =
                (0..256).map(|part| Network::of(Ipv6Addr::new(0x2001, 0xdb8, site, part, 0, 0, 0, 7).into()));
            let posts = networks.flat_map(|network| std::iter::repeat_n(network, 10));
            posts
                .filter(|network| limits.allows_from(*network, Kind::Post, now))
                .count()
        };
        assert_eq!(posts(1), 480, "eight times as many as of one network");
        assert_eq!(posts(2), 2560, "a crowd is as large as the host says");
        assert_eq!(posts(3), 480, "the neighbours have their own");
    }

    #[test]
    fn a_crowd_that_the_host_named_counts_as_many_but_guesses_as_one() {
        let limits = Limits::new(true, vec!["198.51.100.0/24".parse().expect("a range")], Arc::default());
        let now = Instant::now();
        let allowed = |address: [u8; 4], kind: Kind| {
            let who = || Who::Network(Network::of(address.into()));
            (0..5000).filter(|_| limits.allows(who(), kind, now)).count()
        };
        assert_eq!(allowed([198, 51, 100, 7], Kind::Post), 1500);
        assert_eq!(allowed([198, 51, 100, 7], Kind::Password), 8);
        assert_eq!(allowed([192, 0, 2, 7], Kind::Post), 60);
    }
}
