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
