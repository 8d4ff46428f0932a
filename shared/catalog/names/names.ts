import { type CatalogContext, createSingleFlightCache } from "../single-flight-cache.ts";
import { aliasWords } from "./alias-words.ts";
import { rankCities, rankRoles } from "./ranked-names.ts";

/** The names with which `lookup.js` completes fields. The server understands the same names. */
interface Names {
  /** Titles, those that most people hold first. */
  roles: readonly string[];
  /** Other words for a role, and its place in `roles`. */
  aliases: readonly (readonly [words: string, role: number])[];
  /** The largest cities first. */
  cities: readonly string[];
}

/** Larger catalogs are completed for the most common roles only. */
const maxRoles = 5_000;

/** The names of the live catalog as JSON, made once for a dataset version. */
export const namesDocument = createSingleFlightCache(async (context) =>
  JSON.stringify(await names(context)),
);

/** The names of the live catalog. */
async function names(context: CatalogContext): Promise<Names> {
  const { roles, ranked } = await rankRoles(context);
  const listed = ranked.slice(0, maxRoles);
  const places = new Map(listed.map((position, at) => [position, at]));
  return {
    roles: listed.map(roles.titles.at),
    aliases: [...roles.aliases].flatMap(([alias, slug]) => {
      const place = places.get(roles.position(slug));
      return place === undefined ? [] : [[aliasWords(alias), place] as const];
    }),
    cities: (await rankCities(context)).map(({ name, state }) => `${name}, ${state}`),
  };
}
