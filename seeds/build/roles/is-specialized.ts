import { singularWord } from "../titles/singular.ts";
import {
  doubleHeads,
  heads,
  modifiers,
  otherTitles,
  productTitles,
  specializedCodes,
  tellingWords,
} from "./specialized-words.ts";

/**
 * Whether a title is one of technology, data, AI, security, design or product:
 * it ends with a job, all else is vocabulary of the field, and so is its
 * occupation, or its words say so.
 */
export function isSpecialized(words: string[], code: string): boolean {
  const title = words.join(" ");
  if (productTitles.test(title) || otherTitles.has(title)) return true;
  const last = words.at(-1) ?? "";
  const rest = words.slice(0, -1);
  if (!heads.has(singularWord(last)) || rest.length === 0) return false;
  if (!rest.every((word) => modifiers.has(word) || modifiers.has(singularWord(word)))) {
    return doubleHeads.has(words.slice(-2).join(" "));
  }
  return specializedCodes.test(code) || rest.some((word) => tellingWords.has(word));
}
