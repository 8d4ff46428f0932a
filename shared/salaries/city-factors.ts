import type { CityFactor } from "../contracts/calculate.ts";
import { bases } from "../contracts/common.ts";
import { figureId } from "./figure-id.ts";
import { estimate, type Figures } from "./figures/estimate.ts";
import { citySentences } from "./prose/city-sentences.ts";

/**
 * An estimate for a city in every basis: the factor, the median it leads to, and why.
 * All null where the dataset has no factor of a basis.
 */
export function cityFactors(figures: Figures, dataPointKey: string): Promise<CityFactor[]> {
  const { input } = figures;
  return Promise.all(
    bases.map(async (basis): Promise<CityFactor> => {
      const own = basis === input.basis ? figures : estimate({ ...input, basis });
      if (!own?.city) {
        const explanation = `The dataset has no ${basis} factor of this occupation and city.`;
        return { basis, factor: null, median: null, explanation, data_point_id: null };
      }
      return {
        basis,
        factor: Number(own.city.factor.value.toFixed(5)),
        median: own.median,
        explanation: citySentences(own).join(" "),
        data_point_id: await figureId(own, dataPointKey),
      };
    }),
  );
}
