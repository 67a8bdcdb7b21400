//! Seeds, and the verifiable chance drawn from them.
//!
//! A table shows the [`Commitment`] of its seed from the start and the seed at the end: everyone can then check
//! that the seed was fixed before the first move, and derive every chance move from it again.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The quick generator for choices nobody has to verify: random play, playouts, re-deals.
pub type PlayoutRng = rand_xoshiro::Xoshiro256PlusPlus;

/// A whole number below `bound`, without the cost of exact uniformity: the bias is below 2⁻³².
#[inline]
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    share(rng.next_u64(), bound)
}

/// The share of a random `word` among `bound` equal shares: a whole number below `bound`.
#[inline]
pub fn share(word: u64, bound: usize) -> usize {
    ((u128::from(word) * bound as u128) >> 64) as usize
}

/// The secret from which every chance move of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

/// The hash of a seed, shown before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

/// What is known of the seed of a game: the seed itself, or only the hash that was shown at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameSeed {
    /// The seed: the game can go on, and its chance can be derived again.
    Known(Seed),
    /// Its hash alone: the game can be looked at.
    Sealed(Commitment),
}

impl GameSeed {
    /// The seed, where it is known.
    pub fn known(&self) -> Option<&Seed> {
        match self {
            GameSeed::Known(seed) => Some(seed),
            GameSeed::Sealed(_) => None,
        }
    }

    /// The hash that was shown at the start.
    pub fn commitment(&self) -> Commitment {
        match self {
            GameSeed::Known(seed) => seed.commitment(),
            GameSeed::Sealed(commitment) => *commitment,
        }
    }
}

impl Seed {
    /// The seed with these bytes, which a server takes from the operating system.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed a person names: 64 hexadecimal digits are the seed itself, any other text is hashed into one.
    pub fn named(text: &str) -> Seed {
        text.parse()
            .unwrap_or_else(|_| Seed(hash("chantier named seed", text.as_bytes())))
    }

    /// The seed of game number `index` of a series that started from this seed.
    pub fn nth(&self, index: u64) -> Seed {
        let mut bytes = self.0.to_vec();
        bytes.extend(index.to_le_bytes());
        Seed(hash("chantier seed of a series", &bytes))
    }

    /// The hash to show before the first move.
    pub fn commitment(&self) -> Commitment {
        Commitment(hash("chantier commitment", &self.0))
    }

    /// The generator for the choices of players and bots in a game with this seed. It has nothing in common with
    /// the game's [`Dice`].
    pub fn playout_rng(&self) -> PlayoutRng {
        PlayoutRng::from_seed(hash("chantier playout", &self.0))
    }
}

/// The chance of one game: the word behind its first chance move, its second, and so on.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The dice of the game with this seed.
    pub fn new(seed: &Seed) -> Dice {
        Dice(ChaCha8Rng::from_seed(seed.0))
    }

    /// The dice of the game with this seed after `drawn` chance moves.
    pub fn after(seed: &Seed, drawn: u64) -> Dice {
        let mut dice = Dice::new(seed);
        dice.0.set_word_pos(u128::from(drawn) * 2);
        dice
    }

    /// The word behind the next chance move.
    #[inline]
    pub fn roll(&mut self) -> u64 {
        self.0.next_u64()
    }
}

fn hash(purpose: &str, bytes: &[u8]) -> [u8; 32] {
    let mut sha = Sha256::new();
    sha.update(purpose.as_bytes());
    sha.update([0]);
    sha.update(bytes);
    sha.finalize().into()
}

fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn parse_hex(text: &str) -> Result<[u8; 32], ParseSeedError> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return Err(ParseSeedError);
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |digit: u8| (digit as char).to_digit(16).ok_or(ParseSeedError);
        *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
    }
    Ok(bytes)
}

/// The text is not a seed or the hash of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed and its hash have 64 hexadecimal digits")]
pub struct ParseSeedError;

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_hex(text).map(Seed)
    }
}

impl FromStr for Commitment {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse_hex(text).map(Commitment)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

/// A seed in a log would give a running game away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(of {})", self.commitment())
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_can_be_taken_up_after_any_number_of_draws() {
        let seed = Seed::named("7");
        let mut dice = Dice::new(&seed);
        let rolled: Vec<u64> = (0..40).map(|_| dice.roll()).collect();
        for (drawn, word) in rolled.iter().enumerate() {
            assert_eq!(Dice::after(&seed, drawn as u64).roll(), *word);
        }
    }

    #[test]
    fn a_seed_is_read_back_from_its_text_and_names_are_hashed() {
        let seed = Seed::named("a party at noon");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(Seed::named(&seed.to_string()), seed);
        assert_ne!(Seed::named("1"), Seed::named("2"));
        assert_eq!("12".parse::<Seed>(), Err(ParseSeedError));
        assert_eq!("é".repeat(32).parse::<Seed>(), Err(ParseSeedError));
    }

    #[test]
    fn neither_the_commitment_nor_the_debug_text_shows_the_seed() {
        let seed = Seed::named("secret");
        assert_ne!(seed.commitment().to_string(), seed.to_string());
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
    }
}
