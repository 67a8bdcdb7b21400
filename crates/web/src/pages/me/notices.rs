//! Where the reader is told what waits for them while they look at no page. A script asks the browser whether it may; where it
//! cannot, the page says so, and a webhook does without.

use maud::{Markup, html};

use super::super::tables::{When, machine_time, time};
use crate::words::{about, count};
use crate::{Reader, assets};

/// Where a reader is told what waits for them.
#[derive(Clone, Debug, Default)]
pub struct NoticesView {
    /// What their browser has to know to let this site tell it something.
    pub public_key: String,
    /// Their browsers.
    pub devices: Vec<ToldView>,
    /// Their webhook.
    pub webhook: Option<WebhookView>,
}

/// Somewhere a reader is told what waits for them.
#[derive(Clone, Debug)]
pub struct ToldView {
    /// By what forms name it.
    pub id: String,
    /// What it is.
    pub name: String,
    /// Whether it is this browser.
    pub this: bool,
    /// When something arrived there last.
    pub told: Option<When>,
    /// How many attempts failed since.
    pub failures: u32,
    /// Whether anything is still sent there.
    pub on: bool,
}

/// The webhook of a reader.
#[derive(Clone, Debug)]
pub struct WebhookView {
    /// The name of its kind.
    pub kind: &'static str,
    /// Where it is.
    pub address: String,
    /// What became of what was sent there.
    pub told: ToldView,
}

/// The kinds of webhooks, by their names.
const KINDS: [&str; 3] = ["ntfy", "discord", "json"];

/// The section. `draft` is the kind and the address of a webhook that could not be kept.
pub(super) fn section(reader: &Reader, view: &NoticesView, draft: Option<&(&'static str, String)>) -> Markup {
    let words = reader.words();
    html! {
        section #notices aria-labelledby="notices-title" {
            h2 #notices-title { (words.word("notices")) }
            p { (words.word("notices.about")) }
            (devices(reader, view))
            (webhook(reader, view.webhook.as_ref(), draft))
        }
    }
}

fn devices(reader: &Reader, view: &NoticesView) -> Markup {
    let words = reader.words();
    html! {
        @if !view.devices.is_empty() {
            ul.devices role="list" {
                @for device in &view.devices {
                    li data-push-this[device.this] {
                        span.device { strong { (device.name) } " " (state(reader, device)) }
                        @if device.this { span.tag { (words.word("me-this")) } }
                        (stop(reader, device, &device.name))
                    }
                }
            }
        }
        form method="post" action="/me/notices/devices" data-push=(view.public_key) {
            (reader.token())
            div.passkey {
                p.help data-push-absent { (words.word("notices-absent")) }
                button type="submit" hidden { (words.word("notices-device")) }
                p.notice.bad role="alert" hidden data-push-denied { (words.word("notices-denied")) }
                p.notice.bad role="alert" hidden data-push-failed { (words.word("notices-failed")) }
            }
        }
        script defer src=(assets::url("notices.js")) {}
    }
}

fn webhook(reader: &Reader, webhook: Option<&WebhookView>, draft: Option<&(&'static str, String)>) -> Markup {
    let words = reader.words();
    let kept = webhook.map(|webhook| (webhook.kind, webhook.address.as_str()));
    let (chosen, address) = draft
        .map(|(kind, address)| (*kind, address.as_str()))
        .or(kept)
        .unwrap_or((KINDS[0], ""));
    html! {
        // For those who know what it is.
        details.fold #webhook open[webhook.is_some() || draft.is_some()] {
            summary { (words.word("webhook")) }
            form.setup method="post" action="/me/notices/webhook" {
                (reader.token())
                p.help { (words.word("webhook.about")) }
                label.field {
                    span { (words.word("webhook-kind")) }
                    select name="kind" {
                        @for kind in KINDS {
                            option value=(kind) selected[kind == chosen] { (words.word(&format!("webhook-{kind}"))) }
                        }
                    }
                }
                label.field {
                    span { (words.word("webhook-address")) }
                    input type="url" name="address" value=(address) maxlength="1000" required autocomplete="off"
                        spellcheck="false" placeholder="https://ntfy.sh/…";
                }
                button type="submit" { (words.word("webhook-keep")) }
            }
        }
        @if let Some(webhook) = webhook {
            ul.devices role="list" {
                li {
                    span.device { strong { (words.word("webhook")) } " " (state(reader, &webhook.told)) }
                    form method="post" action="/me/notices/test" {
                        (reader.token())
                        button.quiet type="submit" { (words.word("webhook-test")) }
                    }
                    (stop(reader, &webhook.told, &words.word("webhook")))
                }
            }
        }
    }
}

fn stop(reader: &Reader, told: &ToldView, name: &str) -> Markup {
    let words = reader.words();
    html! {
        form method="post" action="/me/notices/stop" {
            (reader.token())
            button.quiet type="submit" name="receiver" value=(told.id)
                aria-label={ (words.word("notices-stop")) " – " (name) } { (words.word("notices-stop")) }
        }
    }
}

/// What became of what was sent somewhere.
fn state(reader: &Reader, told: &ToldView) -> Markup {
    let words = reader.words();
    html! {
        @if !told.on { span.help { (words.word("notices-off")) } }
        @else if told.failures > 0 {
            span.help { (count(words, "notices-failures", usize::try_from(told.failures).unwrap_or(usize::MAX))) }
        }
        @else if let Some(when) = &told.told {
            time.help datetime=(machine_time(when)) { (about(words, "notices-told", &time(words, when))) }
        }
        @else { span.help { (words.word("notices-never")) } }
    }
}
