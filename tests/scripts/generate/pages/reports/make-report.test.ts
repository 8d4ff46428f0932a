import { expect, it } from "vitest";
import { makeReport } from "#scripts/generate/pages/reports/make-report.ts";
import type { AreaWage, ReportTables } from "#scripts/generate/pages/reports/read-tables.ts";

const wage = (code: string, area: string, year: number, median: number | null, jobs = 30_000) =>
  ({ code, area, year, median, employment: jobs }) satisfies AreaWage;

const technology = ["15-1", "15-2", "15-3", "15-4", "15-5"];

const tables: ReportTables = {
  national: [
    wage("00-0000", "US", 2024, 40_000),
    wage("00-0000", "US", 2025, 42_000),
    wage("11-1", "US", 2023, 10_000),
    wage("11-1", "US", 2024, 50_000, 90_000),
    wage("11-1", "US", 2025, 60_000, 90_000),
    wage("11-2", "US", 2024, 50_000),
    wage("11-2", "US", 2025, 45_000),
    wage("11-3", "US", 2024, 50_000, 19_999),
    wage("11-3", "US", 2025, 99_000),
    wage("11-4", "US", 2024, null),
    wage("11-4", "US", 2025, 50_000),
    wage("11-5", "US", 2023, 50_000),
  ],
  technology: technology.map((code) => wage(code, "1", 2024, 100_000)),
  metros: technology.map((code, at) => wage(code, "1", 2025, at === 0 ? 150_000 : 100_000)),
  states: [],
  earlierStates: [],
  titles: new Map(["11-1", "11-2", "11-3", "11-4", "11-5"].map((code) => [code, `Job ${code}`])),
  groups: new Map([["11-0000", "Managers"]]),
  areas: new Map([["1", "Somewhere"]]),
  sources: [],
};

it("compares the latest two releases by what both have published", () => {
  const { year, nation, occupations, groups } = makeReport(tables);
  expect([year, nation]).toEqual([2025, { before: 40_000, after: 42_000 }]);
  expect(occupations).toMatchObject({ compared: 3, rose: 2, fell: 1, typical: 0.2, leftOut: 1 });
  // A small occupation is counted, and not named.
  expect(occupations.gained.map(({ name, change }) => [name, change])).toEqual([["Job 11-1", 0.2]]);
  expect(occupations.lost.map(({ name, change }) => [name, change])).toEqual([["Job 11-2", -0.1]]);
  const [jobs, logs] = [
    90_000 + 30_000 + 30_000,
    90_000 * Math.log(1.2) + 30_000 * Math.log(0.9) + 30_000 * Math.log(1.98),
  ];
  expect(groups?.most[0]?.change).toBeCloseTo(Math.exp(logs / jobs) - 1, 4);
});

it("compares the same occupations of an area, and only areas with enough of them", () => {
  const [area] = makeReport(tables).metros?.most ?? [];
  expect(area).toEqual({ name: "Somewhere", change: 0.0845, occupations: 5 });
  expect(Math.exp(Math.log(1.5) / 5) - 1).toBeCloseTo(0.0845, 4);
  const fewer = tables.technology.slice(1);
  expect(makeReport({ ...tables, technology: fewer }).metros).toBeNull();
});

it("leaves out what the tables have for one release alone", () => {
  const states = [wage("11-1", "CA", 2025, 50_000)];
  expect(makeReport({ ...tables, states }).states).toBeNull();
  expect(makeReport({ ...tables, technology: [] }).metros).toBeNull();
});
