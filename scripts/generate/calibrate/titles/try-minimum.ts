import { type ExperienceLevel, experienceLevels } from "#shared/contract/levels.ts";
import { type EstimateInput, estimate, type Figures } from "#shared/figures/estimate.ts";
import { type Quarter, quarterEnd } from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Role } from "#shared/reference/records.ts";
import type { Catalog, Market } from "./read-catalog.ts";

/** Local figures of roles in cities at levels, in a quarter. */
export interface MinimumShare {
  quarter: Quarter;
  /** Every combination of a role, a city and a level. */
  pairs: number;
  /** How many of them have a median, a low or a high that was raised to the legal minimum. */
  raised: number;
  /** How many are below it as they are served. */
  under: number;
}

/**
 * Counts figures under the legal minimum, over all roles, cities and levels. No level is below
 * entry, so a pair whose entry level has nothing to raise is not looked at further.
 */
export function tryMinimum(catalog: Catalog, quarter: Quarter): MinimumShare {
  const share: MinimumShare = { quarter, pairs: 0, raised: 0, under: 0 };
  for (const role of catalog.roles.values()) {
    for (const market of catalog.markets) {
      const at = (level: ExperienceLevel) => figuresOf(catalog, role, market, level, quarter);
      const entry = at("entry");
      if (!entry) continue;
      share.pairs += experienceLevels.length * market.cities;
      const least = role.occupation.yearlyOnly ? 0 : leastPay(market, quarter);
      if (!entry.floor.hasRaisedAny() && lowestOf(entry) >= least) continue;
      for (const level of experienceLevels) {
        const figures = level === "entry" ? entry : at(level);
        if (!figures) continue;
        if (lowestOf(figures) < least) share.under += market.cities;
        if (["low", "median", "high"].some((name) => figures.floor.hasRaised(name))) {
          share.raised += market.cities;
        }
      }
    }
  }
  return share;
}

/** Counted in cents, so that nothing depends on how the service computes it. */
function leastPay({ minimumWages }: Market, quarter: Quarter): number {
  const inForce = minimumWages.filter(({ day }) => day <= quarterEnd(quarter)).at(-1);
  return inForce ? Math.ceil((Math.round(inForce.hourly * 100) * 2_080) / 100) : 0;
}

const lowestOf = ({ low, median, high }: Figures) =>
  Math.min(low ?? median, median, high ?? median);

function figuresOf(
  { dataset, placeOf }: Catalog,
  role: Role,
  { areaCode, minimumWages }: Market,
  level: ExperienceLevel,
  quarter: Quarter,
): Figures | null {
  const { city, wages } = placeOf(areaCode, role.occupation.socCode);
  const input: EstimateInput = {
    ...{ dataset, role, level, quarter },
    place: { city: { ...city, minimumWages }, wages },
    basis: "local",
  };
  return estimate(input, createUnrecordedWorksheet());
}
