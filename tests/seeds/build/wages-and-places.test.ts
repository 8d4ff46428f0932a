import { describe, expect, it } from "vitest";
import { parseTable } from "#seeds/build/input/read-table.ts";
import { chooseCities, cityColumns } from "#seeds/build/places/choose-cities.ts";
import { listAreas, sumPopulations } from "#seeds/build/places/list-areas.ts";
import { parityColumns, readParities } from "#seeds/build/places/read-parities.ts";
import type { Refusal } from "#seeds/build/refusal.ts";
import { checkNational } from "#seeds/build/wages/check-national.ts";
import { chooseOccupations } from "#seeds/build/wages/choose-occupations.ts";
import { mergeReleases } from "#seeds/build/wages/merge-releases.ts";
import type { NationalRow } from "#seeds/build/wages/national-row.ts";
import { readNationalSeries, seriesColumns } from "#seeds/build/wages/read-national-series.ts";
import { readWorksheet } from "#seeds/build/wages/read-national-workbook.ts";

const header = seriesColumns.join(",");
const line = (year: number, code: string, annual: string, flags = "") =>
  `${year},${code},Title,detailed,1000,30,62400,1.5,10,20,30,40,50,${annual},${flags}`;
const series = (...lines: string[]) => {
  const refusals: Refusal[] = [];
  const table = parseTable("series.csv", Buffer.from([header, ...lines].join("\n")), seriesColumns);
  return { rows: readNationalSeries(table, refusals), refusals };
};
const annual = "20800,41600,62400,83200,104000";

describe("national wages", () => {
  it("keep the publisher's marks of blank annual cells as flags", () => {
    const { rows } = series(
      line(2024, "11-1011", "20800,41600,62400,83200,", "h_pct90:#;a_pct90:#"),
    );
    expect(rows[0]).toMatchObject({
      year: 2024,
      p75: 83200,
      p90: null,
      flags: "p90:#",
      meanRse: 1.5,
    });
  });

  it("pass their checks, or are rejected by row", () => {
    expect(checkNational(series(line(2024, "11-1011", annual)).rows)).toEqual([]);
    const { rows } = series(
      line(2024, "11-1011", annual),
      line(2024, "11-1021", "20800,41600,93600,83200,104000"),
    );
    const refusals = checkNational(rows);
    expect(refusals.map(({ line, key }) => [line, key])).toEqual([
      [3, "11-1021 2024"],
      [3, "11-1021 2024"],
    ]);
    expect(refusals.map(({ reason }) => reason).join()).toMatch(/out of order.*hourly median/);
  });

  it("choose the occupations of the latest release that have an annual median", () => {
    const { rows } = series(
      line(2025, "15-1252", annual),
      line(2026, "15-1252", annual),
      line(2026, "27-2011", ",,,,", "a_median:*"),
      line(2025, "11-1031", annual),
    );
    const { year, occupations, leftOut } = chooseOccupations(rows);
    expect(year).toBe(2026);
    expect(occupations.map(({ code }) => code)).toEqual(["15-1252"]);
    expect(leftOut.map(({ code, reason }) => `${code} ${reason}`)).toEqual([
      "27-2011 no annual median in May 2026 (median:*): published by the hour",
      "11-1031 last published for May 2025; the code is not in May 2026",
    ]);
  });

  it("come from the workbook if there is one, which must agree with the series", () => {
    const { rows } = series(line(2025, "15-1252", annual), line(2026, "15-1252", annual));
    const sheet = [
      ["AREA", ...seriesColumns.slice(1, -1).map((name) => name.toUpperCase())],
      [
        "99",
        "15-1252",
        "Title",
        "detailed",
        1000,
        30,
        62400,
        1.5,
        10,
        20,
        30,
        40,
        "#",
        20800,
        41600,
        62400,
        83200,
        "#",
      ],
    ];
    const refusals: Refusal[] = [];
    const workbook = readWorksheet(sheet, "national_M2026_dl.xlsx", 2026, refusals);
    expect(refusals).toEqual([]);
    expect(workbook[0]).toMatchObject({ line: 2, p90: null, flags: "p90:#" });
    const merged = mergeReleases(rows, [
      { file: "national_M2026_dl.xlsx", year: 2026, sha256: "", rows: workbook },
    ]);
    expect(merged.rows.map(({ file }: NationalRow) => file)).toEqual([
      "series.csv",
      "national_M2026_dl.xlsx",
    ]);
    expect(merged.comparisons[0]?.differingCells).toEqual([
      "15-1252 detailed p90: null / 104000",
      "15-1252 detailed flags: p90:# / ",
    ]);
  });
});

describe("places", () => {
  const city = (name: string, state: string, population: number, cbsa: string, fips = "06001") =>
    `${name} city,${name},${state},State,37.1,-122.2,${fips},Alameda,America/Los_Angeles,${cbsa},${population - 1},${population}`;
  const cities = (...lines: string[]) =>
    parseTable(
      "cities.csv",
      Buffer.from([[...cityColumns, "pop_2023", "pop_2024"].join(","), ...lines].join("\n")),
      cityColumns,
    );
  const known = {
    hasWages: (code: string) => ["41860", "37100", "35380"].includes(code),
    hasParity: (code: string) => ["41860", "37100", "06999"].includes(code),
  };

  it("give a shared name to the largest city and add the state to the others", () => {
    const table = cities(
      city("Springfield", "IL", 100, "41860"),
      city("Springfield", "MO", 170, "41860"),
      city("St. Louis", "MO", 50, "41860"),
    );
    const refusals: Refusal[] = [];
    const chosen = chooseCities(table, 2, known, refusals);
    expect(refusals).toEqual([]);
    expect(chosen.map(({ slug, longSlug, population }) => [slug, longSlug, population])).toEqual([
      ["springfield", "springfield-mo", 170],
      ["springfield-il", "springfield-il", 100],
    ]);
  });

  it("resolve Ventura's area, use the rest of the state for a city without a price parity, and reject one without wages", () => {
    const refusals: Refusal[] = [];
    const table = cities(
      city("Ventura", "CA", 300, ""),
      city("Elsewhere", "CA", 200, "35380"),
      city("Nowhere", "CA", 100, "99999"),
    );
    const chosen = chooseCities(table, 3, known, refusals);
    expect(chosen.find(({ slug }) => slug === "ventura")?.cbsaCode).toBe("37100");
    expect(chosen.find(({ slug }) => slug === "elsewhere")?.parityAreaCode).toBe("06999");
    expect(refusals).toEqual([
      {
        file: "cities.csv",
        line: 4,
        key: "Nowhere, CA",
        reason: "no wages for its metropolitan area 99999",
      },
    ]);
  });

  it("read the all-items parities, and treat zero as missing", () => {
    const table = (...lines: string[]) =>
      parseTable(
        "rpp.csv",
        Buffer.from([parityColumns.join(","), ...lines].join("\n")),
        parityColumns,
      );
    const { metros, portions } = readParities(
      table(
        "00000,United States,all_items,2024,100.0",
        "41860,San Francisco,all_items,2024,115.613",
        "41860,San Francisco,housing,2024,180",
        "41860,San Francisco,all_items,2010,110",
      ),
      table(
        "06998,California (Metropolitan Portion),all_items,2024,110.9",
        "06999,California (Nonmetropolitan Portion),all_items,2024,100.037",
        "34999,New Jersey (Nonmetropolitan Portion),all_items,2024,0.0",
      ),
      2019,
      [],
    );
    expect(metros).toEqual([{ areaCode: "41860", year: 2024, rpp: 115.613 }]);
    expect(portions).toEqual([{ areaCode: "06999", year: 2024, rpp: 100.037 }]);
  });

  it("sum the counties of an area, unless one is blank", () => {
    const counties = parseTable(
      "counties.csv",
      Buffer.from(
        "cbsa_code,cbsa_title,county_population_2024\n41860,SF,10\n41860,SF,5\n10380,PR,3\n10380,PR,\n",
      ),
      ["cbsa_code", "cbsa_title"],
    );
    const populations = sumPopulations(counties, []);
    const areas = listAreas(
      new Map([["CA", "California"]]),
      new Map([
        ["41860", "San Francisco-Oakland-Fremont, CA"],
        ["35620", "New York-Newark-Jersey City, NY-NJ"],
      ]),
      populations,
    );
    expect(
      areas.map(({ code, type, state, population }) => [code, type, state, population]),
    ).toEqual([
      ["35620", "metro", "NY", null],
      ["41860", "metro", "CA", 15],
      ["CA", "state", "CA", null],
      ["US", "national", null, null],
    ]);
  });
});
