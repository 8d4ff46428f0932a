import { method } from "#shared/figures/methodology-version.ts";
import { lastCompletedQuarter, quarterEnd } from "#shared/figures/quarter.ts";
import type { SalaryContext } from "./salary-context.ts";

/** The envelope's date and method of a response's figure; without a figure, those of the last completed quarter. */
export function attribute(
  figure: { as_of?: string; methodology_version: string } | undefined,
  context: Pick<SalaryContext, "now">,
  asOf?: string | undefined,
): { updated: string; methodologyVersion: string; asOf?: string } {
  return {
    updated: figure?.as_of ?? quarterEnd(lastCompletedQuarter(context.now)),
    methodologyVersion: figure?.methodology_version ?? method,
    ...(asOf === undefined ? {} : { asOf }),
  };
}
