import type { PackedRoles } from "../reference/packed/unpack-roles.ts";

/** Filings that a reviewed title counts for beyond its own, because most jobs are filed for nowhere. */
const reviewedWeight = 100;

/** The fields of roles from which the numbers are estimated. */
type HeldRoles = Pick<PackedRoles, "size" | "socCode" | "filings" | "isReviewed" | "wages">;

/**
 * About how many people hold each role: the occupation's national employment (OEWS), divided
 * among its titles in proportion to their filings. No source counts the holders of a title, so
 * the numbers are good for ordering search results and are not published.
 *
 * @returns number of people by position.
 */
export function estimateHolders(roles: HeldRoles): Float64Array {
  const weights = Float64Array.from(
    { length: roles.size },
    (_, position) =>
      1 + roles.filings(position) + (roles.isReviewed(position) ? reviewedWeight : 0),
  );
  const totals = new Map<string, number>();
  weights.forEach((weight, position) => {
    const socCode = roles.socCode(position);
    totals.set(socCode, (totals.get(socCode) ?? 0) + weight);
  });
  const employment = new Map(
    [...totals.keys()].map((socCode) => {
      const latest = roles.wages(socCode).findLast((wages) => wages.employment !== null);
      return [socCode, latest?.employment ?? 0];
    }),
  );
  return weights.map((weight, position) => {
    const socCode = roles.socCode(position);
    return (employment.get(socCode) ?? 0) * (weight / (totals.get(socCode) ?? 1));
  });
}
