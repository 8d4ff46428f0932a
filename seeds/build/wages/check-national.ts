import { checkDuplicates } from "../checks/check-duplicates.ts";
import { checkHourly } from "../checks/check-hourly.ts";
import { checkPercentiles } from "../checks/check-percentiles.ts";
import { checkShrinkage } from "../checks/check-shrinkage.ts";
import type { Refusal } from "../refusal.ts";
import type { NationalRow } from "./national-row.ts";

const measures = ["mean", "p10", "p25", "median", "p75", "p90"] as const;

/** Everything the national wages are refused for. */
export function checkNational(rows: NationalRow[]): Refusal[] {
  const places = rows.map((row) => ({
    file: row.file,
    line: row.line,
    key: `${row.code} ${row.year}${row.group === "detailed" ? "" : ` ${row.group}`}`,
  }));
  const perRow = rows.flatMap((row, index) => {
    const place = places[index];
    if (!place) return [];
    return [
      ...checkPercentiles(row, place),
      ...checkPercentiles(row.hourly, { ...place, key: `${place.key} hourly` }),
      ...measures.flatMap((name) => checkHourly(row.hourly[name], row[name], name, place)),
    ];
  });
  return [...checkDuplicates(places), ...perRow, ...checkShrinkage(measureReleases(rows))];
}

function measureReleases(rows: NationalRow[]) {
  return [...new Set(rows.map(({ year }) => year))].map((year) => {
    const release = rows.filter((row) => row.year === year);
    return {
      file: release[0]?.file ?? "",
      year,
      detailedOccupations: release.filter(({ group }) => group === "detailed").length,
      employment: release.find(({ group }) => group === "total")?.employment ?? null,
    };
  });
}
