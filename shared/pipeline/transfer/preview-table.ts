import type { GivenColumns } from "../../contracts/pipeline/import-columns.ts";
import { JobsCsvReader } from "./jobs-csv.ts";

/** What a table would be imported as. */
export interface TablePreview {
  /** What each column is, with some of its texts. */
  columns: readonly {
    column: string;
    field: string | null;
    how: "given" | "recognized" | "unknown";
    samples: readonly string[];
  }[];
  /** How many rows there are. */
  total: number;
  /** The first jobs, before they are validated. */
  jobs: readonly unknown[];
}

const maxJobs = 5;

/**
 * Reads a table and shows what its columns are taken for. Nothing is imported or stored.
 *
 * @param given what columns are, by their names; the others are recognized.
 * @throws ApiError `parameter_missing` for text that is not a table of jobs, or has too many rows.
 */
export function previewTable(text: string, given: GivenColumns = {}): TablePreview {
  const reader = new JobsCsvReader(given);
  reader.push(text);
  const { jobs } = reader.end();
  return { columns: reader.columns, total: jobs.length, jobs: jobs.slice(0, maxJobs) };
}
