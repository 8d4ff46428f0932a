import { describe, expect, it } from "vitest";
import { displayName } from "#seeds/build/companies/display-name.ts";
import { describePay, readFiledPay } from "#seeds/build/companies/filed-pay.ts";
import { filedTitleKey, listFiledTitles } from "#seeds/build/companies/filed-titles.ts";
import { nameLevels } from "#seeds/build/companies/level-names.ts";
import { payLevels } from "#seeds/build/companies/level-pay.ts";
import { mergeEmployers } from "#seeds/build/companies/merge-employers.ts";
import { reviewEmployers } from "#seeds/build/companies/reviewed-employers.ts";
import { gradedTitle } from "#seeds/build/companies/title-grade.ts";
import { parseTable } from "#seeds/build/input/read-table.ts";
import type { Refusal } from "#seeds/build/refusal.ts";
import { filingColumns } from "#seeds/build/statistics/read-observations.ts";
import { readSeedTable } from "#tests/support/seed-table.ts";

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

const fileOf = (columns: readonly string[], lines: readonly string[]) =>
  parseTable("file.csv", Buffer.from(`${[columns.join(), ...lines].join("\n")}\n`), columns);

describe("pay of levels", () => {
  const acme = {
    ...{ slug: "acme", name: "Acme", employers: ["ACME INC"], filings: 9, aliases: [] },
    ...{ recentFilings: 0, filedWages: 0, filedP10: null, filedP25: null, filedMedian: null },
    ...{ filedP75: null, filedP90: null },
  };
  const ladder = (titles: string[]) => ({
    employer: acme,
    levels: titles.map((title, rank) => ({
      ...{ rank, level: `L${rank}`, title, names: [`L${rank}`, title] },
    })),
  });
  const filings = (titles: string[]) =>
    readFiledPay(
      fileOf(
        filingColumns,
        titles.map((title, row) => `"Acme, Inc.",${title},15-1252,${100 + row}000,CA,true,true`),
      ),
      [],
    );

  it("is the median of five filings or more, and null with the reason below", () => {
    const filed = filings([...Array(5).fill("Sr. SWE"), ...Array(4).fill("Staff SWE"), "SWE"]);
    const levels = payLevels(ladder(["SWE", "Senior SWE", "Staff SWE"]), filed);
    expect(levels.map(({ base, filings }) => [base, filings])).toEqual([
      [null, 0],
      [102_000, 5],
      [null, 4],
    ]);
    expect(levels[0]?.reason).toContain("tells this level apart");
    expect(levels[2]?.reason).toContain("4 of the filings");
  });

  it("is null if two levels have the title", () => {
    const filed = filings(Array(9).fill("Senior SWE"));
    const levels = payLevels(ladder(["Senior SWE", "Senior Software Engineer"]), filed);
    expect(levels.map(({ base }) => base)).toEqual([null, null]);
  });
});

describe("filed pay of an employer", () => {
  const paid = (count: number) =>
    describePay(
      Array.from({ length: count }, (_, row) => ({
        ...{ employer: "Acme Inc", title: "Clerk", socCode: "1", pay: (100 + row) * 1_000 },
      })),
    );

  it("has the percentiles of all its filings", () => {
    expect(paid(21)).toEqual({
      ...{ p10: 102_000, p25: 105_000, median: 110_000, p75: 115_000, p90: 118_000 },
    });
  });

  it("has no tenths of fewer than 20 filings, and nothing of fewer than five", () => {
    expect(paid(19)).toMatchObject({ p10: null, median: 109_000, p90: null });
    expect(paid(4)).toMatchObject({ p25: null, median: null, p75: null });
  });
});

describe("employers that file under several names", () => {
  const recent = (lines: string[]) =>
    fileOf(["onetsoc_or_soc", "soc", "soc_title", "rank", "employer", "n", "p50"], lines);
  const merge = (spellings: string[]) => {
    const refusals: Refusal[] = [];
    const merged = mergeEmployers(
      {
        recent: recent([
          '13-1021.00,13-1021,Buyers,1,"Acme, Inc.",6,90000',
          "13-1021.00,13-1021,Buyers,2,Acme Services LLC,5,70000",
          ",,Untold,1,Small LLC,9,80000",
        ]),
        filed: new Map([
          ["ACME INC", [{ employer: "Acme Inc", title: "Clerk", socCode: "1", pay: 50_000 }]],
        ]),
        counts: fileOf(["employer", "n_certified_fy22_25"], ["ACME INC,40"]),
      },
      reviewEmployers(
        {
          spellings: fileOf(["spelling", "slug", "reason"], spellings),
          names: fileOf(["slug", "name", "aliases"], ["acme,Acme,acme-corp"]),
        },
        refusals,
      ),
      refusals,
    );
    return { ...merged, refusals };
  };

  it("are one with a reason, whose rows stay apart with their own medians", () => {
    const { employers, occupations, refusals } = merge([
      "ACME INC,acme,Same name.",
      "ACME SERVICES LLC,acme,Part of it.",
    ]);
    expect(refusals).toEqual([]);
    expect(employers).toMatchObject([
      { slug: "acme", aliases: ["acme-corp"], recentFilings: 11, filedWages: 1, filings: 40 },
    ]);
    expect(occupations.map((row) => [row.socCode, row.companySlug, row.median])).toEqual([
      ["13-1020", "acme", 90_000],
      ["13-1020", "acme", 70_000],
      [null, null, 80_000],
    ]);
  });

  it("are several without one, and too few filings of each make no entry", () => {
    expect(merge(["ACME INC,acme,Same name."]).employers).toEqual([]);
  });

  it("are refused without a reason or an employer, and where two have one slug", () => {
    const { refusals } = merge(["ACME INC,acme,", "ACME SERVICES LLC,other,Part of it."]);
    expect(refusals.map(({ reason }) => reason)).toEqual([
      "no reason",
      "employer-names.csv has no employer other".replace("employer-names.csv", "file.csv"),
    ]);
    const twice = mergeEmployers(
      {
        recent: recent(["1,13-1021,B,1,Twin Inc,12,1", "1,13-1021,B,2,Twin LLC,12,1"]),
        filed: new Map(),
        counts: fileOf(["employer", "n_certified_fy22_25"], []),
      },
      { slugOf: () => undefined, nameOf: () => undefined },
      refusals,
    );
    expect(twice.employers).toHaveLength(2);
    expect(refusals.at(-1)).toMatchObject({ key: "twin" });
  });
});

describe("the name of an employer", () => {
  it.each([
    ["JADE GLOBAL, INC.", "Jade Global"],
    ["The Vanguard Group, Inc", "Vanguard Group"],
    ["CGI Technologies and Solutions Inc.", "CGI Technologies and Solutions"],
    ["UNIVERSITY OF NORTH TEXAS", "University of North Texas"],
    ["BackOffice Associates, LLC d/b/a Syniti", "Syniti"],
    [
      "IBS SOFTWARE AMERICAS, INC. (f/k/a IBS Software Services Americas, Inc.)",
      "IBS Software Americas",
    ],
    ["MACY'S SYSTEMS & TECHNOLOGY, INC.", "Macy’s Systems & Technology"],
    ["Eli Lilly and Company", "Eli Lilly and Company"],
    ["TEKBASIC, LLC.", "Tekbasic"],
  ])("of %s is %s", (filed, name) => {
    expect(displayName(filed)).toBe(name);
  });
});

describe("a filed title", () => {
  it.each([
    [
      "Sr. Mgr. JC45 - Information Technology Project Managers",
      "senior manager jc45 information technology project managers",
    ],
    ["Financial and Investment Analysts - KBGFJG72284-11", "financial and investment analysts"],
    ["Member of Technical Staff (Software Engineer)", "member of technical staff"],
    ["Front-End Engineer II", "front end engineer ii"],
    [".NET Developer", ".net developer"],
  ])("%s is compared as %s", (title, key) => {
    expect(filedTitleKey(title)).toBe(key);
  });
});

describe("the occupation of a filed title", () => {
  const occupation = (codes: string[]) =>
    listFiledTitles(
      codes.map((socCode) => ({ employer: "Acme Inc", title: "Manager", socCode, pay: 90_000 })),
    ).map(({ socCode }) => socCode);

  it("is the one that more than half of its filings name, and else none", () => {
    expect(occupation(["a", "a", "a", "b", "c"])).toEqual(["a"]);
    expect(occupation(["a", "a", "a", "b", "b", "c"])).toEqual([null]);
    expect(occupation(["a", "a", "b", "b", "c", "c"])).toEqual([null]);
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
      readSeedTable("companies.csv").map((row) => [row.slug, row.aliases?.split(";")]),
    );
    expect(aliases.get("meta")).toContain("facebook");
    expect(aliases.get("block")).toContain("square");
    const others = [...aliases.values()].flat().filter((alias) => alias !== "");
    expect(new Set(others).size).toBe(others.length);
    for (const alias of others) expect([...aliases.keys()]).not.toContain(alias);
  });

  it("have no words in place of a level's code", () => {
    for (const { level, title } of readSeedTable("company_levels.csv")) {
      expect(level === "" && title === "").toBe(false);
      expect(level).not.toMatch(/engineer|developer|analyst|associate$/i);
    }
  });

  it("have 54 listed companies, each with levels that have either a wage or a reason", () => {
    const companies = readSeedTable("companies.csv").filter(({ listed }) => listed === "1");
    expect(companies).toHaveLength(54);
    const levels = readSeedTable("company_levels.csv");
    for (const { slug } of companies) {
      expect(levels.some((level) => level.company_slug === slug)).toBe(true);
    }
    for (const { base, reason, filings } of levels) {
      expect((base === "") !== (reason === "")).toBe(true);
      if (base !== "") expect(Number(filings)).toBeGreaterThanOrEqual(5);
    }
  });
});
