//! Everything about the reader themselves: what they are called, how they keep their seats, and what is kept of them.

mod notices;
mod passkeys;
mod programs;
mod sign_in;

use engine::Seat;
use maud::{Markup, html};

use super::tables::{When, machine_time, time};
use crate::frame::page;
use crate::words::count;
use crate::{Reader, faces};

pub use notices::{NoticesView, ToldView, WebhookView};
pub use passkeys::PasskeyView;
pub use programs::NewToken;
pub use sign_in::{SignInView, sign_in};

/// What the page about the reader shows.
#[derive(Clone, Debug, Default)]
pub struct MeView {
    /// What they are called at tables; empty if they never said.
    pub name: String,
    /// Their account, if they keep one.
    pub account: Option<AccountView>,
    /// What became of what they just did.
    pub said: Option<MeSaid>,
    /// The name to sign in with that they wished for.
    pub login: String,
    /// What lets the host take the account that was named as theirs.
    pub claim: String,
    /// Whether the reader is the host.
    pub host: bool,
    /// New recovery codes, which are shown this once.
    pub codes: Vec<String>,
    /// A new token, which is shown this once.
    pub token: Option<NewToken>,
    /// Where they are told what waits for them; nothing where nobody is told anything.
    pub notices: Option<NoticesView>,
    /// The kind and the address of a webhook that could not be kept.
    pub webhook_draft: Option<(&'static str, String)>,
}

/// The account of a reader.
#[derive(Clone, Debug, Default)]
pub struct AccountView {
    /// The name to sign in with.
    pub login: String,
    /// Whether the password must be said again for what matters. Who came by a recovery code may have lost it.
    pub asks_password: bool,
    /// Whether there is a password at all.
    pub has_password: bool,
    /// Their passkeys.
    pub passkeys: Vec<PasskeyView>,
    /// How many recovery codes are left.
    pub codes_left: usize,
    /// Where they are signed in.
    pub devices: Vec<DeviceView>,
    /// The tokens they gave to programs.
    pub tokens: Vec<DeviceView>,
    /// Whether the account is a bot's.
    pub bot: bool,
}

/// A device on which a reader is signed in.
#[derive(Clone, Debug)]
pub struct DeviceView {
    /// By what forms name it.
    pub handle: String,
    /// What it is.
    pub name: String,
    /// When it was used last.
    pub used: When,
    /// Whether it is this one.
    pub this: bool,
}

impl MeView {
    /// The page that says only this.
    pub fn saying(said: MeSaid) -> MeView {
        MeView {
            said: Some(said),
            ..MeView::default()
        }
    }
}

/// What became of what a reader did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeSaid {
    /// They are called otherwise.
    Renamed,
    /// Nobody can be called so.
    WrongName,
    /// Nobody can sign in under this name.
    WrongLogin,
    /// The name is taken, or looks like one that is.
    Taken,
    /// The password is too short.
    Short,
    /// The password is too long.
    Long,
    /// The password is another.
    WrongPassword,
    /// There is no such account, or it is not the password or the code.
    NoEntry,
    /// They try too often.
    TooOften,
    /// They are signed in.
    SignedIn,
    /// They are signed in by a recovery code, and may have lost the password.
    ByCode,
    /// They are signed out.
    SignedOut,
    /// The password is changed.
    NewPassword,
    /// A session or several have ended.
    Ended,
    /// A token has no name.
    NamelessToken,
    /// They have as many tokens as anybody may.
    ManyTokens,
    /// A token is good for nothing any more.
    TokenEnded,
    /// The account is a bot's.
    IsBot,
    /// The account is a person's.
    IsPerson,
    /// It was not said that they are sure.
    Unsure,
    /// All that was theirs is deleted.
    Deleted,
    /// A passkey was added.
    PasskeyAdded,
    /// A passkey is theirs no more.
    PasskeyRemoved,
    /// A passkey could not be kept.
    PasskeyRefused,
    /// A passkey lets nobody in.
    PasskeyUnknown,
    /// Without this they could not come in any more.
    LastWay,
    /// This browser is told what waits for them.
    DeviceTold,
    /// This browser cannot be told anything.
    PushRefused,
    /// They are told nothing any more somewhere.
    NotTold,
    /// They are told in as many places as anybody may be.
    ManyReceivers,
    /// Their webhook is told what waits for them.
    WebhookKept,
    /// A webhook has no address that can be used.
    WebhookWrong,
    /// A webhook is at an address that is not public.
    WebhookInside,
    /// The address of a webhook leads nowhere.
    WebhookUnknown,
    /// A message to their webhook arrived.
    TestArrived,
    /// A message to their webhook did not arrive.
    TestLost,
}

impl MeSaid {
    /// Everything that can be said.
    pub const ALL: [MeSaid; 36] = [
        MeSaid::Renamed,
        MeSaid::WrongName,
        MeSaid::WrongLogin,
        MeSaid::Taken,
        MeSaid::Short,
        MeSaid::Long,
        MeSaid::WrongPassword,
        MeSaid::NoEntry,
        MeSaid::TooOften,
        MeSaid::SignedIn,
        MeSaid::ByCode,
        MeSaid::SignedOut,
        MeSaid::NewPassword,
        MeSaid::Ended,
        MeSaid::NamelessToken,
        MeSaid::ManyTokens,
        MeSaid::TokenEnded,
        MeSaid::IsBot,
        MeSaid::IsPerson,
        MeSaid::Unsure,
        MeSaid::Deleted,
        MeSaid::PasskeyAdded,
        MeSaid::PasskeyRemoved,
        MeSaid::PasskeyRefused,
        MeSaid::PasskeyUnknown,
        MeSaid::LastWay,
        MeSaid::DeviceTold,
        MeSaid::PushRefused,
        MeSaid::NotTold,
        MeSaid::ManyReceivers,
        MeSaid::WebhookKept,
        MeSaid::WebhookWrong,
        MeSaid::WebhookInside,
        MeSaid::WebhookUnknown,
        MeSaid::TestArrived,
        MeSaid::TestLost,
    ];

    /// The name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            MeSaid::Renamed => "renamed",
            MeSaid::WrongName => "wrong-name",
            MeSaid::WrongLogin => "wrong-login",
            MeSaid::Taken => "taken",
            MeSaid::Short => "short",
            MeSaid::Long => "long",
            MeSaid::WrongPassword => "wrong-password",
            MeSaid::NoEntry => "no-entry",
            MeSaid::TooOften => "too-often",
            MeSaid::SignedIn => "signed-in",
            MeSaid::ByCode => "by-code",
            MeSaid::SignedOut => "signed-out",
            MeSaid::NewPassword => "new-password",
            MeSaid::Ended => "ended",
            MeSaid::NamelessToken => "nameless-token",
            MeSaid::ManyTokens => "many-tokens",
            MeSaid::TokenEnded => "token-ended",
            MeSaid::IsBot => "is-bot",
            MeSaid::IsPerson => "is-person",
            MeSaid::Unsure => "unsure",
            MeSaid::Deleted => "deleted",
            MeSaid::PasskeyAdded => "passkey-added",
            MeSaid::PasskeyRemoved => "passkey-removed",
            MeSaid::PasskeyRefused => "passkey-refused",
            MeSaid::PasskeyUnknown => "passkey-unknown",
            MeSaid::LastWay => "last-way",
            MeSaid::DeviceTold => "device-told",
            MeSaid::PushRefused => "push-refused",
            MeSaid::NotTold => "not-told",
            MeSaid::ManyReceivers => "many-receivers",
            MeSaid::WebhookKept => "webhook-kept",
            MeSaid::WebhookWrong => "webhook-wrong",
            MeSaid::WebhookInside => "webhook-inside",
            MeSaid::WebhookUnknown => "webhook-unknown",
            MeSaid::TestArrived => "test-arrived",
            MeSaid::TestLost => "test-lost",
        }
    }

    /// What has this name.
    pub fn named(name: &str) -> Option<MeSaid> {
        MeSaid::ALL.into_iter().find(|said| said.name() == name)
    }

    const fn is_bad(self) -> bool {
        matches!(
            self,
            MeSaid::WrongName
                | MeSaid::WrongLogin
                | MeSaid::Taken
                | MeSaid::Short
                | MeSaid::Long
                | MeSaid::WrongPassword
                | MeSaid::NoEntry
                | MeSaid::TooOften
                | MeSaid::NamelessToken
                | MeSaid::ManyTokens
                | MeSaid::Unsure
                | MeSaid::PasskeyRefused
                | MeSaid::PasskeyUnknown
                | MeSaid::LastWay
                | MeSaid::PushRefused
                | MeSaid::ManyReceivers
                | MeSaid::WebhookWrong
                | MeSaid::WebhookInside
                | MeSaid::WebhookUnknown
                | MeSaid::TestLost
        )
    }

    fn notice(self, reader: &Reader) -> Markup {
        let said = reader.words().word(&format!("me-said-{}", self.name()));
        html! {
            @if self.is_bad() { p.notice.bad role="alert" { (said) } }
            @else { p.notice role="status" { (said) } }
        }
    }
}

/// The page about the reader.
pub fn me(reader: &Reader, view: &MeView) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow.me {
            h1.portrait {
                @if !view.name.is_empty() { (faces::person(&view.name, Seat::FIRST)) }
                (words.word("nav-me"))
                @if !view.name.is_empty() { span.of { " · " (view.name) } }
            }
            @if let Some(said) = view.said { (said.notice(reader)) }
            @if view.host { p { a.button href="/admin" { (words.word("admin")) } } }
            @if !view.codes.is_empty() { (codes(reader, &view.codes)) }
            @if let Some(token) = &view.token { (programs::new_token(reader, token)) }
            (name(reader, &view.name))
            @match &view.account {
                None => (keep(reader, view)),
                Some(account) => {
                    (signed_in(reader, account))
                    (passkeys::section(reader, account))
                    (secrets(reader, account))
                    (programs::programs(reader, account))
                }
            }
            @if let Some(notices) = &view.notices { (notices::section(reader, notices, view.webhook_draft.as_ref())) }
            (data(reader, view.account.as_ref()))
        }
    };
    let title = format!("{} · Chantier", words.word("nav-me"));
    page(reader, &title, body)
}

fn name(reader: &Reader, name: &str) -> Markup {
    let words = reader.words();
    html! {
        form.setup method="post" action="/me/name" {
            (reader.token())
            fieldset {
                legend { (words.word("me-name")) }
                p.help { (words.word("me-name.about")) }
                div.row {
                    input type="text" name="name" value=(name) placeholder=(words.word("name-you")) maxlength="24" required autocomplete="nickname"
                        aria-label=(words.word("me-name"));
                    button type="submit" { (words.word("me-rename")) }
                }
            }
        }
    }
}

fn keep(reader: &Reader, view: &MeView) -> Markup {
    let words = reader.words();
    let login = if view.login.is_empty() { &view.name } else { &view.login };
    html! {
        form.setup method="post" action="/me/keep" {
            (reader.token())
            @if !view.claim.is_empty() { input type="hidden" name="claim" value=(view.claim); }
            fieldset {
                legend { (words.word("me-keep")) }
                p.help { (words.word("me-keep.about")) }
                label.field {
                    span { (words.word("me-login")) }
                    input type="text" name="login" value=(login) maxlength="24" required autocomplete="username"
                        autocapitalize="none" spellcheck="false";
                }
                (passkeys::keep(reader))
                (new_password(reader, "me-password"))
                div.row {
                    button.primary type="submit" { (words.word("me-keep-now")) }
                    a.button.quiet href="/sign-in" { (words.word("me-have")) }
                }
            }
        }
    }
}

fn new_password(reader: &Reader, label: &str) -> Markup {
    let words = reader.words();
    html! {
        label.field {
            span { (words.word(label)) }
            input type="password" name="password" minlength="8" maxlength="200" required autocomplete="new-password";
        }
        p.help { (words.word("me-password.about")) }
    }
}

/// The field for the present password, where it is asked for.
fn present_password(reader: &Reader, account: &AccountView) -> Markup {
    html! {
        @if account.asks_password {
            label.field {
                span { (reader.words().word("me-present")) }
                input type="password" name="present" maxlength="200" required autocomplete="current-password";
            }
        }
    }
}

fn codes(reader: &Reader, codes: &[String]) -> Markup {
    let words = reader.words();
    html! {
        section.codes aria-labelledby="codes-title" {
            h2 #codes-title { (words.word("me-codes")) }
            p { (words.word("me-codes-once")) }
            ul role="list" { @for code in codes { li { code { (code) } } } }
        }
    }
}

fn signed_in(reader: &Reader, account: &AccountView) -> Markup {
    let words = reader.words();
    html! {
        section aria-labelledby="devices-title" {
            h2 #devices-title { (words.word("me-devices")) }
            p { (crate::words::about(words, "me-signed-in", &account.login)) }
            ul.devices role="list" { @for device in &account.devices { (device_line(reader, device)) } }
            div.row {
                form method="post" action="/me/sign-out" {
                    (reader.token())
                    button type="submit" { (words.word("me-sign-out")) }
                }
                @if account.devices.len() > 1 {
                    form method="post" action="/me/devices" {
                        (reader.token())
                        button type="submit" name="device" value="others" { (words.word("me-end-others")) }
                    }
                }
            }
        }
    }
}

fn device_line(reader: &Reader, device: &DeviceView) -> Markup {
    let words = reader.words();
    html! {
        li {
            span.device { strong { (device.name) } " " (used(reader, device)) }
            @if device.this { span.tag { (words.word("me-this")) } }
            @else {
                form method="post" action="/me/devices" {
                    (reader.token())
                    button.quiet type="submit" name="device" value=(device.handle)
                        aria-label={ (words.word("me-end")) " – " (device.name) } { (words.word("me-end")) }
                }
            }
        }
    }
}

fn used(reader: &Reader, device: &DeviceView) -> Markup {
    html! { time.help datetime=(machine_time(&device.used)) { (time(reader.words(), &device.used)) } }
}

fn secrets(reader: &Reader, account: &AccountView) -> Markup {
    let words = reader.words();
    html! {
        details.fold {
            summary { (words.word(if account.has_password { "me-change" } else { "me-set-password" })) }
            form.setup method="post" action="/me/password" {
                (reader.token())
                // Password managers want to know whose it is.
                input.unseen type="text" name="login" value=(account.login) autocomplete="username" readonly tabindex="-1"
                    aria-hidden="true";
                (present_password(reader, account))
                (new_password(reader, "me-new"))
                p.help { (words.word("me-change.about")) }
                button type="submit" { (words.word(if account.has_password { "me-change" } else { "me-set-password" })) }
            }
        }
        details.fold {
            summary { (count(words, "me-codes-left", account.codes_left)) }
            form.setup method="post" action="/me/codes" {
                (reader.token())
                p { (words.word("me-codes.about")) }
                (present_password(reader, account))
                button type="submit" { (words.word("me-codes-new")) }
            }
        }
    }
}

fn data(reader: &Reader, account: Option<&AccountView>) -> Markup {
    let words = reader.words();
    html! {
        section aria-labelledby="data-title" {
            h2 #data-title { (words.word("me-data")) }
            p { (words.word("me-data.about")) " " a href="/privacy" { (words.word("nav-privacy")) } }
            form method="post" action="/me/export" {
                (reader.token())
                button type="submit" { (words.word("me-export")) }
            }
            details.fold {
                summary { (words.word("me-delete")) }
                form.setup method="post" action="/me/delete" {
                    (reader.token())
                    p { (words.word("me-delete.about")) }
                    @if let Some(account) = account { (present_password(reader, account)) }
                    p { label.check { input type="checkbox" name="sure" value="yes" required; " " (words.word("me-delete-sure")) } }
                    button type="submit" { (words.word("me-delete-now")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use catalogue::Language;

    use super::*;
    use crate::words;

    #[test]
    fn everything_that_can_be_said_has_words_and_a_name_of_its_own() {
        for said in MeSaid::ALL {
            assert_eq!(MeSaid::named(said.name()), Some(said));
            for &language in Language::ALL {
                assert!(
                    words(language).has(&format!("me-said-{}", said.name())),
                    "{said:?} in {language}"
                );
            }
        }
    }
}
