import type { City, Parity } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

export interface CityMultiplier {
  factor: TracedValue;
  parity: Parity;
  /** Whether the parity belongs to the state's nonmetropolitan portion, because the metropolitan area has none. */
  fallback: boolean;
}

/**
 * A city's cost of living in a year: the regional price parity (BEA) of its
 * metropolitan area for that year, or the latest earlier one, divided by 100.
 */
export function cityMultiplier(
  worksheet: Worksheet,
  city: City,
  year: number,
  name = "city.multiplier",
): CityMultiplier {
  const parity = findParity(city, year);
  const fallback = parity.areaCode !== city.metro.code;
  const factor = worksheet.step(name, "divide", {
    parity: parityCell(worksheet, city, parity),
    nation: worksheet.parameter("parity_of_the_nation", 100, "price parity of the United States"),
  });
  return { factor, parity, fallback };
}

export function parityCell(worksheet: Worksheet, city: City, parity: Parity): TracedValue {
  return worksheet.cell({
    sourceId:
      parity.areaCode === city.metro.code
        ? sourceIds.metroParities
        : sourceIds.statePortionParities,
    key: parity.areaCode,
    column: "rpp",
    value: parity.rpp,
    referenceDate: String(parity.year),
  });
}

/** The parity of the year, else the latest earlier one, else the first. */
export function findParity(city: City, year: number): Parity {
  const parity = city.parities.findLast((known) => known.year <= year) ?? city.parities[0];
  if (!parity) throw new Error(`${city.slug} has no price parity.`);
  return parity;
}
