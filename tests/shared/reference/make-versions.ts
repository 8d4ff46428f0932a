import { fixture, makeSeeds } from "#tests/seeds/load/make-seeds.ts";

/** Writes a small dataset version in which software developers nationwide earn `median`. @returns its folder. */
export function makeVersion(version: string, median: number): string {
  return makeSeeds(version, {
    ...fixture,
    "areas.csv": [
      ...(fixture["areas.csv"] ?? []),
      { code: "CA", title: "California", type: "state", state: "CA" },
    ],
    "role_aliases.csv": [
      { alias: "swe", role_slug: "software-engineer", reason: "an abbreviation of it" },
    ],
    "city_aliases.csv": [
      { alias: "frisco", city_slug: "san-francisco", reason: "the same city in other words" },
    ],
    "wages_national.csv": [
      { soc_code: "15-1252", year: "2025", median: String(median), mean_rse: "0.4" },
      { soc_code: "15-1252", year: "2024", median: "133080" },
    ],
  });
}
