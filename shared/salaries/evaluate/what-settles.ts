import type { PayPeriod } from "#schema/pay-periods.ts";
import { hoursPerYear } from "#shared/contract/pay-period.ts";
import { listing, percent } from "#shared/core/format.ts";
import type { AppliedFactor } from "#shared/figures/city-factor.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { peopleOf } from "#shared/figures/experience-words.ts";
import type { Place } from "#shared/figures/place.ts";
import { findResult } from "#shared/figures/worksheet/worksheet.ts";
import { z95 } from "#shared/figures/z95.ts";
import type { Role } from "#shared/reference/records.ts";
import { decisive, type Judgment } from "./judge-offer.ts";
import { sayPay } from "./say-pay.ts";

/** Normal quantile of {@link decisive}. */
const zDecisive = 0.8416;

const edges = {
  p25: "where the middle half of pay begins",
  p75: "where the middle half of pay ends",
} as const;

/** Why there is no verdict on an offer, which amounts would get one, and what would settle it. */
export function whatSettles(figures: Figures, judgment: Judgment, period: PayPeriod): string[] {
  const { distribution, probabilities } = judgment;
  const missing = (["p25", "p75"] as const).filter((name) => distribution[name] === null);
  const known = (["below", "within", "above"] as const).flatMap((name) => {
    const probability = probabilities[name];
    // 79.9% must not read as the 80% that it lacks.
    return probability
      ? [`${name} ${Math.min(Math.round(probability.value * 100), decisive * 100 - 1)}%`]
      : [];
  });
  return [
    missing.length > 0
      ? `The figures cannot tell whether it is fair, because ${listing(missing.map((name) => edges[name]))} in the occupation is not published.`
      : `The figures cannot tell whether it is below, within or above the middle half: no chance reaches ${percent(decisive, 0)} (${listing(known)}).`,
    ...boundsSentence(figures, judgment, period),
    settleSentence(figures),
  ];
}

/** Amounts in the sentence below are whole so many dollars a year: a hundred, or a quarter an hour. */
const steps: Readonly<Record<PayPeriod, number>> = { annual: 100, hourly: hoursPerYear / 4 };

/** The amounts from which a verdict would be `below` or `above`. */
function boundsSentence(
  { worksheet, floor }: Figures,
  { distribution: { p25, p75 } }: Judgment,
  period: PayPeriod,
) {
  const step = steps[period];
  const say = sayPay(period);
  const share = zDecisive / z95;
  const move = (name: "low" | "high", side: "lower" | "upper") =>
    findResult(worksheet, name).value *
    Math.exp((side === "lower" ? -1 : 1) * share * findResult(worksheet, `width.${side}`).value);
  const below = p25 === null ? null : Math.floor(move("low", "lower") / step) * step;
  const above = p75 === null ? null : Math.ceil(move("high", "upper") / step) * step;
  // An amount that the law does not allow is no bound to name.
  const isLegal = (amount: number | null) => amount !== null && amount >= (floor.law?.annual ?? 0);
  const bounds = [
    isLegal(below) ? [`below at ${say.short(below ?? 0)} or less`] : [],
    isLegal(above) ? [`above at ${say.short(above ?? 0)} or more`] : [],
  ].flat();
  return bounds.length > 0 ? [`The verdict would be ${listing(bounds)}.`] : [];
}

interface Doubt {
  /** The part's half-width in logs. */
  size: number;
  sentence: string;
}

/** Names the source that knows better about the largest part of the estimate's uncertainty. */
function settleSentence({ worksheet, city, input }: Figures): string {
  const { role, place, level } = input;
  const size = (name: string) => worksheet.steps.get(name)?.result ?? 0;
  const doubts: Doubt[] = [
    {
      size: size("error.level"),
      sentence: `The employer's pay range for the grade of the offer would settle it: what ${peopleOf(level)} are paid there is the largest uncertainty.`,
    },
    {
      size: size("error.title"),
      sentence: `Pay that other employers there post for the same title would settle it: how ${role.title} is paid within its occupation is the largest uncertainty.`,
    },
    ...(place && city ? [cityDoubt(city, place, { role, size })] : []),
  ];
  const [largest] = doubts.sort((one, other) => other.size - one.size);
  return largest && largest.size > 0
    ? largest.sentence
    : "The employer's pay range for the job would settle it: the offer is too close to the edge for public figures.";
}

function cityDoubt(
  city: AppliedFactor,
  { city: { metro } }: Place,
  { role, size }: { role: Role; size(step: string): number },
): Doubt {
  if (city.basis === "price_parity") {
    return {
      size: Math.max(size("error.city.lower"), size("error.city.upper")),
      sentence:
        "The figure of what is paid there may settle it (in the API, basis=local): this one multiplies the national wage by the prices there, not by what the occupation earns there.",
    };
  }
  const posted = "Pay that other employers there post for the same job would settle it";
  return {
    size: city.halfWidth.value,
    sentence: city.published
      ? `${posted}: the published wage in ${metro.title} comes from a sample of employers, and how far off that may be is the largest uncertainty.`
      : `${posted}: no wage of the occupation ${role.occupation.title} is published for ${metro.title}, so the figure comes from a model.`,
  };
}
