import type { Basis } from "#shared/contract/salary-fields.ts";
import type { Derivation } from "./baseline.ts";

/** Version of the estimation method; a changed method gets the next number. */
export const method = "2026.5";

/** Version of the method for figures with a skill's premium from the survey. */
export const skillMethod = `${method}-skill-premium`;

const bases = { local: "", price_parity: "-parity" } as const satisfies Record<Basis, string>;
const derivations = { published: "", interpolated: "-interpolated", carried: "-carried" } as const;

/** The method's version, with suffixes for the basis and for how the quarter's wages were derived. */
export function methodologyVersion(derivation: Derivation, basis: Basis = "local"): string {
  return `${methodOf(basis)}${derivations[derivation.kind]}`;
}

/** The method and the basis as one text, as ids name them. */
function methodOf(basis: Basis): string {
  return `${method}${bases[basis]}`;
}

/** Whether figures of this version are those that the present method computes. */
export function isPresentMethod(version: string): boolean {
  return version === method || version.startsWith(`${method}-`);
}
