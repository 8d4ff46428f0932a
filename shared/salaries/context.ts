import type { Scope } from "../access/scopes.ts";
import type { Tier } from "../access/tiers.ts";
import type { Reference } from "../reference/open-reference.ts";

/** What a verb of the salary API is given beside its input. */
export interface SalaryContext {
  /** The live dataset version. */
  reference: Reference;
  /** The service's time, milliseconds since the epoch. */
  now: number;
  caller: { tier: Tier; scopes: readonly Scope[] };
  secrets: { dataPointKey: string };
  /** Public origin, without a slash at its end. */
  site: { origin: string };
}
