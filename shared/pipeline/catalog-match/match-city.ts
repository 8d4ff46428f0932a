/** The fields of a catalog city that matching needs. */
interface CityName {
  slug: string;
  name: string;
  /** Two letters. */
  state: string;
  population: number;
  /** The metropolitan area, whose wages and prices are the city's. */
  cbsaCode: string;
}

export interface MatchableCities {
  /** Keyed by {@link plainName}. */
  byName: ReadonlyMap<string, readonly CityName[]>;
  /** Keyed by alias, written like a slug. A part of a city is only matched with the state. */
  aliases: ReadonlyMap<string, { city: CityName; isPart: boolean }>;
  /** Two-letter codes by {@link plainName} of the code and of the name of the state. */
  states: ReadonlyMap<string, string>;
}

const elsewhere =
  /\b(?:anywhere|distributed|nationwide|remote|telecommute|virtual|wfh|work from home|worldwide)\b/;
/** "or" separates places, unless it is Oregon's code after a comma or at the end. */
const several = /[;/&+]|(?<!,\s*)\b(?:or|and)\s+\p{L}/u;
const country = /^(?:us|usa|u s|u s a|united states(?: of america)?)$/;
const terms = /\b(?:hybrid|on[ -]?site|in[ -]office|in[ -]person|full[ -]time|part[ -]time)\b/g;
const zipCode = /\b\d{5}(?:-\d{4})?$/;

/** A smaller city is not matched by its name alone, which may mean a place outside the catalog. */
const minPopulation = 200_000;
/**
 * How many times larger than the next city of the same name a city must be to be matched by its
 * name alone.
 */
const dominance = 4;
/** Names of large cities that are also names of a state, a suburb or a place abroad. */
const ambiguousNames = new Set(
  "arlington augusta durham la lincoln mobile newark norfolk ny toledo washington worcester".split(
    " ",
  ),
);

/**
 * The slug of the city in a job's location. Null for remote work, several places, a place
 * outside the catalog, or an ambiguous name. A metropolitan area is matched to its first city.
 */
export function matchCity(location: string, names: MatchableCities): string | null {
  const text = location
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\bd\.\s?c\./g, "dc");
  if (elsewhere.test(text) || several.test(text)) return null;
  const parts = text
    .split(/[,|()·•–—]|\s-+\s|^(?:us|usa)-|(?<=^(?:us-)?[a-z]{2})-/)
    .map(readPart)
    .filter((part) => part !== "" && !country.test(part));
  const [first, second] = [parts.at(0), parts.at(1)];
  if (first === undefined) return null;
  if (second === undefined) return findAlone(first, names);
  const [place, state] = [parts.at(-2) ?? "", names.states.get(parts.at(-1) ?? "")];
  if (state !== undefined) {
    // Only a street address may precede a city and its state.
    return parts.slice(0, -2).every((part) => /\d/.test(part)) ? find(place, state, names) : null;
  }
  const ahead = names.states.get(first);
  return ahead !== undefined && parts.length === 2 ? find(second, ahead, names) : null;
}

function readPart(text: string): string {
  return plainName(text.replace(terms, " ").trim().replace(zipCode, ""))
    .replace(/^greater | (?:metropolitan|metro)(?: area)?$/g, "")
    .replace(/(?<! bay) area$/, "")
    .trim();
}

/** Normalizes the name of a place for comparison. */
export function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[’'.`]|\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^saint /, "st ")
    .replace(/^ft /, "fort ");
}

/** Finds a city by a name without its state, or followed by it without a comma. */
function findAlone(text: string, names: MatchableCities): string | null {
  const words = text.split(" ");
  for (const length of [1, 2, 3]) {
    const state = names.states.get(words.slice(-length).join(" "));
    const place = words.slice(0, -length).join(" ");
    const found = state !== undefined && place !== "" && find(place, state, names);
    if (found) return found;
  }
  if (ambiguousNames.has(text)) return null;
  const alias = names.aliases.get(text.replaceAll(" ", "-"));
  if (alias && !alias.isPart) return alias.city.slug;
  const known = [...(names.byName.get(text) ?? [])].sort((a, b) => b.population - a.population);
  const [largest, next] = known;
  if (!largest || largest.population < minPopulation) return null;
  const isOneArea = known.every(({ cbsaCode }) => cbsaCode === largest.cbsaCode);
  const isDominant = largest.population >= dominance * (next?.population ?? 0);
  return isOneArea || isDominant ? largest.slug : null;
}

function find(place: string, state: string, names: MatchableCities): string | null {
  const named = names.byName.get(place)?.find((city) => city.state === state);
  const { city } = names.aliases.get(place.replaceAll(" ", "-")) ?? {};
  return named?.slug ?? (city?.state === state ? city.slug : null);
}
