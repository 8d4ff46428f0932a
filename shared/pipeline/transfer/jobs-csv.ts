import type { ExportedJob } from "../../contracts/pipeline/transfer.ts";
import { ApiError } from "../../core/errors.ts";
import { readCsv, writeCsv } from "./csv.ts";

const columns = [
  "id",
  "company",
  "title",
  "url",
  "status",
  "location",
  "salaryMin",
  "salaryMax",
  "currency",
  "notes",
  "source",
  "roleSlug",
  "citySlug",
  "statusHistory",
  "createdAt",
  "updatedAt",
] as const;
type Column = (typeof columns)[number];

/** Jobs as a table; the history of one is a cell such as `saved 2026-10-01T…Z; applied 2026-10-03T…Z`. */
export function jobsToCsv(jobs: readonly ExportedJob[]): string {
  const rows = jobs.map((job) =>
    columns.map((column) =>
      column === "statusHistory"
        ? job.statusHistory.map((move) => `${move.status} ${move.changedAt}`).join("; ")
        : String(job[column] ?? ""),
    ),
  );
  return writeCsv([columns, ...rows]);
}

/**
 * A table of jobs as the body of an import. An empty cell says nothing.
 *
 * @throws ApiError `parameter_missing` for a table that has no heading or an unknown one.
 */
export function jobsFromCsv(text: string): { jobs: unknown[] } {
  const [heading = [], ...rows] = readCsv(text);
  const names = heading.map((name) => name.trim());
  const unknown = names.find((name) => !isColumn(name));
  if (names.length === 0 || unknown !== undefined || new Set(names).size < names.length) {
    throw badHeading(unknown);
  }
  return {
    jobs: rows.map((cells) => {
      const job: Record<string, unknown> = {};
      for (const [place, cell] of cells.entries()) {
        if (cell !== "") job[names[place] ?? `column ${place + 1}`] = read(names[place], cell);
      }
      return job;
    }),
  };
}

function isColumn(name: string): name is Column {
  return columns.some((column) => column === name);
}

function read(column: string | undefined, cell: string): unknown {
  if (column === "salaryMin" || column === "salaryMax") {
    return /^\d+$/.test(cell) ? Number(cell) : cell;
  }
  if (column !== "statusHistory") return cell;
  return cell.split(";").map((move) => {
    const [status, changedAt, ...more] = move.trim().split(/\s+/);
    return { status, changedAt: [changedAt, ...more].join(" ") };
  });
}

function badHeading(unknown: string | undefined): ApiError {
  const problem = unknown === undefined ? "" : ` It names \`${unknown.slice(0, 64)}\`.`;
  return new ApiError("parameter_missing", {
    message: `The first row must name columns, each once, out of: ${columns.join(", ")}.${problem}`,
    param: "body",
    clarification: "Which of these columns does the table have?",
  });
}
