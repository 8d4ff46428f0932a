import { grouped } from "#shared/core/format.ts";
import { maxRanked } from "./find-by-words.ts";

/** `1,200 jobs`, or that there are more than are listed of a search. */
export function foundInWords(
  total: number,
  isCut: boolean | undefined,
  [one, many]: readonly [string, string],
): string {
  const counted = `${grouped(total)} ${total === 1 ? one : many}`;
  return isCut
    ? `More than ${grouped(maxRanked)} ${many} have these words: here are the ${grouped(maxRanked)} that were added or changed last. Add a word to find others.`
    : counted;
}
