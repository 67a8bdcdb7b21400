//! Runs the program as a shell would.

#![allow(dead_code, reason = "each test file uses its part")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

/// What came of a run.
pub struct Ran {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// Standard output of a run that went well.
    #[track_caller]
    pub fn ok(self) -> String {
        assert_eq!(self.status, 0, "it failed: {}", self.err);
        self.out
    }

    /// Standard output as JSON.
    #[track_caller]
    pub fn json(self) -> serde_json::Value {
        let out = self.ok();
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error} in {out}"))
    }

    /// The one line that bad input gets.
    #[track_caller]
    pub fn refused(self) -> String {
        self.complaint(2)
    }

    /// The one line that says what could not be done.
    #[track_caller]
    pub fn failed(self) -> String {
        self.complaint(1)
    }

    #[track_caller]
    fn complaint(self, status: i32) -> String {
        assert_eq!((self.status, self.out.as_str()), (status, ""), "{}", self.err);
        let lines: Vec<&str> = self.err.lines().collect();
        let [line] = lines[..] else {
            panic!("not one line: {}", self.err)
        };
        line.strip_prefix("error: ")
            .unwrap_or_else(|| panic!("no error: {line}"))
            .to_owned()
    }
}

/// The program with arguments separated by spaces.
pub fn command(arguments: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chantier"));
    command.args(arguments.split_whitespace());
    // The developer's terminal must not change what the tests see.
    for variable in [
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "NO_COLOR",
        "CLICOLOR_FORCE",
        "CLICOLOR",
    ] {
        command.env_remove(variable);
    }
    command
}

/// Runs the program with nothing on its standard input.
pub fn chantier(arguments: &str) -> Ran {
    typed(command(arguments), "")
}

/// Runs a command with these lines on its standard input.
pub fn typed(mut command: Command, lines: &(impl AsRef<[u8]> + ?Sized)) -> Ran {
    let command = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let lines = lines.as_ref().to_owned();
    // A program that leaves early does not read it all.
    let writer = std::thread::spawn(move || stdin.write_all(&lines).ok());
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        status: status.code().unwrap(),
        out: String::from_utf8(stdout).unwrap(),
        err: String::from_utf8(stderr).unwrap(),
    }
}

/// An empty folder of the test's own.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// The record of a finished game between two players.
pub fn record(folder: &std::path::Path) -> PathBuf {
    record_of(folder, "1")
}

/// The record of the game of this seed.
pub fn record_of(folder: &std::path::Path, seed: &str) -> PathBuf {
    let records = folder.join("records");
    chantier(&format!(
        "sim batisseurs --games 1 --policy light --seed {seed} --records {}",
        records.display()
    ))
    .ok();
    records.join("batisseurs-000001.record")
}

/// A server, which is stopped when the test ends.
pub struct Serving {
    pub child: Child,
    pub address: String,
}

impl Serving {
    /// Runs a command that serves, and waits until it does.
    pub fn start(mut command: Command) -> Serving {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line.split_once("http://").expect("the address to open").1;
        Serving {
            address: address.split(' ').next().unwrap().to_owned(),
            child,
        }
    }

    /// The answer to a request, from its first line on. `headers` are whole lines.
    pub fn get(&self, path: &str, headers: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1\r\n{headers}"), "")
    }

    /// The answer to a form.
    pub fn post(&self, path: &str, headers: &str, form: &str) -> String {
        let kind = "content-type: application/x-www-form-urlencoded";
        let length = form.len();
        self.ask(
            &format!("POST {path} HTTP/1.1\r\n{kind}\r\ncontent-length: {length}\r\n{headers}"),
            form,
        )
    }

    fn ask(&self, head: &str, body: &str) -> String {
        let mut connection = TcpStream::connect(&self.address).unwrap();
        connection
            .set_read_timeout(Some(std::time::Duration::from_secs(20)))
            .unwrap();
        let request = format!("{head}host: {}\r\nconnection: close\r\n\r\n{body}", self.address);
        let mut answer = String::new();
        // A server may hang up at any time; what it said before is its answer.
        let sent = connection.write_all(request.as_bytes());
        let _ = sent.and_then(|()| connection.read_to_string(&mut answer));
        answer
    }

    /// Stops the server as a host does, and gives what it logged.
    pub fn stop(mut self) -> String {
        let done = Command::new("kill")
            .args(["-TERM", &self.child.id().to_string()])
            .status();
        assert!(done.unwrap().success());
        let mut log = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(self.child.wait().unwrap().success(), "{log}");
        log
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
