import { createLru, type Lru } from "../core/lru.ts";
import type { Names } from "./read-names.ts";
import type { City, Dataset, LocalWages, OnetRelation, Role } from "./records.ts";
import type { CityWords, RoleWords } from "./resolve-words.ts";
import type { TaxTables } from "./tax-tables.ts";

/**
 * The reference data that an isolate caches: only data, never a client or a
 * promise of another request. Keys begin with the dataset version, and the data of
 * a version never changes.
 */
export interface ReferenceCache {
  /** The live dataset, and when it was last checked, in milliseconds since the epoch. */
  live: { dataset: Dataset; checkedAt: number } | null;
  /** When no dataset was last found, in milliseconds since the epoch. */
  missingAt: number | null;
  datasets: Lru<Dataset>;
  /** By slug, and by each alias under which a role was requested. */
  roles: Lru<Role>;
  /** By slug and long slug, and by each alias under which a city was requested. */
  cities: Lru<City>;
  localWages: Lru<LocalWages>;
  /** By SOC code. */
  onetRelations: Lru<readonly OnetRelation[]>;
  taxes: Lru<TaxTables>;
  roleNames: Lru<Names<RoleWords>>;
  cityNames: Lru<Names<CityWords>>;
}

/** Sized to stay below about 30 MB when full. */
export function createReferenceCache(): ReferenceCache {
  return {
    live: null,
    missingAt: null,
    datasets: createLru(4),
    roles: createLru(2_000),
    cities: createLru(1_000),
    localWages: createLru(10_000),
    onetRelations: createLru(200),
    taxes: createLru(2),
    roleNames: createLru(2),
    cityNames: createLru(2),
  };
}

/** The isolate's cache. */
export const isolateCache = createReferenceCache();
