//! The textbook solvers: answers with a story.
