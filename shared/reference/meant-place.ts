/**
 * The meaning of words that people type for a place: a city of the catalog, or the reason why there
 * is none.
 */
import type { CityNames } from "./read-names.ts";
import { country, resolveCity, stateAtEnd, toWords } from "./resolve-words.ts";
import { typingDistance } from "./spelling.ts";
import { territoryNamed, territoryTown } from "./territories.ts";

/** A name that people type for a place, and the cities of the catalog that can stand for it: a row of the table of places. */
export interface PlaceRow {
  /** The name as a slug, without the state: `brandon`, `33511`. */
  name: string;
  /** Two letters; empty for a place abroad. */
  state: string;
  kind: "place" | "zip" | "country" | "city abroad";
  /** In words: `Brandon, FL`, for its ZIP codes too, or `London, England`. */
  title: string;
  population: number | null;
  /** The most populous city of the catalog in the same metropolitan area; null if there is none. */
  citySlug: string | null;
  /** The nearest city of the catalog in the same state; null if the catalog has none in that state. */
  nearestSlug: string | null;
  /** Miles to that nearest city in a straight line. */
  nearestMiles: number | null;
  /** The name of its own minimum wages; null if they are those of its city. */
  minimumWage: string | null;
}

/** The requested place, if the figure is for a city around it. */
interface AskedPlace {
  /** `Brandon, FL`, or `ZIP code 33511 (Brandon, FL)`. */
  title: string;
  state: string;
  /** The nearest city of the catalog in the place's own state; null if it has none. */
  nearest: string | null;
  /** The name of its own minimum wages; null if they are the city's. */
  law: string | null;
}

export type MeantPlace =
  /** A city of the catalog, or the largest one of the asked place's metropolitan area. */
  | { kind: "city"; slug: string; asked: AskedPlace | null }
  /** The whole of the United States, as for remote work. */
  | { kind: "nation" }
  | { kind: "state"; title: string; largest: string[] }
  | { kind: "abroad"; title: string }
  /** In Puerto Rico or another territory, which no table covers; the title is the territory's. */
  | { kind: "territory"; title: string }
  /** A place whose area has no city of the catalog. */
  | { kind: "elsewhere"; title: string; nearest: { slug: string; miles: number } | null }
  /** Towns of several states. */
  | { kind: "ambiguous"; titles: string[] }
  /** A name that nothing has, and cities whose spelling is within one letter. */
  | { kind: "unknown"; near: string[] };

const nation = new Set([
  ...["remote", "remote-us", "remote-usa", "remote-united-states", "us-remote", "usa-remote"],
  ...["fully-remote", "work-from-home", "wfh", "anywhere", "nationwide", "national"],
  ...["united-states", "united-states-of-america", "usa", "us", "america"],
]);

/** Whether words mean the whole of the United States, as for remote work. */
export function isNation(text: string): boolean {
  return nation.has(toWords(text).join("-"));
}

const maxLength = 100;
const maxOffered = 5;
/** How many times the people of the next town a town must have to be meant by its name alone. */
const dominance = 10;
const minPrefix = 4;

/**
 * Finds what words for a place mean. Of a name that is both a city of the catalog and something else,
 * such as New York, it is the city.
 *
 * @param find reads the rows of the table of places that have one of the names.
 */
export async function findMeantPlace(
  text: string,
  names: CityNames,
  find: (names: readonly string[]) => Promise<readonly PlaceRow[]>,
): Promise<MeantPlace> {
  const typed = toWords(text.replace(country, ""));
  if (text.length > maxLength || typed.length === 0) return { kind: "unknown", near: [] };
  if (isNation(text)) return { kind: "nation" };
  const city = resolveCity(text, names.words);
  if (city !== null) return { kind: "city", slug: city, asked: null };
  const territory = territoryNamed(typed);
  if (territory !== null) return { kind: "territory", title: territory };
  const state = stateNamed(typed.join("-"), names);
  if (state) return state;
  const forms = readForms(typed, names);
  const rows = await find([...new Set(forms.map(({ name }) => name))]);
  return chooseRow(text, forms, rows) ?? { kind: "unknown", near: nearCities(typed, names) };
}

/** A way to read the words: a name and the state behind it, or the last words as a country. */
interface Form {
  name: string;
  /** Two letters, upper case. */
  state?: string;
  isEnd?: boolean;
}

function readForms(typed: readonly string[], { words }: CityNames): Form[] {
  const last = typed.at(-1) ?? "";
  // "Brandon, FL 33511": the ZIP code says it exactly.
  if (/^\d{5}$/.test(last)) return [{ name: last }];
  const ends = [1, 2, 3].filter((length) => length < typed.length);
  const named = stateAtEnd(typed, words);
  return [
    ...spellings(typed).map((name) => ({ name })),
    ...(named
      ? spellings(named.before).map((name) => ({ name, state: named.state.toUpperCase() }))
      : ends.map((length) => ({ name: typed.slice(-length).join("-"), isEnd: true }))),
  ];
}

const shortened: Readonly<Record<string, string>> = { saint: "st", ft: "fort", mt: "mount" };

export function spellings(typed: readonly string[]): string[] {
  const [first = "", ...rest] = typed;
  const other = Object.hasOwn(shortened, first) ? shortened[first] : undefined;
  return [typed, ...(other === undefined ? [] : [[other, ...rest]])].map((own) => own.join("-"));
}

function chooseRow(
  text: string,
  forms: readonly Form[],
  rows: readonly PlaceRow[],
): MeantPlace | null {
  const having = (want: (form: Form, row: PlaceRow) => boolean) =>
    rows
      .filter((row) => forms.some((form) => form.name === row.name && want(form, row)))
      .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  const [inState] = having((form, row) => form.state === row.state);
  if (inState) return around(inState);
  if (having((form, row) => form.isEnd === true && row.kind === "country").length > 0) {
    return { kind: "abroad", title: text.trim() };
  }
  const whole = having((form) => form.isEnd !== true && form.state === undefined);
  const abroad = whole.find(({ state }) => state === "");
  if (abroad) return { kind: "abroad", title: abroad.title };
  const [first, second] = whole;
  // "San Juan" is rather the capital of Puerto Rico than the suburb in Texas.
  const known = forms.flatMap((form) => (form.isEnd ? [] : (territoryTown(form.name) ?? [])));
  const [town] = forms.every((form) => form.state === undefined) ? known : [];
  if (!first) {
    const title = town === undefined ? null : territoryNamed(toWords(town));
    return title === null ? null : { kind: "territory", title };
  }
  if (town !== undefined) {
    const titles = [town, ...whole.map(({ title }) => title)];
    return { kind: "ambiguous", titles: titles.slice(0, maxOffered) };
  }
  const isClear =
    !second ||
    (first.population ?? 0) >= dominance * (second.population ?? 0) ||
    whole.every(({ citySlug }) => citySlug !== null && citySlug === first.citySlug);
  if (isClear) return around(first);
  return { kind: "ambiguous", titles: whole.slice(0, maxOffered).map(({ title }) => title) };
}

function around(row: PlaceRow): MeantPlace {
  const { name, kind, state, citySlug, nearestSlug, nearestMiles, minimumWage: law } = row;
  const title = kind === "zip" ? `ZIP code ${name} (${row.title})` : row.title;
  if (citySlug !== null) {
    return { kind: "city", slug: citySlug, asked: { title, state, nearest: nearestSlug, law } };
  }
  const nearest =
    nearestSlug === null || nearestMiles === null
      ? null
      : { slug: nearestSlug, miles: nearestMiles };
  return { kind: "elsewhere", title, nearest };
}

function stateNamed(slug: string, { words, stateTitles, cities }: CityNames): MeantPlace | null {
  for (const [name, code] of words.states) {
    if (slug !== name && slug !== code) continue;
    const largest = cities
      .filter(({ state }) => state === code)
      .sort((a, b) => b.population - a.population)
      .slice(0, 3);
    const title = stateTitles.get(code) ?? name;
    return { kind: "state", title, largest: largest.map((city) => city.slug) };
  }
  return null;
}

/**
 * The cities whose name differs from the words by at most one letter, or begins with them; the most
 * populous first. Other names that merely sound alike are no help.
 */
function nearCities(typed: readonly string[], { cities }: CityNames): string[] {
  const slug = typed.join("-");
  const isNear = (name: string) =>
    typingDistance(slug, name) <= 1 || (slug.length >= minPrefix && name.startsWith(slug));
  return cities
    .filter(({ names }) => names.some(isNear))
    .sort((a, b) => b.population - a.population)
    .slice(0, maxOffered)
    .map((city) => city.slug);
}
