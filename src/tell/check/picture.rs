//! Whether what a picture marks is there.

use super::{Checker, Verdict, ensure};
use crate::tell::picture::{LinkKind, Picture};

impl Checker<'_> {
    pub(super) fn picture(&mut self, picture: &Picture) -> Verdict {
        let board = self.board;
        self.checked.marks += picture.len();
        for (candidate, role) in &picture.candidates {
            ensure(board.has(*candidate), &("marked", candidate, role))?;
        }
        for link in &picture.links {
            let there = link.from.is_subset(board.marks()) && link.to.is_subset(board.marks());
            ensure(there && !link.from.is_empty() && !link.to.is_empty(), link)?;
            let sees = link.to.iter().all(|to| link.from.iter().all(|from| from.sees(to)));
            ensure(sees || link.kind == LinkKind::Strong, link)?;
        }
        for &(from, to) in &picture.sights {
            let fine = board.digit(from).is_some() && board.blanks().has(to) && from.sees(to);
            ensure(fine, &("sight", from, to))?;
        }
        for &cross in &picture.crosses {
            ensure(board.blanks().has(cross.cell) && !board.has(cross), &("cross", cross))?;
        }
        Ok(())
    }
}
