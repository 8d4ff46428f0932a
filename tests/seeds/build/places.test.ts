import { describe, expect, it } from "vitest";
import { parseTable } from "#seeds/build/input/read-table.ts";
import { type City, chooseCities, cityColumns } from "#seeds/build/places/choose-cities.ts";
import { listPlaces, placeColumns, townColumns } from "#seeds/build/places/list-places.ts";
import { listRegions, regionColumns } from "#seeds/build/places/list-regions.ts";
import { listMinimumWages, minimumWageColumns } from "#seeds/build/places/minimum-wages.ts";
import { fixtureFiles } from "./fixture.ts";

const read = <Column extends string>(file: string, columns: readonly Column[]) =>
  parseTable(file, Buffer.from((fixtureFiles[file] ?? []).join("\n")), columns);

const tables = {
  "us-places": read("us_places.csv", placeColumns),
  "us-towns": read("us_towns.csv", townColumns),
  "census-cities": read("cities_20k_2024.csv", cityColumns),
};
const cities: City[] = chooseCities(
  read("cities_20k_2024.csv", cityColumns),
  2,
  { hasWages: () => true, hasParity: () => true },
  [],
);

describe("places that are no city of the catalog", () => {
  const places = listPlaces(tables, cities, []);
  const find = (name: string, state: string) =>
    places.find((place) => place.name === name && place.state === state);

  it("have the largest city of their area, and the nearest of their own state", () => {
    expect(find("hoboken", "NJ")).toMatchObject({
      ...{ title: "Hoboken, NJ", population: 58754 },
      ...{ citySlug: "new-york", nearestSlug: null },
    });
    expect(find("hoboken", "GA")).toMatchObject({ citySlug: null, nearestSlug: null });
  });

  it("include ZIP codes, those of the catalog's own cities too, and the most populous place of each", () => {
    expect(find("07030", "NJ")).toMatchObject({ kind: "zip", title: "Hoboken, NJ" });
    expect(find("10001", "NY")).toMatchObject({ kind: "zip", citySlug: "new-york" });
    expect(find("new-york", "NY")).toBeUndefined();
    expect(places.filter(({ name, state }) => name === "07030" && state === "NJ")).toHaveLength(1);
  });

  it("include the towns that the other source lacks, but none of which a state has several", () => {
    expect(find("middletown", "NJ")).toMatchObject({
      ...{ kind: "place", title: "Middletown, NJ", population: 66952, citySlug: "new-york" },
    });
    expect(find("washington", "NJ")).toBeUndefined();
    expect(find("north", "IN")).toBeUndefined();
  });

  it("have the people whom the census counts in the city itself, where it does", () => {
    expect(find("hoboken", "NJ")?.population).toBe(58754);
    const counted = { ...tables["census-cities"] };
    const [line = { line: 2, cells: {} }] = counted.rows;
    const cells = { ...line.cells, city: "Hoboken", state: "NJ", pop_2024: "57010" };
    counted.rows = [{ line: 9, cells } as (typeof counted.rows)[number]];
    const recounted = listPlaces({ ...tables, "census-cities": counted }, cities, []);
    expect(recounted.find(({ title }) => title === "Hoboken, NJ")?.population).toBe(57_010);
  });

  it("include regions, with the largest city of the area of one that has a single area", () => {
    const text = ["name,state,kind,area_code", "Long Island,NY,one,35620", "Midwest,,nation,"];
    const table = parseTable("region-names.csv", Buffer.from(text.join("\n")), regionColumns);
    expect(listRegions(table, cities, places, [])).toMatchObject([
      { name: "long-island", state: "NY", kind: "region", citySlug: "new-york" },
      { name: "midwest", state: "", title: "Midwest", citySlug: null },
    ]);
  });

  it("include countries and large cities abroad, without a state", () => {
    expect(find("london", "")).toMatchObject({ kind: "city abroad", title: "London, England" });
    expect(find("canada", "")).toMatchObject({ kind: "country", title: "Canada" });
  });
});

/** Of San Francisco, from these rows of the source. */
function wagesOf(lines: readonly string[]) {
  const text = [minimumWageColumns.join(","), ...lines].join("\n");
  const table = parseTable("minimum_wages_2026.csv", Buffer.from(text), minimumWageColumns);
  return listMinimumWages(table, cities, [], []).minimumWages.filter(
    ({ citySlug }) => citySlug === "san-francisco",
  );
}

describe("minimum wages", () => {
  const places = listPlaces(tables, cities, []);
  const table = read("minimum_wages_2026.csv", minimumWageColumns);
  const { minimumWages, named } = listMinimumWages(table, cities, places, []);
  const of = (slug: string) => minimumWages.filter(({ citySlug }) => citySlug === slug);

  it("are the strictest that covers the city, from every day on which that changes", () => {
    expect(of("san-francisco")).toMatchObject([
      { day: "2026-01-01", hourly: 19.18, jurisdiction: "San Francisco, CA" },
      { day: "2026-07-01", hourly: 19.61, effectiveFrom: "2026-07-01", missing: null },
    ]);
    expect(of("")).toMatchObject([{ hourly: 7.25, jurisdiction: "United States" }]);
  });

  it("are the region's within a state, and say where the city's own rate is not known", () => {
    expect(of("new-york")).toMatchObject([
      { day: "2026-01-01", hourly: 17, missing: null },
      { day: "2026-07-01", hourly: 17, missing: "New York, NY" },
    ]);
  });

  it("are a place's own where they are not those of the city whose figures it gets", () => {
    const place = (name: string) => named.find((own) => own.name === name && own.state === "NJ");
    expect(place("hoboken")).toMatchObject({ citySlug: "new-york", minimumWage: "@united-states" });
    expect(of("@united-states")).toMatchObject([{ hourly: 7.25, jurisdiction: "United States" }]);
    expect(named.find(({ name }) => name === "10001")).toMatchObject({ minimumWage: null });
  });

  it.each([
    // A rate of larger employers is not everybody's.
    [
      [
        "city,CA,San Francisco,25,2026-01-01,1,26 or more employees (25 or fewer: state rate),,read",
      ],
    ],
    // Of equal rates the one of most employers is named.
    [
      [
        "city,CA,San Francisco,25,2026-01-01,1,large employers (500 or more),,read",
        "city,CA,San Francisco,25,2026-01-01,1,midsize employers (26 to 499),,read",
      ],
    ],
  ])("are those that all employers owe, with what larger ones owe", (rows) => {
    const lines = ["state,CA,California,16.90,2026-01-01,1,,,read", ...rows];
    expect(wagesOf(lines)).toMatchObject([
      {
        ...{ hourly: 16.9, jurisdiction: "California", scope: null },
        ...{ higherHourly: 25, higherJurisdiction: "San Francisco, CA" },
        higherScope: "employers of 26 or more people",
      },
    ]);
  });

  it("count as everybody's if only employers of a few people are exempt, and say so", () => {
    const lines = ["city,CA,San Francisco,25,2026-01-01,1,employers of 4 or more,,read"];
    expect(wagesOf(lines)).toMatchObject([
      { hourly: 25, scope: "employers of 4 or more people", higherHourly: null },
    ]);
    const small = "city,CA,San Francisco,20,2026-01-01,1,5 or fewer employees,,read";
    expect(wagesOf([small])).toMatchObject([{ hourly: 20, scope: null }]);
  });

  it("refuse what is no hourly rate", () => {
    const refusals: { reason: string }[] = [];
    const table = parseTable(
      "minimum_wages_2026.csv",
      Buffer.from(`${minimumWageColumns.join(",")}\nstate,CA,California,35152,2026-01-01,1,,,read`),
      minimumWageColumns,
    );
    listMinimumWages(table, cities, places, refusals as never);
    expect(refusals).toMatchObject([{ reason: "35152 is no hourly rate" }]);
  });
});
