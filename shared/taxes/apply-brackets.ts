/** The part of a schedule of rates that the arithmetic needs. */
export interface Bracket {
  lowerBound: number;
  rate: number;
}

/**
 * Tax by marginal rates: each rate holds for what lies above its threshold and
 * at most at the next one.
 *
 * @param brackets lowest first.
 * @returns USD, not rounded.
 */
export function applyBrackets(brackets: readonly Bracket[], income: number): number {
  return brackets.reduce((tax, { lowerBound, rate }, index) => {
    const upper = brackets[index + 1]?.lowerBound ?? Number.POSITIVE_INFINITY;
    return tax + Math.max(0, Math.min(income, upper) - lowerBound) * rate;
  }, 0);
}
