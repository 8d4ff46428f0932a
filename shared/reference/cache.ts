import { createLru, type Lru } from "../core/lru.ts";
import { createSingleFlight, type SingleFlight } from "../core/single-flight.ts";
import type { PackedCities } from "./packed/unpack-cities.ts";
import type { PackedOccupation } from "./packed/unpack-occupation.ts";
import type { PackedRoles } from "./packed/unpack-roles.ts";
import type { MeantPlace } from "./place.ts";
import type { Dataset, OnetRelation } from "./records.ts";
import type { RoleNames } from "./role-names.ts";
import type { TaxTables } from "./tax-tables.ts";

/**
 * The reference data that an isolate caches: only data, never a client or a
 * promise of another request. Keys begin with the dataset version, and the data of
 * a version never changes.
 */
export interface ReferenceCache {
  /** The live dataset, and when it was last checked, in milliseconds since the epoch. */
  live: { dataset: Dataset; checkedAt: number } | null;
  /** When a request last began to check it while others went on with it, in milliseconds since the epoch. */
  checkSentAt: number;
  /** When no dataset was last found, in milliseconds since the epoch. */
  missingAt: number;
  /** Joins the loads of a cold isolate's requests. */
  flight: SingleFlight;
  datasets: Lru<Dataset>;
  /** Keyed by SOC code. */
  occupations: Lru<PackedOccupation>;
  /** Codes of those occupations by the slugs and aliases of their roles. */
  socCodes: Lru<string>;
  cities: Lru<PackedCities>;
  roles: Lru<PackedRoles>;
  /** Keyed by SOC code. */
  onetRelations: Lru<readonly OnetRelation[]>;
  taxes: Lru<TaxTables>;
  roleNames: Lru<RoleNames>;
  /** Lines of places, keyed by the name of their row. */
  places: Lru<string>;
  /** Keyed by the words for a place. */
  meantPlaces: Lru<MeantPlace>;
}

const maxOccupations = 5_000;
/** Limits the memory of several dataset versions, or of a much larger catalog. */
const maxOccupationBytes = 40_000_000;
/** Memory of an unpacked occupation for each byte of its packed body, by measurement. */
const bytesPerPackedByte = 1.5;
/** Those of a hundred parts, of 230. */
const maxPlaceCharacters = 2_000_000;
/** Limits the memory of roles, some 130 bytes each by measurement: no two versions of a large catalog. */
const maxRoles = 500_000;

export function createReferenceCache(): ReferenceCache {
  return {
    live: null,
    checkSentAt: 0,
    missingAt: 0,
    flight: createSingleFlight(),
    datasets: createLru(4),
    occupations: createLru(maxOccupations, {
      of: ({ size }) => size * bytesPerPackedByte,
      max: maxOccupationBytes,
    }),
    socCodes: createLru(20_000),
    cities: createLru(2),
    roles: createLru(2, { of: ({ size }) => size, max: maxRoles }),
    onetRelations: createLru(200),
    taxes: createLru(2),
    roleNames: createLru(2),
    places: createLru(1_000, { of: ({ length }) => length, max: maxPlaceCharacters }),
    meantPlaces: createLru(500),
  };
}

/** The isolate's cache. */
export const isolateCache = createReferenceCache();
