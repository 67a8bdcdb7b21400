//! What others are told of a table: nothing but the game, unless those who played it made it public.

use engine::Standings;
use maud::{Markup, html};

use super::{Stage, TableView};
use crate::pages::over;

/// Who may know of a finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sharing {
    /// Whether those who played made it public.
    pub public: bool,
    /// The address of this site; empty where only the changing part of the page is drawn.
    pub site: String,
}

impl TableView<'_> {
    /// What the head of the page tells programs that look for links: search engines and previews.
    pub(super) fn about_itself(&self) -> Markup {
        match &self.stage {
            Stage::Over { ending, .. } if ending.sharing.public => {
                let (standings, sharing) = (&ending.standings, &ending.sharing);
                let address = format!("{}/tables/{}", sharing.site, self.id);
                html! {
                    meta property="og:type" content="website";
                    meta property="og:site_name" content="Chantier";
                    meta property="og:title" content={ (over::headline(self, ending)) " · " (self.info.name) };
                    meta property="og:description" content=(self.one_line(standings));
                    meta property="og:url" content=(address);
                    meta property="og:image" content={ (address) "/preview.png" };
                    meta property="og:image:width" content="1200";
                    meta property="og:image:height" content="630";
                    meta name="twitter:card" content="summary_large_image";
                }
            }
            // The address of a table is known to those who were told it, and to nobody else.
            _ => html! {
                meta name="robots" content="noindex";
                meta property="og:title" content={ (self.info.name) " · Chantier" };
            },
        }
    }

    /// The result in a line: "Ana 43, Bo 38".
    fn one_line(&self, standings: &Standings) -> String {
        let line = standings
            .ranked()
            .into_iter()
            .map(|standing| format!("{} {}", self.name(standing.seat), standing.points));
        line.collect::<Vec<_>>().join(", ")
    }

    /// For those who played: the choice who may know.
    pub(in crate::pages) fn sharing(&self, sharing: &Sharing) -> Markup {
        let words = self.reader.words();
        let (now, then, value) = match sharing.public {
            true => ("share-public", "share-withdraw", "no"),
            false => ("share-private", "share-publish", "yes"),
        };
        html! {
            @if self.own_seats() > 0 {
                form.row.sharing method="post" action={ "/tables/" (self.id) "/publish" } {
                    (self.reader.token())
                    span.help { (words.word(now)) }
                    button.quiet type="submit" name="public" value=(value) { (words.word(then)) }
                }
            }
        }
    }
}
