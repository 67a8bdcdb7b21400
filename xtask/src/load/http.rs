//! As much of HTTP/1.1 as a load generator needs: requests on connections that stay open, and streams of events.

use std::net::{IpAddr, SocketAddr};

use anyhow::{Context, bail};
use flate2::{Decompress, FlushDecompress, Status};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};

use super::patch::patched;

/// How many bytes stand before the first packet of a stream.
const GZIP_HEAD: usize = 10;

/// An answer.
pub struct Answer {
    pub status: u16,
    head: String,
    pub body: String,
}

impl Answer {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    lines
        .find(|(known, _)| known.eq_ignore_ascii_case(name))
        .map(|(_, value)| value)
}

/// A connection that requests are sent on, one after the other. It is opened when it is needed.
pub struct Connection {
    address: SocketAddr,
    from: Option<IpAddr>,
    open: Option<BufReader<TcpStream>>,
}

impl Connection {
    /// A connection to `address`, of this machine's address `from` if it matters which.
    pub fn new(address: SocketAddr, from: Option<IpAddr>) -> Connection {
        Connection {
            address,
            from,
            open: None,
        }
    }

    /// Closes the connection; the next request opens another.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Sends a request, whose head has no empty line yet, and waits for all of the answer.
    pub async fn send(&mut self, head: &str, body: &str) -> anyhow::Result<Answer> {
        if let Some(mut open) = self.open.take()
            && let Ok(answer) = exchange(&mut open, head, body).await
        {
            self.open = Some(open);
            return Ok(answer);
        }
        // The server lets go of connections that are silent for a while.
        let mut fresh = connect(self.address, self.from).await?;
        let answer = exchange(&mut fresh, head, body).await?;
        self.open = Some(fresh);
        Ok(answer)
    }
}

/// Opens a connection.
pub async fn connect(address: SocketAddr, from: Option<IpAddr>) -> anyhow::Result<BufReader<TcpStream>> {
    let socket = TcpSocket::new_v4()?;
    if let Some(from) = from {
        socket.bind(SocketAddr::new(from, 0))?;
    }
    let stream = socket.connect(address).await.context("the server does not answer")?;
    stream.set_nodelay(true)?;
    Ok(BufReader::new(stream))
}

async fn exchange(open: &mut BufReader<TcpStream>, head: &str, body: &str) -> anyhow::Result<Answer> {
    let length = if body.is_empty() {
        String::new()
    } else {
        format!("Content-Length: {}\r\n", body.len())
    };
    open.write_all(format!("{head}{length}\r\n{body}").as_bytes()).await?;
    let head = read_head(open).await?;
    let status = status(&head)?;
    let mut bytes = Vec::new();
    if header(&head, "transfer-encoding").is_some() {
        while let Some(chunk) = read_chunk(open).await? {
            bytes.extend_from_slice(&chunk);
        }
    } else if let Some(length) = header(&head, "content-length") {
        bytes.resize(length.parse()?, 0);
        open.read_exact(&mut bytes).await?;
    }
    Ok(Answer {
        status,
        head,
        // A picture is no text, and nobody looks at it.
        body: String::from_utf8_lossy(&bytes).into_owned(),
    })
}

fn status(head: &str) -> anyhow::Result<u16> {
    let status = head.split(' ').nth(1).context("no status")?;
    Ok(status.parse()?)
}

async fn read_head(open: &mut BufReader<TcpStream>) -> anyhow::Result<String> {
    let mut head = String::new();
    loop {
        if open.read_line(&mut head).await? == 0 {
            bail!("the connection ended");
        }
        if head.ends_with("\r\n\r\n") {
            return Ok(head);
        }
    }
}

/// The next chunk of a body of unknown length; `None` at its end.
async fn read_chunk(open: &mut BufReader<TcpStream>) -> anyhow::Result<Option<Vec<u8>>> {
    let mut line = String::new();
    if open.read_line(&mut line).await? == 0 {
        bail!("the stream broke off");
    }
    let mut chunk = vec![0; usize::from_str_radix(line.trim(), 16)? + 2];
    open.read_exact(&mut chunk).await?;
    chunk.truncate(chunk.len() - 2);
    Ok(Some(chunk).filter(|chunk| !chunk.is_empty()))
}

/// An open stream of events, read as a page reads it.
pub struct Events {
    open: BufReader<TcpStream>,
    unpacker: Option<Box<Decompress>>,
    buffer: String,
    stamp: String,
    text: String,
    /// How many bytes of the stream came since the last event.
    bytes: usize,
}

/// What the stream brought.
pub struct Event<'a> {
    /// The changing part of the page as it is now.
    pub text: &'a str,
    /// How many bytes this took on the wire, without what HTTP puts around it.
    pub bytes: usize,
}

impl Events {
    /// Opens a stream.
    pub async fn open(address: SocketAddr, from: Option<IpAddr>, head: &str) -> anyhow::Result<Events> {
        let mut open = connect(address, from).await?;
        open.write_all(format!("{head}Accept-Encoding: gzip\r\n\r\n").as_bytes())
            .await?;
        let head = read_head(&mut open).await?;
        if status(&head)? != 200 {
            bail!("no stream: {}", head.lines().next().unwrap_or_default());
        }
        if header(&head, "content-encoding") != Some("gzip") {
            bail!("the stream is not packed");
        }
        Ok(Events {
            open,
            unpacker: None,
            buffer: String::new(),
            stamp: String::new(),
            text: String::new(),
            bytes: 0,
        })
    }

    /// The next event.
    pub async fn next(&mut self) -> anyhow::Result<Event<'_>> {
        loop {
            if let Some(end) = self.buffer.find("\n\n") {
                let event: String = self.buffer.drain(..end + 2).collect();
                if self.take(&event)? {
                    let bytes = std::mem::take(&mut self.bytes);
                    return Ok(Event {
                        text: &self.text,
                        bytes,
                    });
                }
                continue;
            }
            let chunk = read_chunk(&mut self.open).await?.context("the stream ended")?;
            self.unpack(&chunk)?;
        }
    }

    fn unpack(&mut self, mut packed: &[u8]) -> anyhow::Result<()> {
        let unpacker = match &mut self.unpacker {
            Some(unpacker) => unpacker,
            // Streams that stay silent need none.
            place => {
                packed = packed.get(GZIP_HEAD..).context("half a head")?;
                place.insert(Box::new(Decompress::new(false)))
            }
        };
        self.bytes += packed.len();
        let mut unpacked = Vec::with_capacity(packed.len() * 12 + 256);
        loop {
            let before = unpacker.total_in();
            let status = unpacker.decompress_vec(packed, &mut unpacked, FlushDecompress::Sync)?;
            packed = &packed[(unpacker.total_in() - before) as usize..];
            if status == Status::StreamEnd || (packed.is_empty() && unpacked.len() < unpacked.capacity()) {
                break;
            }
            unpacked.reserve(unpacked.capacity());
        }
        self.buffer.push_str(std::str::from_utf8(&unpacked)?);
        Ok(())
    }

    /// Takes in an event; says whether it was one.
    fn take(&mut self, event: &str) -> anyhow::Result<bool> {
        let mut data = event.lines().filter_map(|line| line.strip_prefix("data: "));
        let Some(first) = data.next() else {
            return Ok(false);
        };
        self.text = if first.starts_with('[') {
            patched(&self.stamp, &self.text, first).context("a patch does not fit")?
        } else {
            data.fold(first.to_owned(), |text, line| text + "\n" + line)
        };
        let id = event.lines().find_map(|line| line.strip_prefix("id: "));
        self.stamp = id.context("an event without an id")?.to_owned();
        Ok(true)
    }
}
