//! A server under load: started, measured from outside, and ended.

use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

/// How many ticks of the processor's time Linux counts in a second, for programs.
const TICKS_PER_S: f64 = 100.0;

/// A process that listens on an address.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    /// Starts a program that is told its address, and waits until it listens.
    pub fn start(mut command: Command, address: SocketAddr) -> anyhow::Result<Process> {
        let child = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
            .spawn()
            .with_context(|| format!("cannot run {}", command.get_program().to_string_lossy()))?;
        let mut process = Process { child, address };
        let start = Instant::now();
        while TcpStream::connect(address).is_err() {
            if let Some(status) = process.child.try_wait()? {
                bail!("the server ended with {status}");
            }
            if start.elapsed() > Duration::from_secs(60) {
                bail!("the server does not listen");
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(process)
    }

    /// `chantier serve` on a database of its own under the default durability, with room for as many as come.
    pub fn chantier(program: &Path, folder: &Path, more: &[&str]) -> anyhow::Result<Process> {
        let address = free_address()?;
        let mut command = Command::new(program);
        command
            .arg("serve")
            .args(["--listen", &address.to_string()])
            .arg("--database")
            .arg(folder.join("tables.sqlite"))
            .args(more);
        Process::start(command, address)
    }

    /// The time on the processor so far, in seconds.
    pub fn cpu_s(&self) -> anyhow::Result<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name of the program stands in parentheses and may hold anything.
        let (_, rest) = stat.rsplit_once(')').context("no such line")?;
        let field = |number: usize| {
            rest.split_whitespace()
                .nth(number - 3)
                .and_then(|text| text.parse().ok())
        };
        let (user, system): (f64, f64) = field(14).zip(field(15)).context("no such field")?;
        Ok((user + system) / TICKS_PER_S)
    }

    /// The memory it holds, in bytes.
    pub fn memory(&self) -> anyhow::Result<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib: f64 = line
            .and_then(|line| line.split_whitespace().next()?.parse().ok())
            .context("no such line")?;
        Ok(kib * 1024.0)
    }

    /// Asks it to stop as a system does, and says how long that took.
    pub fn terminate(&mut self) -> anyhow::Result<Duration> {
        let start = Instant::now();
        let pid = rustix::process::Pid::from_child(&self.child);
        rustix::process::kill_process(pid, rustix::process::Signal::TERM)?;
        self.child.wait()?;
        Ok(start.elapsed())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An address on this machine that nobody listens on.
pub fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

/// Lets this process and those it starts open as many files as the system allows.
pub fn allow_many_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    // Where it cannot be raised, opening too many streams says so.
    let _ = setrlimit(Resource::Nofile, raised);
}
