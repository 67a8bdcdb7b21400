use engine::*;
use settlement::*;
#[test]
fn smoke() {
    for players in 1..=4 {
        let game: Settlement = Setup::new(players).open().unwrap();
        let mut moves = vec![];
        let (mut dec, mut pts, mut maxb, mut sumb) = (0usize, 0, 0, 0);
        let n = 3000;
        let mut rng = Seed::named("x").playout_rng();
        for _ in 0..n {
            let mut s = game.start();
            loop {
                let mv = match game.turn(&s) {
                    Turn::Over => break,
                    Turn::Chance => game.draw(&s, rng.next_u64()),
                    Turn::Seat(_) => {
                        moves.clear();
                        game.legal(&s, &mut moves);
                        maxb = maxb.max(moves.len());
                        sumb += moves.len();
                        dec += 1;
                        if std::env::var("LIGHT").is_ok() {
                            game.light(&s, &mut moves, &mut rng)
                        } else {
                            moves[below(&mut rng, moves.len())]
                        }
                    }
                };
                game.apply(&mut s, mv, &mut ());
            }
            pts += Seat::all(players).map(|x| game.score(&s, x).points).sum::<i32>();
        }
        println!(
            "{players}: dec/game {} branching {} max {maxb} pts {} bytes {}",
            dec / n,
            sumb as f64 / dec as f64,
            pts as f64 / (n * players) as f64,
            size_of::<State>()
        );
    }
}
