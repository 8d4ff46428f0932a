import { compareText } from "../compare.ts";
import { type Fit, fitLeastSquares } from "../regression/least-squares.ts";
import { type AnswerCategory, knownQuestions } from "./known-answers.ts";
import { type KnownSkill, knownSkills } from "./known-skills.ts";
import type { Category, Respondent } from "./read-survey.ts";

/** Technologies that are asked for, the most used. */
const skillCount = 50;
/** Normal quantile of a two-sided 95% interval. */
const z95 = 1.96;
const decimals = 6;

interface Premium extends KnownSkill {
  category: Category;
  coefficient: number;
  standardError: number;
  ciLow: number;
  ciHigh: number;
  users: number;
  respondents: number;
}

/** The coefficient of an answer about the respondent, against the most frequent answer, whose own is 0. */
interface AnswerPremium extends Omit<Premium, "category" | "onet"> {
  category: AnswerCategory;
}

interface Used {
  name: string;
  category: Category;
  users: number;
}

/**
 * Log pay on the use of the most used technologies, all at once, with
 * experience, its square, and dummies of role, education, organisation size
 * and remote work. The most frequent answer of each question is the one
 * compared with.
 */
export function fitPremiums(
  respondents: readonly Respondent[],
  count: number = skillCount,
): { premiums: Premium[]; answers: AnswerPremium[]; fit: Fit; columns: number } {
  const used = mostUsed(respondents, count);
  const controls = [
    ...dummies(respondents, (respondent) => `role ${respondent.role}`),
    ...knownQuestions.flatMap(({ category, answer }) =>
      dummies(respondents, (respondent) => `${category} ${answer(respondent)}`),
    ),
  ];
  const names = [
    "constant",
    "years",
    "years squared",
    ...controls.map(({ name }) => name),
    ...used.map(({ name }) => name),
  ];
  const rows = respondents.map((respondent) => {
    // Years are in tens, so that the columns are of one size.
    const tens = respondent.years / 10;
    return [
      1,
      tens,
      tens ** 2,
      ...controls.map(({ holds }) => Number(holds(respondent))),
      ...used.map(({ name }) => Number(respondent.technologies.has(name))),
    ];
  });
  const fit = fitLeastSquares(
    names,
    rows,
    respondents.map(({ pay }) => Math.log(pay)),
  );
  const known = new Map(fit.coefficients.map((coefficient) => [coefficient.name, coefficient]));
  const premiums = used.map(({ name, category, users }) => {
    const skill = knownSkills[name];
    const coefficient = known.get(name);
    if (!skill || !coefficient) throw new Error(`The fifty include ${name}, which has no slug.`);
    return { ...skill, category, ...rounded(coefficient), users, respondents: respondents.length };
  });
  const answers = knownQuestions.flatMap(({ category, answer, answers: served }) => {
    const counts = countAnswers(respondents, answer);
    return Object.entries(served).flatMap(([words, own]) => {
      const users = counts.get(words);
      if (!users) return [];
      // The most frequent answer has no column: the others are compared with it.
      const coefficient = known.get(`${category} ${words}`) ?? { value: 0, standardError: 0 };
      return [
        { ...own, category, ...rounded(coefficient), users, respondents: respondents.length },
      ];
    });
  });
  return { premiums, answers, fit, columns: names.length };
}

/** A coefficient with its 95% interval, as it is stored. */
function rounded({ value, standardError }: { value: number; standardError: number }) {
  return {
    coefficient: round(value),
    standardError: round(standardError),
    ciLow: round(value - z95 * standardError),
    ciHigh: round(value + z95 * standardError),
  };
}

function mostUsed(respondents: readonly Respondent[], count: number): Used[] {
  const found = new Map<string, Used>();
  for (const { technologies } of respondents) {
    for (const [name, category] of technologies) {
      const own = found.get(name) ?? { name, category, users: 0 };
      found.set(name, { ...own, users: own.users + 1 });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.users - a.users || compareText(a.name, b.name))
    .slice(0, count);
}

interface Dummy {
  name: string;
  holds(respondent: Respondent): boolean;
}

/** One for each answer but the most frequent. */
function dummies(
  respondents: readonly Respondent[],
  answer: (respondent: Respondent) => string,
): Dummy[] {
  return [...countAnswers(respondents, answer)]
    .sort(([a, m], [b, n]) => n - m || compareText(a, b))
    .slice(1)
    .map(([name]) => ({ name, holds: (respondent) => answer(respondent) === name }));
}

function countAnswers(
  respondents: readonly Respondent[],
  answer: (respondent: Respondent) => string,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const respondent of respondents) {
    counts.set(answer(respondent), (counts.get(answer(respondent)) ?? 0) + 1);
  }
  return counts;
}

function round(value: number): number {
  return Number(value.toFixed(decimals));
}
