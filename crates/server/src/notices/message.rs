//! What is told, in the form that each kind of receiver reads.
//!
//! A message has the name of a game, the address of a table and what is asked there, and nothing else of any game: it is read
//! by others on its way, and on locked screens.

use axum::http::{HeaderName, HeaderValue, header};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use catalogue::Language;
use serde::Serialize;
use serde_json::json;
use store::{Receiver, ReceiverKind};
use tables::TableId;
use web::notices::{NoticeKind, NoticeText, notice, trial};

use super::courier::{Parcel, Undelivered};
use super::encryption::BrowserKeys;
use super::outside::Refused;
use super::vapid::Vapid;

/// For how long a push service keeps a message for a browser that is away.
const KEPT_S: u32 = 24 * 3600;

/// What is told about one table.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub table: TableId,
    pub game: &'static engine::Info,
    pub kind: NoticeKind,
}

/// What is told at once.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// What waits for somebody, each table once.
    Waiting(Vec<Item>),
    /// Nothing: somebody tries whether messages arrive.
    Trial,
}

/// What receivers without a form of their own are sent; documented in docs/online.md.
#[derive(Serialize)]
struct Told<'a> {
    title: &'a str,
    text: &'a str,
    url: &'a str,
    tables: Vec<ToldTable>,
}

#[derive(Serialize)]
struct ToldTable {
    id: String,
    game: &'static str,
    reason: &'static str,
    url: String,
}

impl Message {
    fn text(&self, language: Language) -> NoticeText {
        match self {
            Message::Trial => trial(language),
            Message::Waiting(items) => {
                let told: Vec<(NoticeKind, &str)> = items.iter().map(|item| (item.kind, item.game.name)).collect();
                notice(language, &told)
            }
        }
    }

    /// Where whoever is told goes.
    fn path(&self) -> String {
        match self {
            Message::Trial => "/me".to_owned(),
            Message::Waiting(items) => match &items[..] {
                [item] => format!("/tables/{}", item.table),
                _ => "/tables".to_owned(),
            },
        }
    }

    fn tables(&self, site: &str) -> Vec<ToldTable> {
        let Message::Waiting(items) = self else {
            return Vec::new();
        };
        let told = |item: &Item| ToldTable {
            id: item.table.to_string(),
            game: item.game.id,
            reason: item.kind.name(),
            url: format!("{site}/tables/{}", item.table),
        };
        items.iter().map(told).collect()
    }

    /// The message as a receiver reads it. `site` is the address of this site.
    pub fn parcel(&self, receiver: &Receiver, site: &str, sender: &Sender<'_>) -> Result<Parcel, Undelivered> {
        let text = self.text(receiver.language.parse().unwrap_or_default());
        let path = self.path();
        let url = format!("{site}{path}");
        match receiver.kind {
            ReceiverKind::Push => push(receiver, &text, &path, sender),
            ReceiverKind::Ntfy => Ok(Parcel {
                headers: vec![
                    (
                        header::CONTENT_TYPE,
                        HeaderValue::from_static("text/plain; charset=utf-8"),
                    ),
                    (HeaderName::from_static("title"), encoded_word(&text.title)),
                    (HeaderName::from_static("click"), ascii(&url)),
                ],
                body: text.body.into_bytes(),
            }),
            ReceiverKind::Discord => Ok(as_json(&json!({
                "content": format!("**{}**\n{}\n{url}", text.title, text.body),
                // Whatever a game is called, nobody is called by it.
                "allowed_mentions": { "parse": [] },
            }))),
            ReceiverKind::Json => Ok(as_json(&Told {
                title: &text.title,
                text: &text.body,
                url: &url,
                tables: self.tables(site),
            })),
        }
    }
}

/// What push services have to know of who sends.
pub(crate) struct Sender<'a> {
    pub vapid: &'a Vapid,
    /// The origin of the push service.
    pub origin: String,
    /// Where those who run this site are found.
    pub contact: Option<&'a str>,
    pub now_ms: i64,
}

fn push(receiver: &Receiver, text: &NoticeText, path: &str, sender: &Sender<'_>) -> Result<Parcel, Undelivered> {
    let keys = BrowserKeys::read(&receiver.public_key, &receiver.auth).map_err(|_| Refused::Address)?;
    // The worker opens a path of its own site and nothing else.
    let told = json!({ "title": text.title, "body": text.body, "path": path }).to_string();
    let body = keys.seal(told.as_bytes()).map_err(|_| Refused::Address)?;
    let authorization = sender
        .vapid
        .authorization(&sender.origin, sender.contact, sender.now_ms)
        .ok_or(Undelivered::Unreadable)?;
    Ok(Parcel {
        headers: vec![
            (
                header::CONTENT_TYPE,
                HeaderValue::from_static("application/octet-stream"),
            ),
            (header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (HeaderName::from_static("ttl"), HeaderValue::from(KEPT_S)),
            (HeaderName::from_static("urgency"), HeaderValue::from_static("normal")),
            (header::AUTHORIZATION, ascii(&authorization)),
        ],
        body,
    })
}

fn as_json(value: &impl Serialize) -> Parcel {
    Parcel {
        headers: vec![(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))],
        body: serde_json::to_vec(value).unwrap_or_default(),
    }
}

/// A header of letters that all headers may have; others are left out.
fn ascii(text: &str) -> HeaderValue {
    let kept: String = text.chars().filter(|letter| matches!(letter, ' '..='~')).collect();
    HeaderValue::try_from(kept).unwrap_or(HeaderValue::from_static(""))
}

/// A header of any letters, as mail writes them (RFC 2047).
fn encoded_word(text: &str) -> HeaderValue {
    if text.is_ascii() {
        return ascii(text);
    }
    ascii(&format!("=?UTF-8?B?{}?=", STANDARD.encode(text)))
}
