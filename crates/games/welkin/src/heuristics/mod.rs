//! The little the bots know of the game.

mod light;
mod needs;
mod prospects;
