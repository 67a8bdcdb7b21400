//! The numbers that a game's heuristics weigh with: named, kept in a small text file, and changed by those who fit them.
//!
//! A game lists its weights as plain structs, so that the hot paths read fields and nothing else:
//!
//! ```
//! engine::weights! {
//!     /// What the quick policy weighs with.
//!     pub struct Quick {
//!         /// How far chance may bend a judgement.
//!         pub whim: f32,
//!         /// What an ore is worth, by kind.
//!         pub ores: [f32; 2],
//!     }
//! }
//! engine::weights! {
//!     /// All weights of a game.
//!     pub struct Weights {
//!         /// Those of the quick policy.
//!         pub quick: Quick,
//!     }
//! }
//! use engine::Weigh;
//!
//! let weights = Weights::read("# A comment.\nquick.whim = 0.5\nquick.ores = [1, 2.5]\n").unwrap();
//! assert_eq!(weights.quick.ores[1], 2.5);
//! assert_eq!(weights.list().len(), 3);
//! let error = Weights::read("quick.whim = 0.5").unwrap_err();
//! assert_eq!(error.to_string(), "there is no line for quick.ores");
//! ```

use std::fmt::Write;

/// One number, or one of an array: then several weights in succession have the same name.
#[derive(Clone, Debug, PartialEq)]
pub struct Weight {
    /// Where it stands: `evaluation.…` for what the evaluation weighs with, `quick.…` for the quick policy.
    pub name: String,
    /// How much it is.
    pub value: f32,
}

/// What is wrong with a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// A line that is neither empty, nor a comment, nor `name = number`.
    #[error("line {0}: expected 'name = number' or 'name = [number, …]'")]
    Line(usize),
    /// A name that the game does not know.
    #[error("line {0}: there is no weight of the name {1}")]
    Unknown(usize, String),
    /// A name that stands twice.
    #[error("line {0}: {1} was given before")]
    Twice(usize, String),
    /// More or fewer numbers than the game has places for.
    #[error("line {line}: {name} has {expected} numbers, not {found}")]
    Count {
        /// Where.
        line: usize,
        /// Of which name.
        name: String,
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A name that the file does not have.
    #[error("there is no line for {0}")]
    Missing(String),
}

/// A struct of weights, as [`weights!`](crate::weights) makes it.
pub trait Weigh {
    /// Shows `each` every name with its numbers, in a fixed order. Names begin with `within`.
    fn visit(&mut self, within: &str, each: &mut dyn FnMut(&str, &mut [f32]));

    /// All weights by name.
    fn list(&self) -> Vec<Weight>
    where
        Self: Clone,
    {
        let mut list = Vec::new();
        self.clone().visit("", &mut |name, values| {
            list.extend(values.iter().map(|&value| Weight {
                name: name.to_owned(),
                value,
            }));
        });
        list
    }

    /// Takes other values, in the order of [`Weigh::list`].
    ///
    /// # Panics
    /// If there are fewer values than weights.
    fn set(&mut self, values: &[f32]) {
        let mut rest = values;
        self.visit("", &mut |_, own| {
            let (new, after) = rest.split_at(own.len());
            own.copy_from_slice(new);
            rest = after;
        });
    }

    /// The weights in a file, which names every one of them once.
    fn read(text: &str) -> Result<Self, WeightsError>
    where
        Self: Clone + Default,
    {
        let mut weights = Self::default();
        let values = read_weights(text, &weights.list())?;
        weights.set(&values);
        Ok(weights)
    }
}

impl Weigh for f32 {
    fn visit(&mut self, within: &str, each: &mut dyn FnMut(&str, &mut [f32])) {
        each(within, std::slice::from_mut(self));
    }
}

impl<const N: usize> Weigh for [f32; N] {
    fn visit(&mut self, within: &str, each: &mut dyn FnMut(&str, &mut [f32])) {
        each(within, self);
    }
}

/// All weights of a game: those of its evaluation, and those of its quick policy.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HeuristicWeights<E, Q> {
    /// What a position is worth.
    pub evaluation: E,
    /// What a quick move promises.
    pub quick: Q,
}

impl<E: Weigh, Q: Weigh> Weigh for HeuristicWeights<E, Q> {
    fn visit(&mut self, within: &str, each: &mut dyn FnMut(&str, &mut [f32])) {
        self.evaluation.visit(&name_within(within, "evaluation"), each);
        self.quick.visit(&name_within(within, "quick"), each);
    }
}

impl<E: Weigh + Clone + Default, Q: Weigh + Clone + Default> HeuristicWeights<E, Q> {
    /// The weights in the file that a game ships.
    ///
    /// # Panics
    /// If the file is not well formed; it is part of the program, and a test reads it.
    pub fn shipped(text: &str) -> Self {
        Self::read(text).unwrap_or_else(|error| panic!("data/weights.toml: {error}"))
    }
}

/// Makes a struct of weights. Its fields are numbers, arrays of numbers, or structs of weights.
#[macro_export]
macro_rules! weights {
    ($(#[$about:meta])* $visibility:vis struct $Name:ident {
        $($(#[$doc:meta])* $field_visibility:vis $field:ident: $type:ty,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq)]
        $visibility struct $Name {
            $($(#[$doc])* $field_visibility $field: $type,)*
        }

        impl $crate::Weigh for $Name {
            fn visit(&mut self, within: &str, each: &mut dyn FnMut(&str, &mut [f32])) {
                $($crate::Weigh::visit(&mut self.$field, &$crate::name_within(within, stringify!($field)), each);)*
            }
        }
    };
}

#[doc(hidden)]
pub fn name_within(within: &str, name: &str) -> String {
    if within.is_empty() {
        name.to_owned()
    } else {
        format!("{within}.{name}")
    }
}

/// The lines of a file with these weights.
pub fn write_weights(weights: &[Weight]) -> String {
    let mut text = String::new();
    for same in weights.chunk_by(|one, next| one.name == next.name) {
        // Writing to a string cannot fail.
        let _ = match same {
            [only] => writeln!(text, "{} = {}", only.name, only.value),
            several => {
                let values: Vec<String> = several.iter().map(|weight| weight.value.to_string()).collect();
                writeln!(text, "{} = [{}]", several[0].name, values.join(", "))
            }
        };
    }
    text
}

/// The values in a file for weights of these names, in their order.
pub fn read_weights(text: &str, weights: &[Weight]) -> Result<Vec<f32>, WeightsError> {
    let mut values = vec![None; weights.len()];
    for (index, line) in text.lines().enumerate() {
        let (line, number) = (line.trim(), index + 1);
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (name, given) = line.split_once('=').ok_or(WeightsError::Line(number))?;
        let (name, given) = (name.trim(), given.trim());
        let list = given.strip_prefix('[').and_then(|list| list.strip_suffix(']'));
        let given: Option<Vec<f32>> = list.unwrap_or(given).split(',').map(finite).collect();
        let given = given.ok_or(WeightsError::Line(number))?;
        let first = weights.iter().position(|weight| weight.name == name);
        let first = first.ok_or_else(|| WeightsError::Unknown(number, name.to_owned()))?;
        let expected = weights[first..].iter().take_while(|weight| weight.name == name).count();
        if given.len() != expected {
            return Err(WeightsError::Count {
                line: number,
                name: name.to_owned(),
                expected,
                found: given.len(),
            });
        }
        for (slot, value) in values[first..].iter_mut().zip(given) {
            if slot.replace(value).is_some() {
                return Err(WeightsError::Twice(number, name.to_owned()));
            }
        }
    }
    let found =
        |(value, weight): (Option<f32>, &Weight)| value.ok_or_else(|| WeightsError::Missing(weight.name.clone()));
    values.into_iter().zip(weights).map(found).collect()
}

fn finite(number: &str) -> Option<f32> {
    number.trim().parse().ok().filter(|value: &f32| value.is_finite())
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::weights! {
        struct Inner {
            one: f32,
            three: [f32; 3],
        }
    }
    crate::weights! {
        struct Outer {
            quick: Inner,
            bare: f32,
        }
    }

    const TEXT: &str = "quick.one = 1.5\nquick.three = [0.1, -2, 3]\nbare = 0.30000001\n";

    #[test]
    fn what_is_written_is_read_back_exactly() {
        let weights = Outer::read(TEXT).unwrap();
        assert_eq!(weights.quick.three, [0.1, -2.0, 3.0]);
        let written = write_weights(&weights.list());
        assert_eq!(Outer::read(&written).unwrap(), weights);
        assert_eq!(written.lines().count(), 3);
    }

    #[test]
    fn other_values_are_taken_in_the_order_of_the_list() {
        let mut weights = Outer::read(TEXT).unwrap();
        weights.set(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert_eq!(weights.quick.three, [2.0, 3.0, 4.0]);
        assert_eq!(weights.bare, 5.0);
    }

    #[track_caller]
    fn refused(text: &str, why: &str) {
        assert_eq!(Outer::read(text).unwrap_err().to_string(), why);
    }

    #[test]
    fn a_file_that_does_not_name_every_weight_once_is_refused() {
        refused("bare = 1", "there is no line for quick.one");
        refused(&format!("{TEXT}bare = 2"), "line 4: bare was given before");
        refused("\nwhim = 2", "line 2: there is no weight of the name whim");
        refused("quick.three = [1, 2]", "line 1: quick.three has 3 numbers, not 2");
        for nonsense in ["bare", "bare = x", "bare = inf", "bare = [1", "bare ="] {
            refused(nonsense, "line 1: expected 'name = number' or 'name = [number, …]'");
        }
    }
}
