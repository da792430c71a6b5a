//! Stories as they are printed, one file for each language, so that every change of the wording is seen.
//!
//! `REDOKU_UPDATE=1 cargo test --test tell pinned` writes the files; read them before they are committed.

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use redoku::logic::{Options, Path, Step, Technique as T};
use redoku::tell::{Language, Scene, tell};

use crate::fixture::fixtures;
use crate::position::{find, start};

/// The techniques whose first fixture is told: every kind of argument, five chains and two nets among them.
const TECHNIQUES: [T; 19] = [
    T::HiddenSingle,
    T::Pointing,
    T::NakedPair,
    T::HiddenPair,
    T::XWing,
    T::FinnedSwordfish,
    T::WWing,
    T::XyzWing,
    T::UniqueRectangle1,
    T::UniqueRectangle6,
    T::SimpleColours,
    T::XChain,
    T::XyChain,
    T::Aic,
    T::GroupedAic,
    T::ContinuousLoop,
    T::AlsXz,
    T::ContradictionNet,
    T::NestedNet,
];

/// A puzzle on whose path a single rests on earlier steps.
const LONG: &str =
    "18.3.5....5..19......4..5...3..9..6.67.2..3...18..6.....9.....5....41...7.......8";

fn write_story(all: &mut String, step: &Step, scene: Scene<'_>, language: Language) {
    let story = tell(step, scene, language);
    let [kind, place] = &story.hints;
    writeln!(all, "# {}\n{}\n{kind}\n{place}\n{story}\n", step.technique.id(), scene.board.grid())
        .expect("a string takes everything");
}

/// All pinned stories in a language.
fn stories(language: Language) -> String {
    let mut all = String::new();
    for technique in TECHNIQUES {
        let fixture = fixtures().into_iter().find(|fixture| fixture.technique == technique);
        let fixture = fixture.expect("a fixture");
        let steps = find(&fixture.position, &[technique]);
        let wanted = |step: &&Step| step.remove == fixture.remove && step.place == fixture.place;
        let step = steps.iter().find(wanted).expect("the step");
        write_story(&mut all, step, Scene::new(fixture.position.board()), language);
    }
    write_naked_single(&mut all, language);
    all
}

/// A naked single after other steps, which its reasons name.
fn write_naked_single(all: &mut String, language: Language) {
    let mut path = Path::new(start(LONG), Options::default());
    let mut before: Vec<Step> = Vec::new();
    loop {
        let board = *path.position().board();
        let step = path.next().expect("a naked single").expect("not stopped");
        if step.technique == T::NakedSingle && before.iter().any(|step| !step.remove.is_empty()) {
            return write_story(all, &step, Scene { board: &board, before: &before }, language);
        }
        before.push(step);
    }
}

#[test]
fn pinned_stories_are_told_in_the_same_words() {
    for language in Language::ALL {
        let name = format!("tests/data/stories/{language}.txt");
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name);
        let told = stories(language);
        if env::var_os("REDOKU_UPDATE").is_some() {
            fs::write(&file, &told).expect("a writable file");
        }
        let pinned = fs::read_to_string(&file).expect("the pinned stories");
        for (told, pinned) in told.lines().zip(pinned.lines()) {
            assert_eq!(told, pinned, "{}", file.display());
        }
        assert_eq!(told.lines().count(), pinned.lines().count(), "{}", file.display());
    }
}
