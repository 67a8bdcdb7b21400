//! Whole games of every game and variant, clicked on the board itself, on a desk and on a phone.

use serde_json::json;

use crate::chromium::{Chromium, Window};
use crate::harness::TestApp;

/// A table to be played: the reader sits on the first place, bots on the others.
struct Variant {
    game: &'static str,
    players: usize,
    options: &'static [(&'static str, &'static str)],
}

const PHONE: Window = Window {
    french: false,
    dark: false,
    phone: true,
    without_javascript: false,
    with_movement: false,
};

/// Plays `variant` to its end with nothing but clicks on what is lit on the board.
async fn play_on_the_board(variant: Variant, window: Window) {
    let Variant { game, players, options } = variant;
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(window).await;
    page.open(&app, &format!("/games/{game}/new")).await;
    for place in 2..=*catalogue::find(game).unwrap().info().players.end() {
        let sitter = if place <= players { "easy" } else { "nobody" };
        page.choose(&format!("#sitter-{place}"), sitter).await;
    }
    for (key, value) in options {
        page.click(&format!("[name='option-{key}'][value='{value}']")).await;
    }
    page.click("form.setup button.primary").await;
    let mut clicks = 0;
    while page.my_turn().await.is_some() {
        clicks += 1;
        page.move_on_the_board(clicks).await;
        assert!(clicks < 3000, "the game does not end");
        if clicks % 16 == 1 {
            let wide = page
                .script("return document.documentElement.scrollWidth > window.innerWidth")
                .await;
            assert_eq!(
                wide,
                json!(false),
                "the page is wider than the window after {clicks} clicks"
            );
        }
    }
    assert!(clicks > 5);
    assert!(!page.text(".breakdown").await.is_empty());
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

macro_rules! whole_games {
    ($($name:ident: $game:literal, $players:literal, [$(($key:literal, $value:literal)),*], $window:expr;)*) => {
        $(
            #[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                let variant = Variant { game: $game, players: $players, options: &[$(($key, $value)),*] };
                play_on_the_board(variant, $window).await;
            }
        )*
    };
}

whole_games! {
    batisseurs_for_three_on_a_desk: "batisseurs", 3, [], Window::default();
    batisseurs_for_four_on_a_phone: "batisseurs", 4, [], PHONE;
    welkin_on_a_desk: "welkin", 2, [], Window::default();
    welkin_for_four_where_only_complete_sites_count_on_a_phone: "welkin", 4, [("incomplete", "strict")], PHONE;
    noria_on_a_desk: "noria", 2, [], Window::default();
    noria_for_experts_on_a_phone: "noria", 3, [("mode", "expert"), ("market", "random"), ("adjacency", "strict")], PHONE;
    settlement_on_a_desk: "settlement", 2, [], Window::default();
    settlement_alone_on_a_phone: "settlement", 1, [], PHONE;
    settlement_for_four_on_a_phone: "settlement", 4, [], PHONE;
    cloud_city_on_a_desk: "cloud-city", 2, [], Window::default();
    cloud_city_for_four_on_a_phone: "cloud-city", 4, [], PHONE;
    cloud_city_of_twelve_tiles_on_a_desk: "cloud-city", 3, [("city", "rectangle")], Window::default();
    cloud_city_with_a_need_on_a_phone: "cloud-city", 2, [("need", "circuits")], PHONE;
    cloud_city_of_twelve_tiles_with_two_needs_on_a_desk: "cloud-city", 2,
        [("city", "rectangle"), ("need", "balance"), ("second-need", "longest-route")], Window::default();
}

/// A board that nobody plays through here could be broken without anybody knowing.
#[test]
fn every_game_with_a_board_is_played_here() {
    let this = include_str!("boards.rs");
    for info in web::boards::playable() {
        let played = format!(": \"{}\", ", info.id);
        assert!(
            this.matches(&played).count() >= 2,
            "{} is not played on a desk and a phone",
            info.id
        );
    }
}
