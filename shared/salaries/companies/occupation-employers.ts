import type { Role } from "#shared/reference/records.ts";
import type { FiledOccupation, FiledPay } from "./read-companies.ts";

/**
 * The employers with most filings of a role's occupation in FY2026 to Q2, nationwide. Where the file
 * divides the survey's occupation, those of the role's own part, if it has one.
 */
export function occupationEmployers(
  filed: FiledPay,
  { occupation, onetSoc }: Pick<Role, "occupation" | "onetSoc">,
): readonly FiledOccupation[] {
  const all = filed.ofOccupation(occupation.socCode);
  const own = all.filter((row) => row.onetSoc === onetSoc);
  return (own.length > 0 ? own : all).toSorted((a, b) => b.filings - a.filings);
}
