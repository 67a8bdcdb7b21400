//! The one writer of a file: what waits together is written together.
//!
//! SQLite lets one transaction write at a time, and a commit that survives a power cut waits for the disk. So writes
//! queue up before a task of its own, which puts all that wait into one transaction: under load a sync of the disk is
//! paid for by many tables, and nobody waits for it longer than for one of their own.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use sqlx::SqlitePool;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::file::Identity;
use super::opening;
use crate::StoreError;
use crate::database::{Connection, Transaction};
use crate::sql::Write;

/// How many writes one transaction takes at most.
const TOGETHER: usize = 128;
/// How many may wait; more have to wait before they may.
const WAITING: usize = 1024;

/// Where writes wait. The write itself goes on when the one who asked for it goes away.
#[derive(Clone, Debug)]
pub(super) struct Queue {
    waiting: Arc<Mutex<Option<mpsc::Sender<Job>>>>,
    writer: Arc<tokio::sync::Mutex<Option<JoinHandle<()>>>>,
    name: String,
    people: Arc<AtomicU64>,
}

struct Job {
    write: Write,
    done: oneshot::Sender<Result<bool, StoreError>>,
}

struct Writer {
    /// Of one connection, which is replaced when it failed.
    pool: SqlitePool,
    name: String,
    file: Identity,
    /// How often something was written on which depends to whom sessions lead.
    people: Arc<AtomicU64>,
}

/// How a transaction failed.
enum Failed {
    /// A statement could not be executed; without the one it belongs to, the others may be.
    Statement(sqlx::Error),
    /// Nothing can be written.
    Whole(sqlx::Error),
}

impl Queue {
    /// Starts the writer. `pool` is its own.
    pub fn new(pool: SqlitePool, name: String, file: Identity) -> Queue {
        let (waiting, jobs) = mpsc::channel(WAITING);
        let people = Arc::<AtomicU64>::default();
        let writer = Writer {
            pool,
            name: name.clone(),
            file,
            people: Arc::clone(&people),
        };
        Queue {
            waiting: Arc::new(Mutex::new(Some(waiting))),
            writer: Arc::new(tokio::sync::Mutex::new(Some(tokio::spawn(writer.work(jobs))))),
            name,
            people,
        }
    }

    pub fn people_version(&self) -> u64 {
        self.people.load(Ordering::Acquire)
    }

    pub async fn write(&self, write: Write) -> Result<bool, StoreError> {
        let closed = || StoreError::Unavailable {
            database: self.name.clone(),
            why: "it was closed".to_owned(),
        };
        let waiting = self
            .waiting
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner())
            .clone();
        let (done, answer) = oneshot::channel();
        let job = Job { write, done };
        waiting.ok_or_else(closed)?.send(job).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Takes no more, and waits until everything is written.
    pub async fn close(&self) {
        drop(
            self.waiting
                .lock()
                .unwrap_or_else(|poisoned| poisoned.into_inner())
                .take(),
        );
        if let Some(writer) = self.writer.lock().await.take() {
            // It ends when nothing waits; if it was lost, nothing can be waited for.
            let _ = writer.await;
        }
    }
}

impl Writer {
    async fn work(self, mut jobs: mpsc::Receiver<Job>) {
        let mut together = Vec::new();
        while jobs.recv_many(&mut together, TOGETHER).await > 0 {
            self.write_together(std::mem::take(&mut together)).await;
        }
        self.pool.close().await;
    }

    async fn write_together(&self, jobs: Vec<Job>) {
        let (writes, asked): (Vec<Write>, Vec<_>) = jobs.into_iter().map(|job| (job.write, job.done)).unzip();
        let answers = match self.transaction(&writes).await {
            Ok(changed) => changed.into_iter().map(Ok).collect(),
            Err(Failed::Statement(_)) if writes.len() > 1 => self.write_alone(&writes).await,
            Err(Failed::Statement(error) | Failed::Whole(error)) => {
                let failed = opening::failed(&self.name, &error);
                vec![Err(failed); writes.len()]
            }
        };
        if writes.iter().any(Write::concerns_people) {
            // Also where it failed: nobody guesses what came of it.
            self.people.fetch_add(1, Ordering::Release);
        }
        for (done, answer) in asked.into_iter().zip(answers) {
            // Whoever asked may have gone.
            let _ = done.send(answer);
        }
    }

    /// Each in a transaction of its own, so that one that cannot be written hinders no other.
    async fn write_alone(&self, writes: &[Write]) -> Vec<Result<bool, StoreError>> {
        let mut answers = Vec::with_capacity(writes.len());
        for write in writes {
            let written = self.transaction(std::slice::from_ref(write)).await;
            answers.push(match written {
                Ok(changed) => Ok(changed.contains(&true)),
                Err(Failed::Statement(error) | Failed::Whole(error)) => Err(opening::failed(&self.name, &error)),
            });
        }
        answers
    }

    async fn transaction(&self, writes: &[Write]) -> Result<Vec<bool>, Failed> {
        self.file.check().map_err(Failed::Whole)?;
        let connection = self.pool.acquire().await.map_err(Failed::Whole)?;
        // IMMEDIATE takes the write lock at once and waits for it under the busy timeout instead of failing half-way.
        let begun = Transaction::begin(Connection::Sqlite(connection), "BEGIN IMMEDIATE").await;
        let mut transaction = begun.map_err(Failed::Whole)?;
        let mut changed = Vec::with_capacity(writes.len());
        for write in writes {
            changed.push(transaction.write(write).await.map_err(Failed::Statement)?);
        }
        transaction.commit().await.map_err(Failed::Whole)?;
        // Between the first look and the commit lies the wait for the write lock. What went into a file that was exchanged meanwhile
        // is acknowledged to nobody.
        self.file.check().map_err(Failed::Whole)?;
        Ok(changed)
    }
}
