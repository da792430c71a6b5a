/** Reading puzzles from photos, in English. */
export default {
  "photo.title": "Read a photo",
  "photo.hint":
    "Take or choose a picture of a printed Sudoku, drop one on the page, or paste it. It never leaves this device.",
  "photo.camera": "Take a photo",
  "photo.file": "Choose a picture…",
  "photo.reading": "Reading the photo…",
  "photo.stopped": "Cancelled. Choose a picture, or set the corners of the grid.",
  "photo.failed":
    "Something went wrong while reading the photo. Try again, or try another picture.",
  "photo.unreadable": "Your browser can’t read this file as a picture. Try a JPEG or PNG file.",
  "photo.noGrid":
    "No Sudoku grid found in this picture. If it shows one, move the four corners onto it.",
  "photo.noSquare": "These corners don’t form a square. Move them to the corners of the grid.",
  "photo.adjust": "Set the corners",
  "photo.adjusting": "Move the four corners onto those of the grid, then read again.",
  "photo.again": "Read again",
  "photo.corners": "Corners of the grid",
  "photo.corner.nw": "Top left corner",
  "photo.corner.ne": "Top right corner",
  "photo.corner.se": "Bottom right corner",
  "photo.corner.sw": "Bottom left corner",
  "photo.picture": "The photo, with the digits that were read",
  "photo.grid": "What was read",
  "photo.erase": "Erase",
  "photo.cell": "{name}, hard to read",
  "photo.apply": "Use this puzzle",

  "photo.sure": "{givens} {givens|given|givens}, one solution.",
  "photo.invalid":
    "Not sure: a digit appears twice in a row, column or box. Compare the digits with the photo.",
  "photo.contradiction":
    "Not sure: these digits have no solution, so one is misread. Compare them with the photo.",
  "photo.multiple":
    "Not sure: these digits have several solutions, so one may be missing. Compare them with the photo.",
  "photo.judging": "Checking the digits…",
  "photo.misread": "{cell} reads {from}; {to} would give one solution.",
  "photo.missed": "{cell} reads blank; {to} would give one solution.",
  "photo.extra": "{cell} reads {from}; a blank would give one solution.",
  "photo.missing": "Look at {cell} first: one more digit there could give one solution.",
  "photo.mend": "Write {to} in {cell}",
  "photo.mend.blank": "Leave {cell} blank",
  "photo.solution":
    "This looks like the printed solution of another puzzle. To read the puzzle, set the corners.",
  "photo.doubtful":
    "{count} {count|cell was|cells were} hard to read: compare {count|it|them} with the photo.",
  "photo.others": "The picture shows several grids. To read another one, set the corners.",
  "read.photo": "Read from a photo: {givens} {givens|given|givens}. {offer}",
};
