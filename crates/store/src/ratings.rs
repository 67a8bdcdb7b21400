//! Ratings, by the games that count.
//!
//! That a game counts, and who came to which place, is written with the event that ends it ([`note`]). What it makes of the ratings
//! is written afterwards, by whoever comes first, once: the row of the game says whether it was.

use std::collections::{BTreeMap, BTreeSet};

use tables::{PersonId, Placed, Rating, Rival, TableId, rate};

use crate::sql::{Row, Statement, Write};
use crate::{Append, Store, StoreError};

/// How often a game is counted anew when others of the same players end in the same moment.
const TRIES: usize = 8;
/// How often it is asked who somebody is now: a guest has become somebody with an account, who has gone.
const HEIRS: usize = 2;
/// How many games are counted before others are looked for.
const TOGETHER: i64 = 100;

/// A rating as it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingEntry {
    /// The game's id.
    pub game: String,
    /// How many play.
    pub seats: u32,
    /// How many games were counted.
    pub games: u32,
    /// The rating.
    pub rating: Rating,
}

/// What a game made of a rating.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingStep {
    /// The table.
    pub table: TableId,
    /// Whether everybody may know of the table.
    pub public: bool,
    /// Whether whoever asks sits or sat there.
    pub theirs: bool,
    /// When the game ended, in milliseconds since 1970.
    pub at_ms: i64,
    /// The place, 1 the best.
    pub place: u8,
    /// Whether they did not stay until the end.
    pub gone: bool,
    /// The rating before, as the points that people read.
    pub before: i64,
    /// The rating after it.
    pub rating: Rating,
}

/// A game that counts.
struct Counted {
    table: TableId,
    at_ms: i64,
    game: String,
    places: Vec<Placed>,
}

/// What a game changes for one player.
struct Change {
    rival: Rival,
    games: u32,
    place: u8,
    gone: bool,
    before: Rating,
    rating: Rating,
}

/// Somebody who was rated, as far as they are still known.
enum Known {
    /// They are.
    As(Rival),
    /// They went, and want nothing to be kept of them.
    Nobody,
}

impl Store {
    /// Counts a game that was written down to count, unless it was counted before; says whether it was not.
    pub async fn count_game(&self, table: &TableId) -> Result<bool, StoreError> {
        let question = Statement::new(
            "SELECT table_id AS id, at, game, places FROM rated_games WHERE table_id = $1 AND counted = 0",
        )
        .bind(table.as_str());
        let mut tries = 0;
        loop {
            let rows = self.database.fetch(&question).await?;
            let Some(row) = rows.first() else { return Ok(false) };
            let game = self.counted(row)?;
            tries += 1;
            let first = Statement::new("UPDATE rated_games SET counted = 1 WHERE table_id = $1 AND counted = 0");
            let write = Write {
                first: first.bind(table.as_str()),
                rest: self
                    .changes_by(&game)
                    .await?
                    .iter()
                    .flat_map(|change| change.write(&game))
                    .collect(),
                news: None,
            };
            match self.database.write(write).await {
                // Another game of the same player was counted meanwhile.
                Err(StoreError::Clash { .. }) if tries < TRIES => {}
                Err(failure) => return Err(failure),
                Ok(written) => {
                    self.pass_on(&game).await?;
                    return Ok(written);
                }
            }
        }
    }

    /// Counts what was written down to count and was not counted, since a server died in between; says how much that was.
    pub async fn count_missed_games(&self) -> Result<u64, StoreError> {
        let question = Statement::new("SELECT table_id AS id FROM rated_games WHERE counted = 0 ORDER BY at LIMIT $1");
        let (mut counted, mut failed) = (0, None);
        for row in self.database.fetch(&question.bind(TOGETHER)).await? {
            // One that cannot be counted keeps no other back.
            match self.count_game(&self.table_id(&row)?).await {
                Ok(new) => counted += u64::from(new),
                Err(failure) => failed = failed.or(Some(failure)),
            }
        }
        failed.map_or(Ok(counted), Err)
    }

    /// What a game changes, each player once. Nothing where two of them turn out to be one.
    async fn changes_by(&self, game: &Counted) -> Result<Vec<Change>, StoreError> {
        let (seats, mut before, mut rivals) = (seats(&game.places), Vec::new(), Vec::new());
        for placed in &game.places {
            let known = self.known(&placed.rival).await?;
            let entry = match &known {
                Known::As(rival) => self.rating(rival, &game.game, seats).await?,
                Known::Nobody => None,
            };
            before.push(entry.map_or((0, Rating::default()), |entry| (entry.games, entry.rating)));
            rivals.push(known);
        }
        let mut people = BTreeSet::new();
        let twice = rivals.iter().any(|known| match known {
            Known::As(rival @ Rival::Person(_)) => !people.insert(rival),
            _ => false,
        });
        Ok(if twice {
            Vec::new()
        } else {
            fold(&game.places, &rivals, &before)
        })
    }

    /// Who a rival is by now: a guest may have become somebody with an account, or have gone.
    async fn known(&self, rival: &Rival) -> Result<Known, StoreError> {
        let Rival::Person(person) = rival else {
            return Ok(Known::As(rival.clone()));
        };
        let mut person = person.clone();
        for _ in 0..HEIRS {
            match self.heir_of(&person).await? {
                None => break,
                Some(None) => return Ok(Known::Nobody),
                Some(Some(heir)) => person = heir,
            }
        }
        Ok(Known::As(Rival::Person(person)))
    }

    /// To whom went what was a person's, or that it went to nobody; `None` for whoever is still there.
    async fn heir_of(&self, person: &PersonId) -> Result<Option<Option<PersonId>>, StoreError> {
        let question = Statement::new("SELECT heir FROM departures WHERE person_id = $1").bind(person.as_str());
        let heir = self.fetch_text(&question, "heir").await?;
        Ok(heir.map(|heir| heir.parse().ok()))
    }

    /// Somebody may have gone between the look at who they are and the writing: then it is passed on once more.
    async fn pass_on(&self, game: &Counted) -> Result<(), StoreError> {
        for placed in &game.places {
            let Rival::Person(person) = &placed.rival else { continue };
            let mut person = person.clone();
            for _ in 0..HEIRS {
                let Some(heir) = self.heir_of(&person).await? else {
                    break;
                };
                // All or nothing: half of it would stand in the way of what is passed on later.
                let gone = Statement::new("UPDATE departures SET heir = heir WHERE person_id = $1");
                let write = Write {
                    first: gone.bind(person.as_str()),
                    rest: heir
                        .as_ref()
                        .map_or_else(|| forget(&person), |heir| hand_on(&person, heir)),
                    news: None,
                };
                self.database.write(write).await?;
                let Some(heir) = heir else { break };
                person = heir;
            }
        }
        Ok(())
    }

    /// The rating of a player in a game of so many.
    pub async fn rating(&self, rival: &Rival, game: &str, seats: u32) -> Result<Option<RatingEntry>, StoreError> {
        let question = Statement::new(
            "SELECT player, game, seats, games, mean, deviation FROM ratings
             WHERE player = $1 AND game = $2 AND seats = $3",
        );
        let question = question.bind(name(rival)).bind(game).bind(i64::from(seats));
        let rows = self.database.fetch(&question).await?;
        rows.first().map(|row| self.entry(row)).transpose()
    }

    /// All ratings of a player.
    pub async fn ratings_of(&self, rival: &Rival) -> Result<Vec<RatingEntry>, StoreError> {
        let question = Statement::new(
            "SELECT player, game, seats, games, mean, deviation FROM ratings WHERE player = $1 ORDER BY game, seats",
        );
        let rows = self.database.fetch(&question.bind(name(rival))).await?;
        rows.iter().map(|row| self.entry(row)).collect()
    }

    /// The ratings of all bots.
    pub async fn ratings_of_bots(&self) -> Result<Vec<(Rival, RatingEntry)>, StoreError> {
        // The ids of people have no letter after f, so that nobody else is between these, however a database sorts, and an index
        // leads there.
        let question =
            "SELECT player, game, seats, games, mean, deviation FROM ratings WHERE player > 'bo' AND player < 'bp'
             ORDER BY player, game, seats";
        self.rated(&Statement::new(question)).await
    }

    /// The ratings of those who sit at public tables that are not over.
    pub async fn ratings_in_the_lobby(&self) -> Result<Vec<(Rival, RatingEntry)>, StoreError> {
        let question = "SELECT DISTINCT ratings.player, ratings.game, ratings.seats, ratings.games, ratings.mean, ratings.deviation
             FROM public_tables JOIN members ON members.table_id = public_tables.table_id
             JOIN ratings ON ratings.player = members.session_id WHERE public_tables.phase IN ('waiting', 'playing')";
        self.rated(&Statement::new(question)).await
    }

    async fn rated(&self, question: &Statement) -> Result<Vec<(Rival, RatingEntry)>, StoreError> {
        let mut ratings = Vec::new();
        for row in self.database.fetch(question).await? {
            if let Some(rival) = rival(&self.text(&row, "player")?) {
                ratings.push((rival, self.entry(&row)?));
            }
        }
        Ok(ratings)
    }

    /// How a rating came to be, the newest games last, so many at most; `viewer` asks.
    pub async fn rating_steps(
        &self,
        rival: &Rival,
        entry: &RatingEntry,
        viewer: &PersonId,
        limit: u32,
    ) -> Result<Vec<RatingStep>, StoreError> {
        let question = Statement::new(
            "SELECT rating_steps.table_id AS id, at, place, gone, mean_before, mean, deviation,
             (SELECT COUNT(*) FROM public_tables WHERE public_tables.table_id = rating_steps.table_id) AS public,
             (SELECT COUNT(*) FROM members WHERE members.table_id = rating_steps.table_id AND members.session_id = $4) AS theirs
             FROM rating_steps WHERE player = $1 AND game = $2 AND seats = $3 ORDER BY number DESC LIMIT $5",
        )
        .bind(name(rival))
        .bind(entry.game.as_str())
        .bind(i64::from(entry.seats))
        .bind(viewer.as_str())
        .bind(i64::from(limit));
        let rows = self.database.fetch(&question).await?;
        let mut steps: Vec<RatingStep> = rows.iter().map(|row| self.step(row)).collect::<Result<_, _>>()?;
        steps.reverse();
        // The games of a guest who came to have an account stand between those of the account.
        steps.sort_by_key(|step| step.at_ms);
        Ok(steps)
    }

    /// What a game made of the ratings of those who played it. A guest whose affairs are not settled yet is already who they are
    /// now.
    pub async fn steps_at(&self, table: &TableId) -> Result<Vec<(Rival, RatingStep)>, StoreError> {
        let question = Statement::new(
            "SELECT CASE WHEN departures.heir <> '' THEN departures.heir ELSE rating_steps.player END AS player,
             table_id AS id, at, place, gone, mean_before, mean, deviation,
             CAST(0 AS BIGINT) AS public, CAST(0 AS BIGINT) AS theirs
             FROM rating_steps LEFT JOIN departures ON departures.person_id = rating_steps.player WHERE table_id = $1",
        );
        let mut steps = Vec::new();
        for row in self.database.fetch(&question.bind(table.as_str())).await? {
            if let Some(rival) = rival(&self.text(&row, "player")?) {
                steps.push((rival, self.step(&row)?));
            }
        }
        Ok(steps)
    }

    /// The person whom others know by a key.
    pub async fn person_known_as(&self, key: &str) -> Result<Option<PersonId>, StoreError> {
        let question = Statement::new("SELECT person_id FROM profiles WHERE id = $1").bind(key);
        let rows = self.database.fetch(&question).await?;
        rows.first().map(|row| self.person_id(row)).transpose()
    }

    fn counted(&self, row: &Row) -> Result<Counted, StoreError> {
        let places = serde_json::from_str(&self.text(row, "places")?);
        Ok(Counted {
            table: self.table_id(row)?,
            at_ms: self.integer(row, "at")?,
            game: self.text(row, "game")?,
            places: places.map_err(|error| self.damaged(&error.to_string()))?,
        })
    }

    fn entry(&self, row: &Row) -> Result<RatingEntry, StoreError> {
        Ok(RatingEntry {
            game: self.text(row, "game")?,
            seats: self.small(row, "seats")?,
            games: self.small(row, "games")?,
            rating: self.read_rating(row)?,
        })
    }

    fn step(&self, row: &Row) -> Result<RatingStep, StoreError> {
        let rating = self.read_rating(row)?;
        Ok(RatingStep {
            table: self.table_id(row)?,
            public: self.integer(row, "public")? > 0,
            theirs: self.integer(row, "theirs")? > 0,
            at_ms: self.integer(row, "at")?,
            place: self.small(row, "place")?,
            gone: self.integer(row, "gone")? > 0,
            before: Rating::from_millionths(self.integer(row, "mean_before")?, 0).points(),
            rating,
        })
    }

    fn read_rating(&self, row: &Row) -> Result<Rating, StoreError> {
        let (mean, deviation) = (self.integer(row, "mean")?, self.integer(row, "deviation")?);
        Ok(Rating::from_millionths(mean, deviation))
    }

    fn small<T: TryFrom<i64>>(&self, row: &Row, column: &str) -> Result<T, StoreError> {
        let number = T::try_from(self.integer(row, column)?);
        number.map_err(|_| self.damaged(&format!("a rating's {column} is out of bounds")))
    }
}

/// What an append that ends a game writes down of it, if it counts.
pub(crate) fn note(append: &Append<'_>, statements: &mut Vec<Statement>) {
    let places = &append.summary.counted;
    if places.is_empty() {
        return;
    }
    let note = Statement::new(
        "INSERT INTO rated_games (table_id, at, game, places, counted)
         SELECT id, $2, game, $3, 0 FROM tables WHERE id = $1 ON CONFLICT (table_id) DO NOTHING",
    );
    statements.push(
        note.bind(append.table.as_str())
            .bind(append.events.last().map_or(0, |stored| stored.at_ms))
            .bind(serde_json::to_string(places).expect("places have text keys only")),
    );
}

fn seats(places: &[Placed]) -> u32 {
    u32::try_from(places.len()).unwrap_or(u32::MAX)
}

/// What a game makes of the ratings before it and of how many games they follow from. A bot that sat on several seats takes the
/// middle of what they made of it.
fn fold(places: &[Placed], rivals: &[Known], before: &[(u32, Rating)]) -> Vec<Change> {
    let ratings: Vec<Rating> = before.iter().map(|(_, rating)| *rating).collect();
    let ranks: Vec<u8> = places.iter().map(|placed| placed.place).collect();
    let after = rate(&ratings, &ranks);
    let mut changes: BTreeMap<&Rival, Vec<usize>> = BTreeMap::new();
    for (seat, known) in rivals.iter().enumerate() {
        if let Known::As(rival) = known {
            changes.entry(rival).or_default().push(seat);
        }
    }
    let changed = |(rival, seats): (&Rival, Vec<usize>)| {
        let middle = |of: &dyn Fn(&Rating) -> f64| {
            let sum: f64 = seats.iter().map(|seat| of(&after[*seat])).sum();
            sum / seats.len() as f64
        };
        Change {
            rival: rival.clone(),
            games: before[seats[0]].0 + 1,
            place: seats.iter().map(|seat| ranks[*seat]).min().unwrap_or(u8::MAX),
            gone: seats.iter().any(|seat| places[*seat].gone),
            before: ratings[seats[0]],
            rating: Rating {
                mean: middle(&|rating| rating.mean),
                deviation: middle(&|rating| rating.deviation),
            },
        }
    };
    changes.into_iter().map(changed).collect()
}

impl Change {
    fn write(&self, game: &Counted) -> Vec<Statement> {
        let (mean, deviation) = self.rating.to_millionths();
        let of_player = |sql| {
            let statement = Statement::new(sql).bind(name(&self.rival)).bind(game.game.as_str());
            let statement = statement.bind(i64::from(seats(&game.places)));
            statement.bind(i64::from(self.games)).bind(mean).bind(deviation)
        };
        // First: of two who count from the same rating one fails here.
        let step = of_player(
            "INSERT INTO rating_steps
             (player, game, seats, number, mean, deviation, table_id, at, place, gone, mean_before)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        );
        let step = step
            .bind(game.table.as_str())
            .bind(game.at_ms)
            .bind(i64::from(self.place))
            .bind(i64::from(self.gone))
            .bind(self.before.to_millionths().0);
        let now = of_player(
            "INSERT INTO ratings (player, game, seats, games, mean, deviation) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (player, game, seats)
             DO UPDATE SET games = excluded.games, mean = excluded.mean, deviation = excluded.deviation",
        );
        let mut statements = vec![step, now];
        if let Rival::Person(person) = &self.rival {
            statements.push(introduce(person));
        }
        statements
    }
}

/// Gives the ratings of somebody to another, who they are now. Where both have one, the surer stays, and all games are kept.
pub(crate) fn hand_on(from: &PersonId, to: &PersonId) -> Vec<Statement> {
    let of_both = [
        "INSERT INTO rating_steps
         (player, game, seats, number, table_id, at, place, gone, mean_before, mean, deviation)
         SELECT $2, game, seats, number + COALESCE((SELECT ratings.games FROM ratings WHERE ratings.player = $2
         AND ratings.game = rating_steps.game AND ratings.seats = rating_steps.seats), 0),
         table_id, at, place, gone, mean_before, mean, deviation FROM rating_steps WHERE player = $1",
        "INSERT INTO ratings (player, game, seats, games, mean, deviation)
         SELECT $2, game, seats, games, mean, deviation FROM ratings WHERE player = $1
         ON CONFLICT (player, game, seats) DO UPDATE SET games = ratings.games + excluded.games,
         mean = CASE WHEN excluded.deviation < ratings.deviation THEN excluded.mean ELSE ratings.mean END,
         deviation = CASE WHEN excluded.deviation < ratings.deviation THEN excluded.deviation ELSE ratings.deviation END",
    ];
    let both = |sql| Statement::new(sql).bind(from.as_str()).bind(to.as_str());
    let mut statements: Vec<Statement> = of_both.map(both).into();
    let known = Statement::new(
        "INSERT INTO profiles (id, person_id) SELECT $1, $2 FROM profiles WHERE person_id = $3 ON CONFLICT (id) DO NOTHING",
    );
    statements.push(known.bind(to.public_key()).bind(to.as_str()).bind(from.as_str()));
    statements.extend(forget(from));
    statements
}

/// Deletes the ratings of somebody. Those of the others stay as they are.
pub(crate) fn forget(person: &PersonId) -> Vec<Statement> {
    let of_person = [
        "DELETE FROM ratings WHERE player = $1",
        "DELETE FROM rating_steps WHERE player = $1",
        "DELETE FROM profiles WHERE person_id = $1",
    ];
    let delete = |sql| Statement::new(sql).bind(person.as_str());
    of_person.map(delete).into()
}

/// Lets others find a person by the key they know them by.
pub(crate) fn introduce(person: &PersonId) -> Statement {
    Statement::new("INSERT INTO profiles (id, person_id) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING")
        .bind(person.public_key())
        .bind(person.as_str())
}

const BOT: &str = "bot:";

fn name(rival: &Rival) -> String {
    match rival {
        Rival::Person(person) => person.to_string(),
        Rival::Bot(bot) => format!("{BOT}{bot}"),
    }
}

fn rival(name: &str) -> Option<Rival> {
    match name.strip_prefix(BOT) {
        Some(bot) => Some(Rival::Bot(bot.to_owned())),
        None => name.parse().ok().map(Rival::Person),
    }
}
