/** The idea of each technique: techniques that differ in size only share it. */

/** @type {[RegExp, string][]} */
const IDEAS = [
  [
    /^(full-house|hidden-single|naked-single|remote-pair|empty-rectangle|xy-wing|w-wing|xyz-wing)$/,
    "$1",
  ],
  [
    /^(unique-loop|simple-colours|multi-colours|x-chain|xy-chain|aic|sue-de-coq|als-xz|death-blossom|template)$/,
    "$1",
  ],
  [/^(pointing|claiming)$/, "locked"],
  [/^(locked|naked)-(pair|triple|quad)$/, "naked"],
  [/^hidden-(pair|triple|quad)$/, "hidden"],
  [/franken/, "franken"],
  [/mutant/, "mutant"],
  [/^sashimi/, "sashimi"],
  [/^finned/, "finned"],
  [/^(x-wing|swordfish|jellyfish)$/, "fish"],
  [/^(skyscraper|two-string-kite|turbot-fish)$/, "two-links"],
  [/^(unique|hidden)-rectangle/, "unique-rectangle"],
  [/^avoidable-rectangle/, "avoidable-rectangle"],
  [/^bug/, "bug"],
  [/^wxyz-wing$/, "als-xz"],
  [/^als-(xy-wing|chain)$/, "als-chain"],
  [/^als-/, "als"],
  [/^grouped/, "grouped"],
  [/^continuous-loop$/, "continuous-loop"],
  [/^discontinuous-loop$/, "discontinuous-loop"],
  [/^aligned/, "aligned-exclusion"],
  [/^cell-/, "cell-forcing"],
  [/^house-/, "house-forcing"],
  [/^double-/, "double-forcing"],
  [/^contradiction/, "contradiction"],
  [/^(nested|deep)-net$/, "nested"],
];

/** The name of the idea. @param {string} technique */
export function ideaOf(technique) {
  const [pattern, idea] = IDEAS.find(([known]) => known.test(technique)) ?? [/^.*$/, "aic"];
  return idea === "$1" ? technique.replace(pattern, idea) : idea;
}

/** The sentence about the idea. @param {string} technique */
export const aboutKey = (technique) =>
  /** @type {import("../i18n/translator.js").Key} */ (`about.${ideaOf(technique)}`);
