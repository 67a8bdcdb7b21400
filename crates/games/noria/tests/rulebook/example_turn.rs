//! The rulebook's whole example turn.

use engine::Seat;
use noria::*;

use crate::table::Table;

#[test]
fn the_example_turn_is_played_as_told() {
    // The fourth of four players, in a round where an intrigue costs 3 and a modification still 2.
    let mut table = Table::base(4)
        .of(0)
        .levels([7, 0, 0, 0])
        .seat(3)
        .round(8)
        .influencing()
        .islands(["I3", "I4"])
        .factory("I4", 0)
        .factory("I4", 1)
        .knowledge(2)
        .ships(1, 1, 3)
        .resources(0, 1, 1)
        .goods([0, 0, 0, 1, 0])
        .levels([5, 0, 0, 0])
        .wheel([
            ("L0", "journey"),
            ("L3", "energy"),
            ("L4", "tool"),
            ("L5", "obsidian"),
            ("M3", "mycelium"),
            ("S1", "city+"),
        ]);

    // Influence: the journey comes into the active half for two knowledge.
    table.play("modify L0").play("to M3");
    assert_eq!(table.own().knowledge, 0);
    assert_eq!(table.state.step, Step::Action);

    // Actions: a ship, then cargo from four ships.
    table.play("activate M3").play("visit I3").play("ship obsidian");
    assert!(table.offers("activate L4"));
    table.refused("activate L3", Refusal::Incompatible);
    table.play("activate L5");
    assert_eq!(table.own().resources.values(), &[0, 1, 5]);

    // The upgraded city twice: a level with its toll, and a free disc.
    table.play("double S1").play("invest refining");
    assert_eq!(table.own().levels[Path::Refining], 6);
    assert_eq!(table.own().total(), 0);
    table.play("buy obsidian");

    // A lamp for the knowledge that the intrigue costs.
    table.play("sell lamp").play("finish");
    assert_eq!(table.own().knowledge, 3);
    table.play("intrigue refining").play("dismiss division");

    // Administration: two knowledge, every ring turns, the new disc goes to the free space of the small ring.
    assert_eq!(table.own().knowledge, 2);
    assert_eq!(table.disc("S0").as_deref(), Some("city+"));
    table.play("place S1");
    assert_eq!(table.disc("S1").as_deref(), Some("obsidian"));

    // The last in turn order: a new round begins with the first player.
    assert_eq!(table.state.round, 9);
    assert_eq!(table.state.seat, Seat::FIRST);
}
