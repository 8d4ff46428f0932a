import { quantile, sortedNumbers } from "#shared/core/numbers.ts";
import { compareText } from "../compare.ts";
import { reviewedTitles } from "../roles/reviewed-titles.ts";
import type { Role } from "../roles/role.ts";
import { contradiction } from "../statistics/fit-title-factor.ts";
import type { Observation } from "../statistics/observation.ts";
import { minObservations, type TitleStatistic } from "../statistics/title-statistics.ts";

interface Contradiction {
  role: Role;
  sourceId: string;
  count: number;
  /** Independent observations among them: employers, or postings. */
  groups: number;
  /** The median of all observations with the title, under any code, over that of the role's occupation. */
  ratio: number;
  /** How the build resolved it. */
  done: string;
}

/**
 * Every role that a source with five observations or more places further than 35% from its
 * occupation; observations with its title count under any code.
 */
export function listContradictions(
  roles: readonly Role[],
  observations: Readonly<Record<string, Observation[]>>,
  statistics: readonly TitleStatistic[],
): Contradiction[] {
  const marked = new Set(
    statistics.filter(({ contradicts }) => contradicts).map(({ roleSlug }) => roleSlug),
  );
  const found = Object.entries(observations).flatMap(([sourceId, rows]) => {
    const named = Map.groupBy(rows, (row) => row.named);
    const coded = Map.groupBy(rows, (row) => row.code);
    return roles.flatMap((role) => {
      const own = named.get(role.slug) ?? [];
      const occupation = coded.get(role.code) ?? [];
      if (own.length < minObservations || occupation.length < minObservations) return [];
      const ratio = medianPay(own) / medianPay(occupation);
      if (Math.abs(ratio - 1) <= contradiction) return [];
      const done = explain(role, marked.has(role.slug), own);
      const groups = new Set(own.map(({ group }) => group)).size;
      return [{ role, sourceId, count: own.length, groups, ratio, done }];
    });
  });
  return found.sort(
    (a, b) => compareText(a.role.slug, b.role.slug) || compareText(a.sourceId, b.sourceId),
  );
}

function explain(role: Role, marked: boolean, own: readonly Observation[]): string {
  const reviewed = reviewedTitles[role.title];
  if (role.namesOccupation) return "has its occupation's wage, because it is a name of it";
  if (role.keepsWage) return `keeps its occupation's wage: ${reviewed?.reason ?? "reviewed"}`;
  const weighed = marked ? "marked: its own evidence weighs more" : "";
  if (reviewed) return [`reviewed: ${reviewed.reason}`, weighed].filter(Boolean).join("; ");
  if (marked) return weighed;
  const homonyms = own.filter(({ role: counted }) => counted === null).length;
  return homonyms > own.length / 2
    ? `${homonyms} of them are filed under other occupations, and those of its own are too few to move it`
    : "its evidence under its own code, within employers or at the same experience where that can be compared, does not contradict it";
}

function medianPay(observations: readonly Observation[]): number {
  return quantile(sortedNumbers(observations.map(({ pay }) => pay)), 0.5);
}
