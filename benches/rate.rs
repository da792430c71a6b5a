//! Rates a list of puzzles on all cores and compares with the ratings of the list.
//!
//! ```text
//! cargo run --release -p redoku-benches --bin rate -- FILE [--er] [--own] [--threads N]
//! ```
//!
//! A line is a puzzle, then ER, EP and ED, somewhere behind it, separated by tabs or commas; with `--er`
//! only ER. Prints each disagreement and each puzzle that takes a second or more, then the share that
//! agrees and the speed.
//!
//! With `--own`, it is our own rating: the puzzles of each level with their mean ER, the rank correlation of the
//! score with the ER of the list (Spearman), and how many puzzles are rated differently as a random isomorph.

#![allow(clippy::print_stdout, reason = "it has something to say")]

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use redoku::rating::{own, se};
use redoku::{Control, Proper, Puzzle, Random, Symmetry, fast};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().ok_or("name a file with a puzzle on each line")?;
    let (mut numbers, mut threads) = (3, thread::available_parallelism()?.get());
    let mut rate_line: fn(&Line) -> Rated = rate_se;
    while let Some(option) = arguments.next() {
        match option.as_str() {
            "--er" => numbers = 1,
            "--own" => rate_line = rate_own,
            "--threads" => threads = arguments.next().ok_or("how many threads?")?.parse()?,
            _ => return Err(format!("unknown option {option}").into()),
        }
    }
    let text = fs::read_to_string(file)?;
    let lines: Vec<_> = text.lines().filter_map(|line| Line::read(line, numbers)).collect();
    let next = AtomicUsize::new(0);
    let started = Instant::now();
    let rated: Vec<Rated> = thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads).map(|_| scope.spawn(|| rate_lines(&lines, &next, rate_line))).collect();
        workers.into_iter().flat_map(|it| it.join().expect("rating does not panic")).collect()
    });
    let work: Duration = rated.iter().map(|it| it.time).sum();
    println!("{} rated in {:.2?}", rated.len(), started.elapsed());
    println!("{:.1} puzzles per CPU-second", rated.len() as f64 / work.as_secs_f64());
    let compared: Vec<bool> = rated.iter().filter_map(|it| it.agrees).collect();
    let equal = compared.iter().filter(|&&agrees| agrees).count();
    println!("{equal} of {} agree", compared.len());
    print_own(&rated);
    Ok(())
}

struct Rated {
    /// Whether the rating is that of the list, or our own that of an isomorph.
    agrees: Option<bool>,
    /// Our own rating and the ER of the list.
    own: Option<(own::Grade, f64)>,
    time: Duration,
}

fn rate_lines(lines: &[Line], next: &AtomicUsize, rate_line: fn(&Line) -> Rated) -> Vec<Rated> {
    let mut all = Vec::new();
    while let Some(line) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
        let rated = rate_line(line);
        if rated.time > Duration::from_secs(1) {
            println!("{}\ttakes {:.1?}", line.proper, rated.time);
        }
        all.push(rated);
    }
    all
}

fn rate_se(line: &Line) -> Rated {
    let started = thread_time();
    let se::Numbers { er, ep, ed } = se::rate(&line.proper, Control::NONE).expect("not stopped");
    let time = thread_time() - started;
    let rated = [er, ep, ed].map(|rating| rating.to_string());
    let listed = &line.listed[..];
    let agrees = listed.iter().zip(&rated).all(|(listed, rated)| listed == rated);
    if !agrees {
        println!("{}\tlisted {}\trated {}", line.proper, listed.join("/"), rated.join("/"));
    }
    Rated { agrees: (!listed.is_empty()).then_some(agrees), own: None, time }
}

fn rate_own(line: &Line) -> Rated {
    let started = thread_time();
    let rating = own_rating(&line.proper);
    let time = thread_time() - started;
    let symmetry = Symmetry::random(&mut Random::new(time.as_nanos() as u64));
    let image = Puzzle::new(symmetry.grid(line.proper.puzzle().grid())).expect("no conflict");
    let image = fast::prove(&image).expect("one solution");
    let agrees = own_rating(&image) == rating;
    if !agrees {
        println!("{}\t{rating:?}\tbut {image} {:?}", line.proper, own_rating(&image));
    }
    let er = line.listed.first().and_then(|er| er.parse().ok());
    Rated { agrees: Some(agrees), own: er.map(|er| (rating, er)), time }
}

fn own_rating(proper: &Proper) -> own::Grade {
    own::rate(proper, Control::NONE).expect("not stopped")
}

fn print_own(rated: &[Rated]) {
    let pairs: Vec<_> = rated.iter().filter_map(|it| it.own).collect();
    let mut levels = BTreeMap::<_, Vec<f64>>::new();
    for (rating, er) in &pairs {
        levels.entry(rating.level).or_default().push(*er);
    }
    for (level, ers) in levels {
        let mean = ers.iter().sum::<f64>() / ers.len() as f64;
        println!("{:8} {:6} puzzles, mean ER {mean:.1}", level.id(), ers.len());
    }
    if !pairs.is_empty() {
        let scores: Vec<_> = pairs.iter().map(|(rating, _)| f64::from(rating.score)).collect();
        let ers: Vec<_> = pairs.iter().map(|&(_, er)| er).collect();
        println!(
            "rank correlation of score and ER: {:.3}",
            correlation(&ranks(&scores), &ranks(&ers))
        );
    }
}

/// The rank of each value; equal values share their mean rank.
fn ranks(values: &[f64]) -> Vec<f64> {
    let below = |value| values.iter().filter(|&&it| it < value).count() as f64;
    let equal = |value| values.iter().filter(|&&it| it == value).count() as f64;
    values.iter().map(|&value| below(value) + equal(value) / 2.0).collect()
}

/// Pearson's correlation.
fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let centred = |values: &[f64]| values.iter().map(|it| it - mean(values)).collect::<Vec<_>>();
    let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    let (one, other) = (centred(one), centred(other));
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

/// The time that this thread has been running on a processor; on systems that do not say, the time of day.
fn thread_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|number| number.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

struct Line {
    proper: Proper,
    listed: Vec<String>,
}

impl Line {
    /// Reads a puzzle and up to `numbers` ratings: the first fields with a decimal point from 1 to 20.
    fn read(line: &str, numbers: usize) -> Option<Self> {
        let mut fields = line.split(['\t', ',']);
        let proper = fast::prove(&fields.next()?.parse().ok()?).ok()?;
        let rating =
            |field: &str| field.parse().ok().filter(|rating| (1.0..=20.0).contains(rating));
        let ratings = fields.filter(|field| field.contains('.')).filter_map(rating).take(numbers);
        let listed = ratings.map(|rating: f64| format!("{rating:.1}")).collect();
        Some(Self { proper, listed })
    }
}
