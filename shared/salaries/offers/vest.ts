import type { Equity } from "../../contracts/compare-offers.ts";

/**
 * What of a grant vests in each of the first years, whole USD. Equal parts
 * where there is no schedule; over all vesting years it is the whole grant.
 */
export function vest(equity: Equity | undefined, years: number): number[] {
  if (!equity) return Array.from({ length: years }, () => 0);
  const { total, vesting_years, schedule } = equity;
  const shares = schedule ?? Array.from({ length: vesting_years }, () => 100 / vesting_years);
  const vestedBy = (year: number) =>
    Math.round((total * shares.slice(0, year).reduce((sum, share) => sum + share, 0)) / 100);
  return Array.from({ length: years }, (_, index) => vestedBy(index + 1) - vestedBy(index));
}
