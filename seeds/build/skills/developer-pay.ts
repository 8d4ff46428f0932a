import type { ExperienceLevel } from "#shared/contract/levels.ts";
import { quantile, sortedNumbers } from "#shared/core/numbers.ts";
import { compareText } from "../compare.ts";
import { fitLeastSquares } from "../regression/least-squares.ts";
import type { Respondent } from "./read-survey.ts";

/** Pay of a kind of developer at a number of years of experience, from the survey of 2023. */
interface DeveloperPay {
  /** The survey's name of the kind of job. */
  kind: string;
  respondents: number;
  years: number;
  /** Annual USD: the exponential of the mean of log pay. */
  pay: number;
}

/** Mid level is 3 to 5 years: its middle, and its last year, at which pay is compared too. */
const comparedYears = [4, 5];
const minRespondents = 30;

/** Log pay on the kind of job, with years of experience and their square. */
export function fitDeveloperPay(respondents: readonly Respondent[]): DeveloperPay[] {
  const byKind = Map.groupBy(respondents, ({ role }) => role);
  const kinds = [...byKind.keys()].sort(compareText);
  // Years are in tens, so that the columns are of one size.
  const terms = (years: number) => [years / 10, (years / 10) ** 2];
  const [first = "", ...others] = kinds;
  const { coefficients } = fitLeastSquares(
    ["constant", "years", "years squared", ...others],
    respondents.map(({ role, years }) => [
      1,
      ...terms(years),
      ...others.map((kind) => Number(kind === role)),
    ]),
    respondents.map(({ pay }) => Math.log(pay)),
  );
  const known = new Map(coefficients.map(({ name, value }) => [name, value]));
  const value = (name: string) => known.get(name) ?? 0;
  return kinds.flatMap((kind) => {
    const own = byKind.get(kind)?.length ?? 0;
    if (own < minRespondents) return [];
    return comparedYears.map((years) => {
      const [linear = 0, square = 0] = terms(years);
      const grown = value("years") * linear + value("years squared") * square;
      const pay = value("constant") + grown + (kind === first ? 0 : value(kind));
      return { kind, respondents: own, years, pay: Math.round(Math.exp(pay)) };
    });
  });
}

/** How pay is spread among developers of one kind at one level of experience, in aggregate. */
interface DeveloperSpread {
  kind: string;
  level: ExperienceLevel;
  respondents: number;
  /** Annual USD: the 5th, 10th … 95th percentile, separated by semicolons. */
  percentiles: string;
}

/** Below this many, a percentile would be one person's pay. */
const minSpread = 20;

/** Levels by years, for trying what the method says of them. */
export function listDeveloperSpreads(respondents: readonly Respondent[]): DeveloperSpread[] {
  const byGroup = Map.groupBy(respondents, ({ role, years }) => `${role}|${levelOf(years)}`);
  return [...byGroup]
    .filter(([, own]) => own.length >= minSpread)
    .sort(([a], [b]) => compareText(a, b))
    .map(([, own]) => {
      const [{ role = "", years = 0 } = {}] = own;
      const pay = sortedNumbers(own.map((one) => one.pay));
      const percentiles = Array.from({ length: 19 }, (_, at) =>
        Math.round(quantile(pay, (at + 1) / 20)),
      );
      return {
        kind: role,
        level: levelOf(years),
        respondents: own.length,
        percentiles: percentiles.join(";"),
      };
    });
}

function levelOf(years: number): ExperienceLevel {
  if (years <= 2) return "entry";
  if (years <= 5) return "mid";
  return years <= 9 ? "senior" : "staff";
}
