import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { addLevelPay } from "../../../seeds/build/companies/level-pay.ts";
import { gradedTitle } from "../../../seeds/build/companies/title-grade.ts";
import { parseTable } from "../../../seeds/build/input/read-table.ts";
import { filingColumns } from "../../../seeds/build/statistics/read-observations.ts";

const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, "../../../seeds/tables", file)), { columns: true });

describe("a title that states a level", () => {
  it.each([
    ["SWE III", "software engineer iii"],
    ["Sr. Software Engineer", "senior software engineer"],
    ["Software Engineer 2", "software engineer ii"],
    ["Senior MTS", "senior member of technical staff"],
    ["Software Engineer", null],
    ["Member of Technical Staff", null],
    ["L5", null],
    ["(Entry Level)", null],
  ])("%s is %s", (title, expected) => {
    expect(gradedTitle(title)).toBe(expected);
  });
});

describe("pay of levels", () => {
  const ladder = (titles: string[]) => [
    {
      slug: "acme",
      name: "Acme",
      employers: ["ACME INC"],
      filings: 9,
      levels: titles.map((title, rank) => ({ rank, level: `L${rank}`, title })),
    },
  ];
  const filings = (titles: string[]) =>
    parseTable(
      "lca.csv",
      Buffer.from(
        `${filingColumns.join()}\n${titles
          .map((title, row) => `"Acme, Inc.",${title},15-1252,${100 + row}000,CA,true,true`)
          .join("\n")}\n`,
      ),
      filingColumns,
    );

  it("is the median of five filings or more, and null with the reason below", () => {
    const filed = filings([...Array(5).fill("Sr. SWE"), ...Array(4).fill("Staff SWE"), "SWE"]);
    const [acme] = addLevelPay(ladder(["SWE", "Senior SWE", "Staff SWE"]), filed, []);
    expect(acme?.filedWages).toBe(10);
    expect(acme?.levels.map(({ base, filings }) => [base, filings])).toEqual([
      [null, 0],
      [102_000, 5],
      [null, 4],
    ]);
    expect(acme?.levels[0]?.reason).toContain("tells this level apart");
    expect(acme?.levels[2]?.reason).toContain("4 of the filings");
  });

  it("is null if two levels have the title", () => {
    const filed = filings(Array(9).fill("Senior SWE"));
    const [acme] = addLevelPay(ladder(["Senior SWE", "Senior Software Engineer"]), filed, []);
    expect(acme?.levels.map(({ base }) => base)).toEqual([null, null]);
  });
});

describe("the committed tables of companies", () => {
  it("have 54 companies, each with levels that have either a wage or a reason", () => {
    const companies = read("companies.csv");
    expect(companies).toHaveLength(54);
    const levels = read("company_levels.csv");
    for (const { slug } of companies) {
      expect(levels.some((level) => level.company_slug === slug)).toBe(true);
    }
    for (const { base, reason, filings } of levels) {
      expect((base === "") !== (reason === "")).toBe(true);
      if (base !== "") expect(Number(filings)).toBeGreaterThanOrEqual(5);
    }
  });
});
