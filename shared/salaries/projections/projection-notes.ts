import { dollars, percent } from "#shared/core/format.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import type { Dataset, Role } from "#shared/reference/records.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import type { Subject } from "../subject/find-subject.ts";
import { placeName, placeSource } from "../subject/place-name.ts";
import { growthBands } from "./growth-band.ts";
import {
  confidenceDecay,
  firstProjectedYear,
  growthDeviation,
  intervalWidening,
} from "./projections.request.ts";
import type { Projection } from "./projections.response.ts";

export const projectionNote =
  "Projections extrapolate the current estimate at one fixed annual rate. They follow a rule and are not a forecast: they do not anticipate changes in the economy.";

/** How the rate was chosen, and how the interval changes with the distance in years. */
export function projectionAssumptions(role: Role, rate: number, dataset: Dataset): string[] {
  const { floor, ceiling } = growthBands[role.ai ? "ai" : "standard"];
  const kind = role.ai ? "The title names an AI role" : "The title does not name an AI role";
  const { outlook } = role;
  return [
    `${kind}, so annual growth is between ${percent(floor, 0)} and ${percent(ceiling, 0)}.`,
    ...(outlook
      ? [
          `The rate within that range, ${percent(rate, 2)}, follows from the projected ${outlook.changePct}% change in employment of ${role.occupation.title} (BLS Employment Projections, ${periodOf(dataset, sourceIds.employmentProjections)}): ${outlook.slower} of ${outlook.others} other occupations are projected to grow more slowly. The fastest-growing occupation has the highest rate. Job growth is not pay growth; it is used only to rank occupations.`,
        ]
      : []),
    `The figures for ${firstProjectedYear} are the current estimate. With every later year, the interval's half-widths, relative to the median, grow by ${percent(intervalWidening - 1, 0)} and its confidence level falls by ${percent(1 - confidenceDecay, 0)}; low and high grow at the same rate as the median.`,
    `confidence_lower and confidence_upper carry only the uncertainty of the current estimate forward. outlook_lower and outlook_upper also include what growth itself may do: a standard deviation of ${percent(growthDeviation, 0)} of the median for each year after ${firstProjectedYear}, an assumption of this API, times 1.96 and combined with the interval in quadrature.`,
  ];
}

/** That some years are today's legal minimum rather than grown pay. */
export function floorAssumptions(years: readonly Pick<Figures, "floor">[]): string[] {
  return years.some(({ floor }) => floor.by("projection.") !== null)
    ? [
        "Projected amounts below today's legal minimum wage are raised to it: what grows is the pay before that, so between the years the amounts can grow by less than the annual rate. The rates of later years are not known.",
      ]
    : [];
}

/** A citation to quote verbatim: the first and the last year, the rate and the last year's id. */
export function projectionsCitation(
  { role, place, basis }: Subject,
  [first, last]: readonly [Projection, Projection],
  rate: number,
  credit: string,
): string {
  const range =
    first.year === last.year
      ? `median ${dollars(first.median)} a year in ${first.year}`
      : `median ${dollars(first.median)} a year in ${first.year} and ${dollars(last.median)} in ${last.year} at ${percent(rate, 2)} a year`;
  return `${role.title} in ${placeName(place)}, projected: ${range}, ${percent(last.confidence_level)} interval ${dollars(last.confidence_lower)} to ${dollars(last.confidence_upper)}. ${credit}, extrapolated from BLS Occupational Employment and Wage Statistics${placeSource(place, basis)}, with BLS Employment Projections. Data point ${last.data_point_id}.`;
}
