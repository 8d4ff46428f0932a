import { dollars, percent } from "#shared/core/format.ts";
import type { LocalFactor, ParityFactor } from "#shared/figures/city-factor.ts";
import { findParity } from "#shared/figures/city-multiplier.ts";
import type { CityMedian } from "#shared/figures/estimate.ts";
import type { Place } from "#shared/figures/place.ts";

/**
 * Sentences about the factor by which an estimate's national wage is multiplied for its city; empty
 * without one.
 */
export function citySentences({ input: { dataset, place, role }, city }: CityMedian): string[] {
  if (!place || !city) return [];
  if (city.basis === "price_parity") return [paritySentence(place, city)];
  const { wage_year: year = 0, parity_year = 0 } = dataset.parameters.local ?? {};
  const share = city.factor.value / (findParity(place.city, parity_year).rpp / 100);
  return [
    localSentence(place, city, role.occupation.title, year),
    ...(share < farBelow
      ? [
          `That is ${percent(1 - share, 0)} below the national wage at the prices there. A gap of this size can mean that the people counted there do other work than elsewhere, such as physicians in training.`,
        ]
      : []),
  ];
}

/** Local pay over national pay at local prices, below which a reader is warned. */
const farBelow = 2 / 3;

function paritySentence({ city: { metro, name, state } }: Place, city: ParityFactor): string {
  const where = city.fallback
    ? `the nonmetropolitan portion of ${state}, because ${metro.title} has no parity of its own`
    : metro.title;
  return `The location ${name}, ${state} multiplies the wage by ${(city.parity.rpp / 100).toFixed(5)}, the BEA regional price parity (all items, ${city.parity.year}) of ${where}. A parity measures prices, not pay.`;
}

function localSentence(
  { city: { metro, name, state } }: Place,
  { factor, published, publishedWeight, countsResidents, isUnusual }: LocalFactor,
  occupation: string,
  year: number,
): string {
  const multiplies = `The location ${name}, ${state} multiplies the wage by ${factor.value.toFixed(4)}, what the occupation ${occupation} earns in ${metro.title} over what it earns in the nation (May ${year})`;
  if (countsResidents) {
    return `${multiplies}. The survey counts physicians in training (residents) there, whose pay is about $75,000, among the physicians, so its median for the area is not used: this is what a model expects from the area's other occupations and from the occupation elsewhere.`;
  }
  return published?.median == null
    ? `${multiplies}. BLS publishes no median for the occupation there, so this is what a model of the published medians of all occupations and metropolitan areas expects.`
    : `${multiplies}: the published median there, ${dollars(published.median)}, with a weight of ${percent(publishedWeight, 0)}, and what a model of the published medians of all occupations and metropolitan areas expects with the rest, because a single published median varies with its sample.${isUnusual ? " The published median is beyond what nine in ten in the nation earn, even for this place. That is more often one employer's scale or pay for part of a year than a market, so it counts half, and the interval reaches it." : ""}`;
}
