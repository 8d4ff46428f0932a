import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

/** Months in the publisher's table, `p` marking those that it may still revise. */
const months = ["2025_04", "2026_01", "2026_02", "2026_03", "2026_04p"] as const;

export const hiresColumns = [
  "industry_or_region",
  "hires_k_2025_04",
  "hires_k_2026_01",
  "hires_k_2026_02",
  "hires_k_2026_03",
  "hires_k_2026_04p",
  "rate_2025_04",
  "rate_2026_01",
  "rate_2026_02",
  "rate_2026_03",
  "rate_2026_04p",
] as const;

interface Hires {
  industry: string;
  month: string;
  preliminary: boolean;
  /** Thousands. */
  hires: number;
  /** Percent of employment. */
  rate: number;
}

export function readHires(
  table: Table<(typeof hiresColumns)[number]>,
  refusals: Refusal[],
): Hires[] {
  return table.rows.flatMap(({ line, cells }) => {
    const place = { file: table.file, line, key: cells.industry_or_region };
    return months.flatMap((column) => {
      const hires = readNumber(cells[`hires_k_${column}`], "hires", place, refusals);
      const rate = readNumber(cells[`rate_${column}`], "rate", place, refusals);
      if (hires === null || rate === null) return [];
      return [
        {
          industry: cells.industry_or_region,
          month: column.replace("_", "-").replace("p", ""),
          preliminary: column.endsWith("p"),
          hires,
          rate,
        },
      ];
    });
  });
}
