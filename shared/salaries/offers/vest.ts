import type { Equity } from "../../contracts/compare-offers.ts";

/**
 * The part of an equity grant that vests in each of the first years, in whole
 * USD. Without a schedule it vests in equal parts. The parts of all vesting years
 * sum to the whole grant.
 */
export function vest(equity: Equity | undefined, years: number): number[] {
  if (!equity) return Array.from({ length: years }, () => 0);
  const { total, vesting_years, schedule } = equity;
  const shares = schedule ?? Array.from({ length: vesting_years }, () => 100 / vesting_years);
  const vestedBy = (year: number) =>
    Math.round((total * shares.slice(0, year).reduce((sum, share) => sum + share, 0)) / 100);
  return Array.from({ length: years }, (_, index) => vestedBy(index + 1) - vestedBy(index));
}
