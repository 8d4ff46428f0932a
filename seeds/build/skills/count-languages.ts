import { compareText } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import { listOf } from "./read-survey.ts";

export const languageColumns = ["survey_year", "LanguageHaveWorkedWith"] as const;

export interface LanguageUse {
  slug: string;
  name: string;
  year: number;
  users: number;
  respondents: number;
}

/** Fewer users in the earlier survey do not show a change. */
const minUsers = 50;

/**
 * How many of those who name any language name each, in two surveys. Only
 * languages that both surveys offer, by names that are the same in both.
 */
export function countLanguages(
  earlier: Table<(typeof languageColumns)[number]>,
  later: Table<(typeof languageColumns)[number]>,
): LanguageUse[] {
  const [before, after] = [count(earlier), count(later)];
  return [...before.users]
    .filter(([name, users]) => users >= minUsers && after.users.has(name))
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([name]) =>
      [before, after].map(({ year, users, respondents }) => ({
        slug: slugOf(name),
        name,
        year,
        users: users.get(name) ?? 0,
        respondents,
      })),
    );
}

function count(table: Table<(typeof languageColumns)[number]>) {
  const users = new Map<string, number>();
  let respondents = 0;
  for (const { cells } of table.rows) {
    const languages = new Set(listOf(cells.LanguageHaveWorkedWith));
    if (languages.size > 0) respondents++;
    for (const name of languages) users.set(name, (users.get(name) ?? 0) + 1);
  }
  return { year: Number(table.rows[0]?.cells.survey_year), users, respondents };
}

/** As the slugs of skills are, so that a language is one thing under one slug. */
const spelt: Readonly<Record<string, string>> = {
  "C#": "c-sharp",
  "C++": "c-plus-plus",
  "F#": "f-sharp",
  "HTML/CSS": "html-css",
  "Bash/Shell (all shells)": "bash-shell",
  "Visual Basic (.Net)": "visual-basic-net",
};

/** O*NET's names for languages that are not among the fifty skills. */
const inOnet: Readonly<Record<string, readonly string[]>> = {
  Delphi: ["Delphi Technology"],
  Fortran: ["Formula translation/translator FORTRAN"],
  Groovy: ["Apache Groovy"],
  Kotlin: ["Kotlin"],
  Lua: ["Lua"],
  MATLAB: ["The MathWorks MATLAB"],
  PHP: ["PHP"],
  Perl: ["Perl"],
  R: ["R"],
  Ruby: ["Ruby"],
  Scala: ["Scala"],
  Swift: ["Swift"],
  VBA: ["Microsoft Visual Basic for Applications VBA"],
  "Visual Basic (.Net)": ["Microsoft Visual Basic.NET"],
};

/** Languages by the names that O*NET has for them, except those that are also skills. */
export function otherLanguages(
  languages: readonly LanguageUse[],
  skills: ReadonlySet<string>,
): { slug: string; onet: readonly string[] }[] {
  const others = new Map(languages.map(({ slug, name }) => [slug, inOnet[name] ?? []]));
  return [...others].flatMap(([slug, onet]) => (skills.has(slug) ? [] : [{ slug, onet }]));
}

function slugOf(name: string): string {
  return (
    spelt[name] ??
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
  );
}
