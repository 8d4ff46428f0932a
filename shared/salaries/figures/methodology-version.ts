import type { Basis } from "./baseline.ts";

/** The method that this code computes; a change of method gets the next number. */
export const method = "2026.2";

const suffixes = { published: "", interpolated: "-interpolated", carried: "-carried" } as const;

/** The method's version with how the quarter's wages were come by. */
export function methodologyVersion(basis: Basis): string {
  return `${method}${suffixes[basis.kind]}`;
}
