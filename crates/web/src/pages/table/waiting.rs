//! A table that waits: for players, or for the screen to be handed over.

use bots::levels::Level;
use engine::Seat;
use maud::{Markup, html};

use super::{SeatKind, TableView};
use crate::pages::Visit;
use crate::pages::report::report_link;

impl TableView<'_> {
    pub(super) fn waiting(&self, invitation: &str, name: &str, host: bool, visit: Visit) -> Markup {
        let words = self.reader.words();
        let seated = self.own_seats() > 0;
        let left = self.seats.iter().any(|seat| seat.kind == SeatKind::Left);
        let (title, lead) = if left {
            ("left-title", "left-lead")
        } else {
            ("waiting-title", "waiting-lead")
        };
        html! {
            section.waiting.narrow aria-labelledby="waiting-title" {
                div.cover aria-hidden="true" { (crate::boards::of(self.info.id).cover()) }
                h2 #waiting-title { (words.word(title)) }
                p { (words.word(lead)) }
                @if !left {
                    p.invitation {
                        label for="invitation" { (words.word("waiting-link")) }
                        input #invitation type="text" readonly value=(invitation);
                        button type="button" data-copy="invitation" data-done=(words.word("copied")) {
                            (words.word("copy"))
                        }
                    }
                }
                ul.seats role="list" {
                    @for (seat, view) in Seat::all(self.seats.len()).zip(&self.seats) {
                        li class={ "seat-" (seat) } {
                            span class={ "mark seat-" (seat) } aria-hidden="true" {}
                            (view.face(seat))
                            @if view.kind == SeatKind::Free {
                                (self.free_seat(seat, name, seated))
                                @if host { (self.bot_for(seat, "waiting-bot")) }
                            }
                            @else if view.kind == SeatKind::Left { (self.left_seat(seat, name, seated)) }
                            @else {
                                span.name { (view.name) }
                                @if view.yours { span.tag { (words.word("you")) } }
                                @if let Some(level) = &view.level { span.tag { (level) } }
                                @if let Some(rated) = self.ratings.get(seat.index()).copied().flatten() { (rated.markup(self.reader)) }
                                @if host && !view.yours { (self.send_away(seat)) }
                            }
                        }
                    }
                }
                @if left { (self.menu_button()) (self.menu()) }
                @else {
                    (self.visitors(host, visit))
                    p.help.agreed {
                        @if self.rated { (words.word("facts-rated")) " " }
                        (self.manners.agreed.join(" "))
                    }
                }
                // Who left in the middle of a game has left already.
                @if seated && !left { (self.way_out("leave", "leave-waiting", html! {}, false)) }
                (report_link(words, self.id, 0))
            }
        }
    }

    /// Who may come, and how the host changes it.
    fn visitors(&self, host: bool, visit: Visit) -> Markup {
        let words = self.reader.words();
        let publish = |public: &str, label: &str| {
            html! {
                form method="post" action={ "/tables/" (self.id) "/publish" } {
                    (self.reader.token())
                    input type="hidden" name="public" value=(public);
                    button type="submit" { (words.word(label)) }
                }
            }
        };
        html! {
            div.row.visitors {
                @match visit {
                    Visit::Public => {
                        span { (words.word("waiting-public")) " " a href="/lobby" { (words.word("nav-lobby")) } }
                        @if host { (publish("no", "waiting-unlist")) }
                    }
                    Visit::Link => { @if host { (publish("yes", "waiting-list")) } }
                    Visit::Word => { span { (words.word("waiting-word")) } }
                }
            }
        }
    }

    /// The host sends whoever sits there away.
    fn send_away(&self, seat: Seat) -> Markup {
        let words = self.reader.words();
        html! {
            details.way-out name="way-out" {
                summary aria-label={ (words.word("waiting-free")) " – " (self.name(seat)) } { (words.word("waiting-free")) }
                form method="post" action={ "/tables/" (self.id) "/free" } {
                    (self.reader.token())
                    input type="hidden" name="seat" value=(seat);
                    button type="submit" { (self.about("waiting-free-sure", seat)) }
                }
            }
        }
    }

    /// A bot of some level for a seat.
    pub(super) fn bot_for(&self, seat: Seat, label: &str) -> Markup {
        let words = self.reader.words();
        html! {
            form.row method="post" action={ "/tables/" (self.id) "/replace" } {
                (self.reader.token())
                input type="hidden" name="seat" value=(seat);
                select name="level" aria-label={ (words.word(label)) " " (seat) } {
                    @for level in Level::ALL {
                        option value=(level.name()) { (words.word(&format!("level-{}", level.name()))) }
                    }
                }
                button type="submit" { (words.word(label)) }
            }
        }
    }

    /// For somebody who left their seat.
    pub(super) fn come_back(&self) -> Markup {
        let words = self.reader.words();
        html! {
            @for (seat, _) in Seat::all(self.seats.len()).zip(&self.seats).filter(|(_, view)| view.returns) {
                form.row.notice.come-back method="post" action={ "/tables/" (self.id) "/join" } {
                    (self.reader.token())
                    input type="hidden" name="seat" value=(seat);
                    @let absent = self.manners.absent.get(seat.index()).and_then(Option::as_ref);
                    @let late = absent.is_some_and(|absent| absent.out_of_time);
                    span { (words.word(if late { "come-back-time" } else { "come-back-lead" })) }
                    button.primary type="submit" { (words.word("come-back")) }
                }
            }
        }
    }

    /// A seat whose player left: those who stayed may let a bot play on, others may ask them for the seat.
    fn left_seat(&self, seat: Seat, name: &str, seated: bool) -> Markup {
        let words = self.reader.words();
        html! {
            span.name { (self.name(seat)) }
            span.tag { (words.word("left-tag")) }
            (self.ask_for_seat(seat, name))
            @if seated { (self.bot_for(seat, "left-bot")) }
        }
    }

    fn free_seat(&self, seat: Seat, name: &str, seated: bool) -> Markup {
        let words = self.reader.words();
        let label = words.word(if seated { "take-here" } else { "take" });
        html! {
            form.row method="post" action={ "/tables/" (self.id) "/join" } {
                (self.reader.token())
                input type="hidden" name="seat" value=(seat);
                input type="text" name="name" maxlength="24" value=(if seated { "" } else { name }) required
                    aria-label={ (words.word("new-name")) " " (seat) } placeholder=(words.word("new-name"));
                button.primary[!seated] type="submit" { (label) }
            }
        }
    }

    /// The action bar of a shared screen that is to be handed to the next player. The board beside it shows what lies
    /// open to everybody; only what is secret waits for the click.
    pub(super) fn pass_bar(&self, to: Seat) -> Markup {
        let prompt = html! {
            p.prompt #turn role="status" {
                span class={ "mark seat-" (to) } aria-hidden="true" {}
                strong { (self.about("pass-title", to)) }
                " " span.help { (self.reader.words().word("pass-lead")) }
            }
        };
        html! {
            div #bar.bar.handing {
                (super::said::voice(self, prompt))
                div.tools { a.button.primary #pass href={ "/tables/" (self.id) "?as=" (to) } { (self.about("pass-go", to)) } }
                (self.asked())
                (self.connection())
            }
        }
    }
}
