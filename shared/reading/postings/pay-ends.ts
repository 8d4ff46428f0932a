/** Which ends of its pay an amount names: both, the top alone or the bottom alone. */
import type { Seen } from "./pay-mention.ts";
import { lowEnd } from "./pay-range.ts";

const payWord = "(?: (?:pay|base|salary|wage|hourly|annual|hiring|compensation|rate|range)){0,3}";
const topOnly = new RegExp(
  `(?:\\bup ?to|\\bpay(?:s|ing)? to|\\b(?:base|salary|comp(?:ensation)?|rates?) to|\\bas much as|\\bas high as|\\bmax(?:imum)?${payWord}(?: is)?(?: of|:)?|\\bno more than|\\bcapped at|\\btops? out at|\\b(?:increas(?:es?|ing)|rais(?:es?|ing)|ris(?:es?|ing)|progress(?:es|ing)?|grow(?:s|ing)?|advanc(?:es?|ing)) to) ?(?:an? )?$`,
  "i",
);
/** `$105k max` */
const topBehind =
  /^ ?(?:\/ ?h(?:ou)?r|an hour|per hour|hourly|\/ ?yr|a year|per year|annually)? ?\(?(?:max(?:imum)?|tops|top end)\b(?! ?\w)/i;
const minimumLabel = new RegExp(`\\bmin(?:imum)?${payWord}(?: is)?(?: of|:)? ?$`, "i");
const bottomOnly =
  /(?:\bfrom|\bstart(?:s|ing)?(?: (?:base|pay|salary|rate|wage|hourly|hourly rate|hourly pay|base salary))?(?: is)?(?: at| from| of|:)?|\bat least|\bmin(?:imum)?(?: of|:)?|\bno less than|\bpay starts at|\bas low as|\bstart(?:ing)? (?:pay|rate|wage|salary)(?: is|:)?) ?$/i;
const andUp =
  /^(?:\+(?! ?\$)| ?(?:\/ ?h(?:ou)?r|an hour|per hour|hourly|\/ ?yr|a year|per year|annually|k)? ?(?:\+(?! ?[\w$])|and up\b|& up\b|and above\b|or more\b|or higher\b|minimum\b|to start\b))/i;

/** Whether the words ahead of an amount say that it is the top of what is paid. */
export function isTopAlone(before: string): boolean {
  return topOnly.test(before);
}

/** The ends, and how many of the words behind say so. */
export function readEnds(
  { first, second, before, after }: Seen,
  behind: string,
): { min: number | null; max: number | null; length: number } {
  const { length } = andUp.exec(behind)?.[0] ?? "";
  if (second) {
    const ends = [lowEnd(first, second), second.value] as const;
    return { min: Math.min(...ends), max: Math.max(...ends), length };
  }
  const { value } = first;
  if (isTopAlone(before) || topBehind.test(after)) return { min: null, max: value, length };
  const isBottom = length > 0 || bottomOnly.test(before) || minimumLabel.test(before);
  return { min: value, max: isBottom ? null : value, length };
}
