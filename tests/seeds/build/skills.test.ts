import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { parseTable } from "../../../seeds/build/input/read-table.ts";
import { countLanguages, languageColumns } from "../../../seeds/build/skills/count-languages.ts";
import { fitPremiums } from "../../../seeds/build/skills/fit-premiums.ts";
import { readSurvey, surveyColumns } from "../../../seeds/build/skills/read-survey.ts";
import { fixtureFiles } from "./fixture.ts";

const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(join(import.meta.dirname, "../../../seeds/tables", file)), { columns: true });
const fixture = (file: string) => Buffer.from(`${fixtureFiles[file]?.join("\n")}\n`);

describe("premiums of skills", () => {
  it("recovers the premiums that generated the data", () => {
    const table = parseTable("so_us.csv", fixture("so_us.csv"), surveyColumns);
    const { respondents } = readSurvey(table, []);
    const { premiums } = fitPremiums(respondents, 2);
    const found = Object.fromEntries(
      premiums.map(({ slug, coefficient }) => [slug, Math.exp(coefficient)]),
    );
    expect(found.python).toBeCloseTo(1.1, 5);
    expect(found.sql).toBeCloseTo(0.9, 5);
  });

  it("excludes and counts responses with a blank control", () => {
    const table = parseTable("so_us.csv", fixture("so_us.csv"), surveyColumns);
    const [first] = table.rows;
    if (first) first.cells.OrgSize = "";
    const { respondents, incomplete } = readSurvey(table, []);
    expect([respondents.length, incomplete]).toEqual([63, 1]);
  });

  it("counts a language's share among respondents who name any", () => {
    const read = (text: string) => parseTable("x.csv", Buffer.from(text), languageColumns);
    const before = `survey_year,LanguageHaveWorkedWith\n${"2023,Python;Go\n".repeat(60)}2023,Go\n2023,\n`;
    const use = countLanguages(read(before), read("survey_year,LanguageHaveWorkedWith\n2025,Go\n"));
    expect(use).toEqual([
      { slug: "go", name: "Go", year: 2023, users: 61, respondents: 61 },
      { slug: "go", name: "Go", year: 2025, users: 1, respondents: 1 },
    ]);
  });
});

describe("the committed tables of skills", () => {
  const skills = read("skills.csv");

  it("hold the fifty most used, some of them with a negative premium", () => {
    expect(skills).toHaveLength(50);
    expect(new Set(skills.map(({ slug }) => slug)).size).toBe(50);
    const negative = skills.filter(({ coefficient }) => Number(coefficient) < 0);
    expect(negative.length).toBeGreaterThan(10);
    expect(skills.find(({ slug }) => slug === "jquery")?.coefficient).toBe("-0.074164");
  });

  it("have intervals of 1.96 standard errors, and no more users than respondents", () => {
    for (const row of skills) {
      const [coefficient, error, low, high] = [
        row.coefficient,
        row.standard_error,
        row.ci_low,
        row.ci_high,
      ].map(Number) as [number, number, number, number];
      expect(error).toBeGreaterThan(0);
      expect(low).toBeCloseTo(coefficient - 1.96 * error, 5);
      expect(high).toBeCloseTo(coefficient + 1.96 * error, 5);
      expect(Number(row.users)).toBeLessThan(Number(row.respondents));
      expect(row.respondents).toBe("10713");
    }
  });

  it("link skills and languages only to surveyed occupations", () => {
    const languages = read("language_use.csv");
    const slugs = new Set([...skills, ...languages].map(({ slug }) => slug));
    const links = read("skill_occupations.csv");
    for (const { slug, soc_code } of links) {
      expect(slugs).toContain(slug);
      expect(soc_code).toMatch(/^(15-\d{4}|11-3021|11-9041|17-2061)$/);
    }
    expect(links.some((link) => link.slug === "python" && link.soc_code === "15-1252")).toBe(true);
  });
});
