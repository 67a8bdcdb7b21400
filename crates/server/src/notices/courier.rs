//! Sends one message to one receiver: no redirect is followed, nothing of the answer is read but its status, and all of it has
//! to be done in a few seconds.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Request, StatusCode, header};
use futures_util::future::{self, Either};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::outside::{Destination, Refused};

/// How long a message may take, its connection included.
const TIME: Duration = Duration::from_secs(5);
/// How long one of several addresses of a receiver may take to answer.
const CONNECTING: Duration = Duration::from_secs(2);
/// The largest head of an answer.
const HEAD_BYTES: usize = 16 * 1024;
/// How many messages are under way at once to receivers that answered the last time, or were told nothing yet, and how many to those
/// that did not: who does not answer waits for others who do not.
const TO_ANSWERING: usize = 48;
const TO_SILENT: usize = 16;
/// How long a message waits until it may be sent.
const WAITING: Duration = Duration::from_secs(20);

/// Sends messages.
pub(crate) struct Courier {
    /// Whether addresses that are not public are allowed.
    inside: bool,
    /// Encrypts; what the system trusts is looked up when it is first needed.
    tls: OnceLock<TlsConnector>,
    to_answering: Semaphore,
    to_silent: Semaphore,
}

/// A message to be sent.
pub(crate) struct Parcel {
    pub headers: Vec<(HeaderName, HeaderValue)>,
    pub body: Vec<u8>,
}

/// Why a message did not arrive.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Undelivered {
    #[error(transparent)]
    Refused(#[from] Refused),
    #[error("too many other messages are under way")]
    Busy,
    #[error("nobody answers there")]
    Unreachable,
    #[error("it took longer than {} seconds", TIME.as_secs())]
    TooSlow,
    #[error("the answer is no answer of the web")]
    Unreadable,
    #[error("the answer is {0}")]
    Answer(StatusCode),
}

impl Courier {
    /// A courier who trusts what the system trusts.
    pub fn new(inside: bool) -> Courier {
        Courier {
            inside,
            tls: OnceLock::new(),
            to_answering: Semaphore::new(TO_ANSWERING),
            to_silent: Semaphore::new(TO_SILENT),
        }
    }

    /// Whether a webhook can be at an address, as things are now.
    pub async fn check_webhook(&self, address: &str) -> Result<(), Refused> {
        let destination = Destination::read(address, true, self.inside)?;
        let resolved = tokio::time::timeout(CONNECTING, destination.resolve(self.inside)).await;
        resolved.unwrap_or(Err(Refused::Unknown)).map(drop)
    }

    /// Whether the push service of a browser can be at an address, and what its origin is. Browsers give none that is not
    /// secure.
    pub fn push_service(&self, address: &str) -> Result<Destination, Refused> {
        Destination::read(address, self.inside, self.inside)
    }

    /// Sends a message to a receiver that answered the last time, or did not.
    pub async fn send(&self, address: &str, parcel: Parcel, answered: bool) -> Result<(), Undelivered> {
        let destination = Destination::read(address, true, self.inside)?;
        let places = if answered { &self.to_answering } else { &self.to_silent };
        // Whoever waits for a place is not slow.
        let place = tokio::time::timeout(WAITING, places.acquire()).await;
        let Ok(Ok(_place)) = place else {
            return Err(Undelivered::Busy);
        };
        let sent = tokio::time::timeout(TIME, self.try_to_send(&destination, parcel)).await;
        match sent.unwrap_or(Err(Undelivered::TooSlow))? {
            status if status.is_success() => Ok(()),
            status => Err(Undelivered::Answer(status)),
        }
    }

    async fn try_to_send(&self, destination: &Destination, parcel: Parcel) -> Result<StatusCode, Undelivered> {
        let stream = connect(&destination.resolve(self.inside).await?).await?;
        if !destination.secure {
            return post(stream, destination, parcel).await;
        }
        let name = ServerName::try_from(destination.host.clone()).map_err(|_| Refused::Address)?;
        let tls = self.tls.get_or_init(|| connector(system_roots()));
        let stream = tls.connect(name, stream).await.map_err(|_| Undelivered::Unreachable)?;
        post(stream, destination, parcel).await
    }
}

fn system_roots() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    roots
}

/// Encrypts for receivers that one of these vouches for.
fn connector(roots: RootCertStore) -> TlsConnector {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

/// A connection to the first of these addresses that answers.
async fn connect(addresses: &[SocketAddr]) -> Result<TcpStream, Undelivered> {
    for address in addresses {
        if let Ok(Ok(stream)) = tokio::time::timeout(CONNECTING, TcpStream::connect(address)).await {
            return Ok(stream);
        }
    }
    Err(Undelivered::Unreachable)
}

/// Sends a message over a connection, and gives the status of the answer. With that the connection is closed.
async fn post(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    destination: &Destination,
    parcel: Parcel,
) -> Result<StatusCode, Undelivered> {
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(HEAD_BYTES)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|_| Undelivered::Unreachable)?;
    let path = destination.uri.path_and_query().map_or("/", |path| path.as_str());
    let authority = destination.uri.authority().map_or("", |authority| authority.as_str());
    let mut request = Request::post(path)
        .header(header::HOST, authority)
        .header(header::CONNECTION, "close")
        .header(header::USER_AGENT, concat!("chantier/", env!("CARGO_PKG_VERSION")));
    for (name, value) in parcel.headers {
        request = request.header(name, value);
    }
    let request = request.body(Body::from(parcel.body)).map_err(|_| Refused::Address)?;
    let answer = pin!(sender.send_request(request));
    let answer = match future::select(answer, pin!(connection)).await {
        Either::Left((answer, _)) => answer,
        // What was read before the connection ended is there.
        Either::Right((_, answer)) => answer.await,
    };
    answer
        .map(|answer| answer.status())
        .map_err(|_| Undelivered::Unreadable)
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

    use super::*;

    /// A receiver with a certificate for `localhost`, which answers with this; gives its port.
    async fn receiver(answer: &'static str) -> u16 {
        let certificate = CertificateDer::from(include_bytes!("../../tests/tls/certificate.der").to_vec());
        let key = PrivateKeyDer::try_from(include_bytes!("../../tests/tls/key.der").to_vec()).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key)
            .unwrap();
        let (acceptor, listener) = (
            TlsAcceptor::from(Arc::new(config)),
            TcpListener::bind("127.0.0.1:0").await.unwrap(),
        );
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                if let Ok(mut stream) = acceptor.accept(stream).await {
                    let mut request = [0; 4096];
                    let length = stream.read(&mut request).await.unwrap();
                    assert!(request[..length].starts_with(b"POST /topic?a=b HTTP/1.1\r\n"));
                    let _ = stream.write_all(answer.as_bytes()).await;
                }
            }
        });
        port
    }

    fn courier() -> Courier {
        let mut roots = RootCertStore::empty();
        let authority = include_bytes!("../../tests/tls/authority.der").to_vec();
        roots.add(CertificateDer::from(authority)).unwrap();
        trusting(roots)
    }

    fn trusting(roots: RootCertStore) -> Courier {
        let courier = Courier::new(true);
        assert!(courier.tls.set(connector(roots)).is_ok());
        courier
    }

    async fn send(courier: &Courier, host: &str, port: u16) -> Result<(), Undelivered> {
        let parcel = Parcel {
            headers: Vec::new(),
            body: b"hello".to_vec(),
        };
        courier
            .send(&format!("https://{host}:{port}/topic?a=b"), parcel, true)
            .await
    }

    #[tokio::test]
    async fn a_receiver_is_believed_by_its_certificate_alone() {
        let port = receiver("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await;
        send(&courier(), "localhost", port).await.unwrap();
        let other_name = send(&courier(), "127.0.0.1", port).await;
        assert!(matches!(other_name, Err(Undelivered::Unreachable)), "{other_name:?}");
        let stranger = send(&trusting(RootCertStore::empty()), "localhost", port).await;
        assert!(matches!(stranger, Err(Undelivered::Unreachable)), "{stranger:?}");
    }

    #[tokio::test]
    async fn what_is_no_success_did_not_arrive_and_endless_answers_are_not_read() {
        let port =
            receiver("HTTP/1.1 307 Elsewhere\r\nlocation: https://example.org/\r\ncontent-length: 0\r\n\r\n").await;
        let moved = send(&courier(), "localhost", port).await;
        assert!(
            matches!(moved, Err(Undelivered::Answer(StatusCode::TEMPORARY_REDIRECT))),
            "{moved:?}"
        );
        // A body that never ends is nobody's business.
        let port = receiver("HTTP/1.1 200 OK\r\ncontent-length: 1000000000000\r\n\r\nand so on").await;
        send(&courier(), "localhost", port).await.unwrap();
        let port = receiver("220 mail.example.org ESMTP\r\n").await;
        let mail = send(&courier(), "localhost", port).await;
        assert!(matches!(mail, Err(Undelivered::Unreadable)), "{mail:?}");
    }

    #[tokio::test]
    async fn inside_addresses_are_refused_when_something_is_sent() {
        let strict = Courier::new(false);
        for host in ["localhost", "127.0.0.1", "[::1]", "10.1.2.3"] {
            let refused = send(&strict, host, 8443).await;
            assert!(
                matches!(refused, Err(Undelivered::Refused(Refused::Inside))),
                "{host} {refused:?}"
            );
        }
    }
}
