import { type EstimatedCity, estimateCities } from "#shared/bulk/estimate-cities.ts";
import type { Batches, ExportContext, Row } from "../export-context.ts";
import { findRole } from "./find-role.ts";

/** The rows of `estimates`: a batch for each role. */
export async function* estimateRows({ reference, quarter, roles }: ExportContext): Batches {
  for (const slug of roles) {
    const role = await findRole(reference, slug);
    yield (await estimateCities(reference, role, quarter)).map((pay) => toRow(slug, pay));
  }
}

function toRow(role: string, { city, estimate, factor }: EstimatedCity): Row {
  return [
    ...[role, city.slug],
    ...[estimate?.low, estimate?.median, estimate?.high],
    ...[estimate?.confidence_lower, estimate?.confidence_upper],
    ...[factor, estimate?.sample_size, estimate?.disagreement_flag],
    estimate?.floored_by?.hourly,
  ];
}
