import type { Observed } from "../../contracts/responses/estimate.ts";
import { dollars, grouped, percent } from "../../core/format.ts";
import type { Figures } from "../figures/estimate.ts";
import { ordinal } from "../prose/level-sentences.ts";
import { placeName } from "../prose/place-name.ts";
import { isTooWide, type Judgment } from "./judge-offer.ts";
import { hoursPerYear, type StatedOffer } from "./offer.ts";
import { type SupportedAmount, supportedAmount } from "./supported-amount.ts";
import { whatSettles } from "./what-settles.ts";

/** Annual base pay below this is more likely a wage for an hour. */
const leastPerYear = 1_000;

/** Why an offer is judged as it is, and what to ask for, in sentences for the person who has it. */
export function reasons(
  figures: Figures,
  judgment: Judgment,
  { stated, observed }: { stated: StatedOffer; observed: Observed | null },
): string[] {
  return [
    placeSentence(figures, judgment, stated),
    ...periodSentence(judgment, stated),
    ...spreadSentence(judgment),
    ...verdictSentences(figures, judgment),
    ...publishedSentence(judgment, observed),
    ...levelSentence(figures),
    ...adviceSentence(judgment, supportedAmount(figures)),
  ];
}

/** `The offer of $165,000 a year` or `The middle of the offer, $165,000 a year,` */
function nameOffer({ offer: { min, max, midpoint } }: Judgment, { period }: StatedOffer): string {
  const hourly = period === "hourly" ? ` (${grouped(hoursPerYear)} hours)` : "";
  return min.value === max.value
    ? `The offer of ${dollars(midpoint.value)} a year${hourly}`
    : `The middle of the offer, ${dollars(midpoint.value)} a year${hourly},`;
}

function placeSentence(figures: Figures, judgment: Judgment, stated: StatedOffer): string {
  const { role, place, level } = figures.input;
  const { distribution, percentile, offer } = judgment;
  const { p10, p25, p50, p75, p90 } = distribution;
  const whose = `the estimated pay for ${role.title} in ${placeName(place)} at ${level} level`;
  const median = `the median is ${dollars(p50)}`;
  const middle =
    p25 === null || p75 === null
      ? median
      : `${median}, and the middle half is paid ${dollars(p25)} to ${dollars(p75)}`;
  const amount = offer.midpoint.value;
  const where =
    percentile.value !== null
      ? `at about the ${ordinal(percentile.value)} percentile of`
      : p10 !== null && amount < p10
        ? `below the 10th percentile (${dollars(p10)}) of`
        : p90 !== null && amount > p90
          ? `above the 90th percentile (${dollars(p90)}) of`
          : "beyond the published percentiles of";
  return `${nameOffer(judgment, stated)} is ${where} ${whose}: ${middle}.`;
}

function periodSentence({ offer }: Judgment, { period }: StatedOffer): string[] {
  return period === "annual" && offer.max.value < leastPerYear
    ? ["The offer is read as pay for a year. If it is for an hour, send period=hourly."]
    : [];
}

function spreadSentence(judgment: Judgment): string[] {
  const { min, max, spread } = judgment.offer;
  return isTooWide(judgment)
    ? [
        `A range from ${dollars(min.value)} to ${dollars(max.value)} is too wide to mean much: its top is ${spread.value.toFixed(2)} times its bottom. Ask which part of it applies to you.`,
      ]
    : [];
}

function verdictSentences(figures: Figures, judgment: Judgment): string[] {
  const { verdict, probabilities } = judgment;
  if (verdict === "cannot_tell") return whatSettles(figures, judgment);
  const { value = 0 } = probabilities[verdict] ?? {};
  const where = {
    below: "below the 25th percentile",
    within: "between the 25th and the 75th percentile",
    above: "above the 75th percentile",
  }[verdict];
  return [
    `The probability that it is ${where} is ${likely(value)}, given how uncertain the estimate is.`,
  ];
}

/** No probability rounds to certainty. */
function likely(probability: number): string {
  return probability > 0.99 ? "over 99%" : percent(probability, 0);
}

function publishedSentence({ offer }: Judgment, observed: Observed | null): string[] {
  if (observed?.median == null) return [];
  const { median, occupation_title, area_title, reference_period } = observed;
  const difference = offer.midpoint.value / median - 1;
  const by = percent(Math.abs(difference), 0);
  const compared =
    by === "0%" ? "about the same" : `${by} ${difference > 0 ? "more" : "less"} than that`;
  return [
    `The published median of everyone in the occupation ${occupation_title} in ${area_title}, all levels together, was ${dollars(median)} in May ${reference_period.slice(0, 4)}; the offer is ${compared}.`,
  ];
}

function levelSentence({ input, position, reference }: Figures): string[] {
  const { beyondPublished } = position;
  const isAbove = beyondPublished === "above_p90";
  const edge = beyondPublished && reference?.percentile(isAbove ? "p90" : "p10");
  if (!edge) return [];
  const side = isAbove ? "above the published 90th" : "below the published 10th";
  return [
    `The estimate at ${input.level} level is itself ${side} percentile of everyone in the occupation there, ${dollars(edge.value)}, so the verdict rests on this API's scale of levels more than on published pay.`,
  ];
}

const names: Record<SupportedAmount["of"], string> = {
  p75: "the estimated 75th percentile",
  median: "the estimated median",
  published_p90: "the published 90th percentile of everyone in the occupation there",
};

function adviceSentence({ offer }: Judgment, { amount, of }: SupportedAmount): string[] {
  if (offer.midpoint.value < amount) {
    return [`The figures support asking for up to ${dollars(amount)}, ${names[of]}.`];
  }
  return [
    `The figures do not support asking for more: the offer is already at least ${dollars(amount)}, ${names[of]}.`,
  ];
}
