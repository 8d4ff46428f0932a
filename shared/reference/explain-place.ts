import { listing } from "../core/format.ts";
import type { Reference } from "./open-reference.ts";
import type { MeantPlace, PlaceChoice } from "./place.ts";

/** Why words for a place are no city of the catalog, and the cities to offer in its place. */
interface PlaceExplanation {
  /** Whole sentences for a person; null if nothing is known but that no city has the name. */
  why: string | null;
  offered: { slug: string; name: string }[];
}

/** The slugs of the places that can be offered for what words for a place mean, best first. */
export function offeredCities(meant: MeantPlace): string[] {
  return choicesOf(meant).flatMap(({ slug }) => slug ?? []);
}

function choicesOf(meant: MeantPlace): readonly PlaceChoice[] {
  const ofCity = (slug: string) => ({ slug, title: null });
  if (meant.kind === "city") return [ofCity(meant.slug)];
  if (meant.kind === "state") return meant.largest.map(ofCity);
  if (meant.kind === "unknown") return meant.near.map(ofCity);
  if (meant.kind === "ambiguous") return meant.choices;
  return meant.kind === "elsewhere" && meant.nearest ? [ofCity(meant.nearest.slug)] : [];
}

/** Explains what words for a place mean where they do not mean a city. */
export async function explainPlace(
  reference: Pick<Reference, "city">,
  meant: MeantPlace,
): Promise<PlaceExplanation> {
  const choices = await Promise.all(
    choicesOf(meant).map(async ({ slug, title }) => {
      const city = title === null && slug !== null ? await reference.city(slug) : null;
      return { slug, name: title ?? (city && `${city.name}, ${city.state}`), town: city?.name };
    }),
  );
  const named = choices.flatMap(({ name }) => name ?? []);
  return {
    why: reasonOf(
      meant,
      meant.kind === "ambiguous" ? named : choices.flatMap((one) => one.town ?? []),
    ),
    offered: choices.flatMap(({ slug, name }) =>
      slug !== null && name !== null ? [{ slug, name }] : [],
    ),
  };
}

function reasonOf(meant: MeantPlace, names: readonly string[]): string | null {
  switch (meant.kind) {
    case "nation":
      return "Remote work has no city of its own, and this needs one: name the city where the person lives.";
    case "state": {
      const byCity = "Pay is given by city here, not by state";
      return names.length > 0
        ? `${byCity}. The largest ${names.length === 1 ? "city" : "cities"} of ${meant.title} in the catalog: ${listing(names)}.`
        : `${byCity}, and the catalog has no city of ${meant.title}.`;
    }
    case "abroad":
      return `${meant.title} is outside of the United States, and the figures are for the United States only.`;
    case "territory":
      return `The figures are for the 50 states and the District of Columbia: ${meant.title} and the other territories are not covered.`;
    case "elsewhere": {
      const outside = `${meant.title} is not in the metropolitan area of a city of the catalog`;
      return meant.nearest && names[0] !== undefined
        ? `${outside}. The nearest one in the same state is ${names[0]}, ${meant.nearest.miles} miles away.`
        : `${outside}, and the catalog has no city of that state.`;
    }
    case "ambiguous":
      return `Several places have this name: ${names.join("; ")}. Add the state or the country.`;
    case "region":
      return meant.state === null
        ? `${meant.title} reaches over several states, whose pay differs: name a city in it.`
        : `${meant.title} is a region with several areas, whose pay differs: name a city in it.`;
    case "town":
      return `${meant.title} is in none of the lists of places here: name a larger place near it.`;
    default:
      return null;
  }
}
