import { dollars, listing } from "#shared/core/format.ts";
import type { Figures } from "#shared/figures/estimate.ts";
import { quarterLabel } from "#shared/figures/quarter.ts";
import { assumptions } from "../estimate/assumptions.ts";
import { earlierSentences } from "../estimate/minimum-sentences.ts";
import type { Subject } from "../subject/find-subject.ts";
import { placeName, placeSource } from "../subject/place-name.ts";
import type { Snapshot } from "./history.response.ts";

/** A citation to quote verbatim: the first and the last quarter, and their sources. */
export function historyCitation(
  { role, place, basis }: Subject,
  snapshots: readonly Snapshot[],
  credit: string,
): string {
  const [first, last] = [snapshots[0], snapshots.at(-1)];
  const range =
    first && last
      ? `median ${dollars(first.median)} a year in ${first.quarter} and ${dollars(last.median)} in ${last.quarter}`
      : "no quarter with a published median";
  return `${role.title} in ${placeName(place)}: ${range}. ${credit}, computed from BLS Occupational Employment and Wage Statistics${placeSource(place, basis)}.`;
}

/** Assumptions of the whole series, then those of the last quarter alone. */
export function historyAssumptions(series: readonly Figures[]): string[] {
  const last = series.at(-1);
  return [
    "Each May release represents the second quarter of its year. Quarters between two releases are interpolated geometrically, and quarters after the last release are carried forward; methodology_version shows which.",
    "A quarter without a published median is omitted.",
    ...["p25" as const, "p75" as const].flatMap((name) => unpublishedSentence(series, name)),
    ...(last ? placeInTime(last) : []),
    ...minimumInTime(series),
    ...(last ? assumptions(last) : []),
  ];
}

/** A series in which some quarters are raised to the legal minimum, and the earlier ones are not. */
function minimumInTime(series: readonly Figures[]): string[] {
  const last = series.at(-1);
  const [sentence] = series.flatMap((figures) => earlierSentences(figures));
  // A last quarter of those years says it itself.
  if (sentence === undefined || (last && earlierSentences(last).length > 0)) return [];
  return last?.floor.hasRaised("median")
    ? [
        `${sentence} A change between such a quarter and one that is raised to it is null: it would be the law's, not that of pay.`,
      ]
    : [sentence];
}

/** The quarters whose quartile was above what the survey published at the time, or suppressed. */
function unpublishedSentence(series: readonly Figures[], name: "p25" | "p75"): string[] {
  const those = series.filter(({ unpublished }) => unpublished.includes(name));
  const year = those[0]?.input.role.wages.at(-1)?.year;
  if (year === undefined) return [];
  const quarters = listing(those.map(({ input }) => quarterLabel(input.quarter)));
  return [
    `${name === "p25" ? "low" : "high"} of ${quarters} is the quarter's median times the ratio of the two in May ${year}: the survey did not publish that quartile then. Before May 2025 it published no wage above a cap ($239,200 from 2022 to 2024).`,
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
