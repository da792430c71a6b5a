//! What must hold for any pixels at all: the body of the fuzz target `photo`.

use redoku::photo::{Pixels, read};

/// Any pixels are a reading or none, in the same way each time: two bytes are the size, the others are repeated.
pub(crate) fn photo(data: &[u8]) {
    let &[width, height, ref bytes @ ..] = data else { return };
    let (width, height) = (usize::from(width) * 2, usize::from(height) * 2);
    if bytes.is_empty() {
        return;
    }
    let rgba: Vec<u8> = bytes.iter().copied().cycle().take(4 * width * height).collect();
    let Some(pixels) = Pixels::new(width, height, &rgba) else { return };
    let Some(reading) = read(pixels) else { return };
    assert_eq!(read(pixels).map(|again| again.grid), Some(reading.grid));
    assert!(reading.confidence.iter().all(|share| (0.0..=1.0).contains(share)), "{reading:?}");
    assert!(reading.turns < 4, "{reading:?}");
}
