// Generates the custom elements manifest from the types of the element. Editors and documentation tools read it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { declarationsOf } from "./dts.mjs";
import { root } from "./shell.mjs";

const PATH = "dist/package/element.js";
const TAG = "redoku-board";

/** Returns the manifest, as in the schema of custom-elements-manifest. */
export function manifest() {
  const types = declarationsOf(readFileSync(join(root, "www/element/index.d.ts"), "utf8"));
  const element = types.find(({ kind }) => kind === "class");
  const events = types.find(({ name }) => name === "RedokuBoardEventMap");
  const declaration = { name: element.name, module: PATH };
  return {
    schemaVersion: "1.0.0",
    readme: "README.md",
    modules: [
      {
        kind: "javascript-module",
        path: PATH,
        declarations: [classOf(element, events)],
        exports: [
          { kind: "js", name: element.name, declaration },
          { kind: "custom-element-definition", name: TAG, declaration },
        ],
      },
    ],
  };
}

/** @param {any} element @param {any} events */
function classOf(element, events) {
  const [description] = element.doc.split("\n\n");
  const members = element.members.filter(
    ({ signature }) => !/^(static|set |addEventListener)/.test(signature),
  );
  return {
    kind: "class",
    name: element.name,
    customElement: true,
    tagName: TAG,
    superclass: { name: "HTMLElement" },
    description: oneLine(description),
    attributes: members.flatMap((member) => attributeOf(member, settable(element.members))),
    members: members.map(memberOf),
    events: events.members.map(({ name, doc, signature }) => ({
      name,
      type: { text: typeOf(signature) },
      description: oneLine(doc),
    })),
    cssParts: tagged(element.doc, "csspart"),
    cssProperties: tagged(element.doc, "cssprop"),
  };
}

/** What the setters of properties take, by name. */
function settable(members) {
  const setter = /^set (\w+)\(\w+: (.+)\)$/s;
  return Object.fromEntries(
    members.flatMap(({ signature }) => {
      const [, name, type] = setter.exec(signature) ?? [];
      return name ? [[name, type]] : [];
    }),
  );
}

/** The attribute that the comment on a property names. */
function attributeOf({ name, doc, signature }, setters) {
  const [, attribute, empty] = /[Aa]ttribute\s+`(\w+)`(, which may be empty)?/.exec(doc) ?? [];
  if (!attribute) return [];
  // Templates write an empty attribute as `true`.
  const type = setters[name] ?? typeOf(signature);
  const text = empty ? `${type} | boolean` : type;
  return [{ name: attribute, fieldName: name, type: { text }, description: oneLine(doc) }];
}

function memberOf({ name, doc, signature }) {
  const description = oneLine(doc);
  if (!/^\w+\(/.test(signature)) {
    const readonly = /^readonly \w+:/.test(signature);
    const type = { text: typeOf(signature) };
    return { kind: "field", name, type, description, ...(readonly ? { readonly } : {}) };
  }
  const [, list, result] = /^\w+\((.*)\): (.+)$/s.exec(signature);
  const parameters = list ? [parameterOf(list)] : [];
  return { kind: "method", name, description, parameters, return: { type: { text: result } } };
}

/** The parameter of a method; none has more than one. */
function parameterOf(text) {
  const [, name, optional, type] = /^(\w+)(\?)?: (.+)$/s.exec(text);
  return { name, type: { text: type }, ...(optional ? { optional: true } : {}) };
}

function typeOf(signature) {
  return oneLine(/(?:\(\))?: (.+)$/s.exec(signature)[1]);
}

function oneLine(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** The lines with a tag in the comment on the class. */
function tagged(doc, tag) {
  const line = new RegExp(`^@${tag} (\\S+)\\s+(.+)$`, "gm");
  return [...doc.matchAll(line)].map(([, name, description]) => ({ name, description }));
}
