import type { CrowdFigures } from "../../contracts/responses/crowd.ts";
import { batchSize } from "./release-batch.ts";

export interface SubmittedPay {
  base: number;
  equity: number;
  bonus: number;
}

/** With fewer submitters, a quartile would be close to one person's pay. */
export const minForQuartiles = 10;
const step = 1_000;

/** @returns null with fewer than five submitters; otherwise annual USD, rounded to 1,000. */
export function aggregate(
  rows: readonly SubmittedPay[],
): Omit<CrowdFigures, "data_point_id"> | null {
  if (rows.length < batchSize) return null;
  const base = rows.map((row) => row.base).sort((a, b) => a - b);
  const total = rows.map((row) => row.base + row.equity + row.bonus).sort((a, b) => a - b);
  const quartiles = rows.length >= minForQuartiles;
  return {
    submitters: rows.length,
    base: {
      median: quantile(base, 0.5),
      p25: quartiles ? quantile(base, 0.25) : null,
      p75: quartiles ? quantile(base, 0.75) : null,
    },
    total: { median: quantile(total, 0.5) },
    currency: "USD",
    period: "annual",
  };
}

/** Interpolated linearly between order statistics and rounded to 1,000. */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? 0;
  const value = below + (above - below) * (position % 1);
  return Math.round(value / step) * step;
}
