import { listing } from "../core/format.ts";
import type { MeantPlace } from "./meant-place.ts";
import type { Reference } from "./open-reference.ts";

/** Why words for a place are no city of the catalog, and the cities to offer in its place. */
export interface PlaceExplanation {
  /** Whole sentences for a person; null if nothing is known but that no city has the name. */
  why: string | null;
  offered: { slug: string; name: string }[];
}

/** The slugs of the cities that can be offered for what words for a place mean, best first. */
export function offeredCities(meant: MeantPlace): string[] {
  if (meant.kind === "city") return [meant.slug];
  if (meant.kind === "state") return meant.largest;
  if (meant.kind === "unknown") return meant.near;
  return meant.kind === "elsewhere" && meant.nearest ? [meant.nearest.slug] : [];
}

/** Explains what words for a place mean where they do not mean a city. */
export async function explainPlace(
  reference: Pick<Reference, "city">,
  meant: MeantPlace,
): Promise<PlaceExplanation> {
  const cities = await Promise.all(offeredCities(meant).map((slug) => reference.city(slug)));
  const offered = cities.flatMap((city) =>
    city ? [{ slug: city.slug, name: `${city.name}, ${city.state}` }] : [],
  );
  const names = cities.flatMap((city) => (city ? [city.name] : []));
  return { why: reasonOf(meant, names), offered };
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
      return `Several towns have this name: ${meant.titles.join("; ")}. Add the state.`;
    default:
      return null;
  }
}
