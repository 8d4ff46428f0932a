import type { EstimateInput } from "#shared/figures/estimate.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CityMetadata } from "./expansions.response.ts";

/** Facts about the city itself; null without a city. */
export function cityMetadata(
  _context: SalaryContext,
  { place }: EstimateInput,
): CityMetadata | null {
  if (!place) return null;
  const { city } = place;
  return {
    population: city.population,
    latitude: city.latitude,
    longitude: city.longitude,
    time_zone: city.timeZone,
    cbsa: { code: city.metro.code, title: city.metro.title },
    price_parities: city.parities.map(({ year, areaCode, rpp }) => ({
      year,
      area_code: areaCode,
      all_items: rpp,
    })),
    sources: ["census-cities", "omb-cbsa", "bea-rpp-msa"],
  };
}
