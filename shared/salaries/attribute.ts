import type { SalaryContext } from "./context.ts";
import { method } from "./figures/methodology-version.ts";
import { lastCompletedQuarter, quarterEnd } from "./figures/quarter.ts";

/** What the envelope says of an answer's figures, or of the quarter in force where it has none. */
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
