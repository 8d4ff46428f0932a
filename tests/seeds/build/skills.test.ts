import { describe, expect, it } from "vitest";
import { parseTable } from "#seeds/build/input/read-table.ts";
import { countLanguages, languageColumns } from "#seeds/build/skills/count-languages.ts";
import { fitPremiums } from "#seeds/build/skills/fit-premiums.ts";
import { readSurvey, surveyColumns } from "#seeds/build/skills/read-survey.ts";
import { readSeedTable } from "#tests/support/seed-table.ts";
import { fixtureFiles } from "./fixture.ts";

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

  const survey = (...lines: string[]) =>
    parseTable(
      "x.csv",
      Buffer.from(["survey_year,LanguageHaveWorkedWith", ...lines, ""].join("\n")),
      languageColumns,
    );
  const repeat = (count: number, line: string): string[] => Array(count).fill(line);

  it("counts each language among all named, of those that both surveys offer", () => {
    const before = survey(...repeat(60, "2023,Go;Rust;Nim"), "2023,Go", "2023,Nim", "2023,");
    const after = survey(...repeat(30, "2025,Go;Rust;Zig"));
    expect(countLanguages(before, after)).toMatchObject([
      { slug: "go", year: 2023, users: 61, respondents: 61, namings: 121 },
      { slug: "go", year: 2025, users: 30, respondents: 30, namings: 60 },
      { slug: "rust", year: 2023, users: 60, respondents: 61, namings: 121 },
      { slug: "rust", year: 2025, users: 30, respondents: 30, namings: 60 },
    ]);
  });

  it("estimates the error of a share over respondents, as resampling them does", () => {
    const lines = [
      ...repeat(200, "2025,Go;Rust;C"),
      ...repeat(300, "2025,Go"),
      ...repeat(100, "2025,C;Rust"),
    ];
    const go = countLanguages(survey(...lines), survey(...lines)).find(({ slug }) => slug === "go");
    const answers = lines.map((line) => (line.split(",")[1] ?? "").split(";"));
    let state = 1;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const shares = Array.from({ length: 2_000 }, () => {
      const drawn = answers.map(() => answers[Math.floor(random() * answers.length)] ?? []);
      const users = drawn.filter((named) => named.includes("Go")).length;
      return users / drawn.reduce((total, { length }) => total + length, 0);
    });
    const mean = shares.reduce((total, share) => total + share, 0) / shares.length;
    const variance =
      shares.reduce((total, share) => total + (share - mean) ** 2, 0) / shares.length;
    expect((go?.shareError ?? 0) / Math.sqrt(variance)).toBeCloseTo(1, 1);
  });
});

describe("the committed tables of skills", () => {
  const rows = readSeedTable("skills.csv");
  const questions = ["remote_work", "company_size", "education"];
  const skills = rows.filter(({ category = "" }) => !questions.includes(category));
  const compared = rows.filter(({ standard_error }) => standard_error === "0");

  const answersOf = (question: string) => rows.filter(({ category }) => category === question);

  it("compare the answers to each question with its most frequent one", () => {
    for (const question of questions) {
      const own = answersOf(question);
      const most = own.toSorted((a, b) => Number(b.users) - Number(a.users))[0];
      expect(own.filter((row) => compared.includes(row))).toEqual([most]);
      expect(most).toMatchObject({ coefficient: "0", ci_low: "0", ci_high: "0" });
    }
    expect(compared).toHaveLength(questions.length);
    expect(questions.map((question) => answersOf(question).length)).toEqual([3, 8, 6]);
  });

  it("hold the fifty most used, some of them with a negative premium", () => {
    expect(skills).toHaveLength(50);
    expect(new Set(skills.map(({ slug }) => slug)).size).toBe(50);
    const negative = skills.filter(({ coefficient }) => Number(coefficient) < 0);
    expect(negative.length).toBeGreaterThan(10);
    expect(skills.find(({ slug }) => slug === "jquery")?.coefficient).toBe("-0.074164");
  });

  it("have intervals of 1.96 standard errors, and no more users than respondents", () => {
    for (const row of rows.filter((own) => !compared.includes(own))) {
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
    const languages = readSeedTable("language_use.csv");
    const slugs = new Set([...skills, ...languages].map(({ slug }) => slug));
    const links = readSeedTable("skill_occupations.csv");
    for (const { slug, soc_code } of links) {
      expect(slugs).toContain(slug);
      expect(soc_code).toMatch(/^(15-\d{4}|11-3021|11-9041|17-2061)$/);
    }
    expect(links.some((link) => link.slug === "python" && link.soc_code === "15-1252")).toBe(true);
  });
});
