//! The searches themselves, one function each, and the boards and tables that they work on.

mod algorithm;
mod blank_list;
mod dancing_links;
mod engine;
mod fewest_first;
mod flag;
mod flat;
mod free;
mod from_top;
mod links;
mod naive;
mod propagation;
mod scan;
mod sheet;
mod tables;
mod used;

pub use algorithm::Algorithm;
pub use blank_list::blank_list;
pub use dancing_links::dancing_links;
pub use engine::{Engine, engine};
pub use fewest_first::fewest_first;
pub use flag::flag;
pub use flat::flat;
pub use from_top::from_top;
pub use naive::solutions;
pub use propagation::propagation;
pub use scan::scan;
pub use tables::tables;
