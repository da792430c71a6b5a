import { createRoot } from "react-dom/client";
import "redoku/element";
import { Puzzle } from "./puzzle";

const givens = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const root = document.querySelector("#root");
if (root) createRoot(root).render(<Puzzle givens={givens} />);
