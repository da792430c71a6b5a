//! The bodies of the fuzz targets on their seeds and on random bytes, as many as `cargo test` has time for.

#![cfg(all(feature = "classic", feature = "text", feature = "generate"))]

mod bodies;
#[path = "../known/mod.rs"]
mod known;
#[cfg(feature = "photo")]
mod pixels;
#[path = "../random/mod.rs"]
mod random;

use std::fs;
use std::path::Path;

use known::{AGAINST_BRUTE_FORCE, IMPOSSIBLE, PICTURE};
use random::cases;
use redoku::Random;

/// Random bytes, most of them from an alphabet.
fn bytes(random: &mut Random, length: usize, alphabet: &[u8]) -> Vec<u8> {
    let byte = |random: &mut Random| match random.below(50) {
        0 => random.number() as u8,
        _ => random.pick(alphabet),
    };
    (0..length).map(|_| byte(random)).collect()
}

/// Lines that are puzzles, and lines that miss it by little.
fn lines(random: &mut Random) -> Vec<u8> {
    let mut text = vec![random.number() as u8];
    for _ in 0..random.below(6) {
        let known = random.pick(&[PICTURE, AGAINST_BRUTE_FORCE, IMPOSSIBLE]);
        let mut line = known.as_bytes().to_vec();
        match random.below(7) {
            0 => line.truncate(random.below(82)),
            1 => line.insert(random.below(82), random.pick(b".0123x ")),
            2 => line[random.below(81)] = random.pick(b".0123456789x\r"),
            3 => line.extend(bytes(random, 10, b" #.1x\r,:[{<")),
            4 => {
                let length = random.below(200);
                line = bytes(random, length, b".123456789");
            }
            5 => line = bytes(random, 81, b".0"),
            _ => {}
        }
        text.extend(line);
        text.extend(random.pick(&["\n", "\r\n", "\r", "\n\n", "\r\r", ""]).bytes());
    }
    text
}

#[test]
fn texts_survive_being_written() {
    let mut random = Random::new(1);
    for _ in 0..cases(500) {
        let length = random.below(300);
        bodies::text(&bytes(&mut random, length, b"123456789....000--||+:,;\t\n\n []{}\"'"));
        bodies::text(&bytes(&mut random, 81, b"123456789............"));
        bodies::text(&lines(&mut random));
    }
}

#[test]
fn chunks_are_answered_as_the_whole() {
    let mut random = Random::new(2);
    (0..cases(500)).for_each(|_| bodies::lines(&lines(&mut random)));
}

#[test]
fn any_grid_has_the_solutions_of_the_oracle() {
    let mut random = Random::new(3);
    for _ in 0..cases(500) {
        let blanks = vec![0; random.below(30)];
        let alphabet: Vec<u8> = (1..=9).chain(blanks).collect();
        bodies::search(&bytes(&mut random, 81, &alphabet));
    }
}

#[test]
fn any_moves_keep_the_rules() {
    let mut random = Random::new(4);
    let any: Vec<u8> = (0..=u8::MAX).collect();
    for _ in 0..cases(500) {
        let length = random.below(400);
        bodies::board(&bytes(&mut random, length, &any));
    }
}

#[test]
fn any_position_is_explained_to_the_end() {
    let mut random = Random::new(5);
    let any: Vec<u8> = (0..=u8::MAX).collect();
    for _ in 0..cases(20) {
        let length = 8 + random.below(200);
        bodies::explain(&bytes(&mut random, length, &any));
    }
}

#[test]
fn ratings_are_in_order_and_can_be_stopped() {
    let mut random = Random::new(6);
    let any: Vec<u8> = (0..=u8::MAX).collect();
    (0..cases(10)).for_each(|_| bodies::rate(&bytes(&mut random, 16, &any)));
}

#[test]
fn what_is_generated_is_as_it_was_asked_for() {
    let mut random = Random::new(7);
    let any: Vec<u8> = (0..=u8::MAX).collect();
    (0..cases(20)).for_each(|_| bodies::generated(&bytes(&mut random, 13, &any)));
}

#[test]
#[cfg(feature = "photo")]
fn any_pixels_are_a_reading_or_none() {
    let mut random = Random::new(8);
    for _ in 0..cases(5) {
        let length = random.below(300);
        let mut photo = vec![random.number() as u8, random.number() as u8];
        photo.extend(bytes(&mut random, length, &[0, 20, 128, 235, 255]));
        pixels::photo(&photo);
    }
}

#[test]
fn lists_are_read_alike_in_any_chunks() {
    let mut random = Random::new(9);
    for _ in 0..cases(500) {
        bodies::lists(&lines(&mut random));
        let length = random.below(500);
        bodies::lists(&bytes(&mut random, length, b"123456789.......#a \r\n"));
    }
}

/// The seeds are where fuzzing starts, so they have to hold.
#[test]
fn the_seeds_of_the_fuzz_targets_hold() {
    type Body = fn(&[u8]);
    let targets: &[(&str, Body)] = &[
        ("board", bodies::board),
        ("explain", bodies::explain),
        ("generate", bodies::generated),
        ("lines", bodies::lines),
        ("lists", bodies::lists),
        #[cfg(feature = "photo")]
        ("photo", pixels::photo),
        ("rate", bodies::rate),
        ("search", bodies::search),
        ("text", bodies::text),
    ];
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    for (name, body) in targets {
        let files = fs::read_dir(seeds.join(name)).expect("a folder").flatten();
        let number = files.map(|file| body(&fs::read(file.path()).expect("readable"))).count();
        assert!(number >= 3, "{number} seeds for {name}");
    }
}
