import type { PayPeriod } from "#schema/pay-periods.ts";
import type { Observed } from "#shared/contract/estimate.response.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { hasFullTimeYear } from "#shared/figures/paid-by-hour.ts";
import { isAbovePublished } from "../estimate/above-published.ts";
import { everyoneOf } from "../estimate/everyone.ts";
import { isOutOfReach } from "../estimate/most-to-ask.ts";
import { isPublicEmployer, isPublicOccupation } from "../estimate/public-scales.ts";
import { includesTips } from "../estimate/tips.ts";
import { type Ask, headline } from "./headline.ts";
import type { Judgment } from "./judge-offer.ts";
import type { StatedPay } from "./offer.ts";
import { type JudgedPay, verdictWords } from "./pay-word.ts";
import { isUnlawful } from "./reasons.ts";
import { reachOf, supportedAmount } from "./supported-amount.ts";

/** A verdict as people read it, by the hour or the year as the pay is stated. */
export interface WordedVerdict extends Pick<JudgedPay, "probabilities" | "below_minimum"> {
  /** `probably low` */
  words: string;
  /** `Probably low: electricians in Chicago typically make about $105,700.` */
  headline: string;
  /** What the amounts of the headline are for. */
  period: PayPeriod;
}

/** Words a judgment. Whoever shows one takes its words from here, so that one job has one verdict everywhere. */
export function wordVerdict(
  figures: Figures,
  judgment: Judgment,
  {
    stated,
    observed,
    employer = null,
  }: { stated: StatedPay; observed: Observed | null; employer?: string | null },
): WordedVerdict {
  const { role, place, level } = figures.input;
  const { offer, probabilities: likely } = judgment;
  // Where a year is not so many hours, as of teachers, the words speak of the year.
  const period = hasFullTimeYear(role) ? stated.period : "annual";
  const judged: JudgedPay = {
    level,
    probabilities: {
      below: likely.below?.value ?? null,
      within: likely.within?.value ?? null,
      above: likely.above?.value ?? null,
    },
    below_minimum: isUnlawful(figures, judgment),
    offer: { spread: offer.spread.value },
    hasTips: includesTips(role),
    isAbovePublished: isAbovePublished(offer.midpoint.value, figures, observed),
    isOtherHours: judgment.isOtherHours,
    isOnScale: isPublicOccupation(role) || isPublicEmployer(employer),
  };
  const { probabilities, below_minimum } = judged;
  return {
    probabilities,
    below_minimum,
    words: verdictWords(judged),
    headline: headline(
      {
        ...judged,
        role,
        city: place?.city ?? null,
        estimate: { median: figures.median },
        everyone: everyoneOf(figures),
      },
      { ask: askOf(figures, judgment, { period }), period },
    ),
    period,
  };
}

/** What to ask for; null where the offer is as much as that, or a range, whose reader may be who pays it. */
function askOf(
  figures: Figures,
  judgment: Judgment,
  { period }: Pick<StatedPay, "period">,
): Ask | null {
  const { min, max, midpoint } = judgment.offer;
  if (judgment.isOtherHours) return null;
  const reach = reachOf(figures, judgment, period);
  const amount = Math.min(supportedAmount(figures).amount, reach.most);
  if (min.value !== max.value || midpoint.value >= amount) return null;
  return {
    amount,
    isFar: isOutOfReach(amount, { ...reach.of, median: figures.median }),
    minimum: reach.of.minimum,
  };
}
