//! Whether the texts of a story say something, and point at what the step does.

use super::{Falsehood, Verdict, ensure};
use crate::logic::Step;
use crate::model::CandidateSet;
use crate::tell::story::{Line, Points, Story, Text};

/// Two of these in a row, or a space before one of them, mean that a word is missing.
const MARKS: [char; 9] = ['.', ',', ';', ':', '。', '，', '；', '：', '、'];

/// A sentence ends with one of these: the colon comes before a list.
const ENDS: [char; 4] = ['.', ':', '。', '：'];

/// Checks that every text of a story says something, can be read aloud, and that claim and result point at the step's
/// effects. Returns the number of texts.
///
/// # Errors
/// The first text with a fault.
pub fn check_words(story: &Story, step: &Step) -> Result<usize, Falsehood> {
    let mut reader = Reader { texts: 0 };
    let last = story.beats.len();
    reader.headings(story, step).map_err(|what| Falsehood { moment: 0, what })?;
    for (at, beat) in story.beats.iter().enumerate() {
        let falsehood = |what| Falsehood { moment: at, what };
        reader.read(&beat.title).map_err(falsehood)?;
        reader.lines(&beat.lines).map_err(falsehood)?;
    }
    let result = story.beats.last().and_then(|beat| beat.lines.last());
    let told = result.map_or(CandidateSet::EMPTY, |line| pointed_at(&line.text));
    ensure(told == step.place | step.remove, &("the result points at", told))
        .map_err(|what| Falsehood { moment: last, what })?;
    Ok(reader.texts)
}

struct Reader {
    texts: usize,
}

impl Reader {
    fn headings(&mut self, story: &Story, step: &Step) -> Verdict {
        self.read(&story.name)?;
        self.sentence(&story.claim)?;
        story.hints.iter().try_for_each(|hint| self.sentence(hint))?;
        let told = pointed_at(&story.claim);
        ensure(told == step.place | step.remove, &("the claim points at", told))
    }

    fn lines(&mut self, lines: &[Line]) -> Verdict {
        ensure(!lines.is_empty(), &"no line")?;
        for line in lines {
            match &line.reason {
                None => self.sentence(&line.text)?,
                Some(reason) => {
                    self.phrase(&line.text)?;
                    self.phrase(reason)?;
                }
            }
            if !line.lemma.is_empty() {
                self.lines(&line.lemma)?;
            }
        }
        Ok(())
    }

    fn sentence(&mut self, text: &Text) -> Verdict {
        ensure(text.to_string().ends_with(ENDS), &("a sentence without an end", text))?;
        self.text(text)
    }

    /// A link of a walk, an item of a list, or a reason.
    fn phrase(&mut self, text: &Text) -> Verdict {
        ensure(!text.to_string().ends_with(ENDS), &("a phrase that ends like a sentence", text))?;
        self.text(text)
    }

    fn text(&mut self, text: &Text) -> Verdict {
        ensure(text.0.iter().all(|part| !part.text.is_empty()), &("an empty part", text))?;
        let spoken = text.spoken();
        ensure(!spoken.contains(['=', '≠', '≥']), &("a sign is read aloud", &spoken))?;
        self.read(&text.to_string())?;
        self.read(&spoken)
    }

    fn read(&mut self, text: &str) -> Verdict {
        self.texts += 1;
        let before_mark = |mark: char| {
            text.match_indices(mark)
                .any(|(at, _)| text[..at].ends_with(MARKS) || text[..at].ends_with(' '))
        };
        let odd = text.is_empty()
            || text.trim() != text
            || text.contains("  ")
            || MARKS.into_iter().any(before_mark);
        ensure(!odd, &("an odd text", text))
    }
}

/// The candidates that a text points at.
fn pointed_at(text: &Text) -> CandidateSet {
    text.0.iter().fold(CandidateSet::EMPTY, |all, part| match part.points {
        Some(Points::Candidates(digits, cells)) => all | super::all_of(digits, cells),
        _ => all,
    })
}
