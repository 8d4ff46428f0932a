import { creditOf } from "#shared/core/site.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { citation } from "../estimate/citation.ts";
import { experienceBands } from "../estimate/experience-bands.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { findSubject } from "../subject/find-subject.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { WidgetQuery } from "./widget.request.ts";
import type { WidgetData } from "./widget.response.ts";

type WidgetInput = Pick<WidgetQuery, "role" | "city" | "basis" | "theme">;

/**
 * The data of an embedded widget: a role's pay, whatever the experience, and at every level of
 * experience, in a city or the nation. Annual USD.
 *
 * @param whitelabel whether to omit the service's own name.
 * @throws {ApiError} `role_not_found`, `city_not_found`.
 */
export async function widget(
  context: SalaryContext,
  input: WidgetInput,
  whitelabel: boolean,
): Promise<WidgetData> {
  const { origin, name } = context.site;
  const subject = await findSubject(context.reference, input, (other) =>
    salaryPath("widget", { ...input, ...other }),
  );
  const { figures, estimate } = quote(context, subject, "any");
  const { low, median, high, currency, period } = estimate;
  const { place, quarter } = figures.input;
  return {
    role: roleReference(subject.role),
    city: place && cityReference(place.city, quarter.year),
    salary: { low, median, high, currency, period },
    experienceBands: experienceBands(figures, context.secrets.dataPointKey),
    theme: input.theme,
    whitelabel,
    citation: citation(figures, estimate, creditOf(context.site)),
    assumptions: assumptions(figures),
    dataPointId: estimate.data_point_id,
    updated: estimate.as_of,
    ...(whitelabel ? {} : { poweredBy: { name, url: origin } }),
  };
}
