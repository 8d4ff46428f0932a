import { hoursPerYear } from "#shared/contract/pay-period.ts";
import { grouped, percent } from "#shared/core/format.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { percentileNote } from "#shared/figures/percentiles.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { wageLevelNote } from "../statistics/wage-level.ts";
import { findPublished } from "../wage-levels/list-wage-levels.ts";
import { decisive } from "./judge-offer.ts";
import type { StatedPay } from "./offer.ts";

/** How an offer was compared, then how the estimate was computed. */
export function evaluationAssumptions(figures: Figures, { period }: StatedPay): string[] {
  return [
    `The offer is base pay before tax, as you entered it${period === "hourly" ? `, times ${grouped(hoursPerYear)} hours a year` : ""}. Bonus, equity and benefits are not compared.`,
    percentileNote,
    `The chances take the spread of pay as it is estimated, and its middle as uncertain: all of it moves up or down together, by an error that is normal in logarithms and as wide as the range given for typical pay. A verdict needs a chance of at least ${percent(decisive, 0)}. It compares pay; whether an offer is fair to you depends on more.`,
    ...(findPublished(figures.input.place)
      ? [
          `The reason about work visas compares with the Department of Labor's prevailing wages. ${wageLevelNote}`,
        ]
      : []),
    ...assumptions(figures),
  ];
}
