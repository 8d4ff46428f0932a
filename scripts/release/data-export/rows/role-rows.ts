import { estimate } from "#shared/figures/estimate.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { describeEstimate } from "#shared/salaries/estimate/to-estimate.ts";
import type { Batches, ExportContext } from "../export-context.ts";
import { findRole } from "./find-role.ts";

/** The rows of `roles`. */
export async function* roleRows({ reference, quarter, roles }: ExportContext): Batches {
  const { dataset } = reference;
  for (const slug of roles) {
    const role = await findRole(reference, slug);
    const input = { dataset, role, place: null, basis: "local", level: "any", quarter } as const;
    const figures = estimate(input, createUnrecordedWorksheet());
    const pay = figures && describeEstimate(figures);
    yield [
      [
        ...[role.slug, role.title, role.occupation.socCode, role.occupation.title],
        ...[role.specialized, role.ai],
        ...[pay?.low, pay?.median, pay?.high, pay?.confidence_lower, pay?.confidence_upper],
        ...[pay?.sample_size, pay?.disagreement_flag],
      ],
    ];
  }
}
