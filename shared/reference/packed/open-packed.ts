import type { Database } from "../../db/client.ts";
import type { ReferenceCache } from "../cache.ts";
import { citiesQuery, occupationQuery } from "./read-packed.ts";
import { type PackedCities, unpackCities } from "./unpack-cities.ts";
import { type PackedOccupation, unpackOccupation } from "./unpack-occupation.ts";

/**
 * Reads the packed rows of a dataset version, each at most once while the cache keeps it. All
 * methods throw `dependency_unavailable` if a row is missing or damaged.
 */
export interface PackedReference {
  /** The occupation of a role, by the role's slug or an alias; null if there is no such role. */
  occupation(slug: string): Promise<PackedOccupation | null>;
  cities(): Promise<PackedCities>;
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
  const keepOccupation = async ([row]: Awaited<ReturnType<typeof occupationQuery>>) => {
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
  return {
    occupation,
    cities,
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
