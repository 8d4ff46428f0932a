import { bases } from "../contracts/common.ts";
import type { CityFactor } from "../contracts/responses/calculate.ts";
import { figureId } from "./figure-id.ts";
import { type CityMedian, estimateMedian } from "./figures/estimate.ts";
import { citySentences } from "./prose/city-sentences.ts";

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
      explanation: citySentences(own).join(" "),
      data_point_id: isOwn ? ownId : figureId(own, dataPointKey),
    };
  });
}
