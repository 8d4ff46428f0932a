import { createLru, type Lru } from "../core/lru.ts";
import type { SlugCandidate } from "./nearest.ts";
import type { AdjacentRole, City, Dataset, LocalWages, Role } from "./records.ts";
import type { TaxTables } from "./tax-tables.ts";

/**
 * What an isolate remembers of the reference data: data alone, never a client
 * or a promise of another request. Keys begin with the dataset version, under
 * which nothing ever changes.
 */
export interface ReferenceCache {
  /** The live dataset when it was last looked at, in milliseconds since the epoch. */
  live: { dataset: Dataset; checkedAt: number } | null;
  /** When there was last found to be none, in milliseconds since the epoch. */
  missingAt: number | null;
  datasets: Lru<Dataset>;
  roles: Lru<Role>;
  /** By canonical and by long slug. */
  cities: Lru<City>;
  localWages: Lru<LocalWages>;
  /** By SOC code. */
  adjacentRoles: Lru<readonly AdjacentRole[]>;
  taxes: Lru<TaxTables>;
  roleNames: Lru<readonly SlugCandidate[]>;
  cityNames: Lru<readonly SlugCandidate[]>;
}

/** Sized to stay below some 30 MB, all of it full. */
export function createReferenceCache(): ReferenceCache {
  return {
    live: null,
    missingAt: null,
    datasets: createLru(4),
    roles: createLru(2_000),
    cities: createLru(1_000),
    localWages: createLru(10_000),
    adjacentRoles: createLru(200),
    taxes: createLru(2),
    roleNames: createLru(2),
    cityNames: createLru(2),
  };
}

/** The isolate's own. */
export const isolateCache = createReferenceCache();
