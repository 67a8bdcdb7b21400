//! Who runs the site: the account that was named at the start.

use sha2::{Digest as _, Sha256};
use store::{Store, StoreError};

use crate::App;
use crate::calendar;
use crate::chance::random_bytes;
use crate::error::AppError;
use crate::hex::hex;
use crate::names;
use crate::sessions::Visitor;

/// The account of whoever runs the site, as it stands at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostAccount {
    /// Nobody has it yet.
    Open {
        /// Where the host takes it.
        claim: String,
    },
    /// Somebody has it.
    Kept {
        /// Its name, as they wrote it.
        name: String,
        /// The day on which they took it.
        since: String,
    },
}

/// The account of the host.
pub(crate) struct Host {
    /// What its name looks like.
    pub skeleton: String,
    /// What lets somebody keep an account under this name, as long as nobody has.
    claim: String,
}

impl Host {
    /// The host of this name. Every process on a store has the same claim for it.
    pub async fn named(name: &str, store: &Store) -> Result<Host, StoreError> {
        let skeleton = names::skeleton(name);
        let random = hex(&random_bytes::<16>());
        let claim = store.secret(&format!("host {skeleton}"), &random).await?;
        Ok(Host { skeleton, claim })
    }

    /// What there is to know of the account, on a site of this address.
    pub async fn account(&self, store: &Store, site: &str) -> Result<HostAccount, StoreError> {
        Ok(match store.account_named(&self.skeleton).await? {
            None => HostAccount::Open {
                claim: format!("{site}/me?claim={}", self.claim),
            },
            Some(account) => HostAccount::Kept {
                since: calendar::day(account.created_at_ms),
                name: account.name,
            },
        })
    }

    /// Whether this lets somebody keep the account. Hashes are compared, so that the time tells nothing of the claim.
    pub fn is_claim(&self, text: &str) -> bool {
        Sha256::digest(text) == Sha256::digest(&self.claim)
    }
}

impl App {
    /// Whether a visitor is the host.
    pub(crate) async fn is_host(&self, visitor: &Visitor) -> Result<bool, AppError> {
        let (Some(host), Some(_)) = (&self.host, visitor.account) else {
            return Ok(false);
        };
        let account = self.tables.store().account_named(&host.skeleton).await?;
        Ok(account.is_some_and(|account| account.person == visitor.person))
    }
}
