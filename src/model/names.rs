//! Small enums whose values have names: one macro writes them all.
//!
//! The name, or id, is stable and in kebab case: what a command line, JavaScript and JSON call the value.

/// Declares an enum with `ALL`, `id`, `FromStr` and `Display`, from one list of variants and ids.
macro_rules! named_enum {
    (
        $(#[$doc:meta])*
        pub enum $Enum:ident {
            $($(#[$variant_doc:meta])* $Variant:ident = $id:literal,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $Enum {
            $($(#[$variant_doc])* $Variant,)*
        }

        impl $Enum {
            /// All of them, in order.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$Variant,)*];

            /// Returns the stable name, in kebab case.
            #[must_use]
            pub const fn id(self) -> &'static str {
                const IDS: &[&str] = &[$($id,)*];
                IDS[self as usize]
            }
        }

        $crate::model::names::named!($Enum);
    };
}

/// Implements `FromStr` and `Display` for a type with `ALL` and `id`.
macro_rules! named {
    ($Type:ident) => {
        /// Reads the id.
        impl std::str::FromStr for $Type {
            type Err = $crate::model::ParseNameError;

            fn from_str(id: &str) -> Result<Self, Self::Err> {
                let ids = || Self::ALL.iter().map(|name| name.id()).collect();
                let found = Self::ALL.into_iter().find(|name| name.id() == id);
                found.ok_or_else(|| $crate::model::ParseNameError::one_of(ids()))
            }
        }

        /// Writes the id.
        impl std::fmt::Display for $Type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.id())
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $Type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.id())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $Type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let id = <std::borrow::Cow<'_, str>>::deserialize(from)?;
                id.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {named, named_enum};
