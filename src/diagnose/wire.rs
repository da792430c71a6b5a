//! Reasons as plain data.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::{Reason, ReasonKind};

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut reason = to.serialize_struct("Reason", 4)?;
        match &self.kind {
            ReasonKind::Cell(cell) => {
                reason.serialize_field("kind", "cell")?;
                reason.serialize_field("cell", cell)?;
            }
            ReasonKind::Digit(digit, house) => {
                reason.serialize_field("kind", "digit")?;
                reason.serialize_field("digit", digit)?;
                reason.serialize_field("house", house)?;
            }
            ReasonKind::Givens => reason.serialize_field("kind", "givens")?,
        }
        reason.serialize_field("givens", &self.givens)?;
        reason.end()
    }
}
