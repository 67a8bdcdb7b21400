//! What people are told who click on a piece that cannot be used: every such piece of every board, through whole games.

use std::collections::{BTreeMap, HashSet};

use bots::BotSpec;
use catalogue::{AnyGame, Language};
use engine::{Phrase, PlayError, Seat, Seed, Setup, Turn, Viewer};
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
    let page = board.draw(&scene).markup().into_string() + &board.left(&scene).into_string();
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

/// What the idle pieces of a game say through it.
struct Answers {
    /// By the message, the pieces that give it and what it says.
    by_message: BTreeMap<String, (HashSet<String>, String)>,
    /// How many different moves idle pieces stood for.
    moves: usize,
}

fn answers(game: &dyn AnyGame, players: usize) -> Answers {
    let seed = Seed::named("why not");
    let mut played = game.deal(Setup::new(players), seed).unwrap();
    let mut light = game.bot(BotSpec::Light, &seed);
    let words = lexicon(game.info(), Language::English);
    let mut answers = BTreeMap::new();
    let mut moves = HashSet::new();
    while let Turn::Seat(seat) = played.turn() {
        for (text, class) in idle_pieces(&*played, seat) {
            moves.insert(text.clone());
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
    Answers {
        by_message: answers,
        moves: moves.len(),
    }
}

/// For how many different moves idle pieces stand at least in a game, and some of these pieces that are easily forgotten.
const SAY_WHY: [(&str, usize, &[&str]); 5] = [
    ("batisseurs", 45, &[]),
    ("cloud-city", 30, &[]),
    ("noria", 70, &["hole:activate"]),
    ("settlement", 50, &["home:use", "home:street", "tile:place"]),
    ("welkin", 80, &["hole:place"]),
];

#[test]
fn a_piece_that_cannot_be_used_says_why() {
    let mut mute = Vec::new();
    for (id, least, known) in SAY_WHY {
        let game = catalogue::games().iter().find(|game| game.info().id == id).unwrap();
        let Answers { by_message, moves } = answers(*game, 2);
        for (message, (pieces, said)) in &by_message {
            // Each stands for something that is missing, or to be done first; that it is not its time says neither.
            assert!(
                !message.ends_with("-not-now"),
                "{id}: {pieces:?} only say that it is not their time: {said}"
            );
        }
        if moves < least {
            mute.push(format!("{id}: only {moves} moves are asked about, not {least}"));
        }
        let say_why: HashSet<&str> = by_message
            .values()
            .flat_map(|(pieces, _)| pieces)
            .map(String::as_str)
            .collect();
        mute.extend(
            known
                .iter()
                .filter(|piece| !say_why.contains(*piece))
                .map(|piece| format!("{id}: {piece}")),
        );
    }
    assert_eq!(mute, Vec::<String>::new());
}
