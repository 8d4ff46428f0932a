import type { Snapshot } from "../../contracts/responses/history.ts";
import { dollars } from "../../core/format.ts";
import type { Figures } from "../figures/estimate.ts";
import type { Subject } from "../find-subject.ts";
import { assumptions } from "./assumptions.ts";
import { placeName, placeSource } from "./place-name.ts";

/** A citation to quote verbatim: the first and the last quarter, and their sources. */
export function historyCitation(
  { role, place, basis }: Subject,
  snapshots: readonly Snapshot[],
  origin: string,
): string {
  const [first, last] = [snapshots[0], snapshots.at(-1)];
  const range =
    first && last
      ? `median ${dollars(first.median)} a year in ${first.quarter} and ${dollars(last.median)} in ${last.quarter}`
      : "no quarter with a published median";
  return `${role.title} in ${placeName(place)}, mid level: ${range}. Compensation Intelligence (${origin}), computed from BLS Occupational Employment and Wage Statistics${placeSource(place, basis)}.`;
}

/** What applies to the whole series, then the last quarter's own assumptions. */
export function historyAssumptions(series: readonly Figures[]): string[] {
  const last = series.at(-1);
  return [
    "Each May release represents the second quarter of its year. Quarters between two releases are interpolated geometrically, and quarters after the last release are carried forward; methodology_version shows which.",
    "A quarter without a published median is omitted. Before May 2025 the survey did not publish wages above a cap ($239,200 from 2022 to 2024), so a low or high above the cap is null.",
    ...(last ? placeInTime(last) : []),
    ...(last ? assumptions(last) : []),
  ];
}

/** A change over time is of the nation's wages and, by price parity, of the prices there. */
function placeInTime({ city, input }: Figures): string[] {
  if (!city || !input.place) return [];
  if (city.basis === "price_parity") {
    return [
      "Each quarter is multiplied by the price parity of its year, or of the latest year published before it.",
    ];
  }
  const year = input.dataset.parameters.local?.wage_year;
  return [
    `Every quarter is multiplied by the same local factor, that of the latest release (May ${year}), so the change over time is the nation's and does not show whether pay in ${input.place.city.name} rose faster or slower.`,
  ];
}
