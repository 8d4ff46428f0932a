import type { Database } from "../../db/client.ts";
import type { ReferenceCache } from "../cache.ts";
import type { StoredRow } from "./packed-row.ts";
import { citiesQuery, occupationQuery, occupationsQuery, rolesQuery } from "./read-packed.ts";
import { type PackedCities, unpackCities } from "./unpack-cities.ts";
import { type PackedOccupation, unpackOccupation } from "./unpack-occupation.ts";
import { type PackedRoles, unpackRoles } from "./unpack-roles.ts";

/**
 * Reads the packed rows of a dataset version, each at most once while the cache keeps it. All
 * methods throw `dependency_unavailable` if a row is missing or damaged.
 */
export interface PackedReference {
  /** The occupation of a role, by the role's slug or an alias; null if there is no such role. */
  occupation(slug: string): Promise<PackedOccupation | null>;
  /**
   * The occupations of several roles by their slugs, not their aliases, in at most one round trip
   * unless they are exceptionally large. In the order of the slugs; null if there is no such role.
   */
  occupations(slugs: readonly string[]): Promise<(PackedOccupation | null)[]>;
  cities(): Promise<PackedCities>;
  /** All roles, with what lists, searches and look-ups of names need. */
  roles(): Promise<PackedRoles>;
  /** Both, in at most one round trip. */
  occupationAndCities(slug: string): Promise<[PackedOccupation | null, PackedCities]>;
}

export function openPacked(
  database: () => Database,
  cache: ReferenceCache,
  { id, version }: { id: number; version: string },
): PackedReference {
  const key = (name: string) => `${version}|${name}`;
  const citiesKey = key(" cities");
  const knownOccupation = (slug: string) => {
    const socCode = cache.socCodes.get(key(slug));
    return socCode === undefined ? undefined : cache.occupations.get(key(socCode));
  };
  // An unknown slug is never kept, so that no caller can fill the memory.
  const keepOccupation = async ([row]: readonly OccupationRow[]) => {
    if (!row) return null;
    // Calls of several of its titles may have read it at the same time: one of them unpacks it.
    const unpacked = cache.occupations.get(key(row.socCode));
    if (unpacked) return unpacked;
    const occupation = await unpackOccupation(row);
    cache.occupations.set(key(occupation.socCode), occupation);
    for (const slug of occupation.roles.keys()) {
      cache.socCodes.set(key(slug), occupation.socCode);
    }
    return occupation;
  };
  const keepCities = async ([row]: Awaited<ReturnType<typeof citiesQuery>>) => {
    const cities = await unpackCities(row);
    cache.cities.set(version, cities);
    return cities;
  };
  // An unknown slug is null, which is never cached.
  const occupation = (slug: string) =>
    cache.flight.run<PackedOccupation | null>(
      key(slug),
      () => knownOccupation(slug),
      async () => keepOccupation(await occupationQuery(database(), id, slug)),
    );
  const cities = () =>
    cache.flight.run(
      citiesKey,
      () => cache.cities.get(version),
      async () => keepCities(await citiesQuery(database(), id)),
    );
  const rolesKey = key(" roles");
  return {
    occupation,
    cities,
    async occupations(slugs) {
      for (;;) {
        const missing = slugs.filter((slug) => !knownOccupation(slug));
        if (missing.length === 0) break;
        const rows = await occupationsQuery(database(), id, missing);
        for (const row of rows) await keepOccupation([row]);
        // A response that brings none of them: the roles are unknown, or do not fit the cache.
        if (!missing.some(knownOccupation)) break;
      }
      return Promise.all(slugs.map(occupation));
    },
    roles: () =>
      cache.flight.run(
        rolesKey,
        () => cache.roles.get(version),
        async () => {
          const unpacked = await unpackRoles(await readRoleParts(database(), id));
          cache.roles.set(version, unpacked);
          return unpacked;
        },
      ),
    async occupationAndCities(slug) {
      const [known, knownCities] = [knownOccupation(slug), cache.cities.get(version)];
      if (known && knownCities) return [known, knownCities];
      if (known) return [known, await cities()];
      if (knownCities) return [await occupation(slug), knownCities];
      let loaded: PackedOccupation | null | undefined;
      const found = await cache.flight.run(
        citiesKey,
        () => cache.cities.get(version),
        async () => {
          const db = database();
          const [occupationRows, cityRows] = await db.batch([
            occupationQuery(db, id, slug),
            citiesQuery(db, id),
          ]);
          loaded = await keepOccupation(occupationRows);
          return keepCities(cityRows);
        },
      );
      return [loaded === undefined ? await occupation(slug) : loaded, found];
    },
  };
}

type OccupationRow = Awaited<ReturnType<typeof occupationQuery>>[number];

/** All parts of the roles: one round trip for up to some hundred thousand roles. */
async function readRoleParts(db: Database, datasetId: number): Promise<StoredRow[]> {
  const parts: StoredRow[] = [];
  for (;;) {
    const rows = await rolesQuery(db, datasetId, parts.length);
    parts.push(...rows);
    if (rows.length === (rows[0]?.left ?? 0)) return parts;
  }
}
