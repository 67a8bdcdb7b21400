//! A contest as a picture: who is how strong, and how sure that is.

use std::fmt::Write as _;

use bots::arena::{BotResult, Ranking, Rating};

/// Where the names end and the scale begins and ends, and how high a line is.
const NAMES: f64 = 210.0;
const RIGHT: f64 = 690.0;
const LINE: f64 = 28.0;
const TOP: f64 = 56.0;
const WIDTH: f64 = 720.0;

/// The ratings with their intervals as an SVG picture, the strongest bot first. Its colours are those of the reader's page, so
/// it can be read on light and dark ones.
pub fn draw(title: &str, ranking: &Ranking) -> String {
    let mut bots: Vec<(&BotResult, Rating)> = Vec::new();
    bots.extend(ranking.bots.iter().filter_map(|bot| Some((bot, bot.rating?))));
    bots.sort_by(|one, other| other.1.elo.total_cmp(&one.1.elo));
    let low = bots.iter().map(|(_, rating)| rating.ci95[0]).fold(-50.0, f64::min);
    let high = bots.iter().map(|(_, rating)| rating.ci95[1]).fold(50.0, f64::max);
    let step = [50.0, 100.0, 200.0, 500.0, 1000.0, 5000.0];
    let step = step
        .into_iter()
        .find(|step| (high - low) / step <= 8.0)
        .unwrap_or(10_000.0);
    let (first, last) = ((low / step).floor(), (high / step).ceil());
    let place = |elo: f64| NAMES + (RIGHT - NAMES) * (elo / step - first) / (last - first);
    let bottom = TOP + LINE * bots.len() as f64;
    let height = bottom + 30.0;
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family="system-ui, sans-serif" font-size="13">
<style>text {{ fill: #333; }} .grid {{ stroke: #bbb; }} .bar {{ stroke: #2a6fb0; stroke-width: 3; }} .dot {{ fill: #2a6fb0; }} @media (prefers-color-scheme: dark) {{ text {{ fill: #ddd; }} .grid {{ stroke: #555; }} .bar {{ stroke: #7ab8f0; }} .dot {{ fill: #7ab8f0; }} }}</style>
<text x="12" y="24" font-size="15" font-weight="bold">{}</text>
"#,
        escaped(title)
    );
    let mut draw = |line: String| {
        let _ = writeln!(svg, "{line}");
    };
    for mark in first as i64..=last as i64 {
        let elo = mark as f64 * step;
        let x = place(elo);
        draw(format!(
            r#"<line class="grid" x1="{x:.1}" x2="{x:.1}" y1="{:.1}" y2="{bottom:.1}"/>"#,
            TOP - 12.0
        ));
        let y = bottom + 18.0;
        draw(format!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="middle">{elo:+.0}</text>"#
        ));
    }
    for (index, (bot, rating)) in bots.iter().enumerate() {
        let y = TOP + LINE * (index as f64 + 0.5) - 6.0;
        let [from, to] = rating.ci95.map(place);
        let (x, name) = (NAMES - 12.0, escaped(&crate::terminal::clip(&bot.name, 28)));
        draw(format!(
            r#"<text x="{x:.1}" y="{:.1}" text-anchor="end">{name}</text>"#,
            y + 4.0
        ));
        draw(format!(
            r#"<line class="bar" x1="{from:.1}" x2="{to:.1}" y1="{y:.1}" y2="{y:.1}"/>"#
        ));
        draw(format!(
            r#"<circle class="dot" cx="{:.1}" cy="{y:.1}" r="5"/>"#,
            place(rating.elo)
        ));
    }
    draw("</svg>".to_owned());
    svg
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn bot(name: &str, elo: f64) -> BotResult {
        BotResult {
            name: name.to_owned(),
            games: 10,
            wins: 5.0,
            win_rate: 0.5,
            ci95: [0.2, 0.8],
            mean_points: 12.0,
            rating: Some(Rating {
                elo,
                ci95: [elo - 40.0, elo + 40.0],
            }),
            forfeits: BTreeMap::new(),
        }
    }

    #[test]
    fn the_strongest_comes_first_and_stands_furthest_to_the_right() {
        let ranking = Ranking {
            games: 10,
            decision: None,
            bots: vec![bot("a<b", -100.0), bot("strong", 220.0), bot("middle", -10.0)],
        };
        let svg = draw("A & B", &ranking);
        let place = |text: &str| svg.find(text).unwrap_or_else(|| panic!("no {text} in {svg}"));
        assert!(place(">strong<") < place(">middle<") && place(">middle<") < place(">a&lt;b<"));
        assert!(svg.contains("A &amp; B") && svg.ends_with("</svg>\n"));
        let dots: Vec<f64> = svg
            .split("cx=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap().parse().unwrap())
            .collect();
        assert_eq!(dots.len(), 3);
        assert!(dots[0] > dots[1] && dots[1] > dots[2], "{dots:?}");
        assert!(dots.iter().all(|x| (NAMES..=RIGHT).contains(x)));
    }
}
