// Dancing links: Sudoku as an exact cover, by Donald Knuth's Algorithm X.
export function solveSudoku(board) {
  const root = makeLinks(board);
  search(board, root);
}

function search(board, root) { // @@enter
  const constraint = smallest(root);
  if (!constraint) {
    return true; // @@found
  }
  cover(constraint);
  for (let option = constraint.down; option !== constraint; option = option.down) {
    const { row, col, digit } = option;
    board[row][col] = digit; // @@test @@place
    for (let node = option.right; node !== option; node = node.right) cover(node.constraint);
    if (search(board, root)) {
      return true; // @@done
    }
    for (let node = option.left; node !== option; node = node.left) uncover(node.constraint);
    board[row][col] = "."; // @@erase
  }
  uncover(constraint);
  return false; // @@dead
}

/** The constraint with the fewest options; nothing if all are satisfied. */
function smallest(root) {
  let best;
  for (let constraint = root.right; constraint !== root; constraint = constraint.right) {
    if (!best || constraint.size < best.size) best = constraint;
  }
  return best;
}

function cover(constraint) {
  constraint.right.left = constraint.left;
  constraint.left.right = constraint.right;
  for (let option = constraint.down; option !== constraint; option = option.down) {
    for (let node = option.right; node !== option; node = node.right) {
      node.down.up = node.up;
      node.up.down = node.down;
      node.constraint.size -= 1;
    }
  }
}

function uncover(constraint) {
  for (let option = constraint.up; option !== constraint; option = option.up) {
    for (let node = option.left; node !== option; node = node.left) {
      node.constraint.size += 1;
      node.down.up = node;
      node.up.down = node;
    }
  }
  constraint.right.left = constraint;
  constraint.left.right = constraint;
}

/** A ring of 324 constraints (a digit for each cell, each digit for each row, column and box), with the options below each. */
function makeLinks(board) {
  const root = ring({});
  const constraints = Array.from({ length: 324 }, () => before(root, ring({ size: 0 })));
  const givens = [];
  for (let row = 0; row < 9; row += 1) {
    for (let col = 0; col < 9; col += 1) {
      for (let d = 0; d < 9; d += 1) {
        const box = Math.floor(row / 3) * 3 + Math.floor(col / 3);
        const met = [9 * row + col, 81 + 9 * row + d, 162 + 9 * col + d, 243 + 9 * box + d];
        const digit = String(d + 1);
        addOption(met.map((index) => constraints[index]), { row, col, digit });
        if (board[row][col] === digit) givens.push(...met);
      }
    }
  }
  for (const index of givens) cover(constraints[index]);
  return root;
}

function addOption(constraints, candidate) {
  let first;
  for (const constraint of constraints) {
    const node = ring({ ...candidate, constraint });
    Object.assign(node, { up: constraint.up, down: constraint });
    constraint.up.down = node;
    constraint.up = node;
    constraint.size += 1;
    if (first) before(first, node);
    else first = node;
  }
}

/** A node linked only to itself. */
function ring(node) {
  return Object.assign(node, { left: node, right: node, up: node, down: node });
}

/** Links a node into the ring of another, on its left. */
function before(other, node) {
  Object.assign(node, { left: other.left, right: other });
  other.left.right = node;
  other.left = node;
  return node;
}
