import { firstYear, lastYear, type ProjectionsQuery } from "../contracts/projections.ts";
import type { Projection, ProjectionsData } from "../contracts/responses/projections.ts";
import { ApiError } from "../core/errors.ts";
import type { SalaryContext } from "./context.ts";
import { project } from "./figures/project.ts";
import { findSubject } from "./find-subject.ts";
import { pageUrl } from "./page-url.ts";
import { salaryPath } from "./paths.ts";
import { assumptions } from "./prose/assumptions.ts";
import {
  projectionAssumptions,
  projectionNote,
  projectionsCitation,
} from "./prose/projection-notes.ts";
import { type Quote, quote } from "./quote.ts";
import { cityReference, roleReference } from "./references.ts";
import { toProjection } from "./to-projection.ts";

export type ProjectionsInput = Pick<ProjectionsQuery, "role" | "city" | "basis" | "through">;

/**
 * What a role pays in every year to 2030 if its pay grows from the current
 * estimate at a fixed rate, at mid level, in a city or the nation. Annual USD.
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
  const years = Array.from({ length: input.through - firstYear + 1 }, (_, n) => firstYear + n);
  // A worksheet holds one projected year, so every year starts from its own estimate.
  const projected = await Promise.all(
    years.map(async (year) => projectYear(quote(context, subject, "mid"), year, secrets)),
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
      start_year: firstYear,
      end_year: input.through,
      start_median: start,
      end_median: end,
      total_growth_pct: Number(((end / start - 1) * 100).toFixed(2)),
    },
    methodology_note: projectionNote,
    citation: projectionsCitation(subject, [first.projection, last.projection], rate, site.origin),
    assumptions: [...projectionAssumptions(role, rate, reference.dataset), ...assumptions(figures)],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { city: place.city.slug, basis: input.basis } : {}),
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
  if (through >= firstYear && through <= lastYear) return;
  const hint = `through may be from ${firstYear} to ${lastYear}; for example through=${lastYear}.`;
  throw new ApiError(through < firstYear ? "as_of_too_old" : "as_of_in_future", {
    param: "through",
    message: `${through} is ${through < firstYear ? "before the first" : "after the last"} projected year. ${hint}`,
    clarification: `Which year should be the last? ${hint}`,
  });
}
