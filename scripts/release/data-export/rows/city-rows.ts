import { findParity } from "#shared/figures/city-multiplier.ts";
import type { City } from "#shared/reference/records.ts";
import { cityReference } from "#shared/salaries/estimate/references.ts";
import type { Batches, ExportContext, Row } from "../export-context.ts";

/** The rows of `cities`. */
export async function* cityRows({ reference, quarter }: ExportContext): Batches {
  for (const slug of (await reference.citySlugs()).toSorted()) {
    const city = await reference.city(slug);
    if (city) yield [toRow(city, quarter.year)];
  }
}

function toRow(city: City, year: number): Row {
  const parity = findParity(city, year);
  return [
    ...[city.slug, city.name, city.state, city.population],
    ...[city.latitude, city.longitude, city.timeZone],
    ...[city.metro.code, city.metro.title],
    ...[cityReference(city, year).col_multiplier, parity.areaCode, parity.year],
  ];
}
