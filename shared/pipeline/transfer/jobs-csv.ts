import type { ExportedJob } from "../../contracts/responses/pipeline/transfer.ts";
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

/**
 * Writes jobs as a CSV table. The status history is one cell, such as `saved 2026-10-01T…Z; applied
 * 2026-10-03T…Z`.
 */
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
 * Parses a CSV table of jobs to the body of an import. Empty cells are ignored.
 *
 * @throws ApiError `parameter_missing` if the header row is missing or has unknown or repeated columns.
 */
export function jobsFromCsv(text: string): { jobs: unknown[] } {
  const [header = [], ...rows] = readCsv(text);
  const names = header.map((name) => name.trim());
  const unknown = names.find((name) => !isColumn(name));
  if (names.length === 0 || unknown !== undefined || new Set(names).size < names.length) {
    throw invalidHeader(unknown);
  }
  return {
    jobs: rows.map((cells) => {
      const job: Record<string, unknown> = {};
      for (const [index, cell] of cells.entries()) {
        if (cell !== "") job[names[index] ?? `column ${index + 1}`] = readCell(names[index], cell);
      }
      return job;
    }),
  };
}

function isColumn(name: string): name is Column {
  return columns.some((column) => column === name);
}

function readCell(column: string | undefined, cell: string): unknown {
  if (column === "salaryMin" || column === "salaryMax") {
    return /^\d+$/.test(cell) ? Number(cell) : cell;
  }
  if (column !== "statusHistory") return cell;
  return cell.split(";").map((move) => {
    const [status, changedAt, ...more] = move.trim().split(/\s+/);
    return { status, changedAt: [changedAt, ...more].join(" ") };
  });
}

function invalidHeader(unknown: string | undefined): ApiError {
  const problem = unknown === undefined ? "" : ` \`${unknown.slice(0, 64)}\` is unknown.`;
  return new ApiError("parameter_missing", {
    message: `The first row must contain column names, each at most once, from this list: ${columns.join(", ")}.${problem}`,
    param: "body",
    clarification: "Which of these columns does the table have?",
  });
}
