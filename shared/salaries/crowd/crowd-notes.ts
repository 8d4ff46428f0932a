import type { CrowdFigures } from "../../contracts/crowd.ts";
import type { Role } from "../../reference/records.ts";
import type { Place } from "../figures/place.ts";
import { dollars } from "../prose/format.ts";
import { placeName } from "../prose/place-name.ts";
import { batchSize } from "./release-batch.ts";

/** The way in which figures are made of submissions; another way gets another name. */
export const crowdMethod = "2026.2-crowd";

export function crowdCitation(
  role: Role,
  place: Place | null,
  figures: Pick<CrowdFigures, "base" | "submitters"> | null,
  origin: string,
): string {
  const where = `${role.title} in ${placeName(place)}`;
  return figures
    ? `${where}: median base pay ${dollars(figures.base.median)} a year as ${figures.submitters} users of Compensation Intelligence (${origin}) submitted it, not verified, rounded to $1,000.`
    : `${where}: fewer than ${batchSize} submissions in Compensation Intelligence (${origin}).`;
}

export function crowdAssumptions(place: Place | null): string[] {
  return [
    "Full-time pay as users submitted it themselves; nobody verified it, and it enters no estimate of this API.",
    `Figures move only when ${batchSize} more accounts have submitted for a city, each counted once, and are rounded to 1,000.`,
    ...(place
      ? []
      : [
          `All cities together are those with ${batchSize} or more submitters: the others are left out.`,
        ]),
  ];
}
