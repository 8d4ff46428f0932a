import { compareText } from "../compare.ts";
import { fitLeastSquares } from "../regression/least-squares.ts";
import type { Respondent } from "./read-survey.ts";

/** Pay of a kind of developer at a number of years of experience, from the survey of 2023. */
export interface DeveloperPay {
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
