/**
 * The value that a share `p` of the sorted numbers lies below; NaN without numbers. Of two such it takes the higher
 * one, so that an error is never understated, and `nearestRank` of `shared/core` the lower one.
 */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? Number.NaN;
}
