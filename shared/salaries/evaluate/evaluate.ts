import { creditOf } from "../../core/site-name.ts";
import { isAbovePublished } from "../estimate/above-published.ts";
import { citation } from "../estimate/citation.ts";
import { everyoneOf } from "../estimate/everyone.ts";
import { experienceAt } from "../estimate/experience-at.ts";
import { isOutOfReach } from "../estimate/most-to-ask.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { includesTips } from "../estimate/tips.ts";
import type { Figures } from "../figures/estimate.ts";
import { findSubject, type OtherSubject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { evaluationAssumptions } from "./assumptions.ts";
import type { EvaluateQuery } from "./evaluate.request.ts";
import type { EvaluateData } from "./evaluate.response.ts";
import { type Ask, headline } from "./headline.ts";
import { type Judgment, judgeOffer } from "./judge-offer.ts";
import type { StatedPay } from "./offer.ts";
import { isUnlawful, reasons, yearlyOnlySentence } from "./reasons.ts";
import { reachOf, supportedAmount } from "./supported-amount.ts";
import { toEvaluationEstimate } from "./to-evaluation-estimate.ts";

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
  // Where the survey publishes no pay for an hour, as for teachers, the answer speaks of the year.
  const period = role.occupation.yearlyOnly ? "annual" : stated.period;
  const { offer, distribution, percentile, probabilities, verdict } = judgment;
  const estimate = toEvaluationEstimate(figures, stated, secrets.dataPointKey);
  const likely = {
    below: probabilities.below?.value ?? null,
    within: probabilities.within?.value ?? null,
    above: probabilities.above?.value ?? null,
  };
  const below_minimum = isUnlawful(figures, judgment);
  return {
    headline: headline(
      {
        role,
        city: place?.city ?? null,
        level: exp,
        estimate,
        everyone: everyoneOf(figures),
        probabilities: likely,
        below_minimum,
        offer: { spread: offer.spread.value },
        hasTips: includesTips(role),
        isAbovePublished: isAbovePublished(offer.midpoint.value, figures, observed),
      },
      { ask: askOf(figures, judgment, { period }), period },
    ),
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
    probabilities: likely,
    reasons: [
      ...yearlyOnlySentence(role, judgment, stated),
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

/** What to ask for; null where the offer is as much as that, or a range, whose reader may be who pays it. */
function askOf(
  figures: Figures,
  judgment: Judgment,
  { period }: Pick<StatedPay, "period">,
): Ask | null {
  const { min, max, midpoint } = judgment.offer;
  const reach = reachOf(figures, judgment, period);
  const amount = Math.min(supportedAmount(figures).amount, reach.most);
  if (min.value !== max.value || midpoint.value >= amount) return null;
  return {
    amount,
    isFar: isOutOfReach(amount, { ...reach.of, median: figures.median }),
    minimum: reach.of.minimum,
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
