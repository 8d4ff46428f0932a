import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "#scripts/generate/calibrate/read-seeds.ts";
import { readTable } from "#seeds/read-csv.ts";
import type { ReportSource } from "#shared/accounts/reports/report.ts";

/** A published wage: the median of an occupation in an area. */
export interface AreaWage {
  code: string;
  area: string;
  year: number;
  employment: number | null;
  median: number | null;
}

/** The data of a report. */
export interface ReportTables {
  national: AreaWage[];
  /** The present release of the areas. */
  metros: AreaWage[];
  states: AreaWage[];
  /** Earlier releases, for technology occupations alone. */
  technology: AreaWage[];
  earlierStates: AreaWage[];
  /** Names by code. */
  titles: Map<string, string>;
  groups: Map<string, string>;
  areas: Map<string, string>;
  sources: (ReportSource & { id: string })[];
}

/** @param directory `seeds`. */
export function readReportTables(directory: string): ReportTables {
  const table = (file: string): Record<string, string>[] =>
    readTable(readFileSync(join(directory, file), "utf8"));
  const wages = (file: string): AreaWage[] =>
    table(file).map((row) => ({
      code: text(row, "soc_code"),
      area: row.area_code ?? "US",
      year: Number(text(row, "year")),
      employment: numberIn(row, "employment"),
      median: numberIn(row, "median"),
    }));
  const names = (file: string, key: string) =>
    new Map(table(file).map((row) => [text(row, key), text(row, "title")]));
  return {
    national: wages("tables/wages_national.csv"),
    metros: wages("tables/wages_metro.csv"),
    states: wages("tables/wages_state.csv"),
    technology: wages("calibration/wages_metro_technology.csv"),
    earlierStates: wages("calibration/wages_state.csv"),
    titles: names("tables/occupations.csv", "soc_code"),
    groups: new Map(
      [...names("tables/soc_groups.csv", "code")].filter(([code]) => code.endsWith("-0000")),
    ),
    areas: names("tables/areas.csv", "code"),
    sources: table("tables/sources.csv").map((row) => ({
      id: text(row, "id"),
      publisher: text(row, "publisher"),
      title: text(row, "title"),
      release: text(row, "release"),
      url: text(row, "url"),
    })),
  };
}

function numberIn(row: Record<string, string>, column: string): number | null {
  const cell = text(row, column);
  return cell === "" ? null : Number(cell);
}
