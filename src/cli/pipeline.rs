//! Work on all cores, with the answers in the order of the questions and never more than a few in memory.

use std::io;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use rayon::ThreadPool;

/// The jobs per thread that may wait or be at work. The iterator of jobs is not asked for more.
const AHEAD: usize = 4;

/// Calls `work` with each job, in parallel, and `write` with each answer, in order. Ends early if `write` fails.
pub(crate) fn in_order<J: Send, A: Send>(
    pool: &ThreadPool,
    jobs: impl Iterator<Item = J>,
    work: impl Fn(J) -> A + Sync,
    mut write: impl FnMut(A) -> io::Result<()> + Send,
) -> io::Result<()> {
    // Each job has a channel of its own for its answer; the queue of these channels keeps the order.
    let (queue, answers) = sync_channel::<Receiver<A>>(pool.current_num_threads() * AHEAD);
    thread::scope(|threads| {
        let writer = threads.spawn(move || answers.iter().flatten().try_for_each(&mut write));
        pool.in_place_scope_fifo(|scope| {
            for job in jobs {
                let (sender, answer) = sync_channel(1);
                if queue.send(answer).is_err() {
                    break;
                }
                let work = &work;
                // Nobody waits for the answer if writing has failed.
                scope.spawn_fifo(move |_| drop(sender.send(work(job))));
            }
        });
        drop(queue);
        writer.join().unwrap_or_else(|_| Err(io::Error::other("the writer failed")))
    })
}
