import type { City } from "./choose-cities.ts";

/** The place with which a jurisdiction's limits are compared. */
export type Located = Pick<City, "slug" | "name" | "state" | "countyFips">;

interface Jurisdiction {
  kind: string;
  /** Two letters. */
  state: string;
  /** As the source writes it: `Oregon: standard counties`. */
  name: string;
  /** In words: `Seattle, WA`. */
  jurisdiction: string;
}

/** New York's higher rate and Oregon's for the Portland area, by county. */
const regions: Readonly<Record<string, readonly string[]>> = {
  "New York: New York City, Nassau, Suffolk, Westchester": [
    ...["36005", "36047", "36061", "36081", "36085", "36059", "36103", "36119"],
  ],
  "Oregon: Portland metro urban growth boundary": ["41005", "41051", "41067"],
};
/** The rate of the rest of the same state. */
const rests: Readonly<Record<string, string>> = {
  "New York: rest of the state": "New York: New York City, Nassau, Suffolk, Westchester",
  "Oregon: standard counties": "Oregon: Portland metro urban growth boundary",
};
/** Counties whose rate covers their cities, by FIPS code. */
const counties: Readonly<Record<string, string>> = {
  "Cook County": "17031",
  "Howard County": "24027",
  "Montgomery County": "24031",
};
/** Chicago's own rate takes the place of Cook County's. */
const ownRate = new Set(["chicago"]);
/** Rates of one industry alone. */
const industries = new Set(["SeaTac, WA"]);
/** Whether a jurisdiction's minimum wage is for all jobs in a place. */
export function covers({ kind, state, name, jurisdiction }: Jurisdiction, city: Located): boolean {
  if (state !== city.state || industries.has(jurisdiction)) return false;
  if (kind === "city") return name.replace(/^Saint /, "St. ") === city.name;
  if (kind === "county") return counties[name] === city.countyFips && !ownRate.has(city.slug);
  if (kind !== "state") return false;
  const rest = rests[name];
  if (rest !== undefined) return !regions[rest]?.includes(city.countyFips);
  if (Object.hasOwn(regions, name)) return regions[name]?.includes(city.countyFips) ?? false;
  // After a colon comes the lower rate of small employers.
  return !name.includes(":");
}
