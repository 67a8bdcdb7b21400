//! Where a request comes from: the network that limits are counted for.
//!
//! A proxy that the host named with `--trust-proxy` tells in `X-Forwarded-For` for whom it asks. Everybody else could
//! write anything there, so it is believed of nobody else.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue};

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub SocketAddr);

/// The network address of a visitor, as limits count it: an IPv4 address, or the first half of an IPv6 address, which
/// is what one household or one machine is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpAddr);

impl Network {
    pub fn of(address: IpAddr) -> Network {
        Network(match plain(address) {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        })
    }
}

impl Network {
    /// What the network is a part of, where a household or a small firm can hold many such: of IPv6.
    pub fn region(self) -> Option<Region> {
        match self.0 {
            IpAddr::V4(_) => None,
            IpAddr::V6(address) => Some(Region(address.to_bits() >> 80)),
        }
    }
}

/// The first 48 bits of an IPv6 address. A household is given up to 256 networks of it, a firm or a tunnel all of them, so what
/// counts by network counts here once more, with a larger allowance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Region(u128);

/// Whether a network is one of those that a host named.
pub(crate) fn is_among(ranges: &[AddressRange], network: Network) -> bool {
    ranges.iter().any(|range| range.contains(network.0))
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// An address, or all that begin with the same bits, as a host writes it: `10.0.0.7` or `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressRange {
    first: IpAddr,
    bits: u32,
}

/// The text names no addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it should read like 127.0.0.1, 10.0.0.0/8 or fd00::/8")]
pub struct ParseAddressError;

impl AddressRange {
    fn contains(&self, address: IpAddr) -> bool {
        match (self.first, plain(address)) {
            (IpAddr::V4(first), IpAddr::V4(address)) => {
                let differing = first.to_bits() ^ address.to_bits();
                differing.leading_zeros() >= self.bits
            }
            (IpAddr::V6(first), IpAddr::V6(address)) => {
                let differing = first.to_bits() ^ address.to_bits();
                differing.leading_zeros() >= self.bits
            }
            _ => false,
        }
    }
}

impl FromStr for AddressRange {
    type Err = ParseAddressError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (first, bits) = match text.split_once('/') {
            Some((first, bits)) => (first, Some(bits)),
            None => (text, None),
        };
        let first = plain(first.parse().map_err(|_| ParseAddressError)?);
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            None => most,
            Some(bits) => bits.parse().map_err(|_| ParseAddressError)?,
        };
        if bits > most {
            return Err(ParseAddressError);
        }
        Ok(AddressRange { first, bits })
    }
}

/// The network that a request comes from; `None` for one that came over no network, as in some tests.
pub(crate) fn network_of(trusted: &[AddressRange], request: &Request) -> Option<Network> {
    let Peer(peer) = request.extensions().get::<Peer>()?;
    Some(Network::of(client(trusted, peer.ip(), request.headers())))
}

/// Whether an address is one of the host's own proxies.
pub(crate) fn is_trusted(trusted: &[AddressRange], address: IpAddr) -> bool {
    trusted.iter().any(|range| range.contains(address))
}

/// The address of the visitor. Each proxy adds at the right end for whom it asks, so the list is believed from the right
/// as far as it names proxies of ours; the first that is none is the visitor, and whatever stands before it may be
/// made up. Several header lines are one list.
fn client(trusted: &[AddressRange], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let mut address = peer;
    let lines: Vec<&[u8]> = headers
        .get_all("x-forwarded-for")
        .iter()
        .map(HeaderValue::as_bytes)
        .collect();
    // What a visitor writes before it may be no text at all, and the proxy's own entry counts all the same.
    let mut hops = lines.iter().rev().flat_map(|line| line.rsplit(|byte| *byte == b','));
    while is_trusted(trusted, address) {
        match hops.next().and_then(|hop| read_hop(str::from_utf8(hop).ok()?)) {
            Some(before) => address = before,
            None => break,
        }
    }
    address
}

/// One entry of the list: an address, for some proxies with a port.
fn read_hop(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse()
        .ok()
        .or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// An IPv4 address that came over an IPv6 socket, as itself.
fn plain(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    /// The visitor whom a request from `peer` with these lines comes from, where 10.0.0.0/8 and ::1 are proxies.
    fn visitor(peer: &str, lines: &[&'static str]) -> String {
        let trusted = ["10.0.0.0/8", "::1"].map(|range| range.parse().unwrap());
        let line = |line: &&'static str| {
            (
                HeaderName::from_static("x-forwarded-for"),
                HeaderValue::from_bytes(line.as_bytes()).unwrap(),
            )
        };
        let headers = lines.iter().map(line).collect();
        client(&trusted, peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn what_a_stranger_writes_about_itself_is_not_believed() {
        assert_eq!(visitor("192.0.2.1", &["198.51.100.7"]), "192.0.2.1");
    }

    #[test]
    fn behind_a_proxy_the_last_address_that_is_no_proxy_counts() {
        assert_eq!(visitor("10.0.0.1", &["203.0.113.9, 198.51.100.7"]), "198.51.100.7");
        assert_eq!(
            visitor("10.0.0.1", &["203.0.113.9, 198.51.100.7, 10.0.0.2"]),
            "198.51.100.7"
        );
        assert_eq!(visitor("::1", &["203.0.113.9", "[2001:db8::5]:4711"]), "2001:db8::5");
    }

    #[test]
    fn several_header_lines_are_one_list() {
        // The visitor sent the first line, the proxy added the second.
        assert_eq!(visitor("10.0.0.1", &["203.0.113.9", "198.51.100.7"]), "198.51.100.7");
    }

    #[test]
    fn letters_that_are_none_hide_nobody() {
        assert_eq!(visitor("10.0.0.1", &["é, 198.51.100.7"]), "198.51.100.7");
        assert_eq!(visitor("10.0.0.1", &["é", "198.51.100.7"]), "198.51.100.7");
        assert_eq!(visitor("10.0.0.1", &["198.51.100.7, é"]), "10.0.0.1");
    }

    #[test]
    fn networks_of_one_region_are_told_from_those_of_another() {
        let region = |text: &str| Network::of(text.parse().unwrap()).region();
        assert_eq!(region("2001:db8:1:2::1"), region("2001:db8:1:ff00::9"));
        assert_ne!(region("2001:db8:1:2::1"), region("2001:db8:2:2::1"));
        assert_eq!(region("192.0.2.1"), None);
    }

    #[test]
    fn a_list_that_makes_no_sense_counts_for_the_proxy() {
        assert_eq!(visitor("10.0.0.1", &["unknown"]), "10.0.0.1");
        assert_eq!(visitor("10.0.0.1", &[]), "10.0.0.1");
    }

    #[test]
    fn an_ipv6_network_counts_once_whatever_its_second_half() {
        let network = |text: &str| Network::of(text.parse().unwrap());
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::9"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
    }

    #[test]
    fn ranges_are_read_or_refused() {
        let range: AddressRange = "10.0.0.0/8".parse().unwrap();
        assert!(range.contains("10.255.0.1".parse().unwrap()));
        assert!(range.contains("::ffff:10.0.0.1".parse().unwrap()));
        assert!(!range.contains("11.0.0.1".parse().unwrap()));
        let all: AddressRange = "0.0.0.0/0".parse().unwrap();
        assert!(all.contains("192.0.2.1".parse().unwrap()));
        for wrong in ["", "proxy", "10.0.0.0/33", "10.0.0.0/x", "::/129"] {
            assert_eq!(wrong.parse::<AddressRange>(), Err(ParseAddressError), "{wrong}");
        }
    }
}
