import type { City, Parity } from "../../reference/records.ts";
import { sourceIds } from "../source-ids.ts";
import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";

export interface CityMultiplier {
  term: TracedValue;
  parity: Parity;
  /** Whether the state's nonmetropolitan portion stands in for a metropolitan area without parity. */
  fallback: boolean;
}

/**
 * Cost of living of a city in a year: the price parity of its metropolitan area
 * for that year, or the latest published before it, over 100.
 */
export function cityMultiplier(
  sheet: Worksheet,
  city: City,
  year: number,
  name = "city.multiplier",
): CityMultiplier {
  const parity = parityOf(city, year);
  const fallback = parity.areaCode !== city.metro.code;
  const term = sheet.step(name, "divide", {
    parity: sheet.cell({
      sourceId: fallback ? sourceIds.statePortionParities : sourceIds.metroParities,
      key: parity.areaCode,
      column: "rpp",
      value: parity.rpp,
      referenceDate: String(parity.year),
    }),
    nation: sheet.parameter("parity_of_the_nation", 100, "price parity of the United States"),
  });
  return { term, parity, fallback };
}

/** The parity of the year, else the latest before it, else the first there is. */
export function parityOf(city: City, year: number): Parity {
  const parity = city.parities.findLast((known) => known.year <= year) ?? city.parities[0];
  if (!parity) throw new Error(`${city.slug} has no price parity.`);
  return parity;
}
