//! Where a fit stands between two steps, and its text form.

use std::fmt;
use std::str::FromStr;

use engine::{Weight, read_weights, write_weights};

/// How much of the last steps' direction a step keeps: single steps are mostly noise.
const MOMENTUM: f64 = 0.9;
/// How slowly the usual steepness is forgotten.
const MEMORY: f64 = 0.98;
/// Weights are kept between a ninth and nine times of what they began with.
const FARTHEST: f64 = 1.6;

/// A fit of weights on its way.
///
/// Weights are moved by factors: each has a place, 0 at the beginning, from which its factor follows.
#[derive(Clone, Debug, PartialEq)]
pub struct Fit {
    /// What the result depends on besides the weights it began with.
    job: String,
    /// The weights it began with.
    origin: Vec<Weight>,
    /// Which of them are fitted.
    fitted: Vec<bool>,
    step: u32,
    places: Vec<f64>,
    direction: Vec<f64>,
    /// The mean of the places over the second half of the steps, which cancels most of what is left of the noise.
    mean: Vec<f64>,
    averaged: f64,
    steepness: f64,
}

impl Fit {
    pub(super) fn new(job: String, origin: Vec<Weight>, fitted: Vec<bool>) -> Fit {
        let zeros = vec![0.0; origin.len()];
        Fit {
            job,
            origin,
            fitted,
            step: 0,
            places: zeros.clone(),
            direction: zeros.clone(),
            mean: zeros,
            averaged: 0.0,
            steepness: 0.0,
        }
    }

    /// How many steps were made.
    pub fn step(&self) -> u32 {
        self.step
    }

    /// How many weights are fitted.
    pub fn fitted(&self) -> usize {
        self.fitted.iter().filter(|fitted| **fitted).count()
    }

    /// The weights as they came out so far.
    pub fn weights(&self) -> Vec<Weight> {
        let places = if self.averaged > 0.0 { &self.mean } else { &self.places };
        let weights = self.origin.iter().zip(places);
        let moved = weights.map(|(weight, &place)| Weight {
            name: weight.name.clone(),
            value: scaled(weight.value, place),
        });
        moved.collect()
    }

    /// The weights it began with.
    pub fn origin(&self) -> &[Weight] {
        &self.origin
    }

    /// Whether this is the same fit as another, at whatever step.
    pub fn is_same_as(&self, other: &Fit) -> bool {
        self.job == other.job && self.origin == other.origin && self.fitted == other.fitted
    }

    /// The weights from which the next directions leave.
    pub(super) fn current(&self) -> Vec<f32> {
        let weights = self.origin.iter().zip(&self.places);
        weights.map(|(weight, &place)| scaled(weight.value, place)).collect()
    }

    /// The weights so far along a direction.
    pub(super) fn moved(&self, direction: &[bool], reach: f64) -> Vec<f32> {
        let signs = direction.iter().zip(&self.fitted);
        let reaches = signs.map(|(&forwards, &fitted)| match (fitted, forwards) {
            (false, _) => 0.0,
            (true, true) => reach,
            (true, false) => -reach,
        });
        let weights = self.origin.iter().zip(&self.places).zip(reaches);
        weights
            .map(|((weight, &place), reach)| scaled(weight.value, place + reach))
            .collect()
    }

    /// Takes a step up the slope. All weights share one measure of steepness, so that those which matter little, whose
    /// slope is mostly noise, also move little.
    pub(super) fn advance(&mut self, slope: &[f64], rate: f64, steps: u32) {
        let fitted = self.fitted().max(1) as f64;
        let squares = slope.iter().zip(&self.fitted).filter(|(_, fitted)| **fitted);
        let steepness = squares.map(|(slope, _)| slope * slope).sum::<f64>() / fitted;
        self.step += 1;
        self.steepness = if self.step == 1 {
            steepness
        } else {
            MEMORY * self.steepness + (1.0 - MEMORY) * steepness
        };
        let left = 1.0 - f64::from(self.step - 1) / f64::from(steps.max(1));
        let length = rate * left.max(0.0) / self.steepness.sqrt().max(1e-9);
        let second_half = 2 * self.step > steps;
        if second_half {
            self.averaged += 1.0;
        }
        for (index, slope) in slope.iter().enumerate().filter(|(index, _)| self.fitted[*index]) {
            self.direction[index] = MOMENTUM * self.direction[index] + (1.0 - MOMENTUM) * slope;
            let place = self.places[index] + length * self.direction[index];
            self.places[index] = place.clamp(-FARTHEST, FARTHEST);
            if second_half {
                self.mean[index] += (self.places[index] - self.mean[index]) / self.averaged;
            }
        }
    }
}

/// A weight at a place: nearly the exponential, of plain arithmetic that is the same on every machine.
fn scaled(weight: f32, place: f64) -> f32 {
    let half = place.clamp(-1.9, 1.9) / 2.0;
    (f64::from(weight) * (1.0 + half) / (1.0 - half)) as f32
}

/// The text is no fit.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the state of a fit, or one of another version")]
pub struct ParseFitError;

const FIRST_LINE: &str = "chantier fit 1";
const ORIGIN: &str = "origin";

impl fmt::Display for Fit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Numbers are written so that they are read back exactly.
        let list = |values: &[f64]| values.iter().map(f64::to_string).collect::<Vec<_>>().join(" ");
        let fitted: Vec<f64> = self.fitted.iter().map(|&fitted| f64::from(u8::from(fitted))).collect();
        writeln!(f, "{FIRST_LINE}\n{}", self.job)?;
        writeln!(f, "{}", list(&[f64::from(self.step), self.averaged, self.steepness]))?;
        for values in [&fitted, &self.places, &self.direction, &self.mean] {
            writeln!(f, "{}", list(values))?;
        }
        write!(f, "{ORIGIN}\n{}", write_weights(&self.origin))
    }
}

impl FromStr for Fit {
    type Err = ParseFitError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or(ParseFitError)
    }
}

fn parse(text: &str) -> Option<Fit> {
    let (head, weights) = text.split_once(&format!("\n{ORIGIN}\n"))?;
    let mut lines = head.lines();
    if lines.next()? != FIRST_LINE {
        return None;
    }
    let job = lines.next()?.to_owned();
    let mut numbers = || -> Option<Vec<f64>> { lines.next()?.split(' ').map(|number| number.parse().ok()).collect() };
    let [step, averaged, steepness] = numbers()?.try_into().ok()?;
    let [fitted, places, direction, mean] = [numbers()?, numbers()?, numbers()?, numbers()?];
    let origin = names(weights, fitted.len())?;
    let same_length = [&places, &direction, &mean]
        .iter()
        .all(|list| list.len() == fitted.len());
    let whole = step >= 0.0 && step.fract() == 0.0 && places.iter().all(|place| place.is_finite());
    (same_length && whole).then(|| Fit {
        job,
        origin,
        fitted: fitted.into_iter().map(|fitted| fitted > 0.0).collect(),
        step: step as u32,
        places,
        direction,
        mean,
        averaged,
        steepness,
    })
}

/// The weights of a file whose names nobody knows yet.
fn names(text: &str, count: usize) -> Option<Vec<Weight>> {
    let mut weights = Vec::new();
    for line in text.lines() {
        let (name, values) = line.split_once('=')?;
        let places = values.split(',').count();
        weights.extend(std::iter::repeat_n(name.trim().to_owned(), places).map(|name| Weight { name, value: 0.0 }));
    }
    let values = read_weights(text, &weights).ok()?;
    for (weight, value) in weights.iter_mut().zip(values) {
        weight.value = value;
    }
    (weights.len() == count).then_some(weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(name: &str, value: f32) -> Weight {
        Weight {
            name: name.to_owned(),
            value,
        }
    }

    fn begun() -> Fit {
        let origin = vec![weight("quick.a", 2.0), weight("quick.b", -0.3), weight("quick.b", 0.0)];
        Fit::new("light players=2".to_owned(), origin, vec![true, true, true])
    }

    #[test]
    fn a_fit_is_read_back_exactly_from_its_text() {
        let mut fit = begun();
        for step in 0..7 {
            fit.advance(&[0.1 / 3.0, -0.7 * f64::from(step), 1e-7], 0.03, 10);
            assert_eq!(fit.to_string().parse(), Ok(fit.clone()));
        }
        let text = fit.to_string();
        for line in 0..text.lines().count() {
            let cut: Vec<&str> = text.lines().take(line).collect();
            assert_eq!(
                cut.join("\n").parse::<Fit>(),
                Err(ParseFitError),
                "cut after line {line}"
            );
        }
    }

    #[test]
    fn weights_follow_the_slope_keep_their_signs_and_stay_0_where_they_are_0() {
        let mut fit = begun();
        for _ in 0..200 {
            fit.advance(&[0.5, -0.5, 0.5], 0.2, 200);
        }
        let values: Vec<f32> = fit.weights().iter().map(|weight| weight.value).collect();
        assert!(values[0] > 4.0 && values[0] <= 18.1, "{values:?}");
        assert!(values[1] < 0.0 && values[1] > -0.1, "{values:?}");
        assert_eq!(values[2], 0.0);
    }
}
