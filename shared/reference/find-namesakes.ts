import { type PlaceRow, spellings } from "./meant-place.ts";
import type { CityNames } from "./read-names.ts";
import { country, resolveCity, stateAtEnd, toWords } from "./resolve-words.ts";

/** How many times the people of its namesake a town may have for the namesake to be meant as well. */
const comparable = 5;

/** A town that has a name in common with others. */
export interface Namesake {
  /** The city's, or the town's name and state, which `findMeantPlace` understands. */
  slug: string;
  state: string;
  /** `Portland, ME`; null for a city of the catalog. */
  title: string | null;
}

/**
 * The towns that a name without a state may mean, the most populous first: those of a comparable
 * size. Fewer than two if it can only mean one.
 */
export async function findNamesakes(
  text: string,
  { words, cities }: CityNames,
  find: (names: readonly string[]) => Promise<readonly PlaceRow[]>,
): Promise<Namesake[]> {
  const typed = toWords(text.replace(country, ""));
  if (typed.length === 0 || stateAtEnd(typed, words)) return [];
  const forms = spellings(typed);
  const meant = resolveCity(text, words);
  const known = cities.filter(({ names, state }) =>
    forms.some((name) => names.includes(`${name}-${state}`)),
  );
  // "SF" is San Francisco, whatever else has these letters.
  if (meant !== null && !known.some(({ slug }) => slug === meant)) return [];
  const rows = await find(forms);
  const towns = [
    ...known.map((city) => ({ ...city, title: null })),
    ...rows
      .filter(({ kind }) => kind === "place")
      .map((row) => ({ ...row, slug: `${row.name}-${row.state.toLowerCase()}` })),
  ].sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  const largest = towns[0]?.population ?? 0;
  return towns
    .filter(({ population }) => (population ?? 0) * comparable >= largest)
    .map(({ slug, state, title }) => ({ slug, state: state.toUpperCase(), title }));
}
