import type { ReferenceCache } from "../cache.ts";
import type { Role } from "../records.ts";
import type { StoredRow } from "./packed-row.ts";
import { occupationPrefix, type ReadRows, roleKey, rowNames } from "./rows.ts";
import { type PackedCities, unpackCities } from "./unpack-cities.ts";
import { type PackedOccupation, unpackOccupation } from "./unpack-occupation.ts";
import { type PackedRoles, unpackRoles } from "./unpack-roles.ts";

/** A role with its occupation. */
interface FoundRole {
  role: Role;
  occupation: PackedOccupation;
}

/**
 * Reads the packed rows of a dataset version, each at most once while the cache keeps it. All
 * methods throw `dependency_unavailable` if a row is missing or damaged.
 */
interface PackedReference {
  /** Finds a role by its slug or an alias; null if there is no such role. */
  role(slug: string): Promise<FoundRole | null>;
  /** Some twenty roles, in at most one round trip. In their order; null where there is no such role. */
  roles(slugs: readonly string[]): Promise<(FoundRole | null)[]>;
  cities(): Promise<PackedCities>;
  /** A role and all cities, in at most one round trip. */
  roleAndCities(slug: string): Promise<[FoundRole | null, PackedCities]>;
  /** An occupation by its code; null if the catalog does not have it. */
  occupation(socCode: string): Promise<PackedOccupation | null>;
  /** All roles, with what lists, searches and look-ups of names need. */
  catalog(): Promise<PackedRoles>;
}

/** @param read of one request, whose calls share their loads. */
export function openPacked(
  read: ReadRows,
  cache: ReferenceCache,
  version: string,
): PackedReference {
  const key = (name: string) => `${version}|${name}`;
  const citiesKey = key(" cities");
  const catalogKey = key(" catalog");
  const known = (slug: string): FoundRole | undefined => {
    const socCode = cache.socCodes.get(key(slug));
    const occupation = socCode === undefined ? undefined : cache.occupations.get(key(socCode));
    const role = occupation?.roles.get(slug);
    return occupation && role && { role, occupation };
  };
  const keepOccupation = async (row: StoredRow) => {
    // Calls of several of its titles may have read it at the same time: one of them unpacks it.
    const unpacked = cache.occupations.get(key(row.name.slice(occupationPrefix.length)));
    if (unpacked) return unpacked;
    const occupation = await unpackOccupation(row);
    cache.occupations.set(key(occupation.socCode), occupation);
    for (const slug of occupation.roles.keys()) {
      cache.socCodes.set(key(slug), occupation.socCode);
    }
    return occupation;
  };
  // An unknown slug is never kept, so that no caller can fill the memory.
  const keepRole = async (row: StoredRow | null, slug: string): Promise<FoundRole | null> => {
    if (!row) return null;
    const occupation = await keepOccupation(row);
    const role = occupation.roles.get(slug);
    return role ? { role, occupation } : null;
  };
  const keepCities = async (row: StoredRow | null) => {
    const cities = await unpackCities(row);
    cache.cities.set(version, cities);
    return cities;
  };
  // An unknown slug is null, which is never cached.
  const role = (slug: string) =>
    cache.flight.run<FoundRole | null>(
      key(slug),
      () => known(slug),
      async () => keepRole((await read([roleKey(slug)]))[0] ?? null, slug),
      read,
    );
  const cities = () =>
    cache.flight.run(
      citiesKey,
      () => cache.cities.get(version),
      async () => keepCities((await read([rowNames.cities]))[0] ?? null),
      read,
    );
  return {
    role,
    cities,
    async roles(slugs) {
      const missing = slugs.filter((slug) => !known(slug));
      const rows = missing.length > 0 ? await read(missing.map(roleKey)) : [];
      for (const row of rows) if (row) await keepOccupation(row);
      return Promise.all(slugs.map(role));
    },
    async roleAndCities(slug) {
      const [knownRole, knownCities] = [known(slug), cache.cities.get(version)];
      if (knownRole && knownCities) return [knownRole, knownCities];
      if (knownRole) return [knownRole, await cities()];
      if (knownCities) return [await role(slug), knownCities];
      let loaded: FoundRole | null | undefined;
      const found = await cache.flight.run(
        citiesKey,
        () => cache.cities.get(version),
        async () => {
          const [roleRow = null, cityRow = null] = await read([roleKey(slug), rowNames.cities]);
          loaded = await keepRole(roleRow, slug);
          return keepCities(cityRow);
        },
        read,
      );
      return [loaded === undefined ? await role(slug) : loaded, found];
    },
    async occupation(socCode) {
      const kept = cache.occupations.get(key(socCode));
      if (kept) return kept;
      const [row] = await read([rowNames.occupation(socCode)]);
      return row ? keepOccupation(row) : null;
    },
    catalog: () =>
      cache.flight.run(
        catalogKey,
        () => cache.roles.get(version),
        async () => {
          const unpacked = await unpackRoles(read);
          cache.roles.set(version, unpacked);
          return unpacked;
        },
        read,
      ),
  };
}
