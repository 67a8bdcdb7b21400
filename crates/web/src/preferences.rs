//! How a reader likes the pages to behave. Language and appearance stand beside this, in cookies of their own.

/// What a reader chose on the page of preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preferences {
    /// How fast pieces move.
    pub motion: Motion,
    /// Whether to ask before a move that gives something up.
    pub confirm: bool,
    /// Whether a move that is the only one is made without a click.
    pub lone: bool,
    /// Whether pieces are heard, and a bell when the reader's turn begins.
    pub sound: bool,
    /// How loud, from 1 to [`Preferences::LOUDEST`].
    pub volume: u8,
    /// Whether single keys are shortcuts.
    pub keys: bool,
}

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// They are just there.
    None,
    /// Fast.
    Quick,
    /// So that one can follow.
    #[default]
    Normal,
    /// Slowly.
    Slow,
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            motion: Motion::default(),
            confirm: true,
            lone: false,
            sound: false,
            volume: 5,
            keys: true,
        }
    }
}

impl Motion {
    /// Every speed, the slowest last.
    pub const ALL: [Motion; 4] = [Motion::None, Motion::Quick, Motion::Normal, Motion::Slow];

    /// The name in forms, in the cookie and on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Motion::None => "none",
            Motion::Quick => "quick",
            Motion::Normal => "normal",
            Motion::Slow => "slow",
        }
    }

    /// The speed of this name.
    pub fn named(name: &str) -> Option<Motion> {
        Motion::ALL.into_iter().find(|motion| motion.name() == name)
    }
}

impl Preferences {
    /// The loudest volume.
    pub const LOUDEST: u8 = 10;

    /// The fields of the form, which the cookie names alike.
    pub const FIELDS: [&str; 6] = ["motion", "confirm", "lone", "sound", "volume", "keys"];

    /// What the cookie holds. Whatever it does not say, or says in a way nobody understands, is as usual.
    pub fn read(cookie: &str) -> Preferences {
        let mut preferences = Preferences::default();
        for (field, value) in cookie.split('.').filter_map(|pair| pair.split_once(':')) {
            preferences.set(field, value);
        }
        preferences
    }

    /// The text for the cookie.
    pub fn write(&self) -> String {
        let pairs = Preferences::FIELDS.map(|field| format!("{field}:{}", self.get(field)));
        pairs.join(".")
    }

    /// Changes one field; a value that it cannot have changes nothing.
    pub fn set(&mut self, field: &str, value: &str) {
        let switch = |old: bool| match value {
            "on" => true,
            "off" => false,
            _ => old,
        };
        match field {
            "motion" => self.motion = Motion::named(value).unwrap_or(self.motion),
            "confirm" => self.confirm = switch(self.confirm),
            "lone" => self.lone = switch(self.lone),
            "sound" => self.sound = switch(self.sound),
            "keys" => self.keys = switch(self.keys),
            "volume" => {
                let volume = value
                    .parse()
                    .ok()
                    .filter(|volume| (1..=Preferences::LOUDEST).contains(volume));
                self.volume = volume.unwrap_or(self.volume);
            }
            _ => {}
        }
    }

    fn get(&self, field: &str) -> String {
        match field {
            "motion" => self.motion.name().to_owned(),
            "confirm" => switch_name(self.confirm).to_owned(),
            "lone" => switch_name(self.lone).to_owned(),
            "sound" => switch_name(self.sound).to_owned(),
            "volume" => self.volume.to_string(),
            _ => switch_name(self.keys).to_owned(),
        }
    }

    /// How loud sounds are; 0 where there are none.
    pub(crate) fn loudness(&self) -> u8 {
        if self.sound { self.volume } else { 0 }
    }
}

/// The value of a switch in forms, in the cookie and on the page.
pub(crate) const fn switch_name(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_into_the_cookie_is_read_back() {
        let mut all = vec![Preferences::default()];
        for motion in Motion::ALL {
            for (confirm, sound, keys) in [(false, true, false), (true, false, true), (false, false, true)] {
                all.push(Preferences {
                    motion,
                    confirm,
                    lone: !confirm,
                    sound,
                    volume: 9,
                    keys,
                });
            }
        }
        for preferences in all {
            let cookie = preferences.write();
            assert_eq!(Preferences::read(&cookie), preferences, "{cookie}");
            assert!(
                cookie
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || b".:".contains(&byte)),
                "{cookie}"
            );
        }
    }

    #[test]
    fn nonsense_in_a_cookie_is_as_if_it_were_not_there() {
        for cookie in [
            "",
            "motion",
            "motion:warp.volume:0",
            "volume:11.volume:x",
            "..::",
            "keys:maybe",
            "colour:red",
        ] {
            assert_eq!(Preferences::read(cookie), Preferences::default(), "{cookie}");
        }
        assert!(
            !Preferences::read("motion:warp.keys:off").keys,
            "what can be understood counts"
        );
    }
}
