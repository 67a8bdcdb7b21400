//! What stands beside a table's log: what people are called, and what they say.

use engine::Seat;

use crate::PersonId;

/// How many remarks are held of those who play, and as many of those who watch: more than any page shows. What was said before is in
/// the store alone, or whoever talks for days would fill the memory.
pub const REMARKS_HELD: usize = 200;

/// Names and talk of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    names: [Option<String>; engine::MAX_SEATS],
    talk: Vec<Remark>,
    asker: Option<String>,
    comments: Vec<Comment>,
    /// How much was said before what is held.
    before: usize,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The seat of the speaker.
    pub seat: Seat,
    /// The speaker, where the log or the talk remembers who it was.
    pub person: Option<PersonId>,
    /// The words.
    pub text: String,
}

/// Something that was said among those who only watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The speaker.
    pub person: PersonId,
    /// What the speaker was called then.
    pub name: String,
    /// The words.
    pub text: String,
}

impl Beside {
    /// What the person on a seat is called.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names[seat.index()].as_deref().filter(|name| !name.is_empty())
    }

    /// Whether whoever sits or sat on a seat took their name away. An empty name says so, since the logs of the first format
    /// still hold the old one.
    pub fn is_nameless(&self, seat: Seat) -> bool {
        self.names[seat.index()].as_deref() == Some("")
    }

    /// Calls the person on a seat so; an empty name takes theirs away.
    pub fn rename(&mut self, seat: Seat, name: String) {
        self.names[seat.index()] = Some(name);
    }

    /// What a stranger is called who asks for a seat.
    pub fn asker(&self) -> Option<&str> {
        self.asker.as_deref()
    }

    /// Notes what a stranger is called who asks for a seat.
    pub fn set_asker(&mut self, name: Option<String>) {
        self.asker = name;
    }

    /// How much was ever said, by those who play and by those who watch.
    pub fn said(&self) -> usize {
        self.before + self.talk.len() + self.comments.len()
    }

    /// Notes that more was said before what is held.
    pub fn skip(&mut self, remarks: usize) {
        self.before += remarks;
    }

    /// What was said last, oldest first.
    pub fn talk(&self) -> &[Remark] {
        &self.talk
    }

    /// Adds what was said last.
    pub fn say(&mut self, remark: Remark) {
        self.before += make_room(&mut self.talk);
        self.talk.push(remark);
    }

    /// What those who only watch said last among themselves, oldest first.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// Adds what one of them said last.
    pub fn comment(&mut self, comment: Comment) {
        self.before += make_room(&mut self.comments);
        self.comments.push(comment);
    }
}

/// Forgets what was said first where no more is to be held; says how much.
fn make_room<T>(held: &mut Vec<T>) -> usize {
    let too_many = (held.len() + 1).saturating_sub(REMARKS_HELD);
    held.drain(..too_many);
    too_many
}
