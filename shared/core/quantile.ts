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
