/** The names of a location with the state or country that they are in. */
import { countryOfCode, isCountry } from "./countries.ts";
import { nearCities } from "./near-cities.ts";
import type { MeantPlace } from "./place.ts";
import type { PlaceBook } from "./place-book.ts";
import { placeAlone, placeInState, stateNamed } from "./place-names.ts";
import { toWords } from "./resolve-words.ts";
import { type NamedState, stateOfPart } from "./state-words.ts";

export interface Scope {
  book: PlaceBook;
  /** Whether the location says that it is in the United States. */
  isAmerican: boolean;
  isRemote: boolean;
}

/** What is named, in words; null for what was not understood. */
export type NamedPlaces = { words: string; meant: MeantPlace }[] | null;

const mostBefore = 4;

/**
 * A town and its state. Letters that are a country's as well are the state's only if it has the town;
 * a country that is named besides wins, unless the town is in the state: Peru, IN and Berlin, DE.
 */
export function readInState(
  names: readonly string[],
  { code, country }: NamedState,
  scope: Scope,
): MeantPlace {
  const { book, isAmerican } = scope;
  const found = lastFirst(names).flatMap((name) => {
    const place = placeInState(toWords(name), code, book) ?? behindJob(name, code, book);
    return place ? [{ name, place }] : [];
  })[0];
  const foreign = names.flatMap((name) => foreignPlace(name, book) ?? []);
  const isCountryNamed = names.some((name) => name !== found?.name && isForeign(name, book));
  const title = [...names, code].join(", ");
  if (isCountryNamed && !isAmerican && (found || country !== null || names.length > 1)) {
    return { kind: "abroad", title };
  }
  if (found) return found.place;
  if (!isAmerican && country !== null) {
    const isThere = foreign.some((one) => toWords(one).join("-") === toWords(country).join("-"));
    if (isThere) return { kind: "abroad", title };
    return { kind: "unknown", near: nearCities(toWords(names.join(" ")), book) };
  }
  const town = names.at(-1) ?? "";
  const near = nearCities(toWords(`${town} ${code}`), book);
  return near.length > 0 && foreign.length === 0
    ? { kind: "unknown", near }
    : { kind: "town", title: `${town}, ${code}`, state: code };
}

/** The names from the one nearest to the state; a county says less than the town in it. */
function lastFirst(names: readonly string[]): string[] {
  const isCounty = (name: string) => / county$/i.test(name);
  return names.toReversed().sort((a, b) => Number(isCounty(a)) - Number(isCounty(b)));
}

/** "Night Nurse Boston" is a job and a town. */
function behindJob(name: string, code: string, book: PlaceBook): MeantPlace | null {
  const words = name.split(" ");
  for (let at = 1; at <= Math.min(mostBefore, words.length - 1); at++) {
    const place = placeInState(toWords(words.slice(at).join(" ")), code, book);
    if (place && book.namesJob?.(words.slice(0, at).join(" "))) return place;
  }
  return null;
}

/** Names without a state: one place, or a list; null if it is none without a part that was not understood. */
export function readNames(names: readonly string[], scope: Scope): NamedPlaces {
  const { book, isAmerican } = scope;
  const words = names.join(", ");
  const [only, ...more] = names;
  if (only === undefined) return null;
  const abroad = { words, meant: { kind: "abroad", title: words } as const };
  const isAbroad = !isAmerican && [only, ...more.slice(-1)].some((name) => isForeign(name, book));
  if (more.length === 0) return readName(only, scope) ?? (isAbroad ? [abroad] : null);
  if (isAbroad) return [abroad];
  const read = names.map((name) => readName(name, scope));
  // "Whitefield, Bengaluru"
  const isLastAbroad = read.at(-1)?.[0]?.meant.kind === "abroad";
  if (isLastAbroad && !read.some((one) => one?.[0]?.meant.kind === "city")) return [abroad];
  return read.every((one) => one !== null) ? read.flat() : null;
}

function readName(name: string, scope: Scope): NamedPlaces {
  const { book, isRemote } = scope;
  const typed = toWords(name);
  const code = /^[A-Z]{2}$/.test(name) ? codeAlone(name, isRemote, book) : null;
  const meant = code ?? behindName(name, scope) ?? alone(typed, scope) ?? foreignTail(name, scope);
  if (meant) return [{ words: name, meant }];
  // "Dallas/Fort Worth" is a region, "Dallas/Houston" a list.
  for (const between of [/\s?[/&+]\s?|\sand\s/i, /-/]) {
    const pieces = name.split(between).filter((piece) => /\p{L}/u.test(piece));
    const read = pieces.length > 1 ? pieces.map((piece) => readName(piece, scope)) : [null];
    if (read.every((one) => one !== null)) return read.flat();
  }
  return null;
}

/** "LA" may be the city or the state. */
function codeAlone(code: string, isRemote: boolean, book: PlaceBook): MeantPlace | null {
  const state = stateNamed(code.toLowerCase(), book);
  if (!state || code === "DC") return null;
  if (code !== "LA" || isRemote) return state;
  return {
    kind: "ambiguous",
    choices: [
      { slug: "los-angeles", title: null },
      { slug: null, title: "the state of Louisiana" },
    ],
  };
}

/** The words without a state, as those of the United States where the location says so. */
function alone(typed: readonly string[], { book, isAmerican }: Scope): MeantPlace | null {
  if (!isAmerican) return placeAlone(typed, book);
  const rows = (name: string) =>
    book.rows(name).filter(({ kind }) => kind !== "country" && !kind.endsWith("abroad"));
  return placeAlone(typed, { ...book, rows });
}

/** "Austin TX", where the town is in the state. */
function behindName(name: string, scope: Scope): MeantPlace | null {
  const typed = toWords(name);
  const { states } = scope.book.names.words;
  for (const length of [3, 2, 1]) {
    const last = typed.slice(-length).join("-");
    const code =
      states.get(last) ?? (length === 1 && [...states.values()].find((own) => own === last));
    const before = typed.slice(0, -length);
    if (!code || before.length === 0) continue;
    const place = placeInState(before, code.toUpperCase(), scope.book);
    if (place) return place;
    const words = name.split(/\s+/).slice(0, -length).join(" ");
    return behindJob(words, code.toUpperCase(), scope.book);
  }
  return null;
}

/** "Toronto ON" and "London UK", where the town is known to be abroad. */
function foreignTail(name: string, { book }: Scope): MeantPlace | null {
  const words = name.split(/\s+/);
  for (const length of [3, 2, 1]) {
    const before = words.slice(0, -length).join(" ");
    if (before === "" || !isForeign(words.slice(-length).join(" "), book)) continue;
    if (foreignPlace(before, book) !== null) return { kind: "abroad", title: name };
  }
  return null;
}

/** Whether a part names a country or a part of one, which a town may stand before. */
function isForeign(part: string, { names, rows }: PlaceBook): boolean {
  const slug = toWords(part).join("-");
  return (
    (countryOfCode(part) !== null && stateOfPart(part, names) === null) ||
    isCountry(slug) ||
    rows(slug).some(({ kind }) => kind === "country")
  );
}

/** The country in which a place is, by the table; null for none that it has abroad. */
function foreignPlace(name: string, { rows }: PlaceBook): string | null {
  const slug = toWords(name).join("-");
  const row = rows(slug).find(({ kind }) => kind === "country" || kind.endsWith("abroad"));
  return row ? (row.title.split(", ").at(-1) ?? null) : null;
}
