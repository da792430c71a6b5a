import "redoku/element";
import { createApp } from "vue";
import Puzzle from "./Puzzle.vue";

createApp(Puzzle).mount("#root");
