/** Fitted effects and factors keep four decimals. */
export const tenThousandths = 10_000;

/**
 * Rounds half up to whole `1 / units`.
 *
 * @example
 * roundTo(1.00005) === 1.0001
 */
export function roundTo(value: number, units: number = tenThousandths): number {
  // Adding zero keeps a rounded negative from becoming -0, which no table can store.
  return Math.floor(value * units + 0.5) / units + 0;
}

/** The numbers in ascending order. */
export function sortedNumbers(values: Iterable<number>): number[] {
  return [...values].sort((a, b) => a - b);
}

/**
 * Quantile by linear interpolation between order statistics (type 7, as R and NumPy do).
 *
 * @param sorted ascending, at least one value
 * @param share 0..1
 */
export function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = Math.floor(position);
  const low = sorted[below];
  const high = sorted[Math.ceil(position)];
  if (low === undefined || high === undefined) throw new Error("quantile of nothing");
  return low + (high - low) * (position - below);
}

/**
 * The smallest of the values that at least a share of them do not exceed (nearest rank). It is a
 * number that occurred, where one between two would be of no use.
 *
 * @param sorted ascending
 * @param share 0..1
 * @returns NaN without values.
 */
export function nearestRank(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
