/** Scripts that put no spaces between words: each of their letters is taken for one. */
const unspaced = String.raw`[ー\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`;
const letter = String.raw`[\p{L}\p{N}]`;
/** With what tells C++ and C# from C; in pieces, since an index does not take words of any length. */
const word = new RegExp(
  String.raw`[${letter}--${unspaced}][[${letter}\p{M}]--${unspaced}]{0,63}[+#]{0,4}|[${letter}&&${unspaced}]\p{M}{0,8}`,
  "gv",
);
const accents = /[\u0300-\u036f]/g;
/** Letters that Unicode does not take apart, as those write them who do not have them. */
const plain = new Map([
  ["Æ", "AE"],
  ["Œ", "OE"],
  ["Ø", "O"],
  ["Ł", "L"],
  ["Đ", "D"],
  ["Þ", "TH"],
]);
const special = new RegExp(`[${[...plain.keys()].join("")}]`, "g");

/**
 * The words of a text, each once, with case and accents folded: both those that
 * are looked through and those that are looked for.
 */
export function wordsOf(text: string): string[] {
  const folded = text
    .normalize("NFKD")
    .replace(accents, "")
    .toUpperCase()
    .replace(special, (letter) => plain.get(letter) ?? letter);
  return [...new Set(folded.match(word))];
}
