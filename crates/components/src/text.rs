//! Things that are written as their text.

/// Writes and reads the types with serde by their `Display` and `FromStr`, so that a state reads well.
#[macro_export]
macro_rules! written_as_text {
    ($($component:ty),* $(,)?) => {$(
        impl $crate::serde::Serialize for $component {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $component {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str> as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        }
    )*};
}

/// Shows the types in `Debug` by their `Display`: a failed test then names a card instead of its number.
#[macro_export]
macro_rules! debug_as_text {
    ($($component:ty),* $(,)?) => {$(
        impl ::std::fmt::Debug for $component {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(self, f)
            }
        }
    )*};
}
