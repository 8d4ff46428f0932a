/** A tax bracket: a marginal rate above a threshold in USD. */
export interface Bracket {
  lowerBound: number;
  rate: number;
}

/**
 * Tax at marginal rates: each rate applies to the income between its threshold and
 * the next one.
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
