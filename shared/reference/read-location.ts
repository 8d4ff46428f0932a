/** The location of a job, read as one or several places. */
import { type Part, placeOfZip, readLocationParts } from "./location-parts.ts";
import { nearCities } from "./near-cities.ts";
import type { MeantPlace } from "./place.ts";
import type { PlaceBook } from "./place-book.ts";
import { type NamedPlaces, readInState, readNames, type Scope } from "./place-chunks.ts";
import { placeInState, stateNamed } from "./place-names.ts";
import { readPhrases } from "./place-phrases.ts";
import { toWords } from "./resolve-words.ts";
import { stateOfPart } from "./state-words.ts";
import { territoryNamed } from "./territories.ts";

/** A place that a location names. */
export interface NamedPlace {
  /** The location's own words for it. */
  words: string;
  meant: MeantPlace;
}

export interface LocationRead {
  /** In their order, each once; what was not understood is among them. */
  named: NamedPlace[];
  isRemote: boolean;
  /** The states from which the work cannot be done, two letters each. */
  excluded: string[];
  /** Whether it says that there are places which it does not name. */
  hasOthers: boolean;
}

const maxSegments = 8;

/** Reads a location as people and programs write it: `Hybrid in Mesa, AZ`, `US-TX-Austin`, `Remote (US or Canada)`. */
export function readLocation(location: string, book: PlaceBook): LocationRead {
  const { segments, isRemote, excluded, hasOthers } = readPhrases(location);
  const found = segments
    .slice(0, maxSegments)
    .flatMap((segment) => readSegment(segment, isRemote, book));
  const named = new Map(found.map((place) => [JSON.stringify(place.meant), place]));
  return {
    named: [...named.values()],
    ...{ isRemote, hasOthers },
    excluded: excluded === null ? [] : statesIn(excluded, book),
  };
}

function statesIn(words: string, { names }: PlaceBook): string[] {
  const parts = words.split(/[,;/&+]|\band\b|\bor\b/i);
  const states = parts.flatMap((part) => stateOfPart(part.replace(/\bthe\b/gi, ""), names) ?? []);
  return [...new Set(states.map(({ code }) => code))];
}

function readSegment(segment: string, isRemote: boolean, book: PlaceBook): NamedPlace[] {
  const read = readLocationParts(segment, book);
  const { parts, isAmerican, zip } = read;
  const words = partsWords(segment);
  const atZip = placeOfZip(read, book);
  if (atZip) return [{ words, meant: atZip }];
  if (parts.length === 0) return isAmerican ? [{ words, meant: { kind: "nation" } }] : [];
  const territory = parts.flatMap(({ text }) => territoryNamed(toWords(text)) ?? [])[0];
  if (territory !== undefined) return [{ words, meant: { kind: "territory", title: territory } }];
  const scope = { book, isRemote, isAmerican: isAmerican || zip !== null };
  const near = () => nearCities(toWords(words), book);
  return readParts(parts, scope) ?? [{ words, meant: { kind: "unknown", near: near() } }];
}

function partsWords(segment: string): string {
  return segment
    .replace(/\s+/g, " ")
    .replace(/ ?(?:, ?)+/g, ", ")
    .replace(/^[\s,–—-]+|[\s,–—-]+$/g, "");
}

/** Null if a part was not understood without which the others may mean something else. */
function readParts(parts: readonly Part[], scope: Scope): NamedPlaces {
  const found: NamedPlace[] = [];
  let names: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const { text = "", state = null } = parts[at] ?? {};
    const next = parts[at + 1];
    if (state === null || (names.length === 0 && next?.state && isTown(text, next, scope))) {
      names.push(text);
    } else if (names.length > 0) {
      const words = [...names, text].join(", ");
      found.push({ words, meant: readInState(names, state, scope) });
      names = [];
    } else {
      // "TX - Austin": the state comes first, and what follows up to the next one is in it.
      const isNamesake = next?.state && isTown(next.text, { text, state }, scope);
      const start = isNamesake ? at + 2 : at + 1;
      const after = parts.slice(start).findIndex((part) => part.state !== null);
      const own = parts.slice(at + 1, after < 0 ? parts.length : start + after);
      const towns = own.map((part) => part.text);
      const words = [text, ...towns].join(", ");
      const place = towns.length > 0 ? readInState(towns, state, scope) : null;
      const alone = place ? [{ words, meant: place }] : readState(text, parts.length, scope);
      found.push(...alone);
      at += own.length;
    }
  }
  if (names.length === 0) return found;
  if (found.length === 0) return readNames(names, scope);
  // What stands behind a town and its state is a part of the town, unless it is a place of its own.
  const others = names.flatMap((name) => readNames([name], scope) ?? []);
  return [
    ...found,
    ...others.filter(({ meant }) => meant.kind === "city" || meant.kind === "abroad"),
  ];
}

/** "New York, New York" and "Nevada, MO": the first of two states may be a town of the second. */
function isTown(text: string, next: Part, { book }: Scope): boolean {
  const state = next.state?.code ?? "";
  return text.length > 2 && placeInState(toWords(text), state, book) !== null;
}

/** A state by itself, or the city that has its name. */
function readState(text: string, count: number, scope: Scope): NamedPlace[] {
  const isOnly = count === 1 && !scope.isRemote;
  const read = isOnly || /^[A-Z]{2}$/.test(text) ? readNames([text], scope) : null;
  const state = stateNamed(toWords(text).join("-"), scope.book);
  return read ?? (state ? [{ words: text, meant: state }] : []);
}
