// Writes the types of `<redoku-board>` for templates, from its manifest: its attributes, and those that React, Vue and
// Svelte add to them.

/** The types of the attributes, for the end of element.d.ts. @param {any} manifest */
export function attributeTypes(manifest) {
  const [{ attributes }] = manifest.modules[0].declarations;
  const members = attributes.map(
    ({ name, type, description }) => `  /** ${description} */\n  ${name}?: ${type.text};\n`,
  );
  return `/** The attributes in markup, for the types of JSX and templates. */
export interface RedokuBoardAttributes {
${members.join("")}}
`;
}

/** The types of a framework's own entry: the element, and its tag in the framework's templates. */
const ENTRY = `import type {
  RedokuBoardAttributes,
  RedokuBoardElement,
  RedokuBoardEventMap,
} from "./element.js";

export * from "./element.js";
`;

/** By framework, the types of `redoku/react` and so on. */
export const FRAMEWORKS = {
  react: `// \`redoku/react\`: the element, with its tag in the types of React's JSX.
import type { DetailedHTMLProps, HTMLAttributes } from "react";
${ENTRY}
type Events = {
  [Type in keyof RedokuBoardEventMap as \`on\${Type}\`]?: (event: RedokuBoardEventMap[Type]) => void;
};

/** What \`<redoku-board>\` takes in JSX. */
export type RedokuBoardProps = RedokuBoardAttributes &
  Events &
  Omit<
    DetailedHTMLProps<HTMLAttributes<RedokuBoardElement>, RedokuBoardElement>,
    keyof RedokuBoardAttributes
  >;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "redoku-board": RedokuBoardProps;
    }
  }
}
`,
  vue: `// \`redoku/vue\`: the element, with its tag in the types of Vue's templates.
import type { HTMLAttributes, PublicProps, VNodeRef } from "vue";
${ENTRY}
type Events = {
  [Type in keyof RedokuBoardEventMap as \`on\${Capitalize<Camel<Type>>}\`]?: (
    event: RedokuBoardEventMap[Type],
  ) => void;
};
type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\`
  ? \`\${Head}\${Capitalize<Camel<Tail>>}\`
  : Name;

/** What \`<redoku-board>\` takes in a template. */
export type RedokuBoardProps = RedokuBoardAttributes &
  Events &
  Omit<HTMLAttributes, keyof RedokuBoardAttributes> &
  PublicProps & { ref?: VNodeRef };

declare module "vue" {
  interface GlobalComponents {
    "redoku-board": new () => RedokuBoardElement & { $props: RedokuBoardProps };
  }
}
`,
  svelte: `// \`redoku/svelte\`: the element, with its tag in the types of Svelte's templates.
import type { HTMLAttributes } from "svelte/elements";
${ENTRY}
type Events = {
  [Type in keyof RedokuBoardEventMap as \`on\${Type}\`]?: (event: RedokuBoardEventMap[Type]) => void;
};

/** What \`<redoku-board>\` takes in a template. */
export type RedokuBoardProps = RedokuBoardAttributes &
  Events &
  Omit<HTMLAttributes<RedokuBoardElement>, keyof RedokuBoardAttributes>;

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "redoku-board": RedokuBoardProps;
  }
}
`,
};
