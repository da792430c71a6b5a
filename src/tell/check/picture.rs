//! Whether what a picture marks is there.

use super::{Checker, Verdict, ensure};
use crate::tell::picture::{Link, LinkKind, Mark, Picture};

impl Checker<'_> {
    pub(super) fn picture(&mut self, picture: &Picture) -> Verdict {
        self.checked.marks += picture.marks.len();
        picture.marks.iter().try_for_each(|mark| ensure(self.is_there(mark), mark))
    }

    fn is_there(&self, mark: &Mark) -> bool {
        let board = self.board;
        match *mark {
            Mark::Candidate(candidate, _) => board.has(candidate),
            Mark::Link(link) => self.is_link(&link),
            Mark::Sight(from, to) => {
                board.digit(from).is_some() && board.blanks().has(to) && from.sees(to)
            }
            Mark::Cross(cross) => board.blanks().has(cross.cell) && !board.has(cross),
            Mark::Group(cells) => cells.is_subset(board.blanks()),
            Mark::Cell(..) | Mark::House(..) => true,
        }
    }

    /// Whether a line joins candidates that are there, and see each other if one of them rules the other out.
    fn is_link(&self, link: &Link) -> bool {
        let [from, to] = [link.from, link.to].map(|node| node.candidates());
        let sees = || to.iter().all(|to| from.iter().all(|from| from.sees(to)));
        (from | to).is_subset(self.board.marks())
            && !from.is_empty()
            && !to.is_empty()
            && (link.kind == LinkKind::Strong || sees())
    }
}
