import { type Quarter, quarterEnd } from "#shared/figures/quarter.ts";
import { type CsvCell, writeCsv } from "../core/csv.ts";
import type { Reference } from "../reference/open-reference.ts";
import type { Role } from "../reference/records.ts";
import { type EstimatedCity, estimateCities } from "./estimate-cities.ts";
import { rolePay } from "./tables.ts";

/** The pay of a role at mid level in every city, as CSV. */
export async function roleCsv(reference: Reference, role: Role, quarter: Quarter): Promise<string> {
  const pay = await estimateCities(reference, role, quarter);
  const header = rolePay.columns.map(({ name }) => name);
  return writeCsv([header, ...pay.map((row) => toCells(row, quarterEnd(quarter)))]);
}

/** Writes the cells in the order of the columns. */
function toCells({ city, estimate, published }: EstimatedCity, asOf: string): CsvCell[] {
  return [
    ...[city.slug, city.name, city.state],
    ...[estimate?.low, estimate?.median, estimate?.high],
    ...[estimate?.confidence_lower, estimate?.confidence_upper],
    ...[estimate?.sample_size, estimate?.disagreement_flag],
    ...[published?.median, published?.median == null ? null : published.area_type],
    asOf,
    estimate?.floored_by?.hourly,
  ];
}
