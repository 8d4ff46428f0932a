/** Releases of the data files. The estimates of a dataset change with each quarter, so a release has both. */
import { lastCompletedQuarter, type Quarter } from "#shared/figures/quarter.ts";

export interface DataRelease {
  /** Version of the dataset. */
  dataset: string;
  /** The quarter that the estimates are for. */
  quarter: Quarter;
}

/** The dataset's release at an instant, in milliseconds since the epoch. */
export function releaseAt(dataset: string, now: number): DataRelease {
  return { dataset, quarter: lastCompletedQuarter(now) };
}

/** The name of a release in URLs: `2025.05-35fa4e7a-2026q3`. */
export function releaseName({ dataset, quarter: { year, quarter } }: DataRelease): string {
  return `${dataset}-${year}q${quarter}`;
}

const pattern = /^([a-z0-9.-]{1,60})-(\d{4})q([1-4])$/;

/** The release of a name; null if it is not the name of one. */
export function parseRelease(name: string): DataRelease | null {
  const [, dataset, year, quarter] = pattern.exec(name) ?? [];
  if (dataset === undefined) return null;
  return { dataset, quarter: { year: Number(year), quarter: Number(quarter) } };
}
