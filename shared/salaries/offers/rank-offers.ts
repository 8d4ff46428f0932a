import type { ComparedOffer } from "./compare-offers.response.ts";

/**
 * Offers as close as this, as a share of the better one's value, are a tie: prices of an area, taxes
 * of an average resident and the value of equity are not known more exactly.
 */
const tieShare = 0.02;

/** Whether two values are too close for anyone to tell which is more; `better` is not below `other`. */
export function isTie(better: number, other: number): boolean {
  return better - other <= tieShare * better;
}

/**
 * Offers with their ranks, best first. Offers of one rank are those that tie with the best of them;
 * offers of equal value keep their order.
 */
export function rankOffers<Offer extends Pick<ComparedOffer, "average">>(
  offers: readonly Offer[],
): (Offer & { rank: number })[] {
  const sorted = offers.toSorted((a, b) => b.average.adjusted - a.average.adjusted);
  let first: { rank: number; value: number } | null = null;
  return sorted.map((offer, index) => {
    const value = offer.average.adjusted;
    if (first === null || !isTie(first.value, value)) first = { rank: index + 1, value };
    return { ...offer, rank: first.rank };
  });
}

/** The offers that nobody can tell apart from the best: itself alone, or several that tie. */
export function leadingOffers<Offer extends { rank: number }>(ranked: readonly Offer[]): Offer[] {
  return ranked.filter(({ rank }) => rank === 1);
}
