import { type CalibrationCell, fitInterval, fittedAreas } from "#shared/figures/fit-interval.ts";
import type { IntervalParameters } from "#shared/reference/method-parameters.ts";
import type { FittedPlaces, FittedWages } from "../local/fit-local.ts";

/**
 * The error of "national median × price parity" against the published medians
 * of one half of the metropolitan areas; `npm run figures:calibrate` measures the other.
 */
export function measureInterval(wages: FittedWages, places: FittedPlaces): IntervalParameters {
  const wageYear = wages.areaYears.metro;
  const years = places.parities.metros.map(({ year }) => year).filter((year) => year <= wageYear);
  const parityYear = Math.max(...years);
  const parities = new Map(
    places.parities.metros
      .filter(({ year }) => year === parityYear)
      .map(({ areaCode, rpp }) => [areaCode, rpp]),
  );
  const national = new Map(
    wages.national.filter(({ year }) => year === wageYear).map((row) => [row.code, row]),
  );
  const fitted = fittedAreas(parities.keys());
  const cells = wages.metros.flatMap(({ code, areaCode, median }): CalibrationCell[] => {
    const parity = parities.get(areaCode);
    const nation = national.get(code);
    if (!fitted.has(areaCode) || median === null || !parity || !nation?.median) return [];
    return [
      {
        socCode: code,
        areaCode,
        publishedMedian: median,
        nationalMedian: nation.median,
        meanRse: nation.meanRse,
        parity,
      },
    ];
  });
  return fitInterval(cells, { wageYear, parityYear });
}
