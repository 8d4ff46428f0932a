import type { Snapshot } from "../../contracts/history.ts";
import type { Figures } from "../figures/estimate.ts";
import type { Subject } from "../find-subject.ts";
import { assumptions } from "./assumptions.ts";
import { dollars } from "./format.ts";

/** One sentence that can be quoted as it is: the first and the last quarter, and where they are from. */
export function historyCitation(
  { role, place }: Subject,
  snapshots: readonly Snapshot[],
  origin: string,
): string {
  const where = place ? `${place.city.name}, ${place.city.state}` : "the United States";
  const [first, last] = [snapshots[0], snapshots.at(-1)];
  const range =
    first && last
      ? `median ${dollars(first.median)} a year in ${first.quarter} and ${dollars(last.median)} in ${last.quarter}`
      : "no quarter with a published median";
  return `${role.title} in ${where}, mid level: ${range}. Compensation Intelligence (${origin}), computed from BLS Occupational Employment and Wage Statistics${place ? " and BEA regional price parities" : ""}.`;
}

/** What holds for the whole series, then what the last quarter adds. */
export function historyAssumptions(series: readonly Figures[]): string[] {
  const last = series.at(-1);
  return [
    "Each May release stands for the second quarter of its year. Quarters between two releases are interpolated geometrically, those after the last are carried forward; methodology_version says which it was.",
    "A quarter without a published median is left out. Before May 2025 the survey does not publish wages above a cap (239,200 USD from 2022 to 2024): low and high are null there.",
    ...(last ? assumptions(last) : []),
  ];
}
