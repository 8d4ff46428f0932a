import { explainPlace } from "../../reference/explain-place.ts";
import type { Reference } from "../../reference/open-reference.ts";
import { toWords } from "../../reference/resolve-words.ts";
import { cityOf, placeNote } from "../subject/find-place.ts";

/** A place in which a posting's work is done. */
export interface PostedPlace {
  /** `Denver, CO`, or `Colorado` for a state as a whole. */
  name: string;
  /** `Denver`; null for a state. */
  town: string | null;
  /** Two letters. */
  state: string;
  /** What `evaluate` takes as its city; null where only the nation can be compared. */
  city: string | null;
}

export interface PostedPlaces {
  /** At most five. */
  places: PostedPlace[];
  isRemote: boolean;
  /** Whether the posting names any place. */
  isNamed: boolean;
  /** Sentences about places that are not compared, or not by themselves. */
  notes: string[];
}

const maxPlaces = 5;
const separators = /[;|•\n]| \/ |\bor\b/i;
const ways =
  /\b(?:fully remote|100% remote|remote|work from home|wfh|telecommute|hybrid|on-?site|in[- ]office|in[- ]person|based|usa?|united states|anywhere|nationwide)\b/gi;
const remote = /\b(?:remote|work from home|wfh|telecommute|anywhere|nationwide)\b/i;

/** The places that the words of a posting's location name. */
export async function findPlaces(
  reference: Reference,
  location: string | null,
): Promise<PostedPlaces> {
  const text = (location ?? "").slice(0, 300);
  const parts = text
    .split(separators)
    .map((part) =>
      part
        .replace(/[()[\]]/g, " ")
        .replace(ways, " ")
        .replace(/^[\s,–—-]+|[\s,–—-]+$/g, "")
        .replace(/\s+/g, " "),
    )
    .filter((part) => /[a-z\d]/i.test(part));
  const found = await Promise.all(
    parts.slice(0, maxPlaces).map((part) => findPlace(reference, part)),
  );
  return {
    places: found.flatMap(({ place }) => (place ? [place] : [])),
    isRemote: remote.test(text),
    isNamed: text.trim() !== "",
    notes: found.flatMap(({ note }) => (note === null ? [] : [note])),
  };
}

/** Why pay is compared with that of the United States though the work is done in one place; null if it is not. */
export function nationNote({ places, isRemote, isNamed, notes }: PostedPlaces): string | null {
  const isAnywhere = isRemote && places.length === 0;
  if (isAnywhere || places.some(({ city }) => city !== null)) return null;
  const why = isNamed ? notes.join(" ") : "No place was found in the posting.";
  return `${why} So its pay is judged against the United States as a whole, which may be far from what is paid in one place.`;
}

async function findPlace(
  reference: Reference,
  part: string,
): Promise<{ place: PostedPlace | null; note: string | null }> {
  const meant = await meantBy(reference, part);
  const city = await cityOf(reference, meant);
  if (city && meant.kind === "city") {
    const { asked } = meant;
    const slug = asked === null ? city.slug : toWords(part).join("-");
    const name = asked === null ? `${city.name}, ${city.state}` : withoutZip(asked.title);
    return {
      place: { name, town: townOf(name), state: asked?.state ?? city.state, city: slug },
      note: placeNote(city, meant),
    };
  }
  if (meant.kind === "state") {
    const { stateTitles } = await reference.cityNames();
    const code = [...stateTitles].find(([, title]) => title === meant.title)?.[0].toUpperCase();
    return {
      place: code ? { name: meant.title, town: null, state: code, city: null } : null,
      note: `The posting names ${meant.title} as a whole.`,
    };
  }
  if (meant.kind === "elsewhere") {
    const name = withoutZip(meant.title);
    const state = /, ([A-Z]{2})$/.exec(name)?.[1];
    return {
      place: state ? { name, town: townOf(name), state, city: null } : null,
      note: `No city near ${name} has a figure.`,
    };
  }
  if (meant.kind === "territory" || meant.kind === "ambiguous") {
    return { place: null, note: (await explainPlace(reference, meant)).why };
  }
  const unknown = await townOfState(reference, part);
  return unknown
    ? { place: unknown, note: `${unknown.name} is not among the places with a figure.` }
    : { place: null, note: `No place of the United States was recognized in “${part}”.` };
}

/** `Edison, NJ`, which no list of places has; the laws of its state hold there all the same. */
async function townOfState(reference: Reference, part: string): Promise<PostedPlace | null> {
  const [, town = "", code = ""] = /([^,]+), ([A-Z]{2})(?: \d{5}(?:-\d{4})?)?$/.exec(part) ?? [];
  const { stateTitles } = await reference.cityNames();
  if (!stateTitles.has(code.toLowerCase())) return null;
  const name = town.trim();
  return { name: `${name}, ${code}`, town: name, state: code, city: null };
}

const mostBefore = 4;

/** The place that words mean; words before it, as in "Night Nurse Boston MA", may be a job's. */
async function meantBy(reference: Reference, part: string) {
  const words = part.split(" ");
  const meant = await reference.meantPlace(part);
  let near = meant;
  for (let first = 1; first <= Math.min(mostBefore, words.length - 2); first++) {
    const shorter = await reference.meantPlace(words.slice(first).join(" "));
    if (meant.kind === "unknown" && shorter.kind === "city") return shorter;
    if (near.kind === "unknown" && shorter.kind === "elsewhere") near = shorter;
  }
  return near;
}

/** `ZIP code 33511 (Brandon, FL)` is in Brandon. */
function withoutZip(title: string): string {
  return /^ZIP code \d+ \((.+)\)$/.exec(title)?.[1] ?? title;
}

function townOf(name: string): string {
  return name.replace(/, [A-Z]{2}$/, "");
}
