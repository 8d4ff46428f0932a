/** Plain BM25 (Robertson and Spärck Jones), as a client with many tools may choose among them. */

/** A word that begins more than one sentence in three says nothing. */
const stopWords = new Set(
  "a an and are as at be by do does for from get has have how i i'm in is it its me my of on one or she so that the their them then there they this to up was we what what's when where which who will with would you your".split(
    " ",
  ),
);

const [saturation, lengthShare] = [1.2, 0.75];

export interface Document {
  name: string;
  text: string;
}

/**
 * The documents, best match first; ties in the given order.
 *
 * @example rank("save a job", [{ name: "create_job", text: "Save a new job." }])[0]?.name // "create_job"
 */
export function rank(query: string, documents: readonly Document[]): Document[] {
  const bags = documents.map(({ text }) => wordsOf(text));
  const meanLength = bags.reduce((sum, { length }) => sum + length, 0) / (bags.length || 1);
  const asked = [...new Set(wordsOf(query))];
  const weight = (word: string) => {
    const containing = bags.filter((bag) => bag.includes(word)).length;
    return Math.log(1 + (bags.length - containing + 0.5) / (containing + 0.5));
  };
  const weights = new Map(asked.map((word) => [word, weight(word)]));
  const scoreOf = (bag: readonly string[]) =>
    asked.reduce((sum, word) => {
      const count = bag.filter((other) => other === word).length;
      const norm = saturation * (1 - lengthShare + (lengthShare * bag.length) / meanLength);
      return sum + ((weights.get(word) ?? 0) * count * (saturation + 1)) / (count + norm);
    }, 0);
  const scores = bags.map(scoreOf);
  return documents
    .map((document, at) => ({ document, score: scores[at] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ document }) => document);
}

/** Words without their endings, so that "jobs" and "job" are one. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("_", " ")
    .split(/[^a-z0-9'%$]+/)
    .map((word) => word.replace(/'s$|'$/, ""))
    .filter((word) => word !== "" && !stopWords.has(word))
    .map(stem);
}

function stem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=[a-z]{3})s$/, "");
  return word
    .replace(/ies$/, "y")
    .replace(/(?:ing|ed|es|s)$/, "")
    .replace(/e$/, "");
}
