import type { CityFactor } from "#shared/contract/estimate.response.ts";
import { bases } from "#shared/contract/salary-fields.ts";
import { type CityMedian, estimateMedian } from "#shared/figures/estimate.ts";
import { citySentences } from "./city-sentences.ts";
import { figureId } from "./figure-id.ts";
import { describeMinimum } from "./minimum-sentences.ts";

/** That the median is not the product of the factor alone. */
function raisedSentence({ floor }: CityMedian): string[] {
  return floor.law && floor.hasRaised("median")
    ? [`The median is raised to the legal minimum wage, ${describeMinimum(floor.law)}.`]
    : [];
}

/**
 * An estimate for a city in every basis: the factor, the median it leads to, and why.
 * All null where the dataset has no factor of a basis.
 *
 * @param ownId the id of the estimate itself.
 */
export function cityFactors(
  figures: CityMedian,
  ownId: string,
  dataPointKey: string,
): CityFactor[] {
  const { input } = figures;
  return bases.map((basis): CityFactor => {
    const isOwn = basis === input.basis;
    const own = isOwn ? figures : estimateMedian({ ...input, basis });
    if (!own?.city) {
      const explanation = `The dataset has no ${basis} factor of this occupation and city.`;
      return { basis, factor: null, median: null, explanation, data_point_id: null };
    }
    return {
      basis,
      factor: Number(own.city.factor.value.toFixed(5)),
      median: own.median,
      explanation: [...citySentences(own), ...raisedSentence(own)].join(" "),
      data_point_id: isOwn ? ownId : figureId(own, dataPointKey),
    };
  });
}
