import type { ReferenceCache } from "../cache.ts";
import type { Role } from "../records.ts";
import type { StoredRow } from "./packed-row.ts";
import type { RoleRow, RowSource } from "./row-source.ts";
import { type SeparateTitle, separateRole } from "./separate-title.ts";
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
  /**
   * Some twenty roles by their slugs, not their aliases, in at most one round trip. In the order of
   * the slugs; null where there is no such role.
   */
  roles(slugs: readonly string[]): Promise<(FoundRole | null)[]>;
  cities(): Promise<PackedCities>;
  /** A role and all cities, in at most one round trip. */
  roleAndCities(slug: string): Promise<[FoundRole | null, PackedCities]>;
  /** All roles, with what lists, searches and look-ups of names need. */
  catalog(): Promise<PackedRoles>;
}

/** @param source of one request, whose calls share their loads. */
export function openPacked(
  source: RowSource,
  cache: ReferenceCache,
  version: string,
): PackedReference {
  const key = (name: string) => `${version}|${name}`;
  const citiesKey = key(" cities");
  const catalogKey = key(" catalog");
  const known = (slug: string): FoundRole | undefined => {
    const socCode = cache.socCodes.get(key(slug));
    const occupation = socCode === undefined ? undefined : cache.occupations.get(key(socCode));
    const role = occupation?.roles.get(slug) ?? cache.separateRoles.get(key(slug));
    return occupation && role && { role, occupation };
  };
  const keepOccupation = async (row: { socCode: string } & NonNullable<StoredRow>) => {
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
  const keepTitle = (occupation: PackedOccupation, title: SeparateTitle, asked: string) => {
    const role = separateRole(occupation, title);
    for (const slug of role ? [title.slug, asked] : []) {
      cache.socCodes.set(key(slug), occupation.socCode);
      if (role) cache.separateRoles.set(key(slug), role);
    }
    return role;
  };
  // An unknown slug is never kept, so that no caller can fill the memory.
  const keepRole = async (row: RoleRow | null, slug: string): Promise<FoundRole | null> => {
    if (!row) return null;
    const occupation = await keepOccupation(row);
    const separate = row.title && keepTitle(occupation, row.title, slug);
    const role = separate ?? occupation.roles.get(slug);
    return role ? { role, occupation } : null;
  };
  const keepCities = async (row: StoredRow) => {
    const cities = await unpackCities(row);
    cache.cities.set(version, cities);
    return cities;
  };
  // An unknown slug is null, which is never cached.
  const role = (slug: string) =>
    cache.flight.run<FoundRole | null>(
      key(slug),
      () => known(slug),
      async () => keepRole(await source.role(slug), slug),
      source,
    );
  const cities = () =>
    cache.flight.run(
      citiesKey,
      () => cache.cities.get(version),
      async () => keepCities(await source.cities()),
      source,
    );
  return {
    role,
    cities,
    async roles(slugs) {
      const missing = slugs.filter((slug) => !known(slug));
      if (missing.length > 0) {
        for (const row of await source.roles(missing)) {
          const occupation = await keepOccupation(row);
          if (row.title) keepTitle(occupation, row.title, row.title.slug);
        }
      }
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
          const [roleRow, cityRow] = await source.roleAndCities(slug);
          loaded = await keepRole(roleRow, slug);
          return keepCities(cityRow);
        },
        source,
      );
      return [loaded === undefined ? await role(slug) : loaded, found];
    },
    catalog: () =>
      cache.flight.run(
        catalogKey,
        () => cache.roles.get(version),
        async () => {
          const unpacked = await unpackRoles(await source.catalog());
          cache.roles.set(version, unpacked);
          return unpacked;
        },
        source,
      ),
  };
}
