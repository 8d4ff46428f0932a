import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { listAliases } from "#seeds/build/aliases/list-aliases.ts";
import { families } from "#seeds/build/audit/families.ts";
import { listInversions } from "#seeds/build/audit/list-inversions.ts";
import { titleFactor } from "#shared/figures/title-factor.ts";

type Row = Record<string, string>;
const seeds = join(import.meta.dirname, "../../../seeds");
const read = (name: string) =>
  parse<Row>(readFileSync(join(seeds, "tables", name), "utf8"), { columns: true });
const { title_factor: parameters } = JSON.parse(readFileSync(join(seeds, "method.json"), "utf8"));

const orNull = (text = "") => (text === "" ? null : Number(text));
const statistics = Map.groupBy(
  read("title_statistics.csv").map((row) => ({
    roleSlug: row.role_slug ?? "",
    sourceId: row.source_id ?? "",
    count: Number(row.count),
    groups: Number(row.groups),
    median: Number(row.median),
    p10: orNull(row.p10),
    p90: orNull(row.p90),
    logSd: Number(row.log_sd),
    occupationGroups: Number(row.occupation_groups),
    occupationMedian: Number(row.occupation_median),
    adjustedLogRatio: orNull(row.adjusted_log_ratio),
    adjustedGroups: orNull(row.adjusted_groups),
    contradicts: row.contradicts === "1",
  })),
  ({ roleSlug }) => roleSlug,
);
const medians = new Map(
  read("wages_national.csv")
    .filter(({ year }) => year === "2025")
    .map((row) => [row.soc_code, Number(row.median)]),
);
const figures = read("roles.csv").map((row) => {
  const { slug = "", title = "", soc_code: code = "" } = row;
  const namesOccupation = row.names_occupation === "1";
  const titled = { socCode: code, namesOccupation, statistics: statistics.get(slug) ?? [] };
  const { factor } = titleFactor(titled, parameters);
  return { title, code, baseline: (medians.get(code) ?? 0) * factor };
});
const of = (title: string) => {
  const figure = figures.find((own) => own.title === title);
  if (!figure) throw new Error(`${title} is no role`);
  return figure.baseline;
};

describe("the figures of the titles people search for", () => {
  it.each([
    ["Clinical Research Coordinator", 55_000, 75_000],
    ["Laboratory Manager", 65_000, 95_000],
    ["Social Media Manager", 60_000, 85_000],
    ["Store Manager", 42_000, 60_000],
    ["Medical Director", 220_000, 320_000],
    ["Quantitative Analyst", 110_000, 160_000],
    ["Quantitative Researcher", 130_000, 200_000],
    ["Investment Banker", 95_000, 160_000],
    ["Trader", 95_000, 160_000],
    ["Network Engineer", 90_000, 115_000],
    ["Data Analyst", 80_000, 110_000],
    ["Business Development Manager", 95_000, 150_000],
    ["Graphic Designer", 48_000, 70_000],
  ])("%s is paid between %i and %i", (title, low, high) => {
    expect(of(title)).toBeGreaterThan(low);
    expect(of(title)).toBeLessThan(high);
  });

  it("are ordered within their job families", () => {
    const reviewed = new Set(families.flat());
    const inside = listInversions(figures).filter(
      ({ lower, higher }) => reviewed.has(lower.title) && reviewed.has(higher.title),
    );
    expect(inside).toEqual([]);
    expect(families.flat().filter((title) => !figures.some((own) => own.title === title))).toEqual(
      [],
    );
  });
});

describe("inversions", () => {
  it("are found by words of rank, above two percent", () => {
    const at = (title: string, baseline: number) => ({ title, code: "1", baseline });
    const pairs = listInversions([
      at("Shop Manager", 103),
      at("Shop Director", 100),
      at("Lab Manager", 102),
      at("Lab Director", 100),
    ]);
    expect(pairs.map(({ lower }) => lower.title)).toEqual(["Shop Manager"]);
  });
});

describe("aliases", () => {
  const known = new Set(["nurse", "doctor"]);

  it("are slugs in order, each with its reason", () => {
    expect(listAliases({ "an abbreviation": { nurse: "RN; R.N. Nurse" } }, known)).toEqual([
      { alias: "rn", target: "nurse", reason: "an abbreviation" },
      { alias: "rn-nurse", target: "nurse", reason: "an abbreviation" },
    ]);
  });

  it("are rejected if they have no target or are ambiguous", () => {
    const reviewed = { a: { nurse: "x; doctor", doctor: "x", pilot: "y" } };
    expect(() => listAliases(reviewed, known)).toThrow(
      "doctor is a slug of the catalog; x means nurse and doctor; pilot is not in the catalog",
    );
  });
});
