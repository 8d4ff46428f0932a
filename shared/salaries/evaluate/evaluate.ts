import { askedLevel } from "#shared/contract/levels.ts";
import { creditOf } from "#shared/core/site.ts";
import { citation } from "../estimate/citation.ts";
import { experienceAt } from "../estimate/experience-at.ts";
import { scaleSentences } from "../estimate/public-scales.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { findSubject, type OtherSubject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { evaluationAssumptions } from "./assumptions.ts";
import type { EvaluateQuery } from "./evaluate.request.ts";
import type { EvaluateData } from "./evaluate.response.ts";
import { judgeOffer } from "./judge-offer.ts";
import type { StatedPay } from "./offer.ts";
import { otherHoursSentence, reasons } from "./reasons.ts";
import { toEvaluationEstimate } from "./to-evaluation-estimate.ts";
import { wordVerdict } from "./word-verdict.ts";

export type EvaluateInput = Pick<
  EvaluateQuery,
  "role" | "city" | "basis" | "exp" | "grade" | "amount" | "min" | "max" | "period"
>;

/**
 * Whether an offer is fair: where it lies in what the role pays there at a level, with the
 * probability that it is below, within or above the middle half. Annual USD.
 *
 * @param employer who offers it, if known: a public one pays by a scale.
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 *
 * @example
 * const { verdict, reasons } = await evaluate(context, {
 *   role: "registered-nurse", city: "san-francisco", basis: "local", exp: "any",
 *   amount: 165_000, period: "annual",
 * });
 */
export async function evaluate(
  context: SalaryContext,
  input: EvaluateInput,
  employer: string | null = null,
): Promise<EvaluateData> {
  const { secrets, site } = context;
  const { basis } = input;
  const exp = askedLevel(input);
  const stated = statedOffer(input);
  const subject = await findSubject(
    context.reference,
    input,
    (other: OtherSubject) => salaryPath("evaluate", { ...input, ...other }),
    { takesLevel: true },
  );
  const { role, place } = subject;
  const { figures, observed } = quote(context, subject, exp);
  const judgment = judgeOffer(figures, stated);
  const said = wordVerdict(figures, judgment, { stated, observed, employer });
  const { period, probabilities, below_minimum } = said;
  const { offer, distribution, percentile, verdict } = judgment;
  const estimate = toEvaluationEstimate(figures, stated, secrets.dataPointKey);
  return {
    headline: said.headline,
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    experience: experienceAt(figures),
    offer: {
      min: offer.min.value,
      max: offer.max.value,
      midpoint: offer.midpoint.value,
      spread: offer.spread.value,
    },
    estimate,
    observed,
    distribution,
    percentile,
    verdict,
    below_minimum,
    probabilities,
    reasons: [
      ...otherHoursSentence(role, judgment),
      ...scaleSentences(role, employer),
      ...reasons(figures, judgment, { stated: { ...stated, period }, observed }),
    ],
    citation: citation(figures, estimate, creditOf(site)),
    assumptions: evaluationAssumptions(figures, stated),
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { ...pageOf(place) } : {}),
      exp,
      basis,
    }),
  };
}

/** The range of the input, or its one amount twice. The contract makes sure that there is either. */
function statedOffer({ amount, min, max, period }: EvaluateInput): StatedPay {
  const range = { min: amount ?? min, max: amount ?? max };
  if (range.min === undefined || range.max === undefined) {
    throw new Error("evaluate was called without an offer.");
  }
  return { min: range.min, max: range.max, period };
}
