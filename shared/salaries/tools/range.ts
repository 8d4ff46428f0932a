import type { RangeToolData } from "../../contracts/responses/tools.ts";
import type { RoleCityQuery } from "../../contracts/tools.ts";
import type { SalaryContext } from "../context.ts";
import { percentileNote, percentiles } from "../figures/percentiles.ts";
import { findSubject } from "../find-subject.ts";
import { pageUrl } from "../page-url.ts";
import { toolPath } from "../paths.ts";
import { assumptions } from "../prose/assumptions.ts";
import { citation } from "../prose/citation.ts";
import { quote } from "../quote.ts";
import { cityReference, roleReference } from "../references.ts";
import { toRange } from "../to-range.ts";

/**
 * The distribution of pay at mid level, from the 10th to the 90th percentile. Annual USD.
 *
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function rangeTool(
  context: SalaryContext,
  { role: slug, city, basis }: Pick<RoleCityQuery, "role" | "city" | "basis">,
): Promise<RangeToolData> {
  const { reference, secrets, site } = context;
  const subject = await findSubject(reference, { role: slug, city, basis }, (other) =>
    toolPath("range", { role: slug, city, basis, ...other }),
  );
  const { role, place } = subject;
  const { figures, observed } = quote(context, subject, "mid");
  const estimate = toRange(figures, secrets.dataPointKey);
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    percentiles: percentiles(figures),
    estimate,
    observed,
    citation: citation(figures, estimate, site.origin),
    assumptions: [percentileNote, ...assumptions(figures)],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { city: place.city.slug, basis } : {}),
    }),
  };
}
