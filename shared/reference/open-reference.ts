import type { Database } from "../db/client.ts";
import { isolateCache, type ReferenceCache } from "./cache.ts";
import { findLiveDataset, liveDataset } from "./live-dataset.ts";
import { maxResults, nearest } from "./nearest.ts";
import { readOnetRelations } from "./onet-relations.ts";
import { openPacked } from "./packed/open-packed.ts";
import { readDataset } from "./read-dataset.ts";
import { readCityNames, readRoleNames } from "./read-names.ts";
import type { City, Dataset, LocalWages, OnetRelation, Role } from "./records.ts";
import { type ResolvedRole, resolveCity, resolveRole } from "./resolve-words.ts";
import { readTaxTables, type TaxTables } from "./tax-tables.ts";

/**
 * Reads one dataset version. Unknown slugs return null. Roles, cities and wages are read from the
 * packed rows, and throw `dependency_unavailable` if the version has none.
 */
export interface Reference {
  readonly dataset: Dataset;
  /** By its slug or an alias of it. */
  role(slug: string): Promise<Role | null>;
  /** By canonical or long slug, or an alias. */
  city(slug: string): Promise<City | null>;
  /** The slugs of all cities. */
  citySlugs(): Promise<readonly string[]>;
  /** A role, a city, and the wages of the role's occupation around the city, in at most one round trip. */
  roleInCity(roleSlug: string, citySlug: string): Promise<RoleInCity>;
  /** The occupations that O*NET relates to those of a SOC code, closest first. */
  onetRelations(socCode: string): Promise<readonly OnetRelation[]>;
  /** Federal, state and local tax law. */
  taxes(): Promise<TaxTables>;
  /** The role, and its level, that words or a slug name exactly; null if there is none. */
  resolveRole(text: string): Promise<ResolvedRole | null>;
  /** The slug of the city that words name exactly; null if there is none. */
  resolveCity(text: string): Promise<string | null>;
  /** Up to five slugs of the catalog that are nearest to an unknown slug; the one that it names, first. */
  nearestRoles(slug: string): Promise<string[]>;
  nearestCities(slug: string): Promise<string[]>;
}

export interface RoleInCity {
  role: Role | null;
  city: City | null;
  wages: LocalWages;
}

export interface ReferenceOptions {
  cache?: ReferenceCache;
  /** Milliseconds since the epoch. */
  now?: number;
}

/**
 * Opens the live dataset version.
 *
 * @param database returns the request's own client; called only if something has to be read.
 * @throws {ApiError} `dependency_unavailable` if no dataset has been loaded.
 *
 * @example
 * const reference = await openReference(() => connect({ url }));
 * const role = await reference.role("software-engineer");
 */
export async function openReference(
  database: () => Database,
  { cache = isolateCache, now = Date.now() }: ReferenceOptions = {},
): Promise<Reference> {
  return createReference(database, cache, await liveDataset(database, cache, now));
}

/** Opens the live dataset version; null if none has been loaded. */
export async function findReference(
  database: () => Database,
  { cache = isolateCache, now = Date.now() }: ReferenceOptions = {},
): Promise<Reference | null> {
  const dataset = await findLiveDataset(database, cache, now);
  return dataset && createReference(database, cache, dataset);
}

/** Opens a version by name, live or not; null if it does not exist. */
export async function openReferenceAt(
  database: () => Database,
  version: string,
  { cache = isolateCache }: ReferenceOptions = {},
): Promise<Reference | null> {
  const dataset = await cache.flight.run(
    `version ${version}`,
    () => cache.datasets.get(version),
    async () => {
      const found = await readDataset(database(), version);
      if (found) cache.datasets.set(version, found);
      return found;
    },
  );
  return dataset && createReference(database, cache, dataset);
}

function createReference(
  database: () => Database,
  cache: ReferenceCache,
  dataset: Dataset,
): Reference {
  const { id, version } = dataset;
  const packed = openPacked(database, cache, dataset);

  const roleNames = async () => {
    const names = cache.roleNames.get(version) ?? (await readRoleNames(database(), id));
    cache.roleNames.set(version, names);
    return names;
  };
  const cityNames = async () => {
    const names = cache.cityNames.get(version) ?? (await readCityNames(database(), id));
    cache.cityNames.set(version, names);
    return names;
  };

  return {
    dataset,
    async role(slug) {
      return (await packed.occupation(slug))?.roles.get(slug) ?? null;
    },
    async city(slug) {
      return (await packed.cities()).find(slug);
    },
    async citySlugs() {
      return (await packed.cities()).slugs;
    },
    async roleInCity(roleSlug, citySlug) {
      const [occupation, cities] = await packed.occupationAndCities(roleSlug);
      const city = cities.find(citySlug);
      return {
        role: occupation?.roles.get(roleSlug) ?? null,
        city,
        wages: {
          metro: (city && occupation?.wagesIn(city.metro.code)) ?? null,
          state: (city && occupation?.wagesIn(city.stateArea.code)) ?? null,
        },
      };
    },
    async onetRelations(socCode) {
      const key = `${version}|${socCode}`;
      const known = cache.onetRelations.get(key);
      if (known) return known;
      const found = await readOnetRelations(database(), id, socCode);
      cache.onetRelations.set(key, found);
      return found;
    },
    async taxes() {
      const known = cache.taxes.get(version);
      if (known) return known;
      const found = await readTaxTables(database(), id);
      cache.taxes.set(version, found);
      return found;
    },
    resolveRole: async (text) => resolveRole(text, (await roleNames()).words),
    resolveCity: async (text) => resolveCity(text, (await cityNames()).words),
    async nearestRoles(slug) {
      const { words, candidates } = await roleNames();
      return firstOf(resolveRole(slug, words)?.slug ?? null, nearest(slug, candidates));
    },
    async nearestCities(slug) {
      const { words, candidates } = await cityNames();
      return firstOf(resolveCity(slug, words), nearest(slug, candidates));
    },
  };
}

/** The nearest slugs, led by the one that is meant. */
function firstOf(meant: string | null, near: readonly string[]): string[] {
  const slugs = new Set(meant === null ? near : [meant, ...near]);
  return [...slugs].slice(0, maxResults);
}
