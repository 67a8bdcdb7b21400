//! Ratings: a fold over the games that count, in the order in which they ended.

use std::collections::BTreeMap;

use tables::{PersonId, Rating, Rival, TableId, rate};

use crate::sql::{Row, Statement, Write};
use crate::{Store, StoreError};

/// How often a game is rated anew when others of the same players end in the same moment.
const TRIES: usize = 5;

/// A game that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedGame {
    /// Where it was played.
    pub table: TableId,
    /// When it ended, in milliseconds since 1970.
    pub at_ms: i64,
    /// The game's id.
    pub game: String,
    /// Who came to which place, in the order of the seats.
    pub places: Vec<(Rival, u8)>,
}

/// A rating as it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingEntry {
    /// The game's id.
    pub game: String,
    /// How many play.
    pub seats: u32,
    /// How many games count.
    pub games: u32,
    /// The rating.
    pub rating: Rating,
}

/// A rating as it stood after a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingStep {
    /// The game's id.
    pub game: String,
    /// How many played.
    pub seats: u32,
    /// The number of the game among those of the player, from 1.
    pub number: u32,
    /// When it ended, in milliseconds since 1970.
    pub at_ms: i64,
    /// The place, 1 the best; more than there are seats for who left.
    pub place: u8,
    /// The rating after it.
    pub rating: Rating,
}

impl Store {
    /// Counts a game, unless it was counted before; says whether it was not.
    pub async fn rate(&self, game: &RatedGame) -> Result<bool, StoreError> {
        let mut tries = 0;
        loop {
            tries += 1;
            let mut rest = Vec::new();
            for change in self.changes_by(game).await? {
                change.write(game, &mut rest);
            }
            let places: Vec<(String, u8)> = game.places.iter().map(|(rival, place)| (name(rival), *place)).collect();
            let first = Statement::new(
                "INSERT INTO rated_games (table_id, number, at, game, places)
                 SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4 FROM rated_games WHERE 1 = 1
                 ON CONFLICT (table_id) DO NOTHING",
            )
            .bind(game.table.as_str())
            .bind(game.at_ms)
            .bind(game.game.as_str())
            .bind(serde_json::to_string(&places).expect("places have text keys only"));
            let news = None;
            match self.database.write(Write { first, rest, news }).await {
                // Another game of the same player was counted meanwhile.
                Err(_) if tries < TRIES => {}
                written => return written,
            }
        }
    }

    /// What a game changes, each player once.
    async fn changes_by(&self, game: &RatedGame) -> Result<Vec<Changed>, StoreError> {
        let seats = u32::try_from(game.places.len()).unwrap_or(u32::MAX);
        let mut before = Vec::new();
        for (rival, _) in &game.places {
            let known = self.rating(rival, &game.game, seats).await?;
            before.push(known.map_or((0, Rating::default()), |entry| (entry.games, entry.rating)));
        }
        Ok(fold(game, &before))
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

    /// The ratings of the bots, and of those who sit at public tables that are not over.
    pub async fn ratings_in_the_lobby(&self) -> Result<Vec<(Rival, RatingEntry)>, StoreError> {
        let questions = [
            "SELECT player, game, seats, games, mean, deviation FROM ratings WHERE player LIKE 'bot:%'",
            "SELECT DISTINCT ratings.player, ratings.game, ratings.seats, ratings.games, ratings.mean, ratings.deviation
             FROM public_tables JOIN members ON members.table_id = public_tables.table_id
             JOIN ratings ON ratings.player = members.session_id WHERE public_tables.phase <> 'over'",
        ];
        let mut ratings = Vec::new();
        for question in questions {
            for row in self.database.fetch(&Statement::new(question)).await? {
                if let Some(rival) = rival(&self.text(&row, "player")?) {
                    ratings.push((rival, self.entry(&row)?));
                }
            }
        }
        Ok(ratings)
    }

    /// How the ratings of a player came to be, the newest games last.
    pub async fn rating_steps(&self, rival: &Rival, limit: u32) -> Result<Vec<RatingStep>, StoreError> {
        let question = Statement::new(
            "SELECT game, seats, number, at, place, mean, deviation FROM rating_steps WHERE player = $1
             ORDER BY at DESC, number DESC LIMIT $2",
        );
        let rows = self
            .database
            .fetch(&question.bind(name(rival)).bind(i64::from(limit)))
            .await?;
        let step = |row| {
            Ok(RatingStep {
                game: self.text(row, "game")?,
                seats: self.small(row, "seats")?,
                number: self.small(row, "number")?,
                at_ms: self.integer(row, "at")?,
                place: u8::try_from(self.small(row, "place")?).unwrap_or(u8::MAX),
                rating: self.read_rating(row)?,
            })
        };
        rows.iter().rev().map(step).collect()
    }

    /// Makes all ratings anew from the games that were counted; says how many there are.
    pub async fn rebuild_ratings(&self) -> Result<u64, StoreError> {
        let question = Statement::new("SELECT table_id, at, game, places FROM rated_games ORDER BY number, table_id");
        let rows = self.database.fetch(&question).await?;
        let mut known: BTreeMap<(Rival, String, usize), (u32, Rating)> = BTreeMap::new();
        let mut statements = vec![Statement::new("DELETE FROM rating_steps")];
        let mut games = 0;
        for row in &rows {
            let Some(game) = self.rated_game(row)? else { continue };
            games += 1;
            let key = |rival: &Rival| (rival.clone(), game.game.clone(), game.places.len());
            let before: Vec<(u32, Rating)> = game
                .places
                .iter()
                .map(|(rival, _)| known.get(&key(rival)).copied().unwrap_or((0, Rating::default())))
                .collect();
            for change in fold(&game, &before) {
                known.insert(key(&change.rival), (change.games, change.rating));
                change.write(&game, &mut statements);
            }
        }
        let write = Write {
            // A row is always there to be touched, so that the rest is written.
            first: Statement::new(
                "INSERT INTO pulse (id, at) VALUES (1, 0) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
            ),
            rest: std::iter::once(Statement::new("DELETE FROM ratings"))
                .chain(statements)
                .collect(),
            news: None,
        };
        self.database.write(write).await?;
        Ok(games)
    }

    fn rated_game(&self, row: &Row) -> Result<Option<RatedGame>, StoreError> {
        let places: Option<Vec<(String, u8)>> = serde_json::from_str(&self.text(row, "places")?).ok();
        let table = self.text(row, "table_id")?.parse().ok();
        let places: Option<Vec<(Rival, u8)>> = places.and_then(|places| {
            let known = |(player, place): (String, u8)| Some((rival(&player)?, place));
            places.into_iter().map(known).collect()
        });
        let (Some(table), Some(places)) = (table, places) else {
            return Ok(None);
        };
        Ok(Some(RatedGame {
            table,
            at_ms: self.integer(row, "at")?,
            game: self.text(row, "game")?,
            places,
        }))
    }

    /// The person whom others know by a key.
    pub async fn person_known_as(&self, key: &str) -> Result<Option<PersonId>, StoreError> {
        let question = Statement::new("SELECT person_id FROM profiles WHERE id = $1").bind(key);
        let rows = self.database.fetch(&question).await?;
        rows.first().map(|row| self.person_id(row)).transpose()
    }

    fn entry(&self, row: &Row) -> Result<RatingEntry, StoreError> {
        Ok(RatingEntry {
            game: self.text(row, "game")?,
            seats: self.small(row, "seats")?,
            games: self.small(row, "games")?,
            rating: self.read_rating(row)?,
        })
    }

    fn read_rating(&self, row: &Row) -> Result<Rating, StoreError> {
        let (mean, deviation) = (self.integer(row, "mean")?, self.integer(row, "deviation")?);
        Ok(Rating::from_millionths(mean, deviation))
    }

    fn small(&self, row: &Row, column: &str) -> Result<u32, StoreError> {
        Ok(u32::try_from(self.integer(row, column)?).unwrap_or_default())
    }
}

/// What a game changes for one player.
struct Changed {
    rival: Rival,
    games: u32,
    place: u8,
    rating: Rating,
}

/// What a game makes of the ratings before it and of how many games they follow from. A bot that sat on several seats takes the
/// middle of what they made of it.
fn fold(game: &RatedGame, before: &[(u32, Rating)]) -> Vec<Changed> {
    let ratings: Vec<Rating> = before.iter().map(|(_, rating)| *rating).collect();
    let places: Vec<u8> = game.places.iter().map(|(_, place)| *place).collect();
    let after = rate(&ratings, &places);
    let mut changes: BTreeMap<&Rival, Vec<usize>> = BTreeMap::new();
    for (seat, (rival, _)) in game.places.iter().enumerate() {
        changes.entry(rival).or_default().push(seat);
    }
    let changed = |(rival, seats): (&Rival, Vec<usize>)| {
        let middle = |of: &dyn Fn(&Rating) -> f64| {
            let sum: f64 = seats.iter().map(|seat| of(&after[*seat])).sum();
            sum / seats.len() as f64
        };
        let rating = Rating {
            mean: middle(&|rating| rating.mean),
            deviation: middle(&|rating| rating.deviation),
        };
        let (mean, deviation) = rating.to_millionths();
        Changed {
            rival: rival.clone(),
            games: before[seats[0]].0 + 1,
            place: seats.iter().map(|seat| places[*seat]).min().unwrap_or(u8::MAX),
            // As it is read back, so that whoever makes it anew makes the same.
            rating: Rating::from_millionths(mean, deviation),
        }
    };
    changes.into_iter().map(changed).collect()
}

impl Changed {
    fn write(&self, game: &RatedGame, statements: &mut Vec<Statement>) {
        let (mean, deviation) = self.rating.to_millionths();
        let seats = i64::try_from(game.places.len()).unwrap_or(i64::MAX);
        // First: of two who count from the same rating one fails here.
        let step = Statement::new(
            "INSERT INTO rating_steps (player, game, seats, number, at, place, mean, deviation)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        );
        statements.push(
            step.bind(name(&self.rival))
                .bind(game.game.as_str())
                .bind(seats)
                .bind(i64::from(self.games))
                .bind(game.at_ms)
                .bind(i64::from(self.place))
                .bind(mean)
                .bind(deviation),
        );
        let now = Statement::new(
            "INSERT INTO ratings (player, game, seats, games, mean, deviation) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (player, game, seats)
             DO UPDATE SET games = excluded.games, mean = excluded.mean, deviation = excluded.deviation",
        );
        statements.push(
            now.bind(name(&self.rival))
                .bind(game.game.as_str())
                .bind(seats)
                .bind(i64::from(self.games))
                .bind(mean)
                .bind(deviation),
        );
        if let Rival::Person(person) = &self.rival {
            statements.push(introduce(person));
        }
    }
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
