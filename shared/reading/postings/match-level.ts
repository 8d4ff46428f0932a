import type { FigureLevel } from "#shared/contract/levels.ts";
import { isGrade, readTitle } from "./title-words.ts";

const levels: readonly (readonly [FigureLevel, RegExp])[] = [
  ["grade-principal", /^(?:staff|principal|distinguished|iv|v|vi|[4-9])$/],
  ["grade-senior", /^(?:senior|sr|lead|iii|3)$/],
  ["entry", /^entry$/],
  ["grade-junior", /^(?:junior|jr|i|1)$/],
];

/**
 * The grade in a job's title; `any` if it has none. Words of the role's own
 * title do not count: "staff" in "staff nurse" is not a level.
 *
 * @param roleSlug the role that the title is matched to.
 */
export function matchLevel(title: string, roleSlug: string): FigureLevel {
  const [first = [], ...parts] = readTitle(title).parts;
  const own = new Set(roleSlug.split("-"));
  const grades = [...first, ...parts.filter((words) => words.every(isGrade)).flat()].filter(
    (word) => !own.has(word),
  );
  return levels.find(([, words]) => grades.some((word) => words.test(word)))?.[0] ?? "any";
}
