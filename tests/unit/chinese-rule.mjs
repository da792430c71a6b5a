// The rule for spaces in Chinese text: see www/i18n/zh/board.js.
const HAN = "\\p{Script=Han}";
const LATIN = "[A-Za-z0-9µ]";
const PUNCTUATION = "[，。：；、！？（）“”《》…]";

/** The violations of the rule in a text. */
export function faults(text) {
  // A coordinate is one word: 第4行第5列.
  const words = text.replace(/第[0-9]+([、和][0-9]+)*[行列宫]/gu, "第一行");
  const rules = [
    [`${HAN}${LATIN}|${LATIN}${HAN}`, "a space is missing"],
    [`第 ?[0-9]+ ?[行列宫]`, "a coordinate has a space"],
    [`${HAN} ${HAN}`, "a space between Chinese characters"],
    [`${PUNCTUATION} | ${PUNCTUATION}`, "a space beside Chinese punctuation"],
    [`${HAN} ?[,;:!?]|${HAN}\\.(?![A-Za-z])`, "Western punctuation"],
  ];
  return rules.flatMap(([pattern, problem]) => {
    const [found] = new RegExp(pattern, "u").exec(words) ?? [];
    return found ? [`${problem}: “${found}” in “${text}”`] : [];
  });
}
