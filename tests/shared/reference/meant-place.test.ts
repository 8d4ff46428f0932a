import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { findMeantPlace, type PlaceRow } from "../../../shared/reference/meant-place.ts";
import type { CityNames } from "../../../shared/reference/read-names.ts";
import { stateNames } from "../../../shared/reference/resolve-words.ts";

const tables = join(import.meta.dirname, "../../../seeds/tables");
const read = (name: string) =>
  parse<Record<string, string>>(readFileSync(join(tables, name), "utf8"), { columns: true });

const cities = read("cities.csv").map(({ slug = "", long_slug = "", state = "", ...row }) => ({
  ...{ slug, state: state.toLowerCase(), population: Number(row.population) },
  longSlug: long_slug,
  names: [slug, long_slug],
}));
const stateRows = read("areas.csv")
  .filter(({ type }) => type === "state")
  .map(({ code = "", title = "" }) => ({ code, title }));
const names: CityNames = {
  words: {
    slugs: new Set(cities.map(({ slug }) => slug)),
    aliases: new Map([
      ...cities.map(({ longSlug, slug }) => [longSlug, slug] as const),
      ...read("city_aliases.csv").map(
        ({ alias = "", city_slug = "" }) => [alias, city_slug] as const,
      ),
    ]),
    states: stateNames(stateRows),
  },
  stateTitles: new Map(stateRows.map(({ code, title }) => [code.toLowerCase(), title])),
  cities,
};
const orNull = (text = "") => (text === "" ? null : text);
const places = Map.groupBy(
  read("places.csv").map(
    (row): PlaceRow => ({
      name: row.name ?? "",
      state: row.state ?? "",
      kind: row.kind as PlaceRow["kind"],
      title: row.title ?? "",
      population: row.population ? Number(row.population) : null,
      citySlug: orNull(row.city_slug),
      nearestSlug: orNull(row.nearest_slug),
      nearestMiles: row.nearest_miles ? Number(row.nearest_miles) : null,
      minimumWage: orNull(row.minimum_wage),
    }),
  ),
  ({ name }) => name,
);
const meant = (text: string) =>
  findMeantPlace(text, names, async (wanted) => wanted.flatMap((name) => places.get(name) ?? []));

describe("the place that people mean", () => {
  it.each([
    ["Brandon, FL", "Brandon, FL", "tampa"],
    ["brandon-fl", "Brandon, FL", "tampa"],
    ["Brandon, Florida, USA", "Brandon, FL", "tampa"],
    ["33511", "ZIP code 33511 (Brandon, FL)", "tampa"],
    ["Brandon, FL 33511", "ZIP code 33511 (Brandon, FL)", "tampa"],
    ["Hoboken", "Hoboken, NJ", "new-york"],
    ["Bethesda, MD", "Bethesda, MD", "washington"],
    ["Reston, Virginia", "Reston, VA", "washington"],
    ["Palo Alto", "Palo Alto, CA", "san-jose"],
    ["Saint Cloud, Florida", "St. Cloud, FL", "orlando"],
  ])("%s is %s, with the figure of %s", async (typed, title, slug) => {
    expect(await meant(typed)).toMatchObject({ kind: "city", slug, asked: { title } });
  });

  it.each([
    ["New York", "new-york"],
    ["washington", "washington"],
    ["NYC", "new-york"],
    ["Portland", "portland"],
    ["LA", "los-angeles"],
    ["Vancouver", "vancouver"],
    ["Ontario, CA", "ontario"],
  ])("%s is the city itself", async (typed, slug) => {
    expect(await meant(typed)).toEqual({ kind: "city", slug, asked: null });
  });

  it.each([
    "remote",
    "Remote",
    "Remote (US)",
    "work from home",
    "United States",
    "anywhere",
    "USA",
  ])("%s is the nation", async (typed) => {
    expect(await meant(typed)).toEqual({ kind: "nation" });
  });

  it("of a state's name are its largest cities, and of one without a city none", async () => {
    expect(await meant("Texas")).toEqual({
      kind: "state",
      title: "Texas",
      largest: ["houston", "san-antonio", "dallas"],
    });
    expect(await meant("TX")).toMatchObject({ kind: "state", title: "Texas" });
    expect(await meant("Maine")).toEqual({ kind: "state", title: "Maine", largest: [] });
  });

  it.each(["London", "Toronto, Canada", "Vancouver, BC", "Bangalore", "germany", "Paris, France"])(
    "%s is abroad",
    async (typed) => {
      expect(await meant(typed)).toMatchObject({ kind: "abroad" });
    },
  );

  it.each([
    ["San Juan, PR", "Puerto Rico"],
    ["San Juan, Puerto Rico", "Puerto Rico"],
    ["PR", "Puerto Rico"],
    ["Ponce", "Puerto Rico"],
    ["Tamuning, GU", "Guam"],
    ["Charlotte Amalie", "the U.S. Virgin Islands"],
  ])("%s is in %s, which is not covered", async (typed, title) => {
    expect(await meant(typed)).toEqual({ kind: "territory", title });
  });

  it("is asked back where a territory's town is better known than the one in a state", async () => {
    expect(await meant("San Juan")).toEqual({
      kind: "ambiguous",
      titles: ["San Juan, Puerto Rico", "San Juan, TX"],
    });
    expect(await meant("San Juan, TX")).toMatchObject({ kind: "city", slug: "mcallen" });
  });

  it("is offered, never taken, where the area has no city of the catalog", async () => {
    expect(await meant("Bozeman, MT")).toEqual({
      kind: "elsewhere",
      title: "Bozeman, MT",
      nearest: { slug: "billings", miles: expect.any(Number) },
    });
    expect(await meant("Portland, Maine")).toMatchObject({ kind: "elsewhere", nearest: null });
  });

  it("is asked back where towns of several states have the name", async () => {
    expect(await meant("Fairview")).toMatchObject({
      kind: "ambiguous",
      titles: expect.arrayContaining(["Fairview, NJ"]),
    });
  });

  it("is suggested for a slip of one letter or a beginning, and for nothing less alike", async () => {
    expect(await meant("san-fransisco")).toEqual({ kind: "unknown", near: ["san-francisco"] });
    expect(await meant("Minneap")).toEqual({ kind: "unknown", near: ["minneapolis"] });
    for (const typed of ["Narnia", "asdf", "xy"]) {
      expect(await meant(typed), typed).toEqual({ kind: "unknown", near: [] });
    }
  });
});
