//! The kit accepts a game that keeps the contract, and names the law that a broken one breaks.

use engine::conformance::{Kit, Law, check};
use engine::{Match, Setup};

use crate::toy::defect::{self, Defect};
use crate::toy::{DENIES_SECRETS, ID_WITH_SPACE, SPEECHLESS, Sound, Toy};

#[test]
fn a_sound_game_conforms() {
    check::<Sound>();
}

/// The laws that the kit finds broken by the toy game with a defect.
fn broken<const I: u8>(defect: Defect) -> Vec<Law> {
    defect::set(defect);
    let findings = Kit::<Toy<I>>::new().games(3).samples(8).findings();
    findings.iter().map(|finding| finding.law).collect()
}

/// Defects that break one law and no other.
macro_rules! caught {
    ($($test:ident: $defect:ident breaks $law:ident;)*) => {$(
        #[test]
        fn $test() {
            assert_eq!(broken::<0>(Defect::$defect), [Law::$law]);
        }
    )*};
}

caught! {
    a_lost_seat: SeatLost breaks Players;
    a_number_of_players_for_which_nothing_opens: NothingOpens breaks Options;
    an_option_refused_for_the_wrong_reason: WrongRefusal breaks Options;
    a_material_file_that_is_ignored: MaterialIgnored breaks Material;
    a_move_listed_twice: ListedTwice breaks Listed;
    a_list_that_clears_the_buffer: BufferCleared breaks Listed;
    a_move_accepted_that_was_not_offered: AcceptsUnoffered breaks Refused;
    a_refusal_without_words: RefusalUnsaid breaks Words;
    an_older_rules_version_that_does_not_open: OldVersionRefused breaks Options;
    a_refusal_that_changes_the_state: RefusalChanges breaks Refused;
    a_second_spelling: ReadsAnyCase breaks Spelling;
    a_reader_that_panics: ReadingPanics breaks Spelling;
    chance_with_the_wrong_weights: FlatWeights breaks Chance;
    an_unfair_coin: UnfairFirst breaks Chance;
    a_draw_unlike_the_list: DrawByRemainder breaks Draw;
    a_draw_of_something_else: DrawsAnother breaks Drawn;
    a_lost_component: LosesLantern breaks Conserved;
    a_field_that_is_not_written: ForgetsRests breaks Serialised;
    points_that_do_not_add_up: PartMissing breaks Standings;
    a_tie_break_nobody_named: UnnamedTieBreak breaks Standings;
    a_search_left_without_a_move: NarrowsAway breaks Narrowed;
    a_search_given_a_move_that_is_not_legal: NarrowAdds breaks Narrowed;
    a_verdict_before_the_end: EarlyVerdict breaks Verdict;
    a_verdict_without_words: VerdictUnsaid breaks Words;
    an_evaluation_that_is_no_number: NotANumber breaks Evaluation;
    a_message_that_does_not_exist: NoMessage breaks Words;
    an_argument_that_is_not_given: ArgumentMissing breaks Words;
    legal_moves_that_give_secrets_away: LegalFromSecrets breaks Leak;
    a_draw_that_everyone_hears: LoudDraw breaks LogLeak;
    a_log_that_gives_a_hand_away: LoudHand breaks LogLeak;
    a_move_that_shows_another_hand: Peeks breaks Foreseen;
    dealing_anew_that_excludes_the_truth: NarrowRedeal breaks Support;
}

/// Defects that cannot but break other laws as well.
macro_rules! caught_among_others {
    ($($test:ident: $defect:ident breaks $($law:ident),+;)*) => {$(
        #[test]
        fn $test() {
            let found = broken::<0>(Defect::$defect);
            $(assert!(found.contains(&Law::$law), "{:?} is not among {found:?}", Law::$law);)+
        }
    )*};
}

caught_among_others! {
    a_panic_while_playing: ApplyPanics breaks Panic;
    a_refusal_that_panics: RefusalPanics breaks Panic;
    moves_offered_out_of_turn: OffersOutOfTurn breaks Turns;
    chance_offered_out_of_turn: ChanceOutOfTurn breaks Turns;
    a_dead_end: DeadEnd breaks DeadEnd;
    a_game_longer_than_it_says: TooLong breaks Ends;
    an_offer_that_is_refused: OfferRefused breaks Accepted;
    a_text_that_reads_as_another_move: TextOfAnother breaks Text, Replayed;
    a_text_that_is_not_trimmed: TextUntrimmed breaks Text;
    clones_that_share: SharedClone breaks Cloned;
    a_move_that_depends_on_who_listens: ListenerMatters breaks SameGame, Undone;
    a_game_that_is_not_the_same_again: Impure breaks SameGame, Undone;
    a_light_policy_that_cheats: LightRests breaks Light;
    a_light_policy_that_keeps_its_buffer: LightKeepsBuffer breaks Light;
    an_observation_that_changes_when_observed: ObservedTwice breaks Observed;
    a_hand_that_is_not_hidden: KeepsBest breaks Leak;
    noise_that_gives_secrets_away: NoiseFromSecrets breaks Leak;
    secrets_that_are_not_dealt_anew: NoRedeal breaks Varied, Leak;
    dealing_anew_without_variety: ConstantRedeal breaks Varied;
    dealing_anew_that_loses_a_component: RedealLoses breaks Conserved;
    a_state_dealt_anew_that_cannot_be_played: RedealBreaks breaks Playable;
}

#[test]
fn a_senseless_id() {
    assert_eq!(broken::<ID_WITH_SPACE>(Defect::None), [Law::Info]);
}

#[test]
fn secrets_that_are_denied() {
    assert_eq!(broken::<DENIES_SECRETS>(Defect::None), [Law::Open]);
}

#[test]
fn a_language_without_words() {
    assert_eq!(broken::<SPEECHLESS>(Defect::None), [Law::Words]);
}

#[test]
fn an_extra_set_up_is_played_as_well() {
    let own = |material: &str| Setup {
        material: Some(material.to_owned()),
        ..Setup::new(2)
    };
    let kit = || Kit::<Sound>::new().games(1).samples(1);
    assert_eq!(kit().also(own("5 5 5 5")).findings(), []);
    let findings = kit().also(own("1 1 1 1")).findings();
    assert_eq!(findings[0].law, Law::Options);
}

#[test]
fn a_finding_says_how_to_see_it_again() {
    defect::set(Defect::ApplyPanics);
    let findings = Kit::<Sound>::new().games(3).findings();
    let panic = findings.iter().find(|finding| finding.law == Law::Panic).unwrap();
    assert!(panic.detail.ends_with("the last pearl"), "{}", panic.detail);
    let record = panic.record.as_ref().unwrap();
    let again = Match::<Sound>::replay(record, None, |_, _, _, _| {}).unwrap();
    assert_eq!(again.plies().len(), record.plies.len());
    let text = panic.to_string();
    assert!(text.contains("law broken: Panic") && text.contains("set-up: 2 players") && text.contains("- first "));
}

#[test]
#[should_panic(expected = "Toy breaks Evaluation")]
fn the_one_line_check_panics_with_the_report() {
    defect::set(Defect::NotANumber);
    check::<Sound>();
}
