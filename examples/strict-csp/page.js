const board = document.querySelector("redoku-board");

board.addEventListener("redoku-verdict", ({ detail }) => {
  document.querySelector("#told").textContent = `The board says: ${detail.verdict.status}.`;
});
