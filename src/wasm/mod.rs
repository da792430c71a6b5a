//! The JavaScript boundary: converts and forwards, decides nothing.
