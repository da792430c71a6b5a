//! Reads everything that is told about a step, in every language.

use redoku::logic::Step;
use redoku::tell::{self, Language, Scene, check, check_words, tell};

/// Panics if anything is wrong.
pub(crate) fn read(step: &Step, scene: Scene<'_>) {
    let story = || tell(step, scene, Language::English);
    if let Err(falsehood) = check(&tell::outline(step, scene), step, scene) {
        panic!("{step:#?}\n{falsehood}\n{}", story());
    }
    for language in Language::ALL {
        let story = tell(step, scene, language);
        if let Err(falsehood) = check_words(&story, step) {
            panic!("{step:#?}\n{falsehood}\n{story}");
        }
    }
}
