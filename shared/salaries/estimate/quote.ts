import type { Estimate, Observed, TotalCompensation } from "#shared/contract/estimate.response.ts";
import type { FigureLevel } from "#shared/contract/levels.ts";
import { ApiError } from "#shared/core/errors.ts";
import { estimate, type Figures } from "#shared/figures/estimate.ts";
import { lastCompletedQuarter } from "#shared/figures/quarter.ts";
import {
  findSupplement,
  type Supplement,
  totalCompensation,
} from "#shared/figures/total-compensation.ts";
import { createWorksheet, type Worksheet } from "#shared/figures/worksheet/worksheet.ts";
import type { Subject } from "../subject/find-subject.ts";
import type { SalaryContext } from "../subject/salary-context.ts";
import { observed } from "./observed.ts";
import { toEstimate } from "./to-estimate.ts";

/** The estimate for a subject at a level, with the published wage and total compensation. */
export interface Quote {
  figures: Figures;
  estimate: Estimate;
  observed: Observed | null;
  totalCompensation: TotalCompensation;
  /** The supplemental pay that total compensation includes; null if the dataset has none. */
  supplement: Supplement | null;
}

/**
 * The estimate for a subject at a level in the last completed quarter. Annual USD.
 *
 * @param worksheet unrecorded if the caller derives no further figures from it.
 * @throws {ApiError} `dependency_unavailable` if no median is published, or the dataset has no factor of the city.
 */
export function quote(
  { reference, now, secrets }: SalaryContext,
  subject: Subject,
  level: FigureLevel,
  worksheet: Worksheet = createWorksheet(),
): Quote {
  const { dataset } = reference;
  const { role, place } = subject;
  const quarter = lastCompletedQuarter(now);
  const figures = estimate({ dataset, ...subject, level, quarter }, worksheet);
  if (!figures) throw unavailable(subject);
  const served = toEstimate(figures, secrets.dataPointKey);
  const supplement = findSupplement(dataset.employerCosts, role.occupation.socCode);
  return {
    figures,
    estimate: served,
    observed: observed(dataset, role, place),
    totalCompensation: totalCompensation(served.median, supplement),
    supplement,
  };
}

function unavailable({ role, place, basis }: Subject): ApiError {
  const hasMedian = role.wages.at(-1)?.median != null;
  return new ApiError("dependency_unavailable", {
    message:
      place && hasMedian
        ? `The dataset has no factor of the basis ${basis} for ${role.title} in ${place.city.name}.`
        : `No median wage is published for ${role.title}.`,
  });
}
