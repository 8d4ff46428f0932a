import { createLru } from "../../core/lru.ts";
import type { Executor } from "../../db/bound.ts";
import type { MatchableRoles } from "../../postings/match-role.ts";
import { aliasReasons } from "../../reference/alias-reasons.ts";
import type { Reference } from "../../reference/open-reference.ts";
import { selectStates } from "../../reference/reference.built.ts";
import { selectMatchedAliases, selectMatchedCities } from "./catalog-names.built.ts";
import { type MatchableCities, plainName } from "./match-city.ts";

/** The names that titles and locations of jobs are matched against. */
export interface CatalogNames {
  roles: MatchableRoles;
  cities: MatchableCities;
}

/** Cached by dataset version; the data of a version never changes. */
const cache = createLru<CatalogNames>(2);

/** The names of a dataset version, read once per isolate. */
export async function catalogNames(
  { dataset, allRoles }: Reference,
  database: () => Executor,
): Promise<CatalogNames> {
  const known = cache.get(dataset.version);
  if (known) return known;
  const [roles, cities] = await Promise.all([allRoles(), readCityNames(database(), dataset.id)]);
  const names = {
    roles: {
      slugs: { has: (slug: string) => roles.position(slug) >= 0 },
      aliases: roles.unambiguousAliases,
    },
    cities,
  };
  cache.set(dataset.version, names);
  return names;
}

async function readCityNames(db: Executor, datasetId: number): Promise<MatchableCities> {
  const [cityRows, cityAliasRows, stateRows] = await db.batch([
    selectMatchedCities({ datasetId }),
    selectMatchedAliases({ datasetId }),
    selectStates({ datasetId }),
  ]);
  const states = stateRows.flatMap(({ code, title }) => [
    [plainName(code), code] as const,
    [plainName(title), code] as const,
  ]);
  const bySlug = new Map(cityRows.map((city) => [city.slug, city]));
  const aliases = cityAliasRows.flatMap(({ alias, slug, reason }) => {
    const city = bySlug.get(slug);
    return city ? [[alias, { city, isPart: reason === aliasReasons.part }] as const] : [];
  });
  return {
    byName: Map.groupBy(cityRows, ({ name }) => plainName(name)),
    aliases: new Map(aliases),
    states: new Map(states),
  };
}
