// A board with a button of its own, and what the board tells.
import { useRef, useState } from "react";
import type { RedokuBoardElement } from "redoku/react";

export function Puzzle({ givens }: { givens: string }) {
  const board = useRef<RedokuBoardElement>(null);
  const [answer, setAnswer] = useState("");
  return (
    <>
      <redoku-board
        ref={board}
        controls="verdict pad"
        puzzle={givens}
        onredoku-solved={(event) => setAnswer(event.detail.solution)}
      />
      <button type="button" onClick={() => board.current?.solve()}>
        Solve it
      </button>
      <output>{answer}</output>
    </>
  );
}
