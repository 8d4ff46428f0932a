import { listing } from "#shared/core/format.ts";
import { explainPlace } from "#shared/reference/explain-place.ts";
import type { Reference } from "#shared/reference/open-reference.ts";
import type { MeantPlace } from "#shared/reference/place.ts";
import type { NamedPlace } from "#shared/reference/read-location.ts";
import { readLocations } from "#shared/reference/resolve-place.ts";
import { cityOf, placeNote } from "../subject/find-place.ts";

/** A place in which a posting's work is done. */
interface PostedPlace {
  /** `Denver, CO`, or `Colorado` for a state as a whole. */
  name: string;
  /** `Denver`; null for a state or a region. */
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
  /** What it names outside of the United States, in its own words. */
  abroad: string[];
  /** Whether the work may be done anywhere in the United States, for all that was understood. */
  isAnywhere: boolean;
  /** What it names that was not understood, or may be several places, in its own words. */
  unread: string[];
  /** The states from which it says that the work cannot be done, two letters each. */
  excluded: string[];
  /** Sentences about places that are not compared, or not by themselves. */
  notes: string[];
}

const maxPlaces = 5;

/**
 * The places that the words of a posting's location name.
 *
 * @param namesJob whether words name a job, as before the town in "Night Nurse Boston MA".
 */
export async function findPlaces(
  reference: Reference,
  location: string | null,
  namesJob: (words: string) => boolean,
): Promise<PostedPlaces> {
  const [read] = await readLocations(reference, [location ?? ""], namesJob);
  const { named = [], isRemote = false, excluded = [], hasOthers = false } = read ?? {};
  const found = await Promise.all(
    named.slice(0, maxPlaces).map((place) => findPlace(reference, place)),
  );
  const kinds = named.map(({ meant }) => meant.kind);
  const of = (...wanted: MeantPlace["kind"][]) =>
    named.flatMap(({ words, meant }) => (wanted.includes(meant.kind) ? [words] : []));
  const places = found.flatMap(({ place }) => (place ? [place] : []));
  const abroad = of("abroad");
  const isAnywhere =
    isRemote &&
    !hasOthers &&
    (kinds.length === 0 || kinds.includes("nation")) &&
    kinds.every((kind) => kind === "nation" || kind === "abroad");
  const isElsewhereToo = abroad.length > 0 && (isAnywhere || places.length > 0);
  return {
    ...{ places, isRemote, abroad, isAnywhere, excluded },
    isNamed: (location ?? "").trim() !== "",
    unread: of("unknown", "ambiguous"),
    notes: [
      ...(isElsewhereToo
        ? [`${listing(abroad)} is outside of the United States: not compared.`]
        : []),
      ...found.flatMap(({ note }) => (note === null ? [] : [note])),
      ...(hasOthers ? ["The posting has places that it does not name."] : []),
      ...(await excludedNotes(reference, excluded)),
    ],
  };
}

/** Whether all the work that a posting names is outside of the United States. */
export function isAllAbroad({ places, abroad, isAnywhere, notes }: PostedPlaces): boolean {
  return abroad.length > 0 && places.length === 0 && !isAnywhere && notes.length === 0;
}

/** Why pay is compared with that of the United States though the work is done in one place; null if it is not. */
export function nationNote(posted: PostedPlaces): string | null {
  const { places, isNamed, isAnywhere, notes } = posted;
  if (isAnywhere || isAllAbroad(posted) || places.some(({ city }) => city !== null)) return null;
  const named = notes.length > 0 ? notes.join(" ") : "The posting names the country alone.";
  const why = isNamed ? named : "No place was found in the posting.";
  return `${why} So its pay is judged against the United States as a whole, which may be far from what is paid in one place.`;
}

interface FoundPlace {
  place: PostedPlace | null;
  note: string | null;
}

async function findPlace(reference: Reference, { words, meant }: NamedPlace): Promise<FoundPlace> {
  const city = await cityOf(reference, meant);
  if (city && meant.kind === "city") {
    const { asked } = meant;
    const name = asked === null ? `${city.name}, ${city.state}` : withoutZip(asked.title);
    const place = { name, town: townOf(name), state: asked?.state ?? city.state };
    return {
      place: { ...place, city: asked?.slug ?? city.slug },
      note: placeNote(city, meant),
    };
  }
  return withoutFigure(reference, words, meant);
}

async function withoutFigure(
  reference: Reference,
  words: string,
  meant: MeantPlace,
): Promise<FoundPlace> {
  const { why, offered } = await explainPlace(reference, meant);
  switch (meant.kind) {
    case "nation":
    case "abroad":
      return { place: null, note: null };
    case "state":
      return {
        place: { name: meant.title, town: null, state: meant.code, city: null },
        note: `The posting names ${meant.title} as a whole.`,
      };
    case "region": {
      const { title: name, state } = meant;
      return { place: state === null ? null : { name, town: null, state, city: null }, note: why };
    }
    case "elsewhere":
    case "town": {
      const name = withoutZip(meant.title);
      return {
        place: { name, town: townOf(name), state: meant.state, city: null },
        note:
          meant.kind === "town"
            ? `${name} is not among the places with a figure.`
            : `No city near ${name} has a figure.`,
      };
    }
    case "unknown": {
      const [near] = offered;
      const hint = near ? ` If ${near.name} is meant, name it so.` : "";
      return {
        place: null,
        note: `No place of the United States was recognized in “${words}”.${hint}`,
      };
    }
    default:
      return {
        place: null,
        note: meant.kind === "ambiguous" ? `“${words}” may be several places. ${why}` : why,
      };
  }
}

async function excludedNotes(reference: Reference, excluded: readonly string[]) {
  if (excluded.length === 0) return [];
  const { stateTitles } = await reference.cityNames();
  const titles = excluded.map((code) => stateTitles.get(code.toLowerCase()) ?? code);
  return [
    `The posting excludes work from ${titles.join(", ")}, so no law of ${titles.length === 1 ? "that state" : "those states"} is named; whether it holds all the same is not known here.`,
  ];
}

/** `ZIP code 33511 (Brandon, FL)` is in Brandon. */
function withoutZip(title: string): string {
  return /^ZIP code \d+ \((.+)\)$/.exec(title)?.[1] ?? title;
}

function townOf(name: string): string {
  return name.replace(/, [A-Z]{2}$/, "");
}
