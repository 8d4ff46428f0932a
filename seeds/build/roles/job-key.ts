/** Words that a title may have or lack without naming another job. */
const anywhere = new Set(["certified", "licensed"]);
/** The same, where two words or more remain to name it. */
const besideTwo = new Set(["general", "professional"]);
/** The same, in technology: "Backend Software Engineer" is a backend engineer. */
const inTechnology = new Set(["software", "computer", "it"]);

/**
 * What two titles of one occupation share when they are the same job said twice.
 *
 * @param key what all spellings of the title share
 */
export function jobKey(key: string, specialized: boolean): string {
  const words = without(key.split(" "), anywhere, 1);
  const plain = without(words, besideTwo, 2);
  return (specialized ? without(plain, inTechnology, 2) : plain).join(" ");
}

/** Whether a title says more words than its job needs. */
export function saysMore(key: string): boolean {
  return key.split(" ").some((word) => anywhere.has(word) || besideTwo.has(word));
}

function without(words: string[], dispensable: Set<string>, atLeast: number): string[] {
  const rest = words.filter((word) => !dispensable.has(word));
  return rest.length >= atLeast ? rest : words;
}
