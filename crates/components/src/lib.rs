//! Building blocks that the games share, below all of them: what a component is, sets of components, something for
//! each component, and the reader of material files.
//!
//! A component of a game is one of a few things known by a place and a name: a card, a resource, a building. The macro
//! [`named!`] makes an enum of such things; a type with many values (cards by number) implements [`Indexed`] itself.
//! Either can then be kept in a [`Set`], a number with one bit each, and in a [`Map`], an array read by the thing itself.
//!
//! ```
//! components::named! {
//!     /// What is dug out of the ground.
//!     pub enum Ore: u8, "an ore" {
//!         /// Copper.
//!         Copper = "copper",
//!         /// Tin.
//!         Tin = "tin",
//!     }
//! }
//! use components::{Map, Set};
//!
//! let mut found = Set::<Ore>::EMPTY;
//! found.insert(Ore::Tin);
//! assert_eq!(found.iter().collect::<Vec<_>>(), [Ore::Tin]);
//!
//! let mut price: Map<Ore, u32, { Ore::COUNT }> = Map::default();
//! price[Ore::Tin] = 3;
//! assert_eq!("tin".parse(), Ok(Ore::Tin));
//! assert_eq!("zinc".parse::<Ore>().unwrap_err().to_string(), "'zinc' is not an ore");
//! ```
//!
//! Nothing here knows a game, and everything is plain data: sets are `Copy` numbers with inlined methods, because
//! rules ask them millions of times a second.

mod indexed;
mod map;
pub mod material;
mod named;
mod set;
mod text;

pub use indexed::{Bits, Indexed};
pub use map::{Map, sparse};
pub use named::{Named, UnknownName};
pub use set::{Items, Set};

#[doc(hidden)]
pub use serde;
