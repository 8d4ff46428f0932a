/**
 * Text as scrapers and word processors leave it, in plain marks: Markdown's backslashes, entities that are
 * still escaped, signs of width zero and spaces of other widths.
 */

const named: Readonly<Record<string, string>> = {
  ...{ nbsp: " ", ensp: " ", emsp: " ", thinsp: " ", ndash: "–", mdash: "—", minus: "-" },
  ...{ hyphen: "-", shy: "", amp: "&", dollar: "$", pound: "£", euro: "€", yen: "¥", cent: "¢" },
  ...{ plus: "+", num: "#", sol: "/", comma: ",", period: ".", colon: ":", lpar: "(", rpar: ")" },
  ...{ bull: "•", middot: "•", tilde: "~", quot: '"', apos: "'", rsquo: "’", lsquo: "‘" },
};

const entity = /&(?:#(\d{2,5})|#x([\da-f]{2,4})|([a-z]{2,6}));/gi;

function readEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code >= 0x20 && (code < 0xd800 || code > 0xdfff) && code <= 0xffff
    ? String.fromCharCode(code)
    : whole;
}

/** The text without marks that are not its own; `$26\.34 \- $27\.70` is `$26.34 - $27.70`. */
export function plainMarks(text: string): string {
  return text
    .replace(entity, readEntity)
    .replace(/\\{1,4}n(?![a-z])/g, "\n")
    .replace(/\\{1,4}([!-/:-@[\]-`{-~])/g, "$1")
    .replace(/\*\*|__/g, "")
    .replace(/(?<=[a-z])_(?=[a-z])/gi, " ")
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, "")
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/[‐‑‒―−﹘﹣－]/g, "-")
    .replace(/[＄﹩]/g, "$")
    .replace(/\$[$ ]*\$(?! ?\d)/g, " ");
}

/** Plain text without what cannot be stored, with at most one empty line between lines. */
export function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|\u200b|\ufeff/gu, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
