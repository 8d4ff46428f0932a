import type { LocalParameters } from "#shared/reference/local-parameters.ts";
import { readNumber } from "../checks/check-number.ts";
import { compareText } from "../compare.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

export const residentColumns = ["area_code", "residents_per_physician"] as const;

/** Of an area with fewer residents for each physician, no median is one of residents. */
const leastPerPhysician = 0.1;

/**
 * The areas in which a physicians' median may be one of residents in training, and the pay under
 * which it is: they are paid some $65,000 to $85,000, and no physician of any occupation is paid so
 * little in an area without them.
 */
export function readResidents(
  table: Table<(typeof residentColumns)[number]>,
  refusals: Refusal[],
): LocalParameters["residents"] {
  const areas = table.rows.flatMap(({ line, cells }) => {
    const place = { file: table.file, line, key: cells.area_code };
    const { residents_per_physician: text } = cells;
    // The survey publishes no physicians there, but the hospitals have residents.
    if (text === "inf") return [cells.area_code];
    const ratio = readNumber(text, "residents_per_physician", place, refusals);
    return ratio !== null && ratio > leastPerPhysician ? [cells.area_code] : [];
  });
  return { areas: areas.sort(compareText), median_under: 130_000, quarter_under: 90_000 };
}
