//! Under which addresses the app can be opened.

use std::fmt::Write as _;
use std::net::{IpAddr, SocketAddr, ToSocketAddrs, UdpSocket};

use anyhow::{Context, Result};

/// An address that is reserved for examples. Nothing is ever sent to it.
const OUTSIDE: &str = "192.0.2.1:9";

/// How browsers talk to the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scheme {
    /// In the open.
    Http,
    /// With a certificate.
    Https,
}

impl Scheme {
    fn name(self) -> &'static str {
        match self {
            Scheme::Http => "http",
            Scheme::Https => "https",
        }
    }
}

/// Where to listen for a host. The older kind of address comes first: some programs try only that for `localhost`.
///
/// # Errors
///
/// If there is no such host.
pub fn of_host(host: &str, port: u16) -> Result<Vec<SocketAddr>> {
    let found = (host, port).to_socket_addrs().with_context(|| format!("there is no host {host}"))?;
    let mut found: Vec<SocketAddr> = found.collect();
    found.sort_by_key(SocketAddr::is_ipv6);
    Ok(found)
}

/// This machine's address in its network: the one from which it would send to the outside.
pub fn in_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect(OUTSIDE).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

/// What is printed when the server listens at `local`.
pub fn told(local: SocketAddr, scheme: Scheme, network: Option<IpAddr>) -> String {
    let (name, port) = (scheme.name(), local.port());
    let mut text = String::new();
    if local.ip().is_loopback() || local.ip().is_unspecified() {
        let _ = writeln!(text, "On this machine: {name}://localhost:{port}/");
    }
    let reachable = if local.ip().is_unspecified() { network } else { Some(local.ip()).filter(|ip| !ip.is_loopback()) };
    if let Some(ip) = reachable {
        let _ = writeln!(text, "In the network:  {name}://{}/", SocketAddr::new(ip, port));
    } else if let Some(ip) = network {
        let _ = writeln!(
            text,
            "In the network:  {name}://{}/ if you start it with --host 0.0.0.0",
            SocketAddr::new(ip, port)
        );
    }
    if scheme == Scheme::Http && network.is_some() {
        text.push_str(
            "Over plain http browsers offer no offline mode in the network: use --cert and --key for that.\n",
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(local: &str, scheme: Scheme) -> Vec<String> {
        let network = "198.51.100.7".parse().unwrap();
        told(local.parse().unwrap(), scheme, Some(network)).lines().map(str::to_owned).collect()
    }

    #[test]
    fn open_to_the_network_both_addresses_and_the_warning_are_told() {
        let expected = [
            "On this machine: http://localhost:8080/",
            "In the network:  http://198.51.100.7:8080/",
            "Over plain http browsers offer no offline mode in the network: use --cert and --key for that.",
        ];
        assert_eq!(lines("0.0.0.0:8080", Scheme::Http), expected);
    }

    #[test]
    fn on_this_machine_only_the_way_into_the_network_is_told() {
        let told = lines("127.0.0.1:8080", Scheme::Http);
        assert_eq!(told[0], "On this machine: http://localhost:8080/");
        assert_eq!(told[1], "In the network:  http://198.51.100.7:8080/ if you start it with --host 0.0.0.0");
    }

    #[test]
    fn over_https_there_is_nothing_to_warn_of() {
        let expected = ["On this machine: https://localhost:8443/", "In the network:  https://198.51.100.7:8443/"];
        assert_eq!(lines("0.0.0.0:8443", Scheme::Https), expected);
    }

    #[test]
    fn without_a_network_only_this_machine_is_told() {
        let text = told("0.0.0.0:8080".parse().unwrap(), Scheme::Http, None);
        assert_eq!(text, "On this machine: http://localhost:8080/\n");
    }

    #[test]
    fn localhost_is_this_machine() {
        assert!(of_host("localhost", 1).unwrap()[0].ip().is_loopback());
    }
}
