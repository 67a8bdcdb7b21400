//! What people are told who click on a piece that cannot be used: every such piece of every board, through whole games.

use std::collections::{BTreeMap, HashSet};

use bots::BotSpec;
use catalogue::{AnyGame, Language};
use engine::{Phrase, PlayError, Seat, Seed, Setup, Turn, Viewer};
use maud::Render as _;
use web::boards::{self, Scene};
use web::{Choice, Choices, lexicon};

/// The texts of the moves that the idle pieces of a seat's board stand for, with the classes of these pieces.
fn idle_pieces(played: &dyn catalogue::AnyMatch, seat: Seat) -> Vec<(String, String)> {
    let words = lexicon(played.info(), Language::English);
    let names: Vec<String> = Seat::all(played.setup().players).map(|seat| words.seat(seat)).collect();
    let view = played.view(Viewer::Seat(seat));
    let say = |phrase: &Phrase| words.say(phrase, &|seat| names[seat.index()].clone());
    let offers = view.offers().into_iter().map(|offer| Choice {
        label: say(&offer.phrase),
        text: offer.text,
    });
    let choices = Choices::new(offers.collect());
    let scene = Scene::new(&*view, Some(seat), &names, &choices, &[], words);
    let board = boards::of(played.info().id);
    let page = board.draw(&scene).into_pieces().render().into_string() + &board.left(&scene).into_string();
    let value = |tag: &str, name: &str| {
        let start = format!(" {name}=\"");
        let (_, rest) = tag.split_once(start.as_str())?;
        Some(rest.split('"').next()?.to_owned())
    };
    let tags = page.split("<button").skip(1).filter_map(|rest| rest.split('>').next());
    let idle = tags.filter(|tag| tag.contains("class=\"idle"));
    idle.filter_map(|tag| Some((value(tag, "value")?, value(tag, "class")?)))
        .collect()
}

/// What idle pieces answer through a game: by the message, the pieces that give it and what it says.
fn answers(game: &dyn AnyGame, players: usize) -> BTreeMap<String, (HashSet<String>, String)> {
    let seed = Seed::named("why not");
    let mut played = game.deal(Setup::new(players), seed).unwrap();
    let mut light = game.bot(BotSpec::Light, &seed);
    let words = lexicon(game.info(), Language::English);
    let mut answers = BTreeMap::new();
    while let Turn::Seat(seat) = played.turn() {
        for (text, class) in idle_pieces(&*played, seat) {
            let Err(refused) = played.resolve_through(seat, &text) else {
                panic!("{}: '{text}' is legal, and its piece is idle", game.info().id);
            };
            assert!(
                !matches!(refused, PlayError::NotAMove(_)),
                "{}: the idle piece '{text}' stands for no move",
                game.info().id
            );
            let phrase = refused.phrase();
            let (pieces, _): &mut (HashSet<String>, String) = answers.entry(phrase.id.clone()).or_insert_with(|| {
                let said = words.say(&phrase, &|seat| words.seat(seat));
                (HashSet::new(), format!("{said} [{text}]"))
            });
            let kind = class.split(' ').nth(1).unwrap_or_default();
            pieces.insert(format!("{kind}:{}", text.split(' ').next().unwrap_or_default()));
        }
        let text = light.choose(&*played.view(Viewer::Seat(seat)));
        played.play_text(seat, &text).unwrap();
    }
    answers
}

#[test]
fn a_piece_that_cannot_be_used_says_why() {
    for game in catalogue::games()
        .iter()
        .filter(|game| boards::is_drawn(game.info().id))
    {
        for (id, (pieces, said)) in answers(*game, 2) {
            // Each stands for something that is missing, or to be done first; that it is not its time says neither.
            assert!(
                !id.ends_with("-not-now"),
                "{}: {pieces:?} only say that it is not their time: {said}",
                game.info().id
            );
        }
    }
}
