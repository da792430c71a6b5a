//! The pass against worked cases, and against a plain version of itself.

mod plain;
mod positions;
mod worked;
