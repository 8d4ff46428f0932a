import { maxStatusChanges } from "../../contracts/pipeline/transfer.ts";
import type { ExportedJob } from "../../contracts/responses/pipeline/transfer.ts";
import { ApiError } from "../../core/errors.ts";
import { CsvReader, writeCsv } from "./csv.ts";
import { ImportBudget } from "./import-budget.ts";

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
  "rounds",
  "statusHistory",
  "createdAt",
  "updatedAt",
] as const;
type Column = (typeof columns)[number];

/**
 * Writes jobs as a CSV table. The status history is one cell, such as `saved 2026-10-01T…Z; applied
 * 2026-10-03T…Z`, and rounds are one of JSON.
 */
export function jobsToCsv(jobs: readonly ExportedJob[]): string {
  const rows = jobs.map((job) =>
    columns.map((column) => {
      if (column === "rounds") return job.rounds.length === 0 ? "" : JSON.stringify(job.rounds);
      if (column !== "statusHistory") return String(job[column] ?? "");
      return job.statusHistory.map((move) => `${move.status} ${move.changedAt}`).join("; ");
    }),
  );
  return writeCsv([columns, ...rows]);
}

/** Long enough for the most status changes that a job may have. */
const maxHistoryLength = 450_000;
/** Twice the longest text of a job, so that text that is a little too long is reported with its row. */
const maxTextLength = 20_000;

/**
 * Reads a CSV table of jobs, part by part, to the body of an import. Empty cells are ignored.
 *
 * @example
 * const reader = new JobsCsvReader();
 * for await (const text of texts) reader.push(text);
 * const { jobs } = reader.end();
 */
export class JobsCsvReader {
  readonly #names: Column[] = [];
  readonly #jobs: Record<string, unknown>[] = [];
  readonly #budget = new ImportBudget();
  #job: Record<string, unknown> = {};
  readonly #csv = new CsvReader({
    maxLength: (column) =>
      this.#names[column] === "statusHistory" ? maxHistoryLength : maxTextLength,
    cell: (text, column, row) => {
      if (row === 0) this.#readName(text, column);
      else this.#readCell(text, column, row);
    },
    row: (row) => {
      if (row === 0) return;
      this.#budget.addRow();
      this.#jobs.push(this.#job);
      this.#job = {};
    },
  });

  /**
   * Reads the next part of the text.
   *
   * @throws ApiError `parameter_missing` if the header row is missing or has unknown or repeated
   * columns, for the first row or cell too many, for a cell that is too long and for a misplaced
   * quote.
   */
  push(text: string): void {
    this.#csv.push(text);
  }

  /** Ends the table. Throws what {@link push} does. */
  end(): { jobs: unknown[] } {
    this.#csv.end();
    if (this.#names.length === 0) throw invalidHeader(undefined);
    return { jobs: this.#jobs };
  }

  #readName(text: string, column: number): void {
    const name = text.trim();
    if (column !== this.#names.length || !isColumn(name)) throw invalidHeader(name);
    if (this.#names.includes(name)) throw invalidHeader(undefined);
    this.#names.push(name);
  }

  #readCell(text: string, column: number, row: number): void {
    const name = this.#names[column];
    if (name === undefined) throw tooManyCells(row, this.#names.length);
    const value = readCell(name, text);
    this.#budget.addValues(Array.isArray(value) ? (valuesPerItem[name] ?? 1) * value.length : 1);
    this.#job[name] = value;
  }
}

/** An item of a list in a cell, and its fields. */
const valuesPerItem: Partial<Record<Column, number>> = { statusHistory: 3, rounds: 5 };

function isColumn(name: string): name is Column {
  return columns.some((column) => column === name);
}

function readCell(column: string, cell: string): unknown {
  if (column === "salaryMin" || column === "salaryMax") {
    return /^\d+$/.test(cell) ? Number(cell) : cell;
  }
  if (column === "rounds") return readRounds(cell);
  if (column !== "statusHistory") return cell;
  // One more than allowed, for the contract to refuse.
  return cell.split(";", maxStatusChanges + 1).map((move) => {
    const [status, changedAt, ...more] = move.trim().split(/\s+/);
    return { status, changedAt: [changedAt, ...more].join(" ") };
  });
}

/** What is not JSON is left as text, for the contract to refuse. */
function readRounds(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

function invalidHeader(unknown: string | undefined): ApiError {
  const problem = unknown === undefined ? "" : ` \`${unknown.slice(0, 64)}\` is unknown.`;
  return new ApiError("parameter_missing", {
    message: `The first row must contain column names, each at most once, from this list: ${columns.join(", ")}.${problem}`,
    param: "body",
    clarification: "Which of these columns does the table have?",
  });
}

function tooManyCells(row: number, columns: number): ApiError {
  return new ApiError("parameter_missing", {
    message: `Row ${row + 1} of the CSV file has more cells than the header row, which has ${columns}.`,
    param: "body",
    clarification: "Is text with a comma in it not in quotes?",
  });
}
