//! What a viewer sees, and what it does not.

use engine::{Game, Match, Observation, PlayoutRng, Seat, Seed, SeedableRng, Setup, Viewer};

use crate::toy::Sound;

const ONE: Viewer = Viewer::Seat(Seat::FIRST);

fn dealt(seed: &str) -> Match<Sound> {
    Match::new(Setup::new(2), Seed::named(seed)).unwrap()
}

#[test]
fn a_seat_sees_its_own_hand() {
    let played = dealt("a");
    assert_eq!(played.observe(ONE).state().hands[0], played.state().hands[0]);
    assert_eq!(played.observe(ONE).viewer(), ONE);
}

#[test]
fn states_that_differ_only_in_secret_look_the_same() {
    let played = dealt("b");
    let mut other = played.state().clone();
    let (mine, theirs) = (other.hands[0], other.hands[1]);
    let from_pile = (0..4).find(|&kind| other.pile[kind] > 0 && theirs[kind] == 0).unwrap();
    let from_hand = (0..4).find(|&kind| theirs[kind] > 0).unwrap();
    other.hands[1][from_hand] -= 1;
    other.pile[from_hand] += 1;
    other.hands[1][from_pile] += 1;
    other.pile[from_pile] -= 1;
    assert_ne!(other, *played.state());
    assert_eq!(Observation::of(&**played.game(), &other, ONE), played.observe(ONE));
    assert_ne!(
        Observation::of(&**played.game(), &other, Viewer::Seat(Seat::new(1))),
        played.observe(Viewer::Seat(Seat::new(1)))
    );
    assert_eq!(other.hands[0], mine);
}

#[test]
fn equal_states_seen_by_others_are_other_observations() {
    let played = dealt("c");
    assert_ne!(played.observe(ONE), played.observe(Viewer::Spectator));
}

#[test]
fn samples_vary_and_come_from_the_observation_alone() {
    let played = dealt("d");
    let seen = played.observe(ONE);
    let mut rng = PlayoutRng::seed_from_u64(5);
    let mut sample = played.game().start();
    let mut samples = Vec::new();
    for _ in 0..20 {
        seen.sample_into(played.game(), &mut sample, &mut rng);
        assert_eq!(Observation::of(&**played.game(), &sample, ONE), seen);
        samples.push(sample.clone());
    }
    assert!(samples.iter().any(|sample| *sample != samples[0]));
}
