import type { Linkable } from "../records/versioned.ts";

/** Scripts without spaces between words: each letter is treated as a word. */
const unspaced = String.raw`[ー\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`;
const letter = String.raw`[\p{L}\p{N}]`;
/**
 * A word may end in `+` or `#`, to distinguish C++ and C# from C. Long words are split, because the
 * index limits their length.
 */
const word = new RegExp(
  String.raw`[${letter}--${unspaced}][[${letter}\p{M}]--${unspaced}]{0,63}[+#]{0,4}|[${letter}&&${unspaced}]\p{M}{0,8}`,
  "gv",
);
const accents = /[\u0300-\u036f]/g;
/** Letters without a Unicode decomposition, and their usual transliteration. */
const transliterations = new Map([
  ["Æ", "AE"],
  ["Œ", "OE"],
  ["Ø", "O"],
  ["Ł", "L"],
  ["Đ", "D"],
  ["Þ", "TH"],
]);
const special = new RegExp(`[${[...transliterations.keys()].join("")}]`, "g");

/**
 * The distinct words of a text, with case and accents folded. Used for the index and for
 * queries alike.
 */
export function splitWords(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(accents, "")
    .toUpperCase()
    .replace(special, (letter) => transliterations.get(letter) ?? letter);
  return [...new Set(folded.match(word))];
}

/**
 * Words without those that are prefixes of others: whatever has a word that begins with the longer
 * one also has one that begins with the shorter, whose search would read the same entries again.
 */
export function withoutImplied(words: readonly string[]): string[] {
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
}

/**
 * The prefix of every word in the index. It keeps the words of one account and kind of record
 * together, so that a search reads no others. The index folds ASCII case, but ids are
 * case-sensitive, so capital letters are marked.
 */
export function wordPrefix(userId: string, record: Linkable): string {
  return `${userId.replace(/[A-Z]/g, "+$&")}.${record}.`;
}
