/** What the name of a place means, in a state or by itself. */

import { directions, spellings, withoutFrame } from "./name-forms.ts";
import { isOneLetterOff } from "./near-cities.ts";
import type { AskedPlace, MeantPlace, PlaceChoice, PlaceRow } from "./place.ts";
import type { PlaceBook } from "./place-book.ts";
import { toWords } from "./resolve-words.ts";
import { stateOfPart } from "./state-words.ts";
import { territoryNamed, territoryTown } from "./territories.ts";

/** The part of the people of all towns of its name that a town has which is meant by the name alone. */
const leastShare = 0.8;
/** A town that is no city of the catalog has as many people, if its name alone means it. */
const leastPeople = 5_000;
/** With so many people, the towns of a name may be meant as well as a country or a large city abroad. */
const leastShared = 100_000;
/** With so many people, the towns of a name are known better than the city of that name abroad. */
const leastKnown = 250_000;
/** Of a city with so many times the people, whose name is within one letter, the name may be a slip. */
const slipFactor = 10;
const maxChoices = 5;

/**
 * What a name means in a state; null if no table has it there.
 *
 * @param state two letters.
 */
export function placeInState(
  typed: readonly string[],
  state: string,
  book: PlaceBook,
): MeantPlace | null {
  const { slugs, aliases } = book.names.words;
  const code = state.toLowerCase();
  for (const name of spellings(typed)) {
    const long = `${name}-${code}`;
    const slug = slugs.has(long) ? long : (aliases.get(long) ?? aliasIn(name, code, book));
    if (slug !== null) return { kind: "city", slug, asked: null };
    const rows = book.rows(name).filter((row) => row.state === state && row.kind !== "zip");
    const row = rows.find(({ kind }) => kind === "place") ?? rows[0];
    if (row) return ofRow(row);
  }
  const framed = withoutFrame(typed);
  return framed && placeInState(framed, state, book);
}

/** "NYC, NY" is a city, "Portland, Maine" is not the Portland of Oregon. */
function aliasIn(name: string, code: string, { names: { words, cities } }: PlaceBook) {
  const slug = words.slugs.has(name) ? undefined : words.aliases.get(name);
  const isThere = cities.some((one) => one.slug === slug && one.state === code);
  return isThere ? (slug ?? null) : null;
}

/** What a name means without a state; null if nothing has it. */
export function placeAlone(typed: readonly string[], book: PlaceBook): MeantPlace | null {
  const forms = spellings(typed);
  const found =
    stateAlone(forms, book) ??
    aliasAlone(forms, book) ??
    territoryAlone(typed) ??
    regionAlone(forms, book) ??
    townAlone(forms, book);
  if (found) return found;
  const framed = withoutFrame(typed);
  if (framed) return stateNamed(framed.join("-"), book) ?? placeAlone(framed, book);
  return partAlone(typed, book);
}

/** A state, unless a city has its name: "Washington" may be either. */
function stateAlone(forms: readonly string[], book: PlaceBook): MeantPlace | null {
  const [name = ""] = forms;
  if (name === "washington") {
    return {
      kind: "ambiguous",
      choices: [
        { slug: "washington-dc", title: "Washington, DC" },
        { slug: null, title: "the state of Washington" },
      ],
    };
  }
  const { slugs, aliases } = book.names.words;
  return slugs.has(name) || aliases.has(name) ? null : stateNamed(name, book);
}

/** The state that a name or code means, whatever else has it. */
export function stateNamed(name: string, { names }: PlaceBook): MeantPlace | null {
  const named = stateOfPart(name, names);
  if (!named) return null;
  const code = named.code.toLowerCase();
  const largest = names.cities
    .filter(({ state }) => state === code)
    .sort((a, b) => b.population - a.population)
    .slice(0, 3);
  return {
    kind: "state",
    title: names.stateTitles.get(code) ?? name,
    code: named.code,
    largest: largest.map(({ slug }) => slug),
  };
}

function aliasAlone(forms: readonly string[], { names: { words } }: PlaceBook): MeantPlace | null {
  for (const form of forms) {
    const slug = words.slugs.has(form) ? undefined : words.aliases.get(form);
    if (slug !== undefined) return { kind: "city", slug, asked: null };
  }
  return null;
}

function territoryAlone(typed: readonly string[]): MeantPlace | null {
  const title = territoryNamed(typed);
  return title === null ? null : { kind: "territory", title };
}

/** The rows of all forms of a name that are of one of the kinds. */
function rowsOf(forms: readonly string[], { rows }: PlaceBook, kinds: readonly PlaceRow["kind"][]) {
  return forms.flatMap(rows).filter(({ kind }) => kinds.includes(kind));
}

/** A region, unless a town of some size has the name as well. */
function regionAlone(forms: readonly string[], book: PlaceBook): MeantPlace | null {
  const regions = rowsOf(forms, book, ["region"]);
  const [only, ...more] = regions;
  if (!only) return null;
  const towns = townsNamed(forms, book);
  const known = towns.filter(({ population }) => population >= leastPeople);
  if (known.length === 0 && more.length === 0) return ofRow(only);
  const named = regions.filter(({ state }) => state !== "").map(choiceOf);
  const choices = [...named, ...known.map(({ choice }) => choice)];
  return choices.length === 0
    ? ofRow(only)
    : { kind: "ambiguous", choices: choices.slice(0, maxChoices) };
}

type Cities = PlaceBook["names"]["cities"];

/** The cities of the catalog by their name without the state, made once for each list. */
const citiesByName = new WeakMap<Cities, ReadonlyMap<string, Cities[number][]>>();

function indexCities(cities: Cities): ReadonlyMap<string, Cities[number][]> {
  const named = cities.flatMap((city) =>
    city.names
      .filter((name) => name.endsWith(`-${city.state}`))
      .map((name) => ({ name: name.slice(0, -city.state.length - 1), city })),
  );
  const grouped = Map.groupBy(named, ({ name }) => name);
  return new Map([...grouped].map(([name, of]) => [name, of.map(({ city }) => city)]));
}

interface Town {
  population: number;
  choice: PlaceChoice;
  meant: MeantPlace;
}

/** The towns of a name, the most populous first. */
function townsNamed(forms: readonly string[], book: PlaceBook): Town[] {
  const { cities: all } = book.names;
  const byName = citiesByName.get(all) ?? indexCities(all);
  citiesByName.set(all, byName);
  const named = new Set(forms.flatMap((form) => byName.get(form) ?? []));
  const cities = [...named].map(({ slug, population }) => ({
    ...{ population, choice: { slug, title: null } },
    meant: { kind: "city" as const, slug, asked: null },
  }));
  const others = rowsOf(forms, book, ["place"]).map((row) => ({
    population: row.population ?? 0,
    choice: choiceOf(row),
    meant: ofRow(row),
  }));
  return [...cities, ...others].sort((a, b) => b.population - a.population);
}

function townAlone(forms: readonly string[], book: PlaceBook): MeantPlace | null {
  const towns = townsNamed(forms, book);
  const people = towns.reduce((sum, { population }) => sum + population, 0);
  const [abroad] = rowsOf(forms, book, ["country", "city abroad", "namesake abroad"]);
  const [largest] = towns;
  const isCity = largest?.meant.kind === "city" && largest.meant.asked === null;
  const isKnownHere = isCity || people >= leastShared;
  if (abroad && (!largest || (abroad.kind !== "namesake abroad" && !isKnownHere))) {
    return { kind: "abroad", title: abroad.title };
  }
  // "San Juan" is rather the capital of Puerto Rico than the suburb in Texas.
  const territory = forms.flatMap((form) => territoryTown(form) ?? [])[0];
  if (!largest) {
    const title = territory === undefined ? null : territoryNamed(toWords(territory));
    return title === null ? null : { kind: "territory", title };
  }
  const slips = slipsOf(forms, largest.population, book);
  const isClear =
    largest.population >= leastShare * people &&
    (isCity || largest.population >= leastPeople) &&
    (abroad === undefined || people >= leastKnown) &&
    territory === undefined &&
    slips.every(({ population }) => population < slipFactor * largest.population);
  if (isClear) return largest.meant;
  const elsewhere = [territory, abroad?.title].flatMap((title) =>
    title === undefined ? [] : [{ slug: null, title }],
  );
  const choices = [
    ...(territory === undefined ? [] : elsewhere),
    ...slips.map(({ slug }) => ({ slug, title: null })),
    ...towns.map(({ choice }) => choice),
  ].slice(0, maxChoices - (abroad === undefined ? 0 : 1));
  return {
    kind: "ambiguous",
    choices: abroad === undefined ? choices : [...choices, ...elsewhere],
  };
}

/** Larger cities of the catalog whose name is within one letter. */
function slipsOf(forms: readonly string[], people: number, { names: { cities } }: PlaceBook) {
  return cities.filter(({ slug, state, population }) => {
    const name = slug.endsWith(`-${state}`) ? slug.slice(0, -3) : slug;
    return (
      population > people &&
      !forms.includes(name) &&
      forms.some((form) => isOneLetterOff(form, name))
    );
  });
}

/** "Downtown Denver" is in Denver, and "Western Washington" in the state of this name. */
function partAlone(typed: readonly string[], book: PlaceBook): MeantPlace | null {
  const [direction = "", ...rest] = typed;
  if (!directions.has(direction) || directions.has(rest[0] ?? direction)) return null;
  const state = rest.join("-").length > 2 ? stateNamed(rest.join("-"), book) : null;
  if (state) return state;
  const whole = placeAlone(rest, book);
  return whole?.kind === "city" && whole.asked === null ? whole : null;
}

function choiceOf(row: PlaceRow): PlaceChoice {
  return { slug: slugOf(row), title: row.title };
}

function slugOf({ name, kind, state }: PlaceRow): string {
  return kind === "zip" || state === "" ? name : `${name}-${state.toLowerCase()}`;
}

/** What one of the places means. */
export function ofRow(row: PlaceRow): MeantPlace {
  const { name, kind, state, citySlug, nearestSlug, nearestMiles, minimumWage: law } = row;
  if (kind !== "place" && kind !== "zip" && kind !== "region") {
    return { kind: "abroad", title: row.title };
  }
  const title = kind === "zip" ? `ZIP code ${name} (${row.title})` : row.title;
  if (citySlug !== null) {
    const asked: AskedPlace = { slug: slugOf(row), title, state, nearest: nearestSlug, law };
    return { kind: "city", slug: citySlug, asked };
  }
  if (kind === "region") return { kind: "region", title, state: state === "" ? null : state };
  const nearest =
    nearestSlug === null || nearestMiles === null
      ? null
      : { slug: nearestSlug, miles: nearestMiles };
  return { kind: "elsewhere", title, state, nearest };
}
