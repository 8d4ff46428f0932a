import type { ExperienceLevel, PayLevel } from "#shared/contract/levels.ts";
import { type EstimateInput, estimate } from "#shared/figures/estimate.ts";
import { releaseQuarter } from "#shared/figures/quarter.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Role } from "#shared/reference/records.ts";
import type { Catalog } from "./read-catalog.ts";

/** How many of the workers have a level outside what eight in ten of their title are paid there. */
interface OutsideShare {
  level: ExperienceLevel;
  workers: number;
  outside: number;
}

const tried = ["entry", "senior", "staff"] as const;

/**
 * The figure at each level against the 10th and the 90th percentile around the title's median, in
 * every area of the catalog with a published number of workers. A title's factor is in both, so one
 * title of each occupation stands for all.
 */
export function tryLevels({ roles, areas, dataset, placeOf }: Catalog, year: number) {
  const shares = tried.map((level): OutsideShare => ({ level, workers: 0, outside: 0 }));
  const byCode = new Map([...roles.values()].map((role) => [role.occupation.socCode, role]));
  const quarter = releaseQuarter(year);
  for (const role of byCode.values()) {
    const plain: Role = { ...role, namesOccupation: true, statistics: [] };
    for (const areaCode of areas) {
      const place = placeOf(areaCode, role.occupation.socCode);
      const workers = place.wages.metro?.employment;
      if (!workers) continue;
      const at = (level: PayLevel) => {
        const input: EstimateInput = {
          dataset,
          role: plain,
          place,
          basis: "local",
          level,
          quarter,
        };
        return estimate(input, createUnrecordedWorksheet());
      };
      const all = at("any");
      const [p10, p90] = [all?.percentile("p10")?.value, all?.percentile("p90")?.value];
      for (const share of shares) {
        const bound = share.level === "entry" ? p10 : p90;
        const median = at(share.level)?.median;
        if (bound === undefined || median === undefined) continue;
        share.workers += workers;
        // Figures are whole dollars.
        const beyond = share.level === "entry" ? bound - median : median - bound;
        if (beyond > 1) share.outside += workers;
      }
    }
  }
  return shares;
}
