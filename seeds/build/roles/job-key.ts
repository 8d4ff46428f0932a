/** Words that do not change the job that a title names. */
const anywhere = new Set(["certified", "licensed"]);
/** The same, if two or more other words remain. */
const besideTwo = new Set(["general", "professional"]);
/** The same, in technology: "Backend Software Engineer" is a backend engineer. */
const inTechnology = new Set(["software", "computer", "it"]);

/**
 * A key that two titles of one occupation share if they are two names of the same job.
 *
 * @param key what all spellings of the title share
 */
export function jobKey(key: string, specialized: boolean): string {
  const words = without(key.split(" "), anywhere, 1);
  const plain = without(words, besideTwo, 2);
  return (specialized ? without(plain, inTechnology, 2) : plain).join(" ");
}

/** Whether a title has words that its job could be named without. */
export function saysMore(key: string): boolean {
  return key.split(" ").some((word) => anywhere.has(word) || besideTwo.has(word));
}

function without(words: string[], dispensable: Set<string>, atLeast: number): string[] {
  const rest = words.filter((word) => !dispensable.has(word));
  return rest.length >= atLeast ? rest : words;
}
