/** Places as the table of places has them, and as words for them are answered. */

/** A name that people type for a place, and the cities of the catalog that can stand for it: a row of the table of places. */
export interface PlaceRow {
  /** The name as a slug, without the state: `brandon`, `33511`. */
  name: string;
  /** Two letters; empty for a place abroad, and for a region of several states. */
  state: string;
  /** A namesake abroad is a city whose name alone as likely means a town of the United States. */
  kind: "place" | "region" | "zip" | "country" | "city abroad" | "namesake abroad";
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
export interface AskedPlace {
  /** Means this place and no other wherever a city is taken: `brandon-fl`, `33511`. */
  slug: string;
  /** `Brandon, FL`, or `ZIP code 33511 (Brandon, FL)`. */
  title: string;
  state: string;
  /** The nearest city of the catalog in the place's own state; null if it has none. */
  nearest: string | null;
  /** The name of its own minimum wages; null if they are the city's. */
  law: string | null;
}

/** A place that words may mean among others. */
export interface PlaceChoice {
  /** Means this place alone; null for a place that has no figures, such as one abroad. */
  slug: string | null;
  /** `Portland, ME`; null for a city of the catalog. */
  title: string | null;
}

export type MeantPlace =
  /** A city of the catalog, or the largest one of the asked place's metropolitan area. */
  | { kind: "city"; slug: string; asked: AskedPlace | null }
  /** The whole of the United States, as for remote work. */
  | { kind: "nation" }
  /** @property code two letters. */
  | { kind: "state"; title: string; code: string; largest: string[] }
  /** A region with several areas, of one state or of several. */
  | { kind: "region"; title: string; state: string | null }
  | { kind: "abroad"; title: string }
  /** In Puerto Rico or another territory, which no table covers; the title is the territory's. */
  | { kind: "territory"; title: string }
  /** A place whose area has no city of the catalog. */
  | {
      kind: "elsewhere";
      title: string;
      state: string;
      nearest: { slug: string; miles: number } | null;
    }
  /** In a state for certain, though no table has a town of that name there. */
  | { kind: "town"; title: string; state: string }
  /** Towns of several states, or one here and one abroad. */
  | { kind: "ambiguous"; choices: PlaceChoice[] }
  /** A name that nothing has, and cities whose spelling is within one letter. */
  | { kind: "unknown"; near: string[] };
