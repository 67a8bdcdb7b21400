//! The promises of the store, against real databases.

mod analyses;
mod backup;
mod due;
mod durability;
mod home;
mod migrations;
mod notices;
mod people;
mod postgres;
mod promises;
mod ratings;
mod reports;
mod samples;
mod sqlite;
mod talk;
