import vue from "@vitejs/plugin-vue";

// Vue is told that the board is an element of its own, not a component.
const isCustomElement = (tag) => tag === "redoku-board";

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
