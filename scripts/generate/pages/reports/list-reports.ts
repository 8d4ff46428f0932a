import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { reportFile } from "#shared/accounts/reports/report.ts";
import { makeReport } from "./make-report.ts";
import { readReportTables } from "./read-tables.ts";

const yearsFile = "shared/accounts/reports/report-years.json";

/**
 * The report of the latest release, which is made from the tables, and the years of all reports,
 * newest first. Earlier ones stay as they were, because the tables have the areas of the latest
 * release alone.
 */
export function listReports(root: string): Record<string, string> {
  const path = join(root, yearsFile);
  const known: number[] = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
  const latest = makeReport(readReportTables(join(root, "seeds")));
  const years = [latest.year, ...known.filter((year) => year < latest.year)];
  return {
    // Written as Biome formats it, because the file is checked like all others.
    [yearsFile]: `[${years.join(", ")}]\n`,
    [`public/content/${reportFile(latest.year)}`]: json(latest),
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
