/** The value that a share `p` of the sorted numbers lies below; NaN without numbers. */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? Number.NaN;
}
