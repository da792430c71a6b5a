"use client";

import "redoku/element";
import { useEffect, useRef, useState } from "react";

export function Puzzle({ givens }) {
  const board = useRef(null);
  const [answer, setAnswer] = useState("");
  // React 19 does not attach the events of custom elements in markup from the server (react/react#35446).
  useEffect(() => {
    const element = board.current;
    const show = (event) => setAnswer(event.detail.solution);
    element.addEventListener("redoku-solved", show);
    return () => element.removeEventListener("redoku-solved", show);
  }, []);
  return (
    <>
      <redoku-board ref={board} controls puzzle={givens} />
      <output>{answer}</output>
    </>
  );
}
