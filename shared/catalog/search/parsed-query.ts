/** A search text, split into words. */
export interface ParsedQuery {
  /** Lower case, one space between words. */
  phrase: string;
  /** The words joined with hyphens, as in a slug. */
  hyphenated: string;
  /** The distinct words. */
  words: readonly string[];
}

export function parseSearch(text: string): ParsedQuery {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return {
    phrase: words.join(" "),
    hyphenated: words.join("-"),
    words: [...new Set(words)],
  };
}
