import type { EvaluateQuery } from "../contracts/evaluate.ts";
import type { EvaluateData } from "../contracts/responses/evaluate.ts";
import type { SalaryContext } from "./context.ts";
import { evaluationAssumptions } from "./evaluation/assumptions.ts";
import { judgeOffer } from "./evaluation/judge-offer.ts";
import type { StatedOffer } from "./evaluation/offer.ts";
import { reasons } from "./evaluation/reasons.ts";
import { toEvaluationEstimate } from "./evaluation/to-evaluation-estimate.ts";
import { experienceAt } from "./experience-at.ts";
import { findSubject, type OtherSubject } from "./find-subject.ts";
import { pageUrl } from "./page-url.ts";
import { salaryPath } from "./paths.ts";
import { citation } from "./prose/citation.ts";
import { quote } from "./quote.ts";
import { cityReference, roleReference } from "./references.ts";

export type EvaluateInput = Pick<
  EvaluateQuery,
  "role" | "city" | "basis" | "exp" | "amount" | "min" | "max" | "period"
>;

/**
 * Whether an offer is fair: where it lies in what the role pays there at a level, with the
 * probability that it is below, within or above the middle half. Annual USD.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 *
 * @example
 * const { verdict, reasons } = await evaluate(context, {
 *   role: "registered-nurse", city: "san-francisco", basis: "local", exp: "mid",
 *   amount: 165_000, period: "annual",
 * });
 */
export async function evaluate(
  context: SalaryContext,
  input: EvaluateInput,
): Promise<EvaluateData> {
  const { secrets, site } = context;
  const { exp, basis } = input;
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
  const { offer, distribution, percentile, probabilities, verdict } = judgment;
  const estimate = toEvaluationEstimate(figures, stated, secrets.dataPointKey);
  return {
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
    probabilities: {
      below: probabilities.below?.value ?? null,
      within: probabilities.within?.value ?? null,
      above: probabilities.above?.value ?? null,
    },
    reasons: reasons(figures, judgment, { stated, observed }),
    citation: citation(figures, estimate, site.origin),
    assumptions: evaluationAssumptions(figures, stated),
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { city: place.city.slug } : {}),
      exp,
      basis,
    }),
  };
}

/** The range of the input, or its one amount twice. The contract makes sure that there is either. */
function statedOffer({ amount, min, max, period }: EvaluateInput): StatedOffer {
  const range = { min: amount ?? min, max: amount ?? max };
  if (range.min === undefined || range.max === undefined) {
    throw new Error("evaluate was called without an offer.");
  }
  return { min: range.min, max: range.max, period };
}
