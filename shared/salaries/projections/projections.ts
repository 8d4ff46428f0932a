import { ApiError } from "#shared/core/errors.ts";
import { creditOf } from "#shared/core/site.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { type Quote, quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import { findSubject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import { salaryPath } from "../subject/paths.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { project } from "./project.ts";
import {
  floorAssumptions,
  projectionAssumptions,
  projectionNote,
  projectionsCitation,
} from "./projection-notes.ts";
import { firstProjectedYear, lastYear, type ProjectionsQuery } from "./projections.request.ts";
import type { Projection, ProjectionsData } from "./projections.response.ts";
import { toProjection } from "./to-projection.ts";

type ProjectionsInput = Pick<ProjectionsQuery, "role" | "city" | "basis" | "through">;

/**
 * Projects the pay of a role in every year to 2030 if it grows from the current estimate at a fixed
 * rate, whatever the experience, in a city or the nation. Annual USD.
 *
 * @throws {ApiError} `as_of_too_old`, `as_of_in_future`, `role_not_found`, `city_not_found`,
 * `dependency_unavailable` if the dataset has no employment projection for the occupation.
 */
export async function projections(
  context: SalaryContext,
  input: ProjectionsInput,
): Promise<ProjectionsData> {
  const { reference, secrets, site } = context;
  checkThrough(input.through);
  const subject = await findSubject(reference, input, (other) =>
    salaryPath("projections", { ...input, ...other }),
  );
  const { role, place } = subject;
  const years = Array.from(
    { length: input.through - firstProjectedYear + 1 },
    (_, n) => firstProjectedYear + n,
  );
  // A worksheet holds one projected year, so every year starts from its own estimate.
  const projected = await Promise.all(
    years.map(async (year) => projectYear(quote(context, subject, "any"), year, secrets)),
  );
  const [first, last] = [projected[0], projected.at(-1)];
  if (!first || !last) throw new Error("There is no year to project.");
  const { figures, observed, rate } = first;
  const [start, end] = [first.projection.median, last.projection.median];
  return {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    observed,
    annual_growth_rate: rate,
    annual_growth_pct: Number((rate * 100).toFixed(2)),
    projections: projected.map(({ projection }) => projection),
    summary: {
      start_year: firstProjectedYear,
      end_year: input.through,
      start_median: start,
      end_median: end,
      total_growth_pct: Number(((end / start - 1) * 100).toFixed(2)),
    },
    methodology_note: projectionNote,
    citation: projectionsCitation(
      subject,
      [first.projection, last.projection],
      rate,
      creditOf(site),
    ),
    assumptions: [
      ...projectionAssumptions(role, rate, reference.dataset),
      ...floorAssumptions(projected.map(({ figures }) => figures)),
      ...assumptions(figures),
    ],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { ...pageOf(place), basis: input.basis } : {}),
    }),
  };
}

async function projectYear(
  { figures, observed }: Quote,
  year: number,
  secrets: SalaryContext["secrets"],
): Promise<Pick<Quote, "figures" | "observed"> & { projection: Projection; rate: number }> {
  const projected = project(figures, year);
  if (!projected) {
    throw new ApiError("dependency_unavailable", {
      message: `The dataset has no employment projection for ${figures.input.role.occupation.title}.`,
      afterSeconds: 3_600,
    });
  }
  const projection = toProjection(figures, projected, secrets.dataPointKey);
  return { figures, observed, projection, rate: projected.growth };
}

/** @throws {ApiError} `as_of_too_old`, `as_of_in_future`. */
function checkThrough(through: number): void {
  if (through >= firstProjectedYear && through <= lastYear) return;
  const hint = `through may be from ${firstProjectedYear} to ${lastYear}; for example through=${lastYear}.`;
  throw new ApiError(through < firstProjectedYear ? "as_of_too_old" : "as_of_in_future", {
    param: "through",
    message: `${through} is ${through < firstProjectedYear ? "before the first" : "after the last"} projected year. ${hint}`,
    clarification: `Which year should be the last? ${hint}`,
  });
}
