import type { Lru } from "../core/lru.ts";
import type { Executor } from "../db/bound.ts";
import type { Replicated } from "../db/replica.ts";
import { isolateCache, type ReferenceCache } from "./cache.ts";
import { findLiveDataset, liveDataset } from "./live-dataset.ts";
import { maxResults, nearest } from "./nearest.ts";
import { openPacked } from "./packed/open-packed.ts";
import type { PackedOccupation } from "./packed/unpack-occupation.ts";
import type { PackedRoles } from "./packed/unpack-roles.ts";
import { readDataset } from "./read-dataset.ts";
import { readCityNames } from "./read-names.ts";
import { readerOf } from "./reader-of.ts";
import type { Area, City, Dataset, LocalWages, Role } from "./records.ts";
import { type ResolvedRole, resolveCity } from "./resolve-words.ts";
import { createRoleNames } from "./role-names.ts";

/**
 * Reads one dataset version. Unknown slugs return null. Roles, cities and wages are read from the
 * packed rows, and throw `dependency_unavailable` if the version has none.
 */
export interface Reference {
  readonly dataset: Dataset;
  /** A client for rows of this version; called only if something has to be read. */
  database(): Executor;
  /** By its slug or an alias of it. */
  role(slug: string): Promise<Role | null>;
  /** By canonical or long slug, or an alias. */
  city(slug: string): Promise<City | null>;
  /** The slugs of all cities. */
  citySlugs(): Promise<readonly string[]>;
  /** A role, a city, and the wages of the role's occupation around the city, in at most one round trip. */
  roleInCity(roleSlug: string, citySlug: string): Promise<RoleInCity>;
  /** A role, and how to find the wages of its occupation around any city, in at most one round trip. */
  roleAround(roleSlug: string): Promise<RoleAround>;
  /** Roles by their slugs, and the wages around a city if one is given, in at most one round trip. */
  rolesInCity(
    roleSlugs: readonly string[],
    city: City | null,
  ): Promise<{ role: Role | null; wages: LocalWages }[]>;
  /** All roles, with what lists and searches need. */
  allRoles(): Promise<PackedRoles>;
  /** Reads what only some operations need, once for each version and key. */
  load<Value>(
    store: (cache: ReferenceCache) => Lru<Value>,
    key: string,
    read: (db: Executor, datasetId: number) => Promise<Value>,
  ): Promise<Value>;
  /** The role, and its level, that words or a slug name exactly; null if there is none. */
  resolveRole(text: string): Promise<ResolvedRole | null>;
  /** The slug of the city that words name exactly; null if there is none. */
  resolveCity(text: string): Promise<string | null>;
  /** Up to five slugs of the catalog that are nearest to an unknown slug; the one that it names, first. */
  nearestRoles(slug: string): Promise<string[]>;
  nearestCities(slug: string): Promise<string[]>;
}

export interface RoleInCity extends CityWages {
  role: Role | null;
}

interface CityWages {
  city: City | null;
  wages: LocalWages;
}

export interface RoleAround {
  role: Role | null;
  around(citySlug: string): CityWages;
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
  database: () => Replicated,
  { cache = isolateCache, now = Date.now() }: ReferenceOptions = {},
): Promise<Reference> {
  return createReference(database, cache, await liveDataset(database, cache, now));
}

/** Opens the live dataset version; null if none has been loaded. */
export async function findReference(
  database: () => Replicated,
  { cache = isolateCache, now = Date.now() }: ReferenceOptions = {},
): Promise<Reference | null> {
  const dataset = await findLiveDataset(database, cache, now);
  return dataset && createReference(database, cache, dataset);
}

/** Opens a version by name, live or not; null if it does not exist. */
export async function openReferenceAt(
  database: () => Replicated,
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
  database: () => Replicated,
  cache: ReferenceCache,
  dataset: Dataset,
): Reference {
  const { id, version } = dataset;
  const rows = () => readerOf(database(), dataset);
  const packed = openPacked(rows, cache, dataset);

  const roleNames = async () => {
    const names = cache.roleNames.get(version) ?? createRoleNames(await packed.catalog());
    cache.roleNames.set(version, names);
    return names;
  };
  const cityNames = async () => {
    const names = cache.cityNames.get(version) ?? (await readCityNames(rows(), id));
    cache.cityNames.set(version, names);
    return names;
  };

  const roleAround = async (roleSlug: string): Promise<RoleAround> => {
    const [found, cities] = await packed.roleAndCities(roleSlug);
    return {
      role: found?.role ?? null,
      around(citySlug) {
        const city = cities.find(citySlug);
        return { city, wages: wagesAround(city, found) };
      },
    };
  };

  return {
    dataset,
    database: rows,
    async role(slug) {
      return (await packed.role(slug))?.role ?? null;
    },
    async city(slug) {
      return (await packed.cities()).find(slug);
    },
    async citySlugs() {
      return (await packed.cities()).slugs;
    },
    async roleInCity(roleSlug, citySlug) {
      const { role, around } = await roleAround(roleSlug);
      return { role, ...around(citySlug) };
    },
    roleAround,
    async rolesInCity(roleSlugs, city) {
      return (await packed.roles(roleSlugs)).map((found) => ({
        role: found?.role ?? null,
        wages: wagesAround(city, found),
      }));
    },
    async load(store, key, read) {
      const known = store(cache).get(`${version}|${key}`);
      if (known !== undefined) return known;
      const found = await read(rows(), id);
      store(cache).set(`${version}|${key}`, found);
      return found;
    },
    allRoles: packed.catalog,
    resolveRole: async (text) => (await roleNames()).resolve(text),
    nearestRoles: async (slug) => (await roleNames()).nearest(slug),
    resolveCity: async (text) => resolveCity(text, (await cityNames()).words),
    async nearestCities(slug) {
      const { words, candidates } = await cityNames();
      const meant = resolveCity(slug, words);
      const near = nearest(slug, candidates);
      return [...new Set(meant === null ? near : [meant, ...near])].slice(0, maxResults);
    },
  };
}

function wagesAround(
  city: City | null,
  found: { occupation: PackedOccupation } | null | undefined,
): LocalWages {
  const wagesIn = (area: Area | undefined) =>
    (area && found?.occupation.wagesIn(area.code)) ?? null;
  return { metro: wagesIn(city?.metro), state: wagesIn(city?.stateArea) };
}
