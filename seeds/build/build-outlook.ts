import type { Wages } from "./build-wages.ts";
import type { Inputs } from "./input/read-inputs.ts";
import { listLicenses, type ReviewedLicenses } from "./outlook/licensed-occupations.ts";
import { listTools } from "./outlook/list-tools.ts";
import { readProjections } from "./outlook/read-projections.ts";
import { relateOccupations } from "./outlook/relate-occupations.ts";
import type { Refusal } from "./refusal.ts";

export type Outlook = ReturnType<typeof buildOutlook>;

/** How the occupations are expected to grow, which are close to each other, and which need a license. */
export function buildOutlook(
  inputs: Inputs,
  wages: Wages,
  reviewed: ReviewedLicenses,
  refusals: Refusal[],
) {
  return {
    tools: listTools(inputs["onet-technology-skills"]),
    projections: readProjections(inputs["bls-employment-projections"], wages.isKept, refusals),
    licenses: listLicenses(reviewed, wages.isKept),
    relations: relateOccupations(
      inputs["onet-related-occupations"],
      inputs["onet-technology-skills"],
      inputs["onet-occupations"].rows,
      wages.isKept,
      refusals,
    ),
  };
}
