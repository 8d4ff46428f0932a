import { creditOf } from "#shared/core/site.ts";
import { percentileNote, percentiles } from "#shared/figures/percentiles.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { citation } from "../estimate/citation.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { toRange } from "../estimate/to-estimate.ts";
import { findSubject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { toolPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { RoleCityQuery } from "./lookup-tools.request.ts";
import type { RangeToolData } from "./lookup-tools.response.ts";

/**
 * The distribution of pay, whatever the experience, from the 10th to the 90th percentile. Annual USD.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function lookUpRange(
  context: SalaryContext,
  { role: slug, city, basis }: Pick<RoleCityQuery, "role" | "city" | "basis">,
): Promise<RangeToolData> {
  const { reference, secrets, site } = context;
  const subject = await findSubject(reference, { role: slug, city, basis }, (other) =>
    toolPath("range", { role: slug, city, basis, ...other }),
  );
  const { role, place } = subject;
  const { figures, observed } = quote(context, subject, "any");
  const estimate = toRange(figures, secrets.dataPointKey);
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    percentiles: percentiles(figures),
    estimate,
    observed,
    citation: citation(figures, estimate, creditOf(site)),
    assumptions: [percentileNote, ...assumptions(figures)],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { ...pageOf(place), basis } : {}),
    }),
  };
}
