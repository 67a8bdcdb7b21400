//! Where messages may be sent: public addresses alone, so that nobody lets this server knock at doors behind which it stands.
//!
//! Names are looked up here, every address that they lead to is looked at, and the connection is made to one of those that
//! were: whoever holds the name cannot answer otherwise the second time.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::http::Uri;
use axum::http::uri::Scheme;

/// No address is longer.
const MOST_LETTERS: usize = 1000;

/// Blocks of IPv4 that are no public addresses of anybody: the block's first address and how many bits count.
const NOT_PUBLIC: [(Ipv4Addr, u32); 14] = [
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    // Multicast, what is reserved, and the address of everybody.
    (Ipv4Addr::new(224, 0, 0, 0), 3),
];

/// Where a message may be sent, as far as its text says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Destination {
    pub uri: Uri,
    pub host: String,
    pub port: u16,
    pub secure: bool,
}

/// Why nothing is sent to an address.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refused {
    /// It is no address, or has what none of ours has: a user's name, another scheme, a port of another service.
    #[error("it is no address of the web that messages can be sent to")]
    Address,
    /// It leads inside.
    #[error("it leads to an address that is not public")]
    Inside,
    /// Nobody knows the name.
    #[error("its name leads nowhere")]
    Unknown,
}

impl Destination {
    /// Reads an address. `plain` allows http beside https, and `inside` every port.
    pub fn read(text: &str, plain: bool, inside: bool) -> Result<Destination, Refused> {
        let uri: Uri = Some(text)
            .filter(|text| text.len() <= MOST_LETTERS)
            .and_then(|text| text.parse().ok())
            .ok_or(Refused::Address)?;
        let secure = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP && plain => false,
            _ => return Err(Refused::Address),
        };
        let authority = uri.authority().ok_or(Refused::Address)?;
        let host = authority
            .host()
            .trim_start_matches('[')
            .trim_end_matches(']')
            .to_owned();
        if authority.as_str().contains('@') || host.is_empty() {
            return Err(Refused::Address);
        }
        let usual = if secure { 443 } else { 80 };
        let port = match authority.as_str().rsplit_once(':') {
            // The last colon of an IPv6 address is no port's.
            Some((_, port)) if !port.ends_with(']') => port.parse().map_err(|_| Refused::Address)?,
            _ => usual,
        };
        if !(inside || [80, 443].contains(&port) || port >= 1024) {
            return Err(Refused::Address);
        }
        Ok(Destination {
            host,
            port,
            secure,
            uri,
        })
    }

    /// The addresses that it leads to. Unless inside ones are allowed, all of them are public.
    pub async fn resolve(&self, inside: bool) -> Result<Vec<SocketAddr>, Refused> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await;
        let found: Vec<SocketAddr> = found.map_err(|_| Refused::Unknown)?.collect();
        if found.is_empty() {
            return Err(Refused::Unknown);
        }
        if !inside && found.iter().any(|address| !is_public(address.ip())) {
            return Err(Refused::Inside);
        }
        Ok(found)
    }

    /// The scheme, name and port, as push services are told it.
    pub fn origin(&self) -> String {
        self.to_string()
    }
}

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let authority = self.uri.authority().map_or("", |authority| authority.as_str());
        write!(f, "{}://{authority}", if self.secure { "https" } else { "http" })
    }
}

/// Whether an address is one of the public internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !NOT_PUBLIC.iter().any(|(block, bits)| {
            let mask = u32::MAX << (32 - bits);
            address.to_bits() & mask == block.to_bits()
        }),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// Of IPv6 one eighth is given to the public, less what documents, tests and tunnels use: an address in a tunnel holds an IPv4
/// address, which may be any. All others (this machine, this network, written IPv4, translated IPv4, multicast) are outside
/// that eighth.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let given = first & 0xe000 == 0x2000;
    let special = first == 0x2001 && second < 0x0200;
    let documents = (first == 0x2001 && second == 0x0db8) || (first == 0x3fff && second < 0x1000);
    let tunnel = first == 0x2002;
    given && !special && !documents && !tunnel
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_public_are_told_from_others() {
        for inside in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.168.1.1",
            "198.19.0.1",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:8.8.8.8",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
        for public in [
            "1.1.1.1",
            "100.63.255.255",
            "100.128.0.1",
            "172.32.0.1",
            "192.167.1.1",
            "223.255.255.255",
            "2606:4700::1111",
            "2001:4860::8888",
            "2a00::1",
        ] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
    }

    #[tokio::test]
    async fn every_spelling_of_an_inside_address_is_refused() {
        for host in [
            "127.0.0.1",
            "127.1",
            "0",
            "0.0.0.0",
            "0x7f.0.0.1",
            "0x7f000001",
            "2130706433",
            "017700000001",
            "localhost",
            "[::1]",
            "[::]",
            "[::ffff:127.0.0.1]",
            "[::ffff:7f00:1]",
            "[0:0:0:0:0:0:0:1]",
            "[64:ff9b::127.0.0.1]",
            "10.0.0.1",
            "192.168.0.1",
            "169.254.169.254",
            "[fe80::1]",
            "[fd00::1]",
        ] {
            let destination = Destination::read(&format!("http://{host}:8080/x"), true, false).unwrap();
            let refused = destination.resolve(false).await.unwrap_err();
            // Some systems do not read every spelling; none leads anywhere.
            assert!(matches!(refused, Refused::Inside | Refused::Unknown), "{host}");
            assert!(host.starts_with('0') || refused == Refused::Inside, "{host}");
        }
    }

    #[test]
    fn what_is_no_address_of_a_receiver_is_refused() {
        for text in [
            "",
            "ntfy.sh/topic",
            "ftp://example.org/",
            "file:///etc/passwd",
            "http://",
            "https:///x",
            "https://a@example.org/",
            "https://a:b@example.org/",
            "https://example.org:22/",
            "https://example.org:99999/",
            "https://example.org:x/",
            "javascript:alert(1)",
            "https://exa mple.org/",
            "https://example.org/\r\nHost: x",
            "gopher://example.org:1/",
        ] {
            assert_eq!(Destination::read(text, true, false), Err(Refused::Address), "{text}");
        }
        let long = format!("https://example.org/{}", "a".repeat(MOST_LETTERS));
        assert_eq!(Destination::read(&long, true, false), Err(Refused::Address));
        assert_eq!(
            Destination::read("http://example.org/", false, false),
            Err(Refused::Address),
            "plain"
        );
        for (text, port, origin) in [
            ("https://ntfy.sh/topic", 443, "https://ntfy.sh"),
            ("http://example.org/a?b=c", 80, "http://example.org"),
            ("http://[2606:4700::1]:8080/a", 8080, "http://[2606:4700::1]:8080"),
            ("http://[2606:4700::1]/a", 80, "http://[2606:4700::1]"),
        ] {
            let read = Destination::read(text, true, false).unwrap();
            assert_eq!((read.port, read.origin().as_str()), (port, origin));
        }
    }
}
