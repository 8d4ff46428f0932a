import { ApiError } from "#shared/core/errors.ts";
import { reportFile } from "./report.ts";
import years from "./report-years.json";

/** The year of the latest release of wages. */
export const latestReportYear: number = years[0] ?? 0;

/**
 * @returns the file of a year's report.
 * @throws ApiError `endpoint_not_found` that names the years which have a report.
 */
export function findReport(year: string): string {
  const found = years.find((known) => `${known}` === year);
  if (found !== undefined) return reportFile(found);
  throw new ApiError("endpoint_not_found", {
    message: `There is no report of this year. There are those of ${years.join(", ")}.`,
  });
}
