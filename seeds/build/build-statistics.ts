import { quantile, sortedNumbers } from "#shared/core/numbers.ts";
import { titleFactor } from "#shared/figures/title-factor.ts";
import type { Catalog } from "./build-roles.ts";
import type { Wages } from "./build-wages.ts";
import type { Inputs } from "./input/read-inputs.ts";
import type { Refusal } from "./refusal.ts";
import type { Role } from "./roles/role.ts";
import { compareAtExperience } from "./statistics/compare-at-experience.ts";
import { compareWithinEmployers } from "./statistics/compare-within-employers.ts";
import {
  findUnlikeIdentity,
  fitTitleFactor,
  marketSources,
} from "./statistics/fit-title-factor.ts";
import type { Observation } from "./statistics/observation.ts";
import { readFilings, readPostings } from "./statistics/read-observations.ts";
import { stateLevels } from "./statistics/state-levels.ts";
import { readSurveyRatios, salarySurvey } from "./statistics/survey-ratios.ts";
import {
  type AdjustedRatio,
  computeTitleStatistics,
  minObservations,
  type TitleStatistic,
} from "./statistics/title-statistics.ts";

export type Statistics = ReturnType<typeof buildStatistics>;

/** The number of different titles that an occupation needs in the postings before one can be compared with the others. */
const minTitles = 3;

/** The pay of the roles in filings and postings, and the fitted parameters of the title factor. */
export function buildStatistics(
  inputs: Inputs,
  wages: Wages,
  catalog: Catalog,
  refusals: Refusal[],
) {
  const { rolesByKey } = catalog;
  const levelOf = stateLevels({
    national: wages.national.filter(({ year }) => year === wages.areaYears.state),
    states: wages.states,
  });
  const filings = readFilings(inputs["dol-lca-fy2024q1"], rolesByKey, levelOf, refusals);
  const observations: Record<string, Observation[]> = {
    "dol-lca-fy2024q1": filings,
    // Postings of technology employers: their "Account Executive" is no general one.
    "ai-jobs": readPostings(
      inputs["ai-jobs"],
      rolesByKey,
      ({ specialized }) => specialized,
      refusals,
    ),
    usajobs: readPostings(inputs.usajobs, rolesByKey, () => true, refusals),
    "nyc-jobs": readPostings(inputs["nyc-jobs"], rolesByKey, () => true, refusals),
  };
  const roles = new Map(catalog.roles.map((role) => [role.slug, role]));
  const [filed, posted] = marketSources;
  const adjusted: Record<string, ReadonlyMap<string, AdjustedRatio>> = {
    [filed]: compareWithinEmployers(filings, roles),
    [posted]: compareAtExperience(observations[posted] ?? [], roles, minTitles),
  };
  const all = Object.entries(observations).flatMap(([sourceId, rows]) => {
    const least = sourceId === filed ? 1 : minTitles;
    return computeTitleStatistics(sourceId, rows, roles, least, adjusted[sourceId]);
  });
  const former = fitTitleFactor(all, catalog.roles);
  const surveyed = readSurveyRatios(
    inputs[salarySurvey],
    formerFactors(all, former, roles),
    refusals,
  );
  const known = [...all, ...surveyed];
  const unlike = findUnlikeIdentity(known, catalog.roles);
  const titles = catalog.roles.map((role) => ({
    ...role,
    namesOccupation: role.namesOccupation && !unlike.has(role.slug),
  }));
  const named = new Set(titles.flatMap((role) => (role.namesOccupation ? [role.slug] : [])));
  const { section, contradicting } = fitTitleFactor(known, titles);
  const evidence = known.map((own) => ({ ...own, contradicts: contradicting.has(own.roleSlug) }));
  return {
    /** The evidence of all titles, because the occupation's mean includes those that name it. */
    evidence,
    /** Only these titles have a figure that rests on their statistics. */
    statistics: evidence.filter(({ roleSlug }) => !named.has(roleSlug)),
    /** The roles that are paid what their occupation is. */
    named,
    observations,
    titleFactor: section,
    filedWages: summarizeFiledWages(filings),
    used: new Map([
      ...Object.entries(observations).map(([id, rows]) => [id, rows.length] as const),
      [salarySurvey, surveyed.length] as const,
    ]),
  };
}

/** The title factors of 1.0.0, which knew no survey of people. */
function formerFactors(
  statistics: readonly TitleStatistic[],
  { section, contradicting }: ReturnType<typeof fitTitleFactor>,
  roles: ReadonlyMap<string, Role>,
): (roleSlug: string) => number | null {
  const byRole = Map.groupBy(statistics, ({ roleSlug }) => roleSlug);
  return (slug) => {
    const role = roles.get(slug);
    if (!role) return null;
    const own = (byRole.get(slug) ?? []).map((row) => ({
      ...row,
      contradicts: contradicting.has(slug),
    }));
    const { code: socCode, namesOccupation } = role;
    const parameters = { ...section, manager_tau: section.tau };
    return titleFactor({ socCode, namesOccupation, statistics: own }, parameters).factor;
  };
}

/** Count and median of the wages of each occupation as filed; the median from five filings on. */
function summarizeFiledWages(
  filings: Observation[],
): Map<string, { count: number; median: number | null }> {
  const pay = new Map<string, number[]>();
  for (const filing of filings) {
    if (filing.filedCode === null) continue;
    const own = pay.get(filing.filedCode);
    if (own) own.push(filing.stated);
    else pay.set(filing.filedCode, [filing.stated]);
  }
  return new Map(
    [...pay].map(([code, values]) => {
      const median =
        values.length < minObservations ? null : Math.round(quantile(sortedNumbers(values), 0.5));
      return [code, { count: values.length, median }];
    }),
  );
}
