import type { CrowdFigures } from "../../contracts/responses/crowd.ts";
import { dollars } from "../../core/format.ts";
import type { Role } from "../../reference/records.ts";
import type { Place } from "../figures/place.ts";
import { placeName } from "../prose/place-name.ts";
import { batchSize } from "./release-batch.ts";

/** Version of the method that computes figures from submissions; a changed method gets a new one. */
export const crowdMethod = "2026.2-crowd";

export function crowdCitation(
  role: Role,
  place: Place | null,
  figures: Pick<CrowdFigures, "base" | "submitters"> | null,
  origin: string,
): string {
  const where = `${role.title} in ${placeName(place)}`;
  return figures
    ? `${where}: median base pay ${dollars(figures.base.median)} a year, as submitted by ${figures.submitters} users of Compensation Intelligence (${origin}); not verified, rounded to $1,000.`
    : `${where}: fewer than ${batchSize} submissions on Compensation Intelligence (${origin}).`;
}

/** The plain summary of submitted pay. */
export function crowdSummary(
  role: Role,
  place: Place | null,
  { base, submitters }: Pick<CrowdFigures, "base" | "submitters">,
  batches: number,
): string {
  return [
    `${role.title} in ${placeName(place)}: the median base pay is ${dollars(base.median)} a year, as submitted by ${submitters} users of this API for full-time work.`,
    "Nobody has verified what they submitted, and no estimate uses it.",
    `The submissions were added in ${batches === 1 ? "one batch" : `${batches} batches`} of at least ${batchSize} accounts each, and every account counts once.`,
    "Amounts are rounded to $1,000, and the submissions themselves are never shown.",
  ].join(" ");
}

export function crowdAssumptions(place: Place | null): string[] {
  return [
    "Full-time pay as submitted by users. It is not verified and is not used in any estimate of this API.",
    `Figures change only when ${batchSize} more accounts have submitted pay for a city. Each account counts once, and figures are rounded to $1,000.`,
    ...(place
      ? []
      : [
          `Figures for all cities combine the cities with ${batchSize} or more submitters; the others are left out.`,
        ]),
  ];
}
