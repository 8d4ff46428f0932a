import type { Scope } from "#shared/access/scopes.ts";
import type { Tier } from "#shared/access/tiers.ts";
import type { Site } from "#shared/core/site.ts";
import type { Reference } from "#shared/reference/open-reference.ts";

/** The context that every operation of the salary API receives in addition to its input. */
export interface SalaryContext {
  /** The live dataset version. */
  reference: Reference;
  /** The service's time, milliseconds since the epoch. */
  now: number;
  caller: { tier: Tier; scopes: readonly Scope[] };
  secrets: { dataPointKey: string };
  site: Site;
}
