import type { Role } from "#shared/reference/records.ts";
import type { AppliedFactor } from "./city-factor.ts";
import { inOrder, type OuterPercentile, type RatioOf, remember } from "./distribution.ts";
import type { Place } from "./place.ts";
import { wageCell } from "./wage-cell.ts";
import type { TracedValue, Worksheet } from "./worksheet/worksheet.ts";

/**
 * The pay of everyone in the occupation there, at all levels of experience: the published
 * percentiles of the latest release, carried to the quarter like the median. Annual USD, not
 * rounded.
 */
export interface ReferenceDistribution {
  median: TracedValue;
  /** null if it is not published for the area or the nation. */
  percentile(name: OuterPercentile): TracedValue | null;
  /** Whether the median is published for the place itself, not derived from the nation's. */
  published: boolean;
}

/** Whether the area's published row is one of the occupation, and not of people in training for it. */
const isFollowed = (city: AppliedFactor | null) => city?.basis !== "local" || !city.countsResidents;

/**
 * The metropolitan area's own percentiles where they are published, else the nation's
 * ratios to the median there.
 *
 * @param wage the occupation's national median in the quarter.
 * @param nation the nation's percentiles over its median.
 * @returns null if the latest release has no national median.
 */
export function referenceDistribution(
  worksheet: Worksheet,
  {
    role,
    place,
    wage,
    city,
    nation,
  }: {
    role: Role;
    place: Place | null;
    wage: TracedValue;
    city: AppliedFactor | null;
    nation: RatioOf;
  },
): ReferenceDistribution | null {
  const latest = role.wages.at(-1);
  const released = latest && wageCell(worksheet, latest, "median");
  if (!latest || !released) return null;
  const metro = isFollowed(city) ? (place?.wages.metro ?? null) : null;
  const own = place === null ? latest : metro?.median == null ? null : metro;
  const carried = worksheet.step("reference.quarter_factor", "divide", { wage, released });
  const published = (column: OuterPercentile | "median") => {
    const value = own && wageCell(worksheet, own, column);
    return value && worksheet.step(`reference.${column}`, "multiply", { value, carried });
  };
  const median =
    published("median") ??
    worksheet.step("reference.median", "multiply", {
      wage,
      ...(city ? { factor: city.factor } : {}),
    });
  const percentile = remember((name) => {
    const value = published(name);
    if (value) return value;
    const ratio = nation(name);
    return ratio && worksheet.step(`reference.${name}`, "multiply", { median, ratio });
  });
  return {
    median,
    percentile: inOrder(worksheet, "reference.ordered", percentile),
    published: own !== null,
  };
}
