//! The server in a real browser: Chromium, driven through chromedriver.
//!
//! `cargo xtask test` installs both. Without them each test fails with one line that says so.

#[path = "../harness/mod.rs"]
mod harness;

mod access;
mod aiming;
mod analysis;
mod boards;
mod chromium;
mod clocks;
mod connection;
mod explore;
mod feel;
mod fit;
mod games;
mod ghosts;
mod install;
mod lessons;
mod lone;
mod meeting;
mod motion;
mod notices;
mod parts;
mod people;
mod replay;
mod rules;
mod sight;
mod sound;
mod stillness;
mod tables;
