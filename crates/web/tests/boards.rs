//! The boards of all games, drawn through whole light games for everybody in every language.

use std::collections::HashSet;

use bots::BotSpec;
use catalogue::{AnyGame, AnyMatch, Language, LogLine};
use engine::{Phrase, Seat, Seed, Setup, Turn, Viewer};
use web::boards::{self, NUMBERS, Scene};
use web::{Choice, Choices, lexicon};

/// How many positions lie between two that are drawn: no divisor of a round, so that every phase is met.
const STRIDE: usize = 3;
/// How many positions of a game are drawn at most, its end besides.
const MOST_DRAWN: usize = 40;

fn play_and_draw(game: &dyn AnyGame, players: usize) {
    let seed = Seed::named("a board for everybody");
    let mut played = game.deal(Setup::new(players), seed).unwrap();
    let mut light = game.bot(BotSpec::Light, &seed);
    let mut drawn = 0;
    let mut kinds = HashSet::new();
    for ply in 0.. {
        if ply % STRIDE == 0 && drawn < MOST_DRAWN || played.turn() == Turn::Over {
            drawn += 1;
            let viewers = Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in viewers {
                for &language in Language::ALL {
                    kinds.extend(check(&*played, viewer, language));
                }
            }
        }
        let Turn::Seat(seat) = played.turn() else { break };
        let text = light.choose(&*played.view(Viewer::Seat(seat)));
        played.play_text(seat, &text).unwrap();
    }
    let id = game.info().id;
    assert!(drawn > 5, "{id} was hardly drawn");
    for (kind, _) in boards::of(id).sounds() {
        assert!(
            *kind == NUMBERS || kinds.contains(*kind),
            "no piece of {id} is a '{kind}' that sounds"
        );
    }
}

/// What cannot be done is not named with its price, and what is of no use is marked on what can.
fn check_idle(page: &str, place: &str) {
    for button in page.split("<button").skip(1) {
        let button = button.split("</button>").next().unwrap_or_default();
        let class = values(button, "class").next().unwrap_or_default();
        let is_idle = class.split(' ').any(|name| name == "idle");
        assert!(!(is_idle && button.contains("deed-name")), "{place}: {button}");
        let useless = class.split(' ').any(|name| name == "useless");
        if !is_idle && button.contains(">+0<") {
            assert!(useless, "{place}: {button}");
        }
    }
}

/// Checks a drawing, and gives the kinds of its pieces: the first words of their names.
fn check(played: &dyn AnyMatch, viewer: Viewer, language: Language) -> HashSet<String> {
    let id = played.info().id;
    let words = lexicon(played.info(), language);
    let players = played.setup().players;
    let names: Vec<String> = Seat::all(players).map(|seat| words.seat(seat)).collect();
    let say = |phrase: &Phrase| {
        words
            .try_say(None, phrase, &|seat| names[seat.index()].clone())
            .unwrap()
    };
    let to_move = match played.turn() {
        Turn::Seat(seat) => Some(seat),
        _ => None,
    };
    let view = played.view(viewer);
    let offers = view.offers();
    let choice = |offer: &catalogue::Offer| Choice {
        text: offer.text.clone(),
        label: say(&offer.phrase),
    };
    let choices = Choices::new(offers.iter().map(choice).collect());
    let scene = Scene::new(&*view, to_move, &names, &choices, &[], words);
    let board = boards::of(id);
    let page = board.draw(&scene).markup().into_string() + &board.left(&scene).into_string();
    let place = format!("{id} for {viewer:?} in {language} after {} moves", played.plies());

    // Idle pieces can be clicked, too, but only to be told why not.
    let buttons = page
        .split("<button")
        .filter(|button| !button.starts_with(" class=\"idle"));
    let lit: HashSet<&str> = buttons.flat_map(|button| values(button, "value")).collect();
    check_idle(&page, &place);
    let listed: HashSet<&str> = choices
        .groups(words)
        .into_iter()
        .flat_map(|(_, moves)| moves)
        .map(|choice| choice.text.as_str())
        .collect();
    for choice in choices.iter() {
        let there =
            lit.contains(choice.text.as_str()) || !board.shows_every_move() && listed.contains(choice.text.as_str());
        assert!(there, "'{}' is not on the board: {place}", choice.text);
    }
    for text in lit {
        assert!(choices.get(text).is_some(), "'{text}' is lit but not legal: {place}");
    }
    for attribute in ["data-piece", "id"] {
        let mut seen = HashSet::new();
        for name in values(&page, attribute) {
            assert!(seen.insert(name), "{attribute} '{name}' stands twice: {place}");
            let identifier = name.starts_with(|letter: char| letter.is_ascii_alphabetic())
                && name
                    .chars()
                    .all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_');
            assert!(identifier, "{attribute} '{name}' is no CSS identifier: {place}");
        }
    }
    assert_eq!(values(&page, "style").count(), 0, "a style attribute: {place}");
    assert_eq!(missing_picture(&page), None, "{place}");
    for text in texts(&page) {
        let missing = text
            .split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'))
            .find(|word| is_message_id(word));
        assert_eq!(missing, None, "a message is missing: {place}");
    }
    let kinds = values(&page, "data-piece").filter_map(|name| name.split('-').next());
    kinds.map(str::to_owned).collect()
}

/// A picture that is asked of a sheet that does not have it.
fn missing_picture(page: &str) -> Option<&str> {
    values(page, "href").find(|address| match address.split_once('#') {
        Some((file, name)) if file.ends_with(".svg") => {
            let sheet = web::assets::at(file).expect("the sheet is served");
            let sheet = std::str::from_utf8(&sheet.plain).unwrap();
            !sheet.contains(&format!(" id=\"{name}\""))
        }
        _ => false,
    })
}

/// The values of an attribute in the order of the page.
fn values<'a>(page: &'a str, attribute: &str) -> impl Iterator<Item = &'a str> {
    let start = format!(" {attribute}=\"");
    let found: Vec<&str> = page
        .split(start.as_str())
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    found.into_iter()
}

/// Everything that is read or spoken: the text between tags, titles and labels.
fn texts(page: &str) -> impl Iterator<Item = &str> {
    let between = page.split('>').filter_map(|part| part.split('<').next());
    between.chain(values(page, "title")).chain(values(page, "aria-label"))
}

/// What cannot be said shows as its message's name.
fn is_message_id(word: &str) -> bool {
    let kinds = [
        "board-",
        "group-",
        "move-",
        "log-",
        "power-",
        "resource-",
        "score-",
        "option-",
        "tie-break-",
        "good-",
        "disc-",
        "about-",
        "building-",
    ];
    kinds.iter().any(|kind| word.starts_with(kind))
}

#[test]
fn every_board_shows_the_legal_moves_with_unique_pieces_and_no_missing_word() {
    for game in catalogue::games() {
        for players in game.info().players.clone() {
            play_and_draw(*game, players);
        }
    }
}

#[test]
fn covers_and_components_have_their_pictures_and_words() {
    for info in catalogue::infos().filter(|info| boards::is_drawn(info.id)) {
        for &language in Language::ALL {
            let board = boards::of(info.id);
            let components = board.components(lexicon(info, language)).into_string();
            assert!(components.contains("<li>"), "{} shows no components", info.id);
            // Without the class of the cover they have no colours.
            let colours = board.cover().into_string();
            let colours = values(&colours, "class").next().unwrap().to_owned();
            assert!(components.contains(&format!("component {colours}\"")), "{}", info.id);
            for page in [board.cover().into_string(), components] {
                assert_eq!(missing_picture(&page), None, "{}", info.id);
                let unsaid = texts(&page).find(|text| text.split([' ', '.']).any(is_message_id));
                assert_eq!(unsaid, None, "{} in {language}", info.id);
            }
        }
    }
}

#[test]
fn both_languages_of_a_game_have_the_same_words_for_its_board() {
    for info in catalogue::infos() {
        let ids = |messages: &str| -> HashSet<String> {
            let ids = messages
                .lines()
                .filter_map(|line| line.split_once(" ="))
                .map(|(id, _)| id.to_owned());
            ids.filter(|id| id.starts_with("board-") || id.starts_with("group-"))
                .collect()
        };
        let sets: Vec<HashSet<String>> = info.words.iter().map(|words| ids(words.messages)).collect();
        assert!(sets.windows(2).all(|pair| pair[0] == pair[1]), "{}", info.id);
    }
}

/// The signs of what is new, as they stand in the markup of a board, its plates and the boards of rivals.
const SIGNS: [&str; 3] = ["has-news", "class=\"news\"", "risen"];

/// Whether something is marked as new for a seat that is to move, given what happened since.
fn is_marked(played: &dyn AnyMatch, seat: Seat, recent: &[LogLine]) -> bool {
    let words = lexicon(played.info(), Language::English);
    let players = played.setup().players;
    let names: Vec<String> = Seat::all(players).map(|seat| words.seat(seat)).collect();
    let view = played.view(Viewer::Seat(seat));
    let choices = Choices::waiting();
    let scene = Scene::new(&*view, Some(seat), &names, &choices, recent, words);
    let board = boards::of(played.info().id);
    let mut drawn = board.draw(&scene).markup().into_string();
    for other in Seat::all(players) {
        drawn += &board.plate(&scene, other).into_string();
        drawn += &board.rival(&scene, other).unwrap_or_default().into_string();
    }
    SIGNS.iter().any(|sign| drawn.contains(sign))
}

#[test]
fn what_others_changed_is_marked_until_one_acts() {
    // Not every turn changes something that lies on the board: coins are taken, resources are produced, a turn is ended.
    const PART: f64 = 0.4;
    for game in catalogue::games() {
        if !boards::is_drawn(game.info().id) {
            continue;
        }
        let seed = Seed::named("what is new");
        let mut played = game.deal(Setup::new(2), seed).unwrap();
        let mut light = game.bot(BotSpec::Light, &seed);
        let (mut turns, mut marked) = (0, 0);
        let mut last: Option<usize> = None;
        while let Turn::Seat(seat) = played.turn() {
            let others_moved =
                last.is_some_and(|ply| (ply + 1..played.plies()).any(|ply| played.mover(ply) == Some(Seat::new(1))));
            if seat == Seat::FIRST && others_moved {
                let recent = played.log_since(Viewer::Seat(seat), last.map_or(0, |ply| ply + 1));
                turns += 1;
                marked += u32::from(is_marked(&*played, seat, &recent));
                assert!(
                    !is_marked(&*played, seat, &[]),
                    "{}: marked, though nothing is new",
                    game.info().id
                );
            }
            let text = light.choose(&*played.view(Viewer::Seat(seat)));
            if seat == Seat::FIRST {
                last = Some(played.plies());
            }
            played.play_text(seat, &text).unwrap();
        }
        let id = game.info().id;
        println!("{id}: {marked} of {turns} turns of the other are marked");
        assert!(
            turns > 3 && f64::from(marked) >= PART * f64::from(turns),
            "{id}: {marked} of {turns}"
        );
    }
}
