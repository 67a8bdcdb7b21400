//! A process that is spoken to line by line, and never waited for longer than it may take.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use engine::excerpt;

use super::BotFailure;
use crate::protocol::{BotLine, HostLine, VERSION};

/// The most bytes that a bot may write before it answers. What it writes while nobody asks waits in its own pipe.
pub(super) const MOST_BYTES: usize = 1 << 20;
/// How many lines are read ahead.
const LINES_AHEAD: usize = 64;
/// How long a process that was asked to leave may take.
const FAREWELL: Duration = Duration::from_millis(500);

/// The processes that run, by their ids.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Ends all processes that were started here, and what they have started, without a farewell, and then this one.
pub(super) fn exit(status: i32) -> ! {
    // Held until the end: nobody starts another meanwhile.
    let running = running();
    running.iter().for_each(|&process| kill_group(process));
    std::process::exit(status)
}

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// A running bot. It is stopped when this is dropped.
pub(super) struct Process {
    child: Child,
    to: Option<Sender<String>>,
    from: Receiver<Heard>,
    last_words: Arc<Mutex<String>>,
    /// Reads what the process complains of, until it ends.
    complaints: Option<JoinHandle<()>>,
}

enum Heard {
    Line(String),
    /// A line longer than anything a bot has to say.
    TooLong,
}

impl Process {
    /// Starts a process and waits until it says that it is ready.
    pub fn start(command: &[String], limit: Duration) -> Result<Process, BotFailure> {
        let (program, arguments) = command.split_first().ok_or(BotFailure::NoCommand)?;
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // Whatever it starts belongs to it: the bot may stand behind a script.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = {
            // It runs before we hear of it, and must not be missed by who ends all that run.
            let mut running = running();
            let child = command.spawn().map_err(|why| BotFailure::Start(why.to_string()))?;
            running.insert(child.id());
            child
        };
        let (to, lines) = mpsc::channel();
        let (heard, from) = mpsc::sync_channel(LINES_AHEAD);
        let last_words = Arc::default();
        // A process that does not read must not block us, nor one that does not write.
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &heard));
        }
        let complaints = child.stderr.take().map(|stderr| {
            let last_words = Arc::clone(&last_words);
            thread::spawn(move || keep_last_line(stderr, &last_words))
        });
        let mut process = Process {
            child,
            to: Some(to),
            from,
            last_words,
            complaints,
        };
        process.tell(&HostLine::Hello(VERSION));
        match process.answer(limit)? {
            BotLine::Ready(_) => Ok(process),
            other => Err(BotFailure::Nonsense(excerpt(&other.to_string()))),
        }
    }

    /// Whether the process is still there.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Sends a line. A process that is gone is noticed when it is asked for an answer.
    pub fn tell(&mut self, line: &HostLine) {
        if let Some(to) = &self.to {
            let _ = to.send(format!("{line}\n"));
        }
    }

    /// The next thing the bot says, apart from what it says in passing.
    pub fn answer(&mut self, limit: Duration) -> Result<BotLine, BotFailure> {
        let deadline = Instant::now() + limit;
        let mut bytes = 0;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let line = match self.from.recv_timeout(left) {
                Ok(Heard::Line(line)) => line,
                Ok(Heard::TooLong) => return Err(BotFailure::Flood),
                Err(RecvTimeoutError::Timeout) => return Err(BotFailure::Silence(limit)),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
            };
            bytes += line.len() + 1;
            match line.parse() {
                _ if bytes > MOST_BYTES => return Err(BotFailure::Flood),
                Ok(BotLine::Info(_)) => {}
                Ok(BotLine::Error(why)) => return Err(BotFailure::GaveUp(excerpt(&why))),
                Ok(answer) => return Ok(answer),
                Err(_) => return Err(BotFailure::Nonsense(excerpt(&line))),
            }
        }
    }

    /// How a process ended whose output has ended.
    fn ended(&mut self) -> BotFailure {
        let status = self
            .leave(FAREWELL)
            .map_or("it still runs".to_owned(), |status| status.to_string());
        // What it complained of may still be on its way.
        let deadline = Instant::now() + FAREWELL;
        while self.complaints.as_ref().is_some_and(|thread| !thread.is_finished()) && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(2));
        }
        let last_words = self.last_words.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        BotFailure::Ended {
            status,
            last_words: excerpt(&last_words),
        }
    }

    /// Waits a little for the process to end by itself.
    fn leave(&mut self, patience: Duration) -> Option<std::process::ExitStatus> {
        let deadline = Instant::now() + patience;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.tell(&HostLine::Quit);
        // The end of its input says the same once more.
        self.to = None;
        let left = self.leave(FAREWELL).is_some();
        // A script that has left may have left the bot behind.
        kill_group(self.child.id());
        if !left {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
        running().remove(&self.child.id());
    }
}

/// Ends a process and all that it started.
fn kill_group(process: u32) {
    #[cfg(unix)]
    if let Some(group) = i32::try_from(process).ok().and_then(rustix::process::Pid::from_raw) {
        // Mostly nobody is left.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(not(unix))]
    let _ = process;
}

fn write_lines(mut stdin: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(stdout: impl Read, heard: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    let mut line = Vec::new();
    loop {
        line.clear();
        match stdout.by_ref().take(MOST_BYTES as u64 + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(length) => {
                let text = String::from_utf8_lossy(&line);
                let said = match length > MOST_BYTES {
                    true => Heard::TooLong,
                    false => Heard::Line(text.trim_end_matches(['\r', '\n']).to_owned()),
                };
                if heard.send(said).is_err() {
                    return;
                }
            }
        }
    }
}

/// Reads all that a process complains of and keeps its last line, which mostly says why it ended.
fn keep_last_line(stderr: impl Read, last_words: &Mutex<String>) {
    let mut stderr = BufReader::new(stderr);
    let mut line = Vec::new();
    loop {
        line.clear();
        match stderr.by_ref().take(MOST_BYTES as u64).read_until(b'\n', &mut line) {
            Ok(0) => return,
            Err(why) if why.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return,
            Ok(_) => {
                let text = String::from_utf8_lossy(&line);
                if !text.trim().is_empty() {
                    let mut kept = last_words.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    *kept = text.trim().chars().take(200).collect();
                }
            }
        }
    }
}
