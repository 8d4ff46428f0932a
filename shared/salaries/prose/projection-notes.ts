import type { Projection } from "../../contracts/projections.ts";
import type { Dataset, Role } from "../../reference/records.ts";
import { growthBands } from "../figures/growth-band.ts";
import { firstYear } from "../figures/project.ts";
import type { Subject } from "../find-subject.ts";
import { periodOf, sourceIds } from "../source-ids.ts";
import { dollars, percent } from "./format.ts";
import { placeName } from "./place-name.ts";

export const projectionNote =
  "Projections extrapolate the current estimate at one fixed yearly rate. They are a rule, not a forecast: nothing in them foresees the economy.";

/** How the rate came about, and what a year's distance does to the interval. */
export function projectionAssumptions(role: Role, rate: number, dataset: Dataset): string[] {
  const { floor, ceiling } = growthBands[role.ai ? "ai" : "standard"];
  const kind = role.ai ? "The title names an AI role" : "The title does not name an AI role";
  const { outlook } = role;
  return [
    `${kind}, so the yearly growth lies between ${percent(floor, 0)} and ${percent(ceiling, 0)}.`,
    ...(outlook
      ? [
          `Its place in between, ${percent(rate, 2)}, is fixed by the jobs of ${role.occupation.title}, projected to change by ${outlook.changePct} % (BLS Employment Projections, ${periodOf(dataset, sourceIds.employmentProjections)}): ${outlook.slower} of ${outlook.others} other occupations grow more slowly. The fastest-growing occupation stands at the top of the band. Growth of jobs is not growth of pay; it is used for the order alone.`,
        ]
      : []),
    `${firstYear} is the current estimate. With every year after it the interval's half-widths grow by 4 % of themselves and its level falls by 5 % of itself; low and high grow at the rate of the median.`,
  ];
}

/** One sentence that can be quoted as it is: the first and the last year, the rate and the ids. */
export function projectionsCitation(
  { role, place }: Subject,
  [first, last]: readonly [Projection, Projection],
  rate: number,
  origin: string,
): string {
  const range =
    first.year === last.year
      ? `median ${dollars(first.median)} a year in ${first.year}`
      : `median ${dollars(first.median)} a year in ${first.year} and ${dollars(last.median)} in ${last.year} at ${percent(rate, 2)} a year`;
  return `${role.title} in ${placeName(place)}, mid level, projected: ${range}, ${percent(last.confidence_level)} interval ${dollars(last.confidence_lower)} to ${dollars(last.confidence_upper)}. Compensation Intelligence (${origin}), extrapolated from BLS Occupational Employment and Wage Statistics${place ? " and BEA regional price parities" : ""} with BLS Employment Projections. Data point ${last.data_point_id}.`;
}
