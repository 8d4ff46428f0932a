import { nearestRank } from "#shared/core/numbers.ts";
import { batchSize } from "./batch-size.ts";
import type { CrowdFigures, PayBand } from "./crowd.response.ts";

export interface SubmittedPay {
  base: number;
  equity: number;
  bonus: number;
}

/** Width of a band in whole USD a year. */
export const bandWidth = 5_000;

/**
 * The community's figures, computed from the bands of the submitters' amounts and never from the
 * amounts. Submissions whose amounts are in the same bands therefore lead to the same figures,
 * so that even someone who submitted everything else learns a person's band and nothing closer.
 *
 * @returns null with fewer than ten submitters.
 */
export function aggregate(
  rows: readonly SubmittedPay[],
): Omit<CrowdFigures, "data_point_id"> | null {
  if (rows.length < batchSize) return null;
  const base = rows.map(bandOfBase).sort((a, b) => a - b);
  const total = rows.map((row) => bandOfBase(row) + bandsOfRest(row)).sort((a, b) => a - b);
  return {
    submitters: rows.length,
    base: { median: bandAt(base, 0.5), p25: bandAt(base, 0.25), p75: bandAt(base, 0.75) },
    total: { median: bandAt(total, 0.5) },
    currency: "USD",
    period: "annual",
  };
}

/** Number of the band that contains the base pay. */
function bandOfBase({ base }: SubmittedPay): number {
  return Math.floor(base / bandWidth);
}

/**
 * How many bands equity and bonus add. Rounded apart from base pay: the band of the exact sum
 * would narrow down the base pay of a person whose equity and bonus are known.
 */
function bandsOfRest({ equity, bonus }: SubmittedPay): number {
  return Math.round((equity + bonus) / bandWidth);
}

/** Uses the nearest rank, which needs no interpolation between bands. */
function bandAt(sorted: readonly number[], share: number): PayBand {
  const lower = nearestRank(sorted, share) * bandWidth;
  return { lower, upper: lower + bandWidth };
}
