/** What a search text asks for. */
export interface Wanted {
  /** Lower case, one space between words. */
  phrase: string;
  /** The phrase as a slug is written. */
  hyphenated: string;
  /** Each once. */
  words: readonly string[];
}

export function readWanted(text: string): Wanted {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return {
    phrase: words.join(" "),
    hyphenated: words.join("-"),
    words: [...new Set(words)],
  };
}
