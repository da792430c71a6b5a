//! Bit sets over the vocabulary: one macro writes them all.
//!
//! A set is one integer with a bit per member, so union, intersection and counting take an instruction or
//! two. Members come in the order of their index. The shape follows `BitBoard` of the cozy-chess crate.

/// Declares an ordered set of a type that has `NUM`, `index` and `from_index`.
///
/// The file that uses the macro adds `const fn bit(item) -> bits` and `Debug`.
macro_rules! set_type {
    (
        $(#[$doc:meta])*
        pub struct $Set:ident($bits:ty) of $Item:ident;
        $(#[$iter_doc:meta])*
        pub struct $Iter:ident;
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $Set($bits);

        impl $Set {
            /// The set without members.
            pub const EMPTY: Self = Self(0);
            /// The set of everything.
            pub const ALL: Self = Self(((1 as $bits) << $Item::NUM) - 1);

            /// Creates a set from bits, the lowest for the first member; bits beyond the last one are dropped.
            #[inline]
            #[must_use]
            pub const fn from_bits(bits: $bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// Returns the bits, the lowest for the first member.
            #[inline]
            #[must_use]
            pub const fn bits(self) -> $bits {
                self.0
            }

            /// Returns the number of members.
            #[inline]
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns whether there are no members.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns whether `item` is a member.
            #[inline]
            #[must_use]
            pub const fn has(self, item: $Item) -> bool {
                self.0 & Self::bit(item) != 0
            }

            /// Returns whether `other` has every member of this set.
            #[inline]
            #[must_use]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Returns whether the two sets have no member in common.
            #[inline]
            #[must_use]
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.0 & other.0 == 0
            }

            /// Adds `item`.
            #[inline]
            pub const fn insert(&mut self, item: $Item) {
                self.0 |= Self::bit(item);
            }

            /// Removes `item`.
            #[inline]
            pub const fn remove(&mut self, item: $Item) {
                self.0 &= !Self::bit(item);
            }

            /// Returns the first member.
            #[inline]
            #[must_use]
            pub const fn first(self) -> Option<$Item> {
                match self.0 {
                    0 => None,
                    bits => Some($Item::from_index(bits.trailing_zeros() as usize)),
                }
            }

            /// Returns the last member.
            #[inline]
            #[must_use]
            pub const fn last(self) -> Option<$Item> {
                match self.0.checked_ilog2() {
                    None => None,
                    Some(index) => Some($Item::from_index(index as usize)),
                }
            }

            /// Returns the only member; `None` if there are none or several.
            #[inline]
            #[must_use]
            pub const fn single(self) -> Option<$Item> {
                if self.0.is_power_of_two() { self.first() } else { None }
            }

            /// Removes the first member and returns it.
            #[inline]
            pub const fn pop_first(&mut self) -> Option<$Item> {
                let first = self.first();
                self.0 &= self.0.wrapping_sub(1);
                first
            }

            /// Removes the last member and returns it.
            #[inline]
            pub const fn pop_last(&mut self) -> Option<$Item> {
                let last = self.last();
                if let Some(item) = last {
                    self.remove(item);
                }
                last
            }

            /// Returns an iterator over the members, in order.
            #[inline]
            pub const fn iter(self) -> $Iter {
                $Iter(self)
            }
        }

        $(#[$iter_doc])*
        #[derive(Clone, Debug)]
        #[must_use = "iterators do nothing unless consumed"]
        pub struct $Iter($Set);

        impl Iterator for $Iter {
            type Item = $Item;

            #[inline]
            fn next(&mut self) -> Option<$Item> {
                self.0.pop_first()
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl DoubleEndedIterator for $Iter {
            #[inline]
            fn next_back(&mut self) -> Option<$Item> {
                self.0.pop_last()
            }
        }

        super::sets::collection_traits!($Set of $Item, $Iter);
        super::sets::operator!($Set, BitOr bitor, BitOrAssign bitor_assign, |a, b| $Set(a.0 | b.0));
        super::sets::operator!($Set, BitAnd bitand, BitAndAssign bitand_assign, |a, b| $Set(a.0 & b.0));
        super::sets::operator!($Set, BitXor bitxor, BitXorAssign bitxor_assign, |a, b| $Set(a.0 ^ b.0));
        super::sets::operator!($Set, Sub sub, SubAssign sub_assign, |a, b| $Set(a.0 & !b.0));
    };
}

/// Implements what every collection has, for a set with `insert`, `iter` and `ALL`.
macro_rules! collection_traits {
    ($Set:ident of $Item:ident, $Iter:ident) => {
        impl ExactSizeIterator for $Iter {}
        impl std::iter::FusedIterator for $Iter {}

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $Iter;

            #[inline]
            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        impl Extend<$Item> for $Set {
            #[inline]
            fn extend<I: IntoIterator<Item = $Item>>(&mut self, items: I) {
                items.into_iter().for_each(|item| self.insert(item));
            }
        }

        impl FromIterator<$Item> for $Set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                set.extend(items);
                set
            }
        }

        /// Adds the members of other sets.
        impl Extend<$Set> for $Set {
            #[inline]
            fn extend<I: IntoIterator<Item = $Set>>(&mut self, sets: I) {
                sets.into_iter().for_each(|set| *self |= set);
            }
        }

        /// The union of sets.
        impl FromIterator<$Set> for $Set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $Set>>(sets: I) -> Self {
                let mut union = Self::EMPTY;
                union.extend(sets);
                union
            }
        }

        impl From<$Item> for $Set {
            #[inline]
            fn from(item: $Item) -> Self {
                <Self as FromIterator<$Item>>::from_iter([item])
            }
        }

        impl<const N: usize> From<[$Item; N]> for $Set {
            #[inline]
            fn from(items: [$Item; N]) -> Self {
                <Self as FromIterator<$Item>>::from_iter(items)
            }
        }

        /// The complement: everything that is not a member.
        impl std::ops::Not for $Set {
            type Output = Self;

            #[inline]
            fn not(self) -> Self {
                Self::ALL - self
            }
        }
    };
}

/// Implements a binary operator and its assigning form.
macro_rules! operator {
    (
        $Set:ident, $Operator:ident $operator:ident, $Assign:ident $assign:ident,
        |$a:ident, $b:ident| $result:expr
    ) => {
        impl std::ops::$Operator for $Set {
            type Output = Self;

            #[inline]
            fn $operator(self, other: Self) -> Self {
                let ($a, $b) = (self, other);
                $result
            }
        }

        impl std::ops::$Assign for $Set {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = std::ops::$Operator::$operator(*self, other);
            }
        }
    };
}

pub(super) use {collection_traits, operator, set_type};
