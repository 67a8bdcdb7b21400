//! Who sits where.

use anyhow::bail;
use bots::BotSpec;
use bots::levels::Level;
use catalogue::{Lesson, Lexicon};
use engine::{Phrase, Record, Seat, Seed, below};
use tables::TEACHER;

use crate::terminal::{self, SEATS, paint};

/// Those at the table, in seat order.
pub struct Party {
    players: Vec<Player>,
}

struct Player {
    /// The name in records; that of a bot says how to build it.
    name: String,
    /// The name on the screen.
    shown: String,
    bot: Option<BotSpec>,
}

/// How well bots play against somebody who learns, once the lesson leaves them the choice.
const TEACHER_LEVEL: BotSpec = BotSpec::Level(Level::Gentle);

/// The longest name of a person.
const LONGEST_NAME: usize = 20;

impl Party {
    /// So many players, of whom some are bots and the others people, seated at random from the seed.
    pub fn seated(
        players: usize,
        bots: &[BotSpec],
        names: &[String],
        seed: &Seed,
        lexicon: &Lexicon,
    ) -> anyhow::Result<Party> {
        let Some(people) = players.checked_sub(bots.len()) else {
            bail!("{} bots do not fit at a table for {players}", bots.len());
        };
        if names.len() > people {
            bail!(
                "{} names are too many: {people} of the {players} players are people",
                names.len()
            );
        }
        let mut around: Vec<Player> = Vec::new();
        for number in 1..=people {
            let name = match names.get(number - 1) {
                Some(name) => person_name(name)?,
                None if people == 1 => lexicon.word("play-person"),
                None => lexicon.say(
                    &Phrase::new("play-person-numbered").with("number", number as u32),
                    &|seat| seat.to_string(),
                ),
            };
            if around.iter().any(|other| other.name == name) {
                bail!("two people are called '{name}'");
            }
            around.push(Player::person(name));
        }
        around.extend(bots.iter().map(|&bot| Player::bot(bot, lexicon)));
        let mut rng = seed.playout_rng();
        for place in (1..around.len()).rev() {
            around.swap(place, below(&mut rng, place + 1));
        }
        Ok(Party::numbered(around))
    }

    /// Somebody who learns, and those who play against them.
    pub fn taught(lesson: &Lesson, names: &[String], lexicon: &Lexicon) -> anyhow::Result<Party> {
        let learner = match names {
            [] => lexicon.word("play-person"),
            [name] => person_name(name)?,
            _ => bail!("{} names are too many: one person learns", names.len()),
        };
        let player = |seat: Seat| match seat == lesson.learner() {
            true => Player::person(learner.clone()),
            false => Player::teacher(lexicon),
        };
        let seats = Seat::all(lesson.setup().players);
        Ok(Party::numbered(seats.map(player).collect()))
    }

    /// Whether somebody learns here.
    pub fn is_taught(&self) -> bool {
        self.players.iter().any(|player| player.name == TEACHER)
    }

    /// Those who followed a lesson play on as they like.
    pub fn end_lesson(&mut self) {
        for player in self.players.iter_mut().filter(|player| player.name == TEACHER) {
            player.name = TEACHER_LEVEL.to_string();
        }
    }

    /// Those of a record: whoever has the name of a bot is one.
    pub fn of_record(record: &Record, lexicon: &Lexicon) -> Party {
        let player = |name: &String| match name.parse() {
            Ok(bot) => Player::bot(bot, lexicon),
            Err(_) if name == TEACHER => Player::teacher(lexicon),
            Err(_) => Player::person(name.clone()),
        };
        Party::numbered(record.seats.iter().map(player).collect())
    }

    /// Numbers those whose names on the screen are alike.
    fn numbered(mut players: Vec<Player>) -> Party {
        let shown: Vec<String> = players.iter().map(|player| player.shown.clone()).collect();
        for (index, player) in players.iter_mut().enumerate() {
            let alike = |others: &[String]| others.iter().filter(|&other| *other == shown[index]).count();
            if alike(&shown) > 1 {
                let number = alike(&shown[..=index]) as u32;
                player.shown = format!("{} {number}", player.shown);
            }
        }
        Party { players }
    }

    /// The name of the player at `seat`.
    pub fn name(&self, seat: Seat) -> String {
        self.players[seat.index()].shown.clone()
    }

    /// The name of the player at `seat`, in the seat's colour.
    pub fn painted(&self, seat: Seat) -> String {
        paint(SEATS[seat.index()], &self.players[seat.index()].shown)
    }

    /// The bot at `seat`, if one sits there.
    pub fn bot(&self, seat: Seat) -> Option<BotSpec> {
        self.players[seat.index()].bot
    }

    /// The seats of people.
    pub fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.players.len());
        seats.filter(|&seat| self.bot(seat).is_none()).collect()
    }

    /// The names as records hold them.
    pub fn recorded_names(&self) -> Vec<String> {
        self.players.iter().map(|player| player.name.clone()).collect()
    }

    /// The seats in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players.len())
    }
}

impl Player {
    fn person(name: String) -> Player {
        Player {
            shown: name.clone(),
            name,
            bot: None,
        }
    }

    fn teacher(lexicon: &Lexicon) -> Player {
        Player {
            name: TEACHER.to_owned(),
            ..Player::bot(TEACHER_LEVEL, lexicon)
        }
    }

    fn bot(bot: BotSpec, lexicon: &Lexicon) -> Player {
        Player {
            name: bot.to_string(),
            shown: lexicon.word(&level(bot)),
            bot: Some(bot),
        }
    }
}

/// The message that names a bot's level.
pub fn level(bot: BotSpec) -> String {
    let name = match bot {
        BotSpec::Random => "random",
        BotSpec::Light => "light",
        BotSpec::Greedy => "greedy",
        BotSpec::Mcts(_) | BotSpec::Parallel(..) | BotSpec::Careless(_) => "mcts",
        BotSpec::Level(level) => level.name(),
    };
    format!("level-{name}")
}

fn person_name(name: &str) -> anyhow::Result<String> {
    let name = name.trim();
    if name.is_empty() || name.chars().any(char::is_control) || terminal::columns_of(name) > LONGEST_NAME {
        bail!("a name has 1 to {LONGEST_NAME} letters, not '{name}'");
    }
    if name == TEACHER || name.parse::<BotSpec>().is_ok() {
        bail!("'{name}' is the name of a bot");
    }
    Ok(name.to_owned())
}
