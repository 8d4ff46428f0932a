/** What the market pays, for the caller and for the words that the caller says to an employer. */
import { dollars } from "../../core/format.ts";
import type { AdviceCeiling } from "../advice-ceiling.ts";
import { experience } from "../figures/experience.ts";
import { quarterLabel } from "../figures/quarter.ts";
import { placeName } from "../prose/place-name.ts";
import type { Quote } from "../quote.ts";

interface Market {
  quote: Quote;
  /** The highest amount that the advice may name; null if none is known. */
  ceiling: AdviceCeiling | null;
}

/** The estimate: "the median for … is …, the upper quartile …". */
export function market({ estimate, figures }: Quote, ceiling: number | null = null): string {
  const { role, place, level, quarter } = figures.input;
  const { median, high } = estimate;
  const upper =
    high === null || (ceiling !== null && high > ceiling)
      ? ""
      : `, the upper quartile ${dollars(high)}`;
  return `the median for ${role.title} in ${placeName(place)} at ${level} level (${experience[level].years} years) is ${dollars(median)} in ${quarterLabel(quarter)}${upper}`;
}

/** An amount to hold an offer against, with the sentence that introduces it and what to call it after. */
export interface Benchmark {
  sentence: string;
  amount: number;
  name: string;
}

/**
 * What to quote to an employer: the estimate, or if its median is above the ceiling, the
 * ceiling. A number that no published pay supports is no argument.
 */
export function quotable({ quote, ceiling }: Market): Benchmark {
  const { estimate, figures } = quote;
  if (ceiling === null || estimate.median <= ceiling.amount) {
    return {
      sentence: `According to an estimate from public wage data, ${market(quote, ceiling?.amount)}.`,
      amount: estimate.median,
      name: "that median",
    };
  }
  const { role, place, quarter } = figures.input;
  return {
    sentence: `According to public wage data, one in ten people in the occupation ${role.occupation.title} in ${placeName(place)} earns ${dollars(ceiling.amount)} or more in ${quarterLabel(quarter)}.`,
    amount: ceiling.amount,
    name: "that amount",
  };
}

/** What the ceiling did to the advice; empty if the advice and the offers are below it. */
export function ceilingSentences(
  { capped, floor }: { capped: Readonly<Record<string, boolean>>; floor: number },
  ceiling: AdviceCeiling | null,
): string[] {
  if (!ceiling) return [];
  const limit = `${ceiling.name}, ${dollars(ceiling.amount)}`;
  if (Object.values(capped).includes(true)) {
    return [
      `The advice is capped at ${limit}, of what everyone in the occupation earns there: no published pay supports more.`,
    ];
  }
  if (floor <= ceiling.amount) return [];
  return [
    `Your best offer, ${dollars(floor)}, is above ${limit}, of what everyone in the occupation earns there. It is an amount of yours, not advice of this API, which advises none above that percentile.`,
  ];
}

/**
 * What to find out first, if the offer is below the estimate's bounds: the estimate is then more
 * likely to describe another job than the employer is to raise its offer by so much. Otherwise empty.
 * It names no amount, because the bounds of a level may be above all that the advice may name.
 */
export function doubtSentences({ estimate, figures }: Quote, offered: number): string[] {
  if (offered >= estimate.confidence_lower) return [];
  const { role, place, level } = figures.input;
  return [
    `The offered base is below the estimate's 95% bounds. Before you name an amount, ask which level the employer has in mind: these figures are for ${role.title} in ${placeName(place)} at ${level} level.`,
  ];
}
