// The board is in the server's HTML, and the browser's script makes it a solver.
import { Puzzle } from "./puzzle";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

export default function Page() {
  return <Puzzle givens={givens} />;
}
