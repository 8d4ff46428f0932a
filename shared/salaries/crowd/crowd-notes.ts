import { dollars } from "#shared/core/format.ts";
import type { Place } from "#shared/figures/place.ts";
import type { Role } from "#shared/reference/records.ts";
import { placeName } from "../subject/place-name.ts";
import { bandWidth } from "./aggregate.ts";
import { batchSize } from "./batch-size.ts";
import type { CrowdFigures, PayBand } from "./crowd.response.ts";
import { minAgeHours } from "./sufficient-age.ts";

/** Version of the method that computes figures from submissions; a changed method gets a new one. */
export const crowdMethod = "2026.5-crowd";

export function crowdCitation(
  role: Role,
  place: Place | null,
  figures: Pick<CrowdFigures, "base" | "submitters"> | null,
  credit: string,
): string {
  const where = `${role.title} in ${placeName(place)}`;
  return figures
    ? `${where}: median base pay ${range(figures.base.median)} a year, as submitted by ${figures.submitters} users of ${credit}; not verified.`
    : `${where}: fewer than ${batchSize} submissions on ${credit}.`;
}

/** The plain summary of submitted pay. */
export function crowdSummary(
  role: Role,
  place: Place | null,
  { base, submitters }: Pick<CrowdFigures, "base" | "submitters">,
  batches: number,
): string {
  return [
    `${role.title} in ${placeName(place)}: the median base pay is ${range(base.median)} a year, as submitted by ${submitters} users of this API for full-time work.`,
    "Nobody has verified what they submitted, and no estimate uses it.",
    `The submissions were added in ${batches === 1 ? "one batch" : `${batches} batches`} of ${batchSize} or more accounts each, and every account counts once.`,
    `Every amount was replaced by its band of ${dollars(bandWidth)} first, and the submissions themselves are never shown.`,
  ].join(" ");
}

export function crowdAssumptions(place: Place | null): string[] {
  return [
    "Full-time pay as submitted by users. It is not verified and is not used in any estimate of this API.",
    `Figures change only when ${batchSize} more accounts, each at least ${minAgeHours} hours old when it submitted, have submitted pay for a city. Each account counts once.`,
    `Figures are bands of ${dollars(bandWidth)}, computed from the bands of the submitted amounts.`,
    ...(place
      ? []
      : [
          `Figures for all cities combine the cities with ${batchSize} or more submitters; the others are left out.`,
        ]),
  ];
}

function range({ lower, upper }: PayBand): string {
  return `${dollars(lower)} to ${dollars(upper)}`;
}
