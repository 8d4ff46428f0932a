/** The forms in which people write the name of a place. */

const whole: Readonly<Record<string, string>> = { saint: "st", ft: "fort", mt: "mount" };
const first: Readonly<Record<string, string>> = {
  ...{ n: "north", no: "north", s: "south", so: "south", e: "east", w: "west" },
};

/** The words as they are, and with what is commonly shortened as the tables have it. */
export function spellings(typed: readonly string[]): string[] {
  const own = (table: Readonly<Record<string, string>>, word: string) =>
    Object.hasOwn(table, word) ? (table[word] ?? word) : word;
  const other = typed.map((word, at) =>
    own(whole, at === 0 && typed.length > 1 ? own(first, word) : word),
  );
  return [...new Set([typed.join("-"), other.join("-")])];
}

/** The words without what is put around the name of a town for its surroundings; null if there is nothing. */
export function withoutFrame(typed: readonly string[]): string[] | null {
  const slug = typed.join("-");
  const name = slug
    .replace(/^the-/, "")
    .replace(/^(?:greater|metropolitan|metro)-/, "")
    .replace(/-(?:metropolitan-area|metro-area|metroplex|metropolitan|metro|area|region)$/, "");
  return name === slug || name === "" ? null : name.split("-");
}

/** What stands before the name of a state or town for a part of it. */
export const directions = new Set(
  "north northern south southern east eastern west western central upstate downtown uptown inner northeast northwest southeast southwest northeastern northwestern southeastern southwestern rural".split(
    " ",
  ),
);
