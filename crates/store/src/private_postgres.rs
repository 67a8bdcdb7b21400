//! A PostgreSQL server of a test's own, in a temporary folder, reached through a socket file there.
//!
//! It runs the programs of the distribution (`cargo xtask test` installs them where they are missing) and ends with the
//! value that stands for it.

use std::fs;
use std::io;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A server that runs as long as this value lives.
#[derive(Debug)]
pub struct PrivatePostgres {
    folder: tempfile::TempDir,
    programs: PathBuf,
    /// PostgreSQL refuses to run as root: the user and group it runs as instead.
    user: Option<(u32, u32)>,
}

impl PrivatePostgres {
    /// Makes a fresh server and waits until it answers.
    pub fn start() -> io::Result<PrivatePostgres> {
        let folder = tempfile::Builder::new().prefix("pg").tempdir()?;
        let server = PrivatePostgres {
            user: other_than_root(folder.path())?,
            programs: programs()?,
            folder,
        };
        if let Some((user, group)) = server.user {
            chown(server.folder.path(), Some(user), Some(group))?;
        }
        let mut initdb = server.program("initdb");
        initdb.args([
            "--username=chantier",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ]);
        run(initdb.arg("--pgdata").arg(server.data()))?;
        server.up()?;
        Ok(server)
    }

    /// Starts the server again after [`stop`](PrivatePostgres::stop).
    pub fn up(&self) -> io::Result<()> {
        let settings = format!(
            "-c listen_addresses= -c max_connections=200 -k {}",
            self.folder.path().display()
        );
        let log = self.folder.path().join("log");
        let mut start = self.control("start");
        run(start.arg("--wait").arg("--options").arg(settings).arg("--log").arg(log))
    }

    /// Stops the server at once, as a crash would: without a word to its clients.
    pub fn stop(&self) -> io::Result<()> {
        run(self.control("stop").args(["--mode", "immediate"]))
    }

    /// Makes an empty database and gives its address.
    pub fn create_database(&self, name: &str) -> io::Result<String> {
        let mut create = self.program("createdb");
        create
            .args(["--username", "chantier", "--host"])
            .arg(self.folder.path());
        run(create.arg(name))?;
        let socket = self.folder.path().display().to_string().replace('/', "%2F");
        Ok(format!("postgres://chantier@{socket}/{name}"))
    }

    /// The file through which it is reached.
    pub fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn control(&self, action: &str) -> Command {
        let mut control = self.program("pg_ctl");
        control.arg(action).arg("--pgdata").arg(self.data());
        control
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        command.current_dir(self.folder.path());
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for PrivatePostgres {
    fn drop(&mut self) {
        // A server that was stopped already needs no stopping, and nobody is left to hear of it.
        let _ = self.stop();
    }
}

fn run(command: &mut Command) -> io::Result<()> {
    // Not through pipes: the server would hold them open.
    let status = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()?;
    if status.success() {
        return Ok(());
    }
    Err(io::Error::other(format!("{command:?} failed")))
}

/// Debian keeps the programs in folders by version; elsewhere they are where programs are.
fn programs() -> io::Result<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = versions
        .map(|version| version.path().join("bin"))
        .chain(std::env::split_paths(&path));
    let found = folders.find(|folder| folder.join("initdb").is_file());
    found.ok_or_else(|| io::Error::other("PostgreSQL is not installed: 'cargo xtask test' does it"))
}

/// The user to run as, if we are root: a file that we made tells who we are.
fn other_than_root(ours: &Path) -> io::Result<Option<(u32, u32)>> {
    if fs::metadata(ours)?.uid() != 0 {
        return Ok(None);
    }
    let users = fs::read_to_string("/etc/passwd")?;
    let ids = |name: &str| {
        let line = users
            .lines()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
        let mut fields = line.split(':').skip(1);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    let user = ids("postgres").or_else(|| ids("nobody"));
    user.map(Some)
        .ok_or_else(|| io::Error::other("there is no user but root to run PostgreSQL"))
}
