import type { ExperienceLevel } from "../../contracts/common.ts";
import { isGrade, readTitle } from "./title-words.ts";

const levels: readonly (readonly [ExperienceLevel, RegExp])[] = [
  ["staff", /^(?:staff|principal|distinguished|iv|v|vi|[4-9])$/],
  ["senior", /^(?:senior|sr|lead|iii|3)$/],
  ["entry", /^(?:entry|junior|jr|i|1)$/],
];

/**
 * The level of experience that a job's title asks for; `mid` where it says
 * nothing of it. Words of the role's own title say nothing: a staff nurse's
 * experience is not known.
 *
 * @param roleSlug the role it has been matched to.
 */
export function matchLevel(title: string, roleSlug: string): ExperienceLevel {
  const [first = [], ...parts] = readTitle(title).parts;
  const own = new Set(roleSlug.split("-"));
  const grades = [...first, ...parts.filter((words) => words.every(isGrade)).flat()].filter(
    (word) => !own.has(word),
  );
  return levels.find(([, words]) => grades.some((word) => words.test(word)))?.[0] ?? "mid";
}
