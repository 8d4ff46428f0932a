/**
 * Places that are no city of the catalog, packed as lines of text: whoever looks for a name reads the one part that may
 * have it, and takes apart its lines alone.
 */
import type { PlaceRow } from "../place.ts";
import { encodeBody } from "./body.ts";
import { openPackedRow, type PackedRow, type StoredRow, toPackedRow } from "./packed-row.ts";
import { rowNames } from "./rows.ts";

/** Some twenty kilobytes. */
const placesPerPart = 300;
const [line, cell] = ["\n", "\t"];

/** In which part a name is: by a hash of it (FNV-1a), so that all parts are about as large. */
export function partOfPlace(name: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash % parts;
}

export function packPlaces(places: readonly PlaceRow[]): Promise<PackedRow[]> {
  const parts = Math.max(1, Math.ceil(places.length / placesPerPart));
  const grouped = Map.groupBy(places, ({ name }) => partOfPlace(name, parts));
  return Promise.all(
    Array.from({ length: parts }, (_, part) => {
      const text = (grouped.get(part) ?? []).map((place) => line + cellsOf(place).join(cell));
      return toPackedRow(rowNames.places(part), encodeBody(text.join("") + line, []));
    }),
  );
}

/** @throws {ApiError} `dependency_unavailable` if the row is missing or damaged. */
export async function unpackPlaces(row: StoredRow | null, part: number): Promise<string> {
  return (await openPackedRow<string>(row, rowNames.places(part))).header;
}

/** The places of a name, among the lines of its part. */
export function placesIn(lines: string, name: string): PlaceRow[] {
  const found: PlaceRow[] = [];
  const beginning = line + name + cell;
  for (let at = lines.indexOf(beginning); at >= 0; at = lines.indexOf(beginning, at + 1)) {
    found.push(toPlace(lines.slice(at + 1, lines.indexOf(line, at + 1)).split(cell)));
  }
  return found;
}

function cellsOf(place: PlaceRow): string[] {
  const { name, state, kind, title, population, citySlug, nearestSlug, nearestMiles } = place;
  const cells = [name, state, kind, title, population, citySlug, nearestSlug, nearestMiles];
  const texts = [...cells, place.minimumWage].map((one) => String(one ?? ""));
  if (texts.some((text) => text.includes(line) || text.includes(cell))) {
    throw new Error(`"${name}" has a tab or a line feed.`);
  }
  return texts;
}

function toPlace([name = "", state = "", kind, title = "", ...more]: string[]): PlaceRow {
  const [population, citySlug, nearestSlug, nearestMiles, minimumWage] = more;
  return {
    ...{ name, state, kind: kind as PlaceRow["kind"], title },
    population: population ? Number(population) : null,
    citySlug: citySlug || null,
    nearestSlug: nearestSlug || null,
    nearestMiles: nearestMiles ? Number(nearestMiles) : null,
    minimumWage: minimumWage || null,
  };
}
