//! The pass against worked cases, and the search for chains against a plain version of itself.

mod plain;
mod positions;
mod worked;
