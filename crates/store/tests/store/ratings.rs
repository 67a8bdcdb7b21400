//! Games that count: promises of both databases.

use store::{Account, Before, NewDevice, Proof, RatingEntry, RatingStep, Store, Terms};
use tables::{Placed, Rival, Summary};

use crate::home::Home;
use crate::samples::{append_summed, created, joined, moved, person, summary, table};

fn ana() -> Rival {
    Rival::Person(person("a"))
}

fn bo() -> Rival {
    Rival::Person(person("b"))
}

fn bot() -> Rival {
    Rival::Bot("easy".to_owned())
}

/// A table whose game is over and counts; nobody has counted it.
async fn over(store: &Store, number: u8, places: &[(Rival, u8)]) {
    let ended = Summary {
        counted: places
            .iter()
            .map(|(rival, place)| Placed {
                rival: rival.clone(),
                place: *place,
                gone: false,
            })
            .collect(),
        rated: true,
        ..summary()
    };
    let events = [created(), joined("a"), moved("end")];
    let at_ms = i64::from(number);
    append_summed(store, &table(number), 0, &events, at_ms, &ended)
        .await
        .unwrap();
    // What happens after the end makes no other game of it.
    let elsewhere = Summary {
        counted: ended.counted.iter().rev().cloned().collect(),
        ..ended
    };
    append_summed(store, &table(number), 3, &[joined("a")], at_ms + 1, &elsewhere)
        .await
        .unwrap();
}

async fn entries(store: &Store, rival: &Rival) -> Vec<(u32, u32, i64)> {
    let told = |entry: &RatingEntry| (entry.seats, entry.games, entry.rating.points());
    store.ratings_of(rival).await.unwrap().iter().map(told).collect()
}

async fn steps(store: &Store, rival: &Rival) -> Vec<RatingStep> {
    let entry = store.ratings_of(rival).await.unwrap().remove(0);
    store.rating_steps(rival, &entry, &person("a"), 9).await.unwrap()
}

pub async fn a_game_that_counts_is_counted_once_whoever_comes_first(home: &Home) {
    let (one, other) = (home.open().await, home.open().await);
    over(&one, 1, &[(ana(), 1), (bot(), 2)]).await;
    assert!(entries(&one, &ana()).await.is_empty(), "it was only written down");
    let first = table(1);
    let counted = tokio::join!(
        one.count_game(&first),
        other.count_game(&first),
        other.count_missed_games()
    );
    let times = u64::from(counted.0.unwrap()) + u64::from(counted.1.unwrap()) + counted.2.unwrap();
    assert_eq!(times, 1);
    assert!(!one.count_game(&table(1)).await.unwrap() && other.count_missed_games().await.unwrap() == 0);
    assert_eq!(entries(&one, &ana()).await, [(2, 1, 1658)]);
    assert_eq!(entries(&one, &bot()).await, [(2, 1, 1342)]);
    // Several end at once, and the server that ended them is gone.
    for number in 2..8 {
        over(&one, number, &[(ana(), 2), (bot(), 1)]).await;
    }
    over(&one, 8, &[(bot(), 1), (ana(), 2), (bot(), 3)]).await;
    let (of_one, of_other) = tokio::join!(one.count_missed_games(), other.count_missed_games());
    assert_eq!(of_one.unwrap() + of_other.unwrap(), 7);
    let of_bot = entries(&one, &bot()).await;
    assert_eq!(
        of_bot
            .iter()
            .map(|(seats, games, _)| (*seats, *games))
            .collect::<Vec<_>>(),
        [(2, 7), (3, 1)]
    );
    assert_eq!(of_bot[1].2, 1500, "once better and once worse than the same newcomer");
    let of_ana = steps(&one, &ana()).await;
    assert_eq!(
        of_ana.iter().map(|step| step.place).collect::<Vec<_>>(),
        [1, 2, 2, 2, 2, 2, 2]
    );
    assert!(of_ana.windows(2).all(|two| two[0].rating.points() == two[1].before));
    assert!(of_ana.iter().all(|step| step.theirs && !step.public));
    let strangers = store_steps_for(&one, "c").await;
    assert!(strangers.iter().all(|step| !step.theirs && !step.public));
    assert_eq!(one.steps_at(&table(1)).await.unwrap().len(), 2);
    let known = one.person_known_as(&person("a").public_key()).await.unwrap();
    assert_eq!(known, Some(person("a")));
    assert_eq!(one.person_known_as(&person("b").public_key()).await.unwrap(), None);
    assert_eq!(one.ratings_of_bots().await.unwrap().len(), 2);
    assert!(
        one.ratings_in_the_lobby().await.unwrap().is_empty(),
        "nobody sits at a public table"
    );
}

async fn store_steps_for(store: &Store, letter: &str) -> Vec<RatingStep> {
    let entry = store.ratings_of(&ana()).await.unwrap().remove(0);
    store.rating_steps(&ana(), &entry, &person(letter), 9).await.unwrap()
}

pub async fn a_guest_takes_their_ratings_along_and_who_goes_takes_none_from_the_others(home: &Home) {
    let store = home.open().await;
    let guest = || Rival::Person(person("c"));
    over(&store, 1, &[(ana(), 1), (bo(), 2)]).await;
    over(&store, 2, &[(guest(), 2), (bot(), 1)]).await;
    over(&store, 3, &[(guest(), 1), (bot(), 2), (bo(), 3)]).await;
    for number in 1..4 {
        assert!(store.count_game(&table(number)).await.unwrap());
    }
    let three = entries(&store, &guest()).await[1];
    // The guest signs in as Ana while another game of theirs is not counted yet.
    over(&store, 4, &[(guest(), 1), (bot(), 2)]).await;
    sign_in_as_ana(&store, "c").await;
    assert!(store.count_game(&table(4)).await.unwrap());
    for departure in store.departures().await.unwrap() {
        store.settle(&departure, &[]).await.unwrap();
        store.settle(&departure, &[]).await.unwrap();
    }
    assert!(entries(&store, &guest()).await.is_empty());
    assert_eq!(store.person_known_as(&person("c").public_key()).await.unwrap(), None);
    let of_ana = entries(&store, &ana()).await;
    assert_eq!((of_ana[0].0, of_ana[0].1), (2, 3), "all games of two");
    assert_eq!(of_ana[1], three);
    assert!(of_ana[0].2 > 1658, "the surer rating stayed: that of two games won");
    // Whoever played against their own account played against themselves.
    over(&store, 5, &[(guest(), 1), (ana(), 2)]).await;
    assert!(store.count_game(&table(5)).await.unwrap());
    assert_eq!(entries(&store, &ana()).await, of_ana);

    let of_bo = entries(&store, &bo()).await;
    over(&store, 6, &[(ana(), 1), (bot(), 2)]).await;
    store.delete_person(&person("a")).await.unwrap();
    assert!(store.count_game(&table(6)).await.unwrap(), "it counts for the other");
    assert!(entries(&store, &ana()).await.is_empty() && steps_at(&store, 1).await == [bo()]);
    assert_eq!(steps_at(&store, 6).await, [bot()]);
    assert_eq!(store.person_known_as(&person("a").public_key()).await.unwrap(), None);
    assert_eq!(entries(&store, &bo()).await, of_bo);
}

/// A guest signs in to the account of Ana, which is made for that.
async fn sign_in_as_ana(store: &Store, guest: &str) {
    let account = Account {
        person: person("a"),
        name: "Ana".to_owned(),
        password: Some("$hash".to_owned()),
        created_at_ms: 1,
    };
    let (owner, sessions) = (person("a"), [person("6"), person("7")]);
    let [first, second] = sessions.each_ref().map(|id| NewDevice {
        id,
        person: &owner,
        proof: Proof::Password,
        name: "Firefox",
        at_ms: 5,
    });
    assert!(store.keep_account(&account, "ana", &first, None).await.unwrap());
    let guest = person(guest);
    let signed_in = store.sign_in("$hash", &second, Before::Guest(&guest));
    assert!(signed_in.await.unwrap());
}

pub async fn a_guest_whose_account_is_gone_leaves_nothing_to_it(home: &Home) {
    let store = home.open().await;
    let guest = Rival::Person(person("c"));
    over(&store, 1, &[(guest.clone(), 1), (bot(), 2)]).await;
    over(&store, 2, &[(guest.clone(), 1), (bot(), 2)]).await;
    assert!(store.count_game(&table(2)).await.unwrap());
    sign_in_as_ana(&store, "c").await;
    store.delete_person(&person("a")).await.unwrap();
    assert!(store.count_game(&table(1)).await.unwrap());
    assert!(entries(&store, &ana()).await.is_empty());
    assert_eq!(store.person_known_as(&person("a").public_key()).await.unwrap(), None);
    let departures = store.departures().await.unwrap();
    let heirs: Vec<_> = departures.iter().map(|departure| departure.heir.clone()).collect();
    assert_eq!(heirs, [None, None], "nobody is left to take the guest's seats");
    for departure in &departures {
        store.settle(departure, &[]).await.unwrap();
    }
    assert!(entries(&store, &guest).await.is_empty() && entries(&store, &ana()).await.is_empty());
}

pub async fn a_game_that_cannot_be_counted_keeps_no_other_back(home: &Home) {
    let store = home.open().await;
    over(&store, 1, &[(ana(), 1), (bot(), 2)]).await;
    home.spoil("UPDATE rated_games SET places = 'what?'").await;
    over(&store, 2, &[(ana(), 1), (bot(), 2)]).await;
    assert!(store.count_missed_games().await.is_err(), "and somebody hears of it");
    assert_eq!(entries(&store, &ana()).await.len(), 1);
    home.spoil("UPDATE ratings SET games = -1").await;
    assert!(store.ratings_of(&ana()).await.is_err(), "nobody played so few");
}

async fn steps_at(store: &Store, number: u8) -> Vec<Rival> {
    let steps = store.steps_at(&table(number)).await.unwrap();
    steps.into_iter().map(|(rival, _)| rival).collect()
}

pub async fn ratings_of_whom_nothing_else_is_kept_expire(home: &Home) {
    let store = home.open().await;
    over(&store, 1, &[(ana(), 1), (bo(), 2), (bot(), 3)]).await;
    assert!(store.count_game(&table(1)).await.unwrap());
    store.remember_name(&person("b"), "Bo", 1).await.unwrap();
    let old = Terms {
        people_before_ms: Some(100),
        ..Terms::default()
    };
    store.delete_expired(&old).await.unwrap();
    assert!(!entries(&store, &ana()).await.is_empty(), "Ana sits at a table");
    assert!(entries(&store, &bo()).await.is_empty(), "no cookie of Bo is remembered");
    let games = Terms {
        finished_before_ms: Some(100),
        unfinished_before_ms: Some(100),
        ..old
    };
    store.delete_expired(&games).await.unwrap();
    assert!(entries(&store, &ana()).await.is_empty() && !entries(&store, &bot()).await.is_empty());
    assert_eq!(store.person_known_as(&person("a").public_key()).await.unwrap(), None);
}
