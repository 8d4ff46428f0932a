import type { Basis } from "./baseline.ts";

/** Version of the estimation method; a changed method gets the next number. */
export const method = "2026.2";

const suffixes = { published: "", interpolated: "-interpolated", carried: "-carried" } as const;

/** The method's version with a suffix for how the quarter's wages were derived. */
export function methodologyVersion(basis: Basis): string {
  return `${method}${suffixes[basis.kind]}`;
}
