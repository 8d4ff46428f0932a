import { ApiError } from "../core/errors.ts";
import type { Lru } from "../core/lru.ts";
import type { Executor } from "../db/bound.ts";
import { isolateCache, type ReferenceCache } from "./cache.ts";
import { findLiveDataset } from "./live-dataset.ts";
import { openPacked } from "./packed/open-packed.ts";
import { openPackedRow } from "./packed/packed-row.ts";
import { partOfPlace, placesIn, unpackPlaces } from "./packed/places.ts";
import { selectVersion } from "./packed/rows.queries.ts";
import { rowNames } from "./packed/rows.ts";
import type { CityPoint } from "./packed/unpack-cities.ts";
import type { PackedOccupation } from "./packed/unpack-occupation.ts";
import type { PackedRoles } from "./packed/unpack-roles.ts";
import type { Part } from "./part.ts";
import type { MeantPlace, PlaceRow } from "./place.ts";
import { readDataset } from "./read-dataset.ts";
import type { CityNames } from "./read-names.ts";
import type { Area, City, Dataset, LocalWages, Role } from "./records.ts";
import type { ResolvedRole } from "./resolve-words.ts";
import { createRoleNames } from "./role-names.ts";
import { openSource, type ReferenceSource, type RequestSource } from "./source.ts";

/**
 * Reads one dataset version. Unknown slugs return null. Roles, cities and wages are read from the
 * packed rows, and throw `dependency_unavailable` if the version has none.
 */
export interface Reference {
  readonly dataset: Dataset;
  /** A client for rows of this version; called only if something has to be read. */
  database(): Executor;
  /** Finds a role by its slug or an alias. */
  role(slug: string): Promise<Role | null>;
  /**
   * Finds a city by canonical or long slug, or an alias.
   *
   * @param law the name of the minimum wages of a place that the city stands for; by default its own.
   */
  city(slug: string, law?: string | null): Promise<City | null>;
  /** The slugs of all cities. */
  citySlugs(): Promise<readonly string[]>;
  /** How many people live in each city, by its slug. */
  cityPopulations(): Promise<ReadonlyMap<string, number>>;
  /** Where the cities are that have a position. */
  cityPoints(): Promise<readonly CityPoint[]>;
  /** A role, a city, and the wages of the role's occupation around the city, in at most one round trip. */
  roleInCity(roleSlug: string, citySlug: string, law?: string | null): Promise<RoleInCity>;
  /** A role, and how to find the wages of its occupation around any city, in at most one round trip. */
  roleAround(roleSlug: string): Promise<RoleAround>;
  /** Roles by their slugs, and the wages around a city if one is given, in at most one round trip. */
  rolesInCity(
    roleSlugs: readonly string[],
    city: City | null,
  ): Promise<{ role: Role | null; wages: LocalWages }[]>;
  /** An occupation by its code; null if the catalog does not have it. */
  occupation(socCode: string): Promise<PackedOccupation | null>;
  /** All roles, with what lists and searches need. */
  allRoles(): Promise<PackedRoles>;
  /** Reads what only some operations need, once for each version. */
  load<Rows, Value>(
    store: (cache: ReferenceCache) => Lru<Value>,
    part: Part<Rows, Value>,
  ): Promise<Value>;
  /** Reads the same without keeping it, for what is kept in another form. */
  read<Rows, Value>(part: Part<Rows, Value>): Promise<Value>;
  /** The role, and its level, that words or a slug name exactly; null if there is none. */
  resolveRole(text: string): Promise<ResolvedRole | null>;
  /** Up to five slugs of the catalog that are nearest to an unknown slug; the one that it names, first. */
  nearestRoles(slug: string): Promise<string[]>;
  /** The names of all cities. */
  cityNames(): Promise<CityNames>;
  /** The places that are no city of the catalog and have one of the names, in one round trip. */
  placesNamed(names: readonly string[]): Promise<readonly PlaceRow[]>;
  /** What words were found to mean, kept by `meantPlace`. */
  readonly meantPlaces: {
    get(text: string): MeantPlace | undefined;
    set(text: string, meant: MeantPlace): void;
  };
}

interface RoleInCity extends CityWages {
  role: Role | null;
}

interface CityWages {
  city: City | null;
  wages: LocalWages;
}

interface RoleAround {
  role: Role | null;
  around(citySlug: string, law?: string | null): CityWages;
}

interface ReferenceOptions extends Omit<ReferenceSource, "database"> {
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
  database: () => Executor,
  options: ReferenceOptions = {},
): Promise<Reference> {
  return requireReference(await findReference(database, options));
}

/** @throws {ApiError} `dependency_unavailable` for null. */
export function requireReference(found: Reference | null): Reference {
  if (found) return found;
  throw new ApiError("dependency_unavailable", {
    message: "The service has no reference data yet.",
    afterSeconds: 60,
  });
}

/** Opens the live dataset version; null if none has been loaded. */
export async function findReference(
  database: () => Executor,
  { cache = isolateCache, now = Date.now(), ...more }: ReferenceOptions = {},
): Promise<Reference | null> {
  const source = openSource({ database, ...more });
  const dataset = await findLiveDataset(source, cache, now);
  return dataset && createReference(source, cache, dataset);
}

/** Opens a version by name, live or not; null if it does not exist. */
export async function openReferenceAt(
  database: () => Executor,
  version: string,
  { cache = isolateCache, now = Date.now(), ...more }: ReferenceOptions = {},
): Promise<Reference | null> {
  const source = openSource({ database, ...more });
  // It is nearly always the live one, which a new isolate is already reading.
  if (!cache.live) await findLiveDataset(source, cache, now);
  const dataset = await cache.flight.run(
    `version ${version}`,
    () => cache.datasets.get(version),
    async () => {
      const [[stored]] = await database().batch([selectVersion({ version })]);
      if (!stored) return null;
      const found = await readDataset(source.rowsOf(stored), stored);
      cache.datasets.set(version, found);
      return found;
    },
  );
  return dataset && createReference(source, cache, dataset);
}

function createReference(
  source: RequestSource,
  cache: ReferenceCache,
  dataset: Dataset,
): Reference {
  const { version } = dataset;
  const read = source.rowsOf(dataset);
  const packed = openPacked(read, cache, version);

  const roleNames = async () => {
    const names = cache.roleNames.get(version) ?? createRoleNames(await packed.catalog());
    cache.roleNames.set(version, names);
    return names;
  };
  const readPart = async <Rows, Value>({ name, assemble, absent }: Part<Rows, Value>) => {
    const [row] = await read([name]);
    if (!row && absent !== undefined) return absent;
    return assemble((await openPackedRow<Rows>(row, name)).header);
  };

  const placesNamed = async (names: readonly string[]) => {
    const { placeParts } = await packed.cities();
    const partOf = (name: string) => partOfPlace(name, placeParts);
    const keyOf = (part: number) => `${version}|${part}`;
    const lines = new Map<number, string>();
    for (const part of new Set(names.map(partOf))) {
      const kept = cache.places.get(keyOf(part));
      if (kept !== undefined) lines.set(part, kept);
    }
    const missing = [...new Set(names.map(partOf))].filter((part) => !lines.has(part));
    const rows = missing.length > 0 ? await read(missing.map(rowNames.places)) : [];
    for (const [at, part] of missing.entries()) {
      const unpacked = await unpackPlaces(rows[at] ?? null, part);
      cache.places.set(keyOf(part), unpacked);
      lines.set(part, unpacked);
    }
    return names.flatMap((name) => placesIn(lines.get(partOf(name)) ?? "", name));
  };

  const roleAround = async (roleSlug: string): Promise<RoleAround> => {
    const [found, cities] = await packed.roleAndCities(roleSlug);
    return {
      role: found?.role ?? null,
      around(citySlug, law) {
        const city = cities.find(citySlug, law);
        return { city, wages: wagesAround(city, found) };
      },
    };
  };

  return {
    dataset,
    database: source.database,
    async role(slug) {
      return (await packed.role(slug))?.role ?? null;
    },
    async city(slug, law) {
      return (await packed.cities()).find(slug, law);
    },
    async citySlugs() {
      return (await packed.cities()).slugs;
    },
    async cityPopulations() {
      return (await packed.cities()).populations;
    },
    async cityPoints() {
      return (await packed.cities()).points;
    },
    async roleInCity(roleSlug, citySlug, law) {
      const { role, around } = await roleAround(roleSlug);
      return { role, ...around(citySlug, law) };
    },
    roleAround,
    async rolesInCity(roleSlugs, city) {
      return (await packed.roles(roleSlugs)).map((found) => ({
        role: found?.role ?? null,
        wages: wagesAround(city, found),
      }));
    },
    async load(store, part) {
      const key = `${version}|${part.name}`;
      const known = store(cache).get(key);
      if (known !== undefined) return known;
      const found = await readPart(part);
      store(cache).set(key, found);
      return found;
    },
    read: readPart,
    occupation: packed.occupation,
    allRoles: packed.catalog,
    resolveRole: async (text) => (await roleNames()).resolve(text),
    nearestRoles: async (slug) => (await roleNames()).nearest(slug),
    cityNames: async () => (await packed.cities()).names(),
    placesNamed,
    meantPlaces: {
      get: (text) => cache.meantPlaces.get(`${version}|${text}`),
      set: (text, meant) => void cache.meantPlaces.set(`${version}|${text}`, meant),
    },
  };
}

function wagesAround(
  city: City | null,
  found: { occupation: PackedOccupation } | null | undefined,
): LocalWages {
  const wagesIn = (area: Area | undefined) =>
    (area && found?.occupation.wagesIn(area.code)) ?? null;
  const levels = city && found?.occupation.levelsIn(city.metro.code);
  return {
    metro: wagesIn(city?.metro),
    state: wagesIn(city?.stateArea),
    levels: levels ?? { missing: "area" },
  };
}
