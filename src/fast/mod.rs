//! The fast solver: answers only.
