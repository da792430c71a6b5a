//! What watches a search: counts, recorded events, and a return to any step.

mod counts;
mod event;
mod moment;
mod recorder;
mod trace;
mod watch;
mod window;

pub use counts::Counts;
pub use event::{EVENT_SIZE, Event};
pub use moment::{Moment, Place};
pub use trace::{Trace, trace, trace_within};
pub use watch::{MAX_WINDOW, Watch};
