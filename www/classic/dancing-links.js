// Dancing links: Sudoku as an exact cover, by Donald Knuth's Algorithm X.
export function solveSudoku(board) {
  const root = makeLinks(board);
  search(board, root);
}

function search(board, root) { // @@enter
  const demand = smallest(root);
  if (!demand) {
    return true; // @@found
  }
  cover(demand);
  for (let option = demand.down; option !== demand; option = option.down) {
    const { row, col, digit } = option;
    board[row][col] = digit; // @@test @@place
    for (let node = option.right; node !== option; node = node.right) cover(node.demand);
    if (search(board, root)) {
      return true; // @@done
    }
    for (let node = option.left; node !== option; node = node.left) uncover(node.demand);
    board[row][col] = "."; // @@erase
  }
  uncover(demand);
  return false; // @@dead
}

/** The demand that the fewest options could meet; nothing if all are met. */
function smallest(root) {
  let best;
  for (let demand = root.right; demand !== root; demand = demand.right) {
    if (!best || demand.size < best.size) best = demand;
  }
  return best;
}

function cover(demand) {
  demand.right.left = demand.left;
  demand.left.right = demand.right;
  for (let option = demand.down; option !== demand; option = option.down) {
    for (let node = option.right; node !== option; node = node.right) {
      node.down.up = node.up;
      node.up.down = node.down;
      node.demand.size -= 1;
    }
  }
}

function uncover(demand) {
  for (let option = demand.up; option !== demand; option = option.up) {
    for (let node = option.left; node !== option; node = node.left) {
      node.demand.size += 1;
      node.down.up = node;
      node.up.down = node;
    }
  }
  demand.right.left = demand;
  demand.left.right = demand;
}

/** A ring of 324 demands (each cell a digit, each house each digit), below each its options. */
function makeLinks(board) {
  const root = ring({});
  const demands = Array.from({ length: 324 }, () => before(root, ring({ size: 0 })));
  const givens = [];
  for (let row = 0; row < 9; row += 1) {
    for (let col = 0; col < 9; col += 1) {
      for (let d = 0; d < 9; d += 1) {
        const box = Math.floor(row / 3) * 3 + Math.floor(col / 3);
        const met = [9 * row + col, 81 + 9 * row + d, 162 + 9 * col + d, 243 + 9 * box + d];
        const digit = String(d + 1);
        addOption(met.map((index) => demands[index]), { row, col, digit });
        if (board[row][col] === digit) givens.push(...met);
      }
    }
  }
  for (const index of givens) cover(demands[index]);
  return root;
}

function addOption(demands, candidate) {
  let first;
  for (const demand of demands) {
    const node = ring({ ...candidate, demand });
    Object.assign(node, { up: demand.up, down: demand });
    demand.up.down = node;
    demand.up = node;
    demand.size += 1;
    if (first) before(first, node);
    else first = node;
  }
}

/** A node linked to itself alone. */
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
