import type { FigureLevel } from "#shared/contract/levels.ts";
import { creditOf } from "#shared/core/site.ts";
import type { EstimateInput } from "#shared/figures/estimate.ts";
import { createUnrecordedWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { assumptions, compensationAssumptions } from "../estimate/assumptions.ts";
import { citation } from "../estimate/citation.ts";
import { cityFactors } from "../estimate/city-factors.ts";
import { experienceAt } from "../estimate/experience-at.ts";
import { quote } from "../estimate/quote.ts";
import { cityReference, roleReference } from "../estimate/references.ts";
import type { Subject } from "../subject/find-subject.ts";
import { pageOf, pageUrl } from "../subject/page-url.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import type { CalculateData } from "./calculate.response.ts";

/**
 * The part of `calculate` that the lookup tool returns, too, and what the estimate was made from.
 *
 * @throws {ApiError} `dependency_unavailable` like {@link quote}.
 */
export function calculateQuote(
  context: SalaryContext,
  subject: Subject,
  exp: FigureLevel,
): { data: Omit<CalculateData, "comp" | "hiring">; input: EstimateInput } {
  const { reference, secrets, site } = context;
  const { role, place, basis } = subject;
  const { figures, estimate, observed, totalCompensation, supplement } = quote(
    context,
    subject,
    exp,
    createUnrecordedWorksheet(),
  );
  const data = {
    role: roleReference(role),
    city: place && cityReference(place.city, figures.input.quarter.year),
    experience: experienceAt(figures),
    city_factors: place ? cityFactors(figures, estimate.data_point_id, secrets.dataPointKey) : [],
    estimate,
    observed,
    total_compensation: totalCompensation,
    citation: citation(figures, estimate, creditOf(site)),
    assumptions: [
      ...assumptions(figures),
      ...compensationAssumptions(reference.dataset, supplement),
    ],
    page_url: pageUrl(site.origin, {
      role: role.slug,
      ...(place ? { ...pageOf(place), basis } : {}),
      exp,
    }),
  };
  return { data, input: figures.input };
}
