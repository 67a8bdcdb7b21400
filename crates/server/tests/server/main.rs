//! The server through its whole router, without a browser.

#[path = "../harness/mod.rs"]
mod harness;

mod abuse;
mod accounts;
mod admin;
mod analysis;
mod api;
mod api_document;
mod api_hostile;
mod api_meeting;
mod api_operations;
mod api_parity;
mod api_study;
mod clocks;
mod continuation;
mod ending;
mod explore;
mod faults;
mod install;
mod keep;
mod leaks;
mod lessons;
mod library;
mod lobby;
mod material;
mod my_tables;
mod nodes;
mod notices;
mod pages;
mod passkeys;
mod playing;
mod puzzles;
mod ratings;
mod replay;
mod rolling;
mod safety;
mod sample_bot;
mod streams;
mod together;
