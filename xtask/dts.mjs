// Reads the type declarations of this project: exports, their members, and the comment on each.

/**
 * Returns the exported declarations of a file, in order.
 * @param {string} text
 */
export function declarationsOf(text) {
  return statementsOf(text).flatMap(({ doc, code }) => {
    const head =
      /^(?:export )?(?:declare )?(?:const |abstract )?(function|type|class|interface|const) (\w+)/.exec(
        code,
      ) ?? /^(?:export )(const) (\w+)/.exec(code);
    if (!head || !code.startsWith("export ")) return [];
    const [, kind, name] = head;
    const signature = code.replace(/^export (declare )?/, "").replace(/;$/, "");
    const nested = kind === "class" || kind === "interface";
    const members = nested
      ? membersOf(code.slice(code.indexOf("{") + 1, code.lastIndexOf("}")))
      : [];
    return [{ kind, name, doc, signature: nested ? signature.split(" {")[0] : signature, members }];
  });
}

/** The members of a class or an interface: properties, methods, accessors. @param {string} body */
function membersOf(body) {
  return statementsOf(body).map(({ doc, code }) => {
    const signature = code.replace(/[;,]$/, "");
    const name = /^(?:static |readonly |get |set |async )*"?([\w-]+)"?/.exec(signature)?.[1] ?? "";
    return { name, doc, signature };
  });
}

/**
 * Splits a text into statements, each with the comment before it.
 * @param {string} text
 */
function statementsOf(text) {
  const found = [];
  let doc = "";
  let start = 0;
  for (let at = 0; at < text.length; ) {
    if (/\s/.test(text[at])) at++;
    else if (text.startsWith("//", at)) at = endOf(text, at, "\n");
    else if (text.startsWith("/*", at)) {
      const end = endOf(text, at, "*/");
      if (text.startsWith("/**", at)) doc = plain(text.slice(at, end));
      at = end;
    } else {
      start = at;
      at = statementEnd(text, at);
      found.push({ doc, code: text.slice(start, at).trim() });
      doc = "";
    }
  }
  return found;
}

/** The position after the `;` of a statement, or after the `}` of a block that needs none. @param {string} text @param {number} from */
function statementEnd(text, from) {
  const block = /^(export )?(declare )?(global|class|interface|namespace)\b/.test(text.slice(from));
  let depth = 0;
  for (let at = from; at < text.length; ) {
    if (text.startsWith("/*", at)) at = endOf(text, at, "*/");
    else if (text.startsWith("//", at)) at = endOf(text, at, "\n");
    else if (text[at] === '"') at = endOf(text, at + 1, '"');
    else {
      if ("([{".includes(text[at])) depth++;
      if (")]}".includes(text[at])) depth--;
      at++;
      if (depth > 0) continue;
      if (text[at - 1] === ";" || (block && text[at - 1] === "}")) return at;
    }
  }
  return text.length;
}

/** @param {string} text @param {number} from @param {string} mark */
function endOf(text, from, mark) {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

/** The text of a comment, without its asterisks. @param {string} comment */
function plain(comment) {
  return comment
    .replace(/^\/\*\*|\*\/$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim())
    .join("\n")
    .trim();
}
