//! Somebody on the way to a PostgreSQL server, who lets everything through, slowly or not at all.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// What becomes of what is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Open,
    /// Every piece takes so long, in each direction.
    Slow(Duration),
    /// Nothing comes through until the way is open again; then all of it does, late.
    Stalled,
    /// Nothing comes through, nobody is told, and a connection on which something was lost stays silent for ever.
    Gone,
}

/// The relay. It ends with the test.
pub struct Relay {
    address: SocketAddr,
    way: watch::Sender<Way>,
}

impl Relay {
    /// Stands before the server that is reached through a socket file.
    pub async fn before(socket: PathBuf) -> Relay {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let relay = Relay {
            address: listener.local_addr().unwrap(),
            way: watch::Sender::new(Way::Open),
        };
        let way = relay.way.subscribe();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(pass_on(client, socket.clone(), way.clone()));
            }
        });
        relay
    }

    /// The address of a database of that server, by this way.
    pub fn database(&self, name: &str) -> String {
        format!("postgres://chantier@{}/{name}", self.address)
    }

    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

/// Carries a connection in both directions until either side ends it.
async fn pass_on(client: TcpStream, socket: PathBuf, way: watch::Receiver<Way>) {
    // Whoever comes while nothing is let through waits like everybody else.
    let Ok(server) = UnixStream::connect(socket).await else {
        return;
    };
    let _ = client.set_nodelay(true);
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let lost = tokio::select! {
        lost = carry(&mut from_client, &mut to_server, way.clone()) => lost,
        lost = carry(&mut from_server, &mut to_client, way) => lost,
    };
    if lost {
        // The other end is not told that this one has gone, either.
        std::future::pending::<()>().await;
    }
}

/// Carries one direction to its end, and says whether anything was lost.
async fn carry(
    from: &mut (impl tokio::io::AsyncRead + Unpin),
    to: &mut (impl tokio::io::AsyncWrite + Unpin),
    mut way: watch::Receiver<Way>,
) -> bool {
    let mut piece = [0; 16 * 1024];
    let mut lost = false;
    while let Ok(length @ 1..) = from.read(&mut piece).await {
        let now = *way.borrow_and_update();
        match now {
            Way::Open => {}
            Way::Slow(time) => tokio::time::sleep(time).await,
            Way::Stalled => drop(way.wait_for(|way| *way != Way::Stalled).await),
            Way::Gone => lost = true,
        }
        if !lost && to.write_all(&piece[..length]).await.is_err() {
            break;
        }
    }
    lost
}
