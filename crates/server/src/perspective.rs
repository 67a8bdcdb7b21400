//! What a visitor may see and do at a table. It is found out once for each request; pages, moves and hints follow it.

use engine::{Seat, Viewer};
use tables::{PersonId, Phase, Table, TableId};
use web::Reader;

use crate::sessions::Visitor;

/// All that the changing part of a table's page depends on besides the table itself.
///
/// It is drawn from this and from nothing else about a visitor, so whoever shares a drawing with others may see all of it.
/// Those who only watch are told apart by nothing but their language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Audience {
    /// Who looks, if the table knows them or may come to.
    person: Option<PersonId>,
    /// For whom the page is made.
    reader: Reader,
    /// The seat whose secrets a shared screen shows.
    pub showing: Option<Seat>,
    /// The name to suggest to who may still sit down.
    pub name: Option<String>,
    /// The address of this site, for the invitation.
    pub site: String,
}

/// Who looks at a table, and for whom its page is made.
#[derive(Clone, Copy)]
pub(crate) struct Onlooker<'a> {
    /// Nobody in particular where they only watch.
    pub person: Option<&'a PersonId>,
    pub reader: &'a Reader,
}

impl Audience {
    /// The audience of a visitor at a table as it stands.
    pub fn of(table: &Table, visitor: &Visitor, showing: Option<Seat>, name: Option<&str>, site: &str) -> Audience {
        let person = Some(&visitor.person);
        let waiting = table.phase() == Phase::Waiting;
        let language = visitor.reader.language;
        if !waiting && !is_involved(table, person) {
            return Audience {
                person: None,
                reader: Reader {
                    language,
                    ..Reader::default()
                },
                showing: None,
                name: None,
                site: String::new(),
            };
        }
        Audience {
            person: person.cloned(),
            reader: Reader {
                language,
                csrf: visitor.reader.csrf.clone(),
                ..Reader::default()
            },
            showing,
            name: name.filter(|_| waiting).map(str::to_owned),
            site: if waiting { site.to_owned() } else { String::new() },
        }
    }

    pub fn onlooker(&self) -> Onlooker<'_> {
        Onlooker {
            person: self.person.as_ref(),
            reader: &self.reader,
        }
    }
}

/// Whether a person plays at a table, or left in the middle of its game and may come back.
pub(crate) fn is_involved(table: &Table, person: Option<&PersonId>) -> bool {
    let knows = |seat: Seat| table.person(seat) == person || table.left_by(seat) == person;
    person.is_some() && table.seats().any(knows)
}

/// The table at which those of a finished game went on, for those who may know. A game that was published when it was over leads
/// nobody to a table that its players keep to themselves.
pub(crate) fn again(table: &Table, viewer: Viewer) -> Option<&TableId> {
    let told = viewer != Viewer::Spectator || !table.is_public() || table.rematch_door().public;
    table.again().filter(|_| told)
}

/// The place of a visitor at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Perspective {
    /// The seats they play.
    pub own: Vec<Seat>,
    /// What they see.
    pub sight: Sight,
}

/// What a visitor sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// The table as this viewer may know it.
    As(Viewer),
    /// What lies open: several people share the screen, and the secrets of the one at this seat wait for a click.
    HandOver(Seat),
}

impl Perspective {
    /// The place of a person, who asked a shared screen to show the secrets of `showing`.
    pub fn of(table: &Table, person: Option<&PersonId>, showing: Option<Seat>) -> Perspective {
        let own: Vec<Seat> = person.map_or(Vec::new(), |person| table.seats_of(person).collect());
        let hidden = table.game().info().hidden && table.phase() != Phase::Over;
        let sight = sight(&own, table.to_move(), hidden, showing);
        Perspective { own, sight }
    }

    /// Whose observation they get.
    pub fn viewer(&self) -> Viewer {
        match self.sight {
            Sight::As(viewer) => viewer,
            Sight::HandOver(_) => Viewer::Spectator,
        }
    }

    /// The seat for which they move now: the one to move, if it is theirs and they see as it does.
    pub fn acting(&self, table: &Table) -> Option<Seat> {
        let turn = table.to_move()?;
        let acts = self.own.contains(&turn) && self.sight == Sight::As(Viewer::Seat(turn));
        acts.then_some(turn)
    }
}

fn sight(own: &[Seat], turn: Option<Seat>, hidden: bool, showing: Option<Seat>) -> Sight {
    let own_turn = turn.filter(|seat| own.contains(seat));
    let as_seat = |seat: Option<Seat>| Sight::As(seat.map_or(Viewer::Spectator, Viewer::Seat));
    match own {
        [] => as_seat(None),
        [only] => as_seat(Some(*only)),
        [first, ..] if !hidden => as_seat(own_turn.or(Some(*first))),
        _ => match own_turn {
            Some(seat) if showing != Some(seat) => Sight::HandOver(seat),
            _ => as_seat(showing.filter(|seat| own.contains(seat))),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number - 1)
    }

    /// What the person on the seats `own` sees at a table where the first seat moves.
    fn seen(own: &[usize], hidden: bool, showing: Option<usize>) -> Sight {
        let own: Vec<Seat> = own.iter().copied().map(seat).collect();
        sight(&own, Some(seat(1)), hidden, showing.map(seat))
    }

    fn as_seat(number: usize) -> Sight {
        Sight::As(Viewer::Seat(seat(number)))
    }

    #[test]
    fn a_shared_screen_shows_secrets_only_to_the_one_who_moves_and_only_when_asked() {
        assert_eq!(seen(&[1, 2], true, None), Sight::HandOver(seat(1)));
        assert_eq!(seen(&[1, 2], true, Some(2)), Sight::HandOver(seat(1)));
        assert_eq!(seen(&[1, 2], true, Some(1)), as_seat(1));
    }

    #[test]
    fn nobody_sees_as_another_by_asking() {
        assert_eq!(seen(&[3], true, Some(1)), as_seat(3));
        assert_eq!(seen(&[], true, Some(1)), Sight::As(Viewer::Spectator));
        assert_eq!(seen(&[2, 3], true, Some(1)), Sight::As(Viewer::Spectator));
    }

    #[test]
    fn where_nothing_is_secret_a_shared_screen_just_follows_the_turn() {
        assert_eq!(seen(&[1, 2], false, None), as_seat(1));
        assert_eq!(seen(&[2, 3], false, None), as_seat(2));
        assert_eq!(seen(&[3], false, None), as_seat(3));
    }
}
