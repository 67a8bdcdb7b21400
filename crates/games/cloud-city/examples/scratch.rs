use cloud_city::*;
use engine::*;
struct Instant(u64);
fn cpu() -> u64 {
    std::fs::read_to_string("/proc/thread-self/schedstat")
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .parse()
        .unwrap()
}
impl Instant {
    fn now() -> Self {
        Instant(cpu())
    }
    fn elapsed(&self) -> std::time::Duration {
        std::time::Duration::from_nanos(cpu() - self.0)
    }
}
type Pol<'a> = Box<dyn FnMut(&State, &mut PlayoutRng) -> Move + 'a>;
fn pol<'a>(game: &'a CloudCity, name: &str) -> Pol<'a> {
    match name {
        "random" => {
            let mut m = Vec::new();
            Box::new(move |s, r| {
                m.clear();
                game.legal(s, &mut m);
                m[below(r, m.len())]
            })
        }
        "light" => {
            let mut m = Vec::new();
            Box::new(move |s, r| game.light(s, &mut m, r))
        }
        "greedy" => {
            let mut m = Vec::new();
            Box::new(move |s, r| {
                m.clear();
                game.legal(s, &mut m);
                let seat = s.seat;
                let mut best = (f32::MIN, m[0]);
                for &mv in &m {
                    let mut t = s.clone();
                    game.apply(&mut t, mv, &mut ());
                    let v = game.evaluate(&t, seat) + (r.next_u64() as f32 / u64::MAX as f32) * 1e-3;
                    if v > best.0 {
                        best = (v, mv)
                    }
                }
                best.1
            })
        }
        _ => panic!(),
    }
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let mode = &args[1];
    if mode == "speed" {
        for players in 2..=4 {
            for p in ["random", "light"] {
                let game: CloudCity = Setup::new(players).open().unwrap();
                let mut rng = Seed::named("x").playout_rng();
                let mut moves: Vec<Move> = Vec::with_capacity(64);
                let n = if p == "random" { 20000 } else { 2000 };
                let t = Instant::now();
                let mut dec = 0u64;
                let mut br = 0u64;
                let mut points = 0i64;
                let mut plies = 0u64;
                for _ in 0..n {
                    let mut s = game.start();
                    loop {
                        plies += 1;
                        let mv = match game.turn(&s) {
                            Turn::Over => break,
                            Turn::Chance => game.draw(&s, rng.next_u64()),
                            Turn::Seat(_) => {
                                dec += 1;
                                if p == "random" {
                                    moves.clear();
                                    game.legal(&s, &mut moves);
                                    br += moves.len() as u64;
                                    moves[below(&mut rng, moves.len())]
                                } else {
                                    game.light(&s, &mut moves, &mut rng)
                                }
                            }
                        };
                        game.apply(&mut s, mv, &mut ());
                    }
                    for seat in Seat::all(players) {
                        points += game.score(&s, seat).points as i64;
                    }
                }
                let e = t.elapsed().as_secs_f64();
                println!(
                    "{players}p {p}: {:.2} M/s, {:.1} dec/game, branching {:.1}, {:.1} plies, {:.1} points, {:.1} us/game, state {}",
                    dec as f64 / e / 1e6,
                    dec as f64 / n as f64,
                    br as f64 / dec as f64,
                    plies as f64 / n as f64,
                    points as f64 / (n * players) as f64,
                    e * 1e6 / n as f64,
                    std::mem::size_of::<State>()
                );
            }
        }
        return;
    }
    let (a, b) = mode.split_once(',').unwrap();
    let n: usize = args[2].parse().unwrap();
    let mut setup = Setup::new(2);
    for kv in &args[3..] {
        let (k, v) = kv.split_once('=').unwrap();
        setup = setup.with(k, v);
    }
    let game: CloudCity = setup.open().unwrap();
    let mut pa = pol(&game, a);
    let mut pb = pol(&game, b);
    let mut rng = Seed::named("y").playout_rng();
    let mut wins = 0.0;
    let mut pts = [0i64; 2];
    let t = Instant::now();
    for g in 0..n {
        let mut s = game.start();
        loop {
            let mv = match game.turn(&s) {
                Turn::Over => break,
                Turn::Chance => game.draw(&s, rng.next_u64()),
                Turn::Seat(seat) => {
                    if (seat.index() + g) % 2 == 0 {
                        pa(&s, &mut rng)
                    } else {
                        pb(&s, &mut rng)
                    }
                }
            };
            game.apply(&mut s, mv, &mut ());
        }
        let st = Standings::of(&game, &s);
        wins += st.share(Seat::new(g % 2));
        pts[0] += st.0[g % 2].points as i64;
        pts[1] += st.0[1 - g % 2].points as i64;
    }
    println!(
        "{a} vs {b}: {:.1}% points {:.1} {:.1} in {:.1}s",
        wins * 100.0 / n as f64,
        pts[0] as f64 / n as f64,
        pts[1] as f64 / n as f64,
        t.elapsed().as_secs_f64()
    );
}
