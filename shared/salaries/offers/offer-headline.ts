/** Which offer is worth more, in a sentence, and why. */
import { hoursPerYear } from "#shared/contract/pay-period.ts";
import { dollars, grouped, listing, percent, possessive } from "#shared/core/format.ts";
import type { ComparedOffer, CompareOffersData } from "./compare-offers.response.ts";
import type { Undecided } from "./find-undecided.ts";
import { isTie, leadingOffers } from "./rank-offers.ts";

/** A sentence whose figure is apart, so that a page can mark it. */
interface Headline {
  text: string;
  /** What follows the text: `about $8,900 a year`; null in a sentence without a figure. */
  figure: string | null;
}

type Ranked = readonly ComparedOffer[];

/** Amounts in sentences for people are rounded to hundreds; nothing is rounded to nothing. */
function about(amount: number): string {
  return amount < 1_000 ? dollars(amount) : `about ${dollars(Math.round(amount / 100) * 100)}`;
}

/**
 * @param ranked best first.
 * @param undecided what is to be asked before anybody can say; nobody is ahead while there is something.
 */
export function offerHeadline(
  ranked: Ranked,
  [undecided]: CompareOffersData["undecided"] = [],
): Headline {
  const leading = leadingOffers(ranked);
  const [best, second] = ranked;
  if (undecided) {
    const what = second ? "which is worth more" : `what ${best?.label ?? "this offer"} is worth`;
    return { text: `Nobody can say yet ${what}. ${undecided.question}`, figure: null };
  }
  if (!best || !second) {
    return {
      text: `${best?.label ?? "This offer"} pays, after tax,`,
      figure: `${about(best?.average.after_tax ?? 0)} a year`,
    };
  }
  if (leading.length === 1) {
    return {
      text: `${best.label} is worth more:`,
      figure: `${about(best.average.adjusted - second.average.adjusted)} a year`,
    };
  }
  return leading.length === ranked.length
    ? { text: "It’s a tie: choose the job you would rather have.", figure: null }
    : {
        text: `It’s a tie between ${listing(leading.map(({ label }) => label))}: choose the job you would rather have.`,
        figure: null,
      };
}

/** The headline as one sentence. */
export function headlineText({ text, figure }: Headline): string {
  return figure === null ? text : `${text} ${figure}.`;
}

/** Where the difference between the two best offers comes from, or where it went. */
export function explainOffers(ranked: Ranked): string {
  const [best, second] = ranked;
  if (!best) return "";
  if (!second) return explainOne(best);
  const [richer, poorer] =
    best.average.gross >= second.average.gross ? [best, second] : [second, best];
  const letters = richer.average.gross - poorer.average.gross;
  const isSame = isTie(richer.average.gross, poorer.average.gross);
  const gap = best.average.adjusted - second.average.adjusted;
  const causes = listing([
    "taxes",
    ...(richer.city.slug === poorer.city.slug ? [] : [`prices in ${richer.city.name}`]),
  ]);
  const says = isSame
    ? "The letters say about the same"
    : `${possessive(richer.label)} letter says ${dollars(letters)} more a year`;
  if (best.rank === second.rank) {
    const differ =
      gap === 0 ? "they buy the same" : `what they buy differs by ${dollars(gap)} a year`;
    const rest = gap === 0 ? "" : ", less than anyone can measure";
    return isSame
      ? `${says}, and ${differ}${rest}.`
      : `${says}, but ${causes} take nearly all of it: ${differ}${rest}.`;
  }
  if (isSame) return `${says}. ${apart(best, second)}`.trim();
  return richer === best
    ? `${says}. ${best.city.slug === second.city.slug ? "After taxes" : "After taxes, and at the prices of each city,"} ${dollars(gap)} a year ${gap > letters ? "is the difference" : "of that is left"}.`
    : `${says}, but ${causes} take more than that.`;
}

/** What sets offers apart whose letters say the same: prices, taxes, or both. */
function apart(best: ComparedOffer, second: ComparedOffer): string {
  const prices = second.city.col_multiplier / best.city.col_multiplier - 1;
  const [own, other] = [best.average.effective_tax_rate, second.average.effective_tax_rate];
  const sentences = [
    ...(prices >= 0.005
      ? [
          `Prices in ${second.city.name} are ${percent(prices, 0)} over those in ${best.city.name}, so ${second.label} would have to pay more to come level.`,
        ]
      : []),
    ...(other - own >= 0.005
      ? [
          `Taxes take ${percent(other)} of ${possessive(second.label)} pay, and ${percent(own)} of ${possessive(best.label)}.`,
        ]
      : []),
  ];
  return sentences.join(" ");
}

/** What the amounts take for granted of offers that may be something else. */
export function explainUndecided({ isContracted }: Pick<Undecided, "isContracted">): string {
  const counted = `The amounts here take every offer for an employee’s full-time work, ${grouped(hoursPerYear)} hours a year.`;
  return isContracted
    ? `${counted} Whoever is paid on a 1099 pays both halves of Social Security and Medicare, buys health insurance alone and is not paid for time off: none of that is taken off.`
    : `${counted} Fewer hours or weeks, and pay that is not in the base, would change them.`;
}

function explainOne({ label, city, average }: ComparedOffer): string {
  const prices = city.col_multiplier - 1;
  const by =
    Math.abs(prices) < 0.005
      ? "at"
      : `${percent(Math.abs(prices), 0)} ${prices > 0 ? "over" : "under"}`;
  return `Of ${dollars(average.gross)} a year, ${percent(average.effective_tax_rate)} goes to taxes. Prices in ${city.name} are ${by} the nation’s, so ${possessive(label)} pay buys what ${dollars(average.adjusted)} buys on average.`;
}
