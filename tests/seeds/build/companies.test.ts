import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { nameLevels } from "../../../seeds/build/companies/level-names.ts";
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
    ["Member of Technical Staff", "member of technical staff"],
    ["MTS1, Software Engineer", "member of technical staff i"],
    ["Software Engineering SMTS", "senior member of technical staff"],
    ["SDE II", "software engineer ii"],
    ["Sr. S/W Engr", "senior software engineer"],
    ["Software Dev Engineer III", "software engineer iii"],
    ["Engineer 3, Software Development & Engineering", "engineer iii"],
    ["Principal Engineer, Software", "principal engineer"],
    ["Senior Software Engineer", "senior software engineer"],
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
      aliases: [],
      levels: titles.map((title, rank) => ({
        rank,
        level: `L${rank}`,
        title,
        names: [`L${rank}`, title],
      })),
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

describe("filed pay of a company", () => {
  const paid = (count: number) => {
    const lines = Array.from(
      { length: count },
      (_, row) => `Acme Inc,Clerk,43-3071,${100 + row}000`,
    );
    const text = `${filingColumns.join()}\n${lines.map((line) => `${line},CA,true,true`).join("\n")}\n`;
    const table = parseTable("lca.csv", Buffer.from(text), filingColumns);
    const acme = { slug: "acme", name: "Acme", aliases: [], employers: ["ACME INC"], filings: 9 };
    return addLevelPay([{ ...acme, levels: [] }], table, [])[0];
  };

  it("has the percentiles of all its filings", () => {
    expect(paid(21)).toMatchObject({
      filedWages: 21,
      filedP10: 102_000,
      filedP25: 105_000,
      filedMedian: 110_000,
      filedP75: 115_000,
      filedP90: 118_000,
    });
  });

  it("has no tenths of fewer than 20 filings, and nothing of fewer than five", () => {
    expect(paid(19)).toMatchObject({ filedP10: null, filedMedian: 109_000, filedP90: null });
    expect(paid(4)).toMatchObject({ filedP25: null, filedMedian: null, filedP75: null });
  });
});

describe("names of levels", () => {
  it("have the code as the level and the words as the title, in whichever column they were", () => {
    const named = (...cells: [string, string][]) =>
      nameLevels(cells.map(([level, title]) => ({ level, title }))).map((own) => [
        own.level,
        own.title,
      ]);
    expect(named(["L4", "SWE III"], ["L5", ""])).toEqual([
      ["L4", "SWE III"],
      ["L5", null],
    ]);
    expect(named(["SDE I", "L4"], ["SDE III", "Senior SDE"])).toEqual([
      ["L4", "SDE I"],
      [null, "SDE III (Senior SDE)"],
    ]);
    expect(named(["Senior Technical Staff Member", "STSM"], ["Staff Engineer", "Band 7"])).toEqual([
      ["STSM", "Senior Technical Staff Member"],
      ["Band 7", "Staff Engineer"],
    ]);
    expect(named(["Senior MTS", ""], ["Architect", ""])).toEqual([
      ["Senior MTS", "Senior Member of Technical Staff"],
      [null, "Architect"],
    ]);
    expect(named(["Software Engineer", "Entry Level"])).toEqual([
      [null, "Software Engineer (Entry Level)"],
    ]);
  });
});

describe("the committed tables of companies", () => {
  it("call Meta and Block by their names of today, with the former ones as aliases", () => {
    const aliases = new Map(
      read("companies.csv").map((row) => [row.slug, row.aliases?.split(";")]),
    );
    expect(aliases.get("meta")).toContain("facebook");
    expect(aliases.get("block")).toContain("square");
    const others = [...aliases.values()].flat().filter((alias) => alias !== "");
    expect(new Set(others).size).toBe(others.length);
    for (const alias of others) expect([...aliases.keys()]).not.toContain(alias);
  });

  it("have no words in place of a level's code", () => {
    for (const { level, title } of read("company_levels.csv")) {
      expect(level === "" && title === "").toBe(false);
      expect(level).not.toMatch(/engineer|developer|analyst|associate$/i);
    }
  });

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
