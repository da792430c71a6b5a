//! The bodies of the fuzz targets on random bytes, as many as `cargo test` has time for.

#![cfg(all(feature = "classic", feature = "text"))]

mod bodies;
#[path = "../known/mod.rs"]
mod known;
#[path = "../random/mod.rs"]
mod random;

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
