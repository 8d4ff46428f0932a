import type { LanguageUse } from "#shared/reference/market.ts";
import { compareText } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import { listOf } from "./read-survey.ts";

export const languageColumns = ["survey_year", "LanguageHaveWorkedWith"] as const;

/** Fewer users in the earlier survey do not show a change. */
const minUsers = 50;

/**
 * How often each language is named among all that are named, in two surveys. Only languages that
 * both surveys offer, by names that are the same in both, count: a longer list, as the later survey
 * has, lets every respondent name more of them.
 */
export function countLanguages(
  earlier: Table<(typeof languageColumns)[number]>,
  later: Table<(typeof languageColumns)[number]>,
): LanguageUse[] {
  const [before, after] = [readAnswers(earlier), readAnswers(later)];
  const inLater = offeredBy(after);
  const offered = [...offeredBy(before)].filter((name) => inLater.has(name)).sort(compareText);
  const counts = [before, after].map((answers) => count(answers, new Set(offered)));
  const users = new Map(counts[0]?.uses.map((use) => [use.name, use.users]));
  return offered
    .filter((name) => (users.get(name) ?? 0) >= minUsers)
    .flatMap((name) =>
      counts.flatMap(({ uses, ...survey }) => {
        const use = uses.find((own) => own.name === name);
        return use ? [{ slug: slugOf(name), ...use, ...survey }] : [];
      }),
    );
}

interface Answers {
  year: number;
  /** The languages that each respondent named. */
  named: ReadonlySet<string>[];
}

function readAnswers(table: Table<(typeof languageColumns)[number]>): Answers {
  return {
    year: Number(table.rows[0]?.cells.survey_year),
    named: table.rows.map(({ cells }) => new Set(listOf(cells.LanguageHaveWorkedWith))),
  };
}

function offeredBy({ named }: Answers): Set<string> {
  return new Set(named.flatMap((languages) => [...languages]));
}

function count({ year, named }: Answers, offered: ReadonlySet<string>) {
  const answers = named
    .map((languages) => new Set([...languages].filter((name) => offered.has(name))))
    .filter(({ size }) => size > 0);
  const respondents = answers.length;
  const namings = answers.reduce((total, { size }) => total + size, 0);
  const uses = [...offered].map((name) => {
    const users = answers.filter((languages) => languages.has(name)).length;
    return { name, users, shareError: errorOfShare(name, users / namings, answers) };
  });
  return { year, respondents, namings, uses };
}

/**
 * Standard error of a share of namings, by linearization: what a respondent names is not
 * independent, so respondents are the units that were sampled.
 */
function errorOfShare(
  name: string,
  share: number,
  answers: readonly ReadonlySet<string>[],
): number {
  const namings = answers.reduce((total, { size }) => total + size, 0);
  const squares = answers.reduce(
    (total, named) => total + (Number(named.has(name)) - share * named.size) ** 2,
    0,
  );
  return Number((Math.sqrt(squares) / namings).toPrecision(6));
}

/** Spelled like the slugs of skills, so that a language has one slug. */
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
