//! What follows from every assumption at once.
//!
//! Nothing here searches from one assumption at a time. For each literal ("this candidate is true", "is
//! false") there is a row of bits: the assumptions that imply it. One pass over the demands of the board
//! extends all rows together.
//!
//! ```text
//! a demand with choices x, y, z       off[x] |= on[y] | on[z]         something else is there
//!                                     on[x]  |= off[y] & off[z]       nothing else is left
//!                                     refuted |= off[x] & off[y] & off[z]
//! ```
//!
//! `net` follows demands with any number of choices; `graph` follows links, one after the other.
//!
//! With 200 candidates a row is four words. All consequences of all assumptions take some 100 µs.

pub(super) mod graph;
pub(super) mod net;
