import { estimateMedian } from "#shared/figures/estimate.ts";
import type { Quarter } from "#shared/figures/quarter.ts";
import type { PackedRoles } from "../reference/packed/unpack-roles.ts";
import type { Dataset, Occupation, Role } from "../reference/records.ts";
import type { Ranks } from "./table.ts";

/** The medians that `estimate` returns, whatever the experience, without a city. */
export interface NationalMedians {
  /** Whole USD a year of the role at a position, computed when it is first asked for. */
  at(position: number): number;
  /** All of them by position. */
  all(): Uint32Array;
  /** Their ranks: equal medians have equal ranks. */
  ranks(): Ranks;
}

export function nationalMedians(
  roles: PackedRoles,
  dataset: Dataset,
  quarter: Quarter,
): NationalMedians {
  // Titles without observations have their occupation's wage, so one estimate serves all of them.
  const byOccupation = new Map<string, number>();
  const known = new Uint32Array(roles.size);
  const compute = (position: number) => {
    const role = nationalRole(roles, position);
    const input = { dataset, role, place: null, basis: "local", level: "any", quarter } as const;
    const found = estimateMedian(input);
    if (!found) throw new Error(`${role.slug} has no national median in the requested quarter.`);
    return found.median;
  };
  const ofOccupation = (position: number) => {
    const socCode = roles.socCode(position);
    const median = byOccupation.get(socCode) ?? compute(position);
    byOccupation.set(socCode, median);
    return median;
  };
  const median = (position: number) => {
    const before = known[position] ?? 0;
    if (before > 0) return before;
    const own = roles.hasStatistics(position) ? compute(position) : ofOccupation(position);
    known[position] = own;
    return own;
  };
  const all = () => {
    for (let position = 0; position < roles.size; position++) median(position);
    return known;
  };
  let whole: Uint32Array | undefined;
  let ranked: Ranks | undefined;
  return {
    at: median,
    all() {
      whole ??= all();
      return whole;
    },
    ranks() {
      ranked ??= rank(this.all());
      return ranked;
    },
  };
}

function rank(values: Uint32Array): Ranks {
  const rankOf = new Map<number, number>();
  for (const value of values.toSorted()) if (!rankOf.has(value)) rankOf.set(value, rankOf.size);
  return values.map((value) => rankOf.get(value) ?? 0);
}

/** A role with what a national estimate depends on. */
function nationalRole(roles: PackedRoles, position: number): Role {
  const socCode = roles.socCode(position);
  return {
    slug: roles.slugs.at(position),
    title: roles.titles.at(position),
    ...notRead,
    filings: roles.filings(position),
    occupation: { ...notReadOfOccupation, socCode },
    wages: roles.wages(socCode),
    statistics: roles.statistics(position),
  };
}

const notRead = {
  // A title without statistics has the occupation's median, whether it names the occupation or not.
  ...{ specialized: false, ai: false, namesOccupation: false, onetSoc: null },
  ...{ groups: [], onet: [], outlook: null, local: null },
} as const;

const notReadOfOccupation: Omit<Occupation, "socCode"> = {
  ...{ title: "", filings: 0, filedWageCount: 0, filedWageMedian: null },
  yearlyOnly: false,
  tools: "",
};
