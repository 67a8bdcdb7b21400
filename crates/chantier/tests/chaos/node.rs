//! A server in a process of its own, which can be killed.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A server. It is killed when the test ends.
pub struct Node {
    address: SocketAddr,
    database: String,
    child: Child,
}

impl Node {
    /// Starts a server on a free port and waits until it listens.
    pub async fn start(database: &str) -> Node {
        // Free now, and hardly taken before the server takes it; it must be the same after each kill.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        Node {
            address,
            database: database.to_owned(),
            child: serve(address, database).await,
        }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether the server says that it can keep no move.
    pub async fn is_unwell(&self) -> bool {
        let asked = reqwest::get(format!("http://{}/health", self.address)).await;
        asked.is_ok_and(|answer| answer.status() == reqwest::StatusCode::SERVICE_UNAVAILABLE)
    }

    /// Ends the process without a word (`kill -9`).
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub async fn start_again(&mut self) {
        self.child = serve(self.address, &self.database).await;
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a server, again if its database or its port is not ready yet.
async fn serve(address: SocketAddr, database: &str) -> Child {
    for _ in 0..20 {
        let mut command = Command::new(env!("CARGO_BIN_EXE_chantier"));
        command.args(["serve", "--listen", &address.to_string(), "--database", database]);
        // What is tried is a disk that is full, and not one that is nearly so.
        command.args(["--min-free-disk", "0"]);
        command.env("CHANTIER_LOG", "error");
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let out = child.stdout.take().unwrap();
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).unwrap();
        if line.contains("http://") {
            return child;
        }
        child.wait().unwrap();
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    panic!("the server does not start on {address} with {database}");
}
