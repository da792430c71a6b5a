//! One macro for all set types: a bit for each member, with the operators of sets.

/// Declares an ordered set of some vocabulary type that has `index`, `from_index` and `Debug`.
macro_rules! set_type {
    ($(#[$doc:meta])* pub struct $Set:ident($bits:ty) of $Item:ty, $num:expr;) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $Set($bits);

        impl $Set {
            /// The set without members.
            pub const EMPTY: Self = Self(0);
            /// The set of everything.
            pub const ALL: Self = Self(((1 as $bits) << $num) - 1);

            /// The set with these bits; bits beyond the last member are dropped.
            #[inline]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// Its bits, lowest for the first member.
            #[inline]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// How many members it has.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether it has no member.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether `item` is a member.
            #[inline]
            pub const fn has(self, item: $Item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Makes `item` a member.
            #[inline]
            pub const fn insert(&mut self, item: $Item) {
                self.0 |= 1 << item.index();
            }

            /// Makes `item` no member.
            #[inline]
            pub const fn remove(&mut self, item: $Item) {
                self.0 &= !(1 << item.index());
            }

            /// The first member, if there is one.
            #[inline]
            pub const fn first(self) -> Option<$Item> {
                if self.0 == 0 {
                    None
                } else {
                    Some(<$Item>::from_index(self.0.trailing_zeros() as usize))
                }
            }

            /// The members in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Item> {
                let mut rest = self;
                std::iter::from_fn(move || {
                    let item = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl From<$Item> for $Set {
            #[inline]
            fn from(item: $Item) -> Self {
                Self(1 << item.index())
            }
        }

        impl std::ops::BitOr for $Set {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl std::ops::BitAnd for $Set {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl std::ops::Sub for $Set {
            type Output = Self;
            #[inline]
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl std::ops::Not for $Set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }

        impl std::ops::BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAndAssign for $Set {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl std::ops::SubAssign for $Set {
            #[inline]
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(super) use set_type;
