//! The promises of the store, against real databases.

mod backup;
mod durability;
mod home;
mod migrations;
mod notices;
mod people;
mod postgres;
mod promises;
mod ratings;
mod samples;
mod sqlite;
