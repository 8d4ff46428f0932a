import type { SalaryToolData } from "../../contracts/responses/tools.ts";
import type { SalaryToolQuery } from "../../contracts/tools.ts";
import { cityFactors } from "../city-factors.ts";
import type { SalaryContext } from "../context.ts";
import { experienceAt } from "../experience-at.ts";
import { findSubject, type OtherSubject } from "../find-subject.ts";
import { pageUrl } from "../page-url.ts";
import { toolPath } from "../paths.ts";
import { assumptions, compensationAssumptions } from "../prose/assumptions.ts";
import { citation } from "../prose/citation.ts";
import { quote } from "../quote.ts";
import { cityReference, roleReference } from "../references.ts";
import { createUnrecordedWorksheet } from "../worksheet/worksheet.ts";

export type SalaryToolInput = Pick<SalaryToolQuery, "role" | "city" | "basis" | "exp">;

/**
 * The estimate with its breakdown, as `calculate` returns it; the city is optional.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function salaryTool(
  context: SalaryContext,
  input: SalaryToolInput,
): Promise<SalaryToolData> {
  const { reference, secrets, site } = context;
  const { exp } = input;
  const call = (other: OtherSubject) => toolPath("salary", { ...input, ...other });
  const subject = await findSubject(reference, input, call, { takesLevel: true });
  const { role, place } = subject;
  const { figures, estimate, observed, totalCompensation, supplement } = quote(
    context,
    subject,
    exp,
    createUnrecordedWorksheet(),
  );
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    experience: experienceAt(figures),
    city_factors: place ? cityFactors(figures, estimate.data_point_id, secrets.dataPointKey) : [],
    estimate,
    observed,
    total_compensation: totalCompensation,
    citation: citation(figures, estimate, site.origin),
    assumptions: [
      ...assumptions(figures),
      ...compensationAssumptions(reference.dataset, supplement),
    ],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { city: place.city.slug, basis: input.basis } : {}),
      exp,
    }),
  };
}
