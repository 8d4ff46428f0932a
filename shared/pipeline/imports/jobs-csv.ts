import { writeCsv } from "#shared/core/csv.ts";
import { ApiError } from "#shared/core/errors.ts";
import { CsvReader, type Separator } from "./csv.ts";
import { knownStatus, type RowReading, readForeignRow } from "./foreign-row.ts";
import { ImportBudget } from "./import-budget.ts";
import {
  type GivenColumns,
  type ImportField,
  isPayField,
  maxColumnName,
  maxColumns,
  maxStatusLength,
  maxUnknownStatuses,
  type OwnColumn,
  ownColumns,
  plainStatus,
  type UnknownStatus,
} from "./import-columns.ts";
import { type MappedColumn, mapColumns } from "./map-columns.ts";
import type { PayDoubt } from "./row-pay.ts";
import { readCell, valuesPerItem } from "./table-cells.ts";
import type { ExportedJob } from "./transfer.response.ts";

/**
 * Writes jobs as a CSV table. The status history is one cell, such as `saved 2026-10-01T…Z; applied
 * 2026-10-03T…Z`, and rounds are one of JSON.
 *
 * @param time how an instant is written; by default as the API returns it.
 */
export function jobsToCsv(
  jobs: readonly ExportedJob[],
  time: (instant: string) => string = (instant) => instant,
): string {
  const rows = jobs.map((job) =>
    ownColumns.map((column) => {
      if (column === "rounds") {
        const rounds = job.rounds.map((round) => ({ ...round, at: round.at && time(round.at) }));
        return rounds.length === 0 ? "" : JSON.stringify(rounds);
      }
      if (column === "createdAt" || column === "updatedAt") return time(job[column]);
      if (column !== "statusHistory") return String(job[column] ?? "");
      return job.statusHistory.map((move) => `${move.status} ${time(move.changedAt)}`).join("; ");
    }),
  );
  return writeCsv([ownColumns, ...rows]);
}

/** Long enough for the most status changes that a job may have. */
const maxHistoryLength = 450_000;
/** Twice the longest text of a job, so that text that is a little too long is reported with its row. */
const maxTextLength = 20_000;

/** A column of a table that is being read. */
export interface ReadColumn extends MappedColumn {
  /** Some of its texts. */
  samples: string[];
}

/** Pay of a row that does not say all that a job has of it. */
export interface DoubtfulPay {
  /** The position of the job in the table, from 1. */
  row: number;
  text: string;
  location: string | null;
  doubts: readonly PayDoubt[];
  /** Whether the notes of the job have it instead of its pay. */
  isInNotes: boolean;
}

const maxSamples = 3;
const maxSampleLength = 100;

/**
 * Reads a CSV table of jobs, part by part, to the body of an import. Empty cells are ignored.
 *
 * @example
 * const reader = new JobsCsvReader();
 * for await (const text of texts) reader.push(text);
 * const { jobs } = reader.end();
 */
export class JobsCsvReader {
  readonly #given: GivenColumns | undefined;
  readonly #reading: RowReading;
  readonly #doubtful: DoubtfulPay[] = [];
  readonly #unknown = new Map<string, UnknownStatus>();
  #header: string[] = [];
  #columns: ReadColumn[] = [];
  readonly #jobs: Record<string, unknown>[] = [];
  readonly #budget = new ImportBudget();
  #cells: Partial<Record<ImportField, string>> = {};
  #job: Record<string, unknown> = {};
  readonly #csv: CsvReader;
  readonly #visitor = {
    maxLength: (column: number) =>
      this.#columns[column]?.field === "statusHistory" ? maxHistoryLength : maxTextLength,
    cell: (text: string, column: number, row: number) => {
      if (row === 0) this.#readName(text, column);
      else this.#readCell(text, column, row);
    },
    row: (row: number) => {
      if (row === 0) this.#endHeader();
      else this.#endRow();
    },
  };

  /**
   * @param given what columns of another program's table are; only own columns are read without it.
   * @param reading how its statuses, amounts and dates are read.
   */
  constructor(
    given?: GivenColumns,
    separator?: Separator,
    reading: Omit<RowReading, "columns"> = {},
  ) {
    this.#given = given;
    this.#reading = reading;
    this.#csv = new CsvReader(this.#visitor, separator);
  }

  /** The columns with some of their texts; none before the header row has been read. */
  get columns(): readonly ReadColumn[] {
    return this.#columns;
  }

  /** Statuses of another program's table that are not known, given or not. */
  get unknownStatuses(): readonly UnknownStatus[] {
    return [...this.#unknown.values()];
  }

  /** Pay of another program's table that does not say its currency or time, or that is not understood. */
  get doubtfulPay(): readonly DoubtfulPay[] {
    return this.#doubtful;
  }

  /** The rows and values so far. */
  get counted(): ImportBudget["counted"] {
    return this.#budget.counted;
  }

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
    if (this.#columns.length === 0) throw invalidHeader(undefined);
    return { jobs: this.#jobs };
  }

  #readName(text: string, column: number): void {
    if (this.#given === undefined && column !== this.#header.length) throw invalidHeader(text);
    if (column >= maxColumns || text.length > maxColumnName) throw invalidHeader(text);
    // pandas leaves the name of its first column empty.
    while (this.#header.length < column) this.#header.push("");
    this.#header.push(text.replace(/^\ufeff/, "").trim());
  }

  #endHeader(): void {
    const columns =
      this.#given === undefined ? ownHeader(this.#header) : mapColumns(this.#header, this.#given);
    this.#columns = columns.map((column) => ({ ...column, samples: [] }));
  }

  #readCell(text: string, column: number, row: number): void {
    const read = this.#columns[column];
    if (read === undefined) throw tooManyCells(row, this.#columns.length);
    if (read.samples.length < maxSamples) read.samples.push(text.slice(0, maxSampleLength));
    const { field } = read;
    if (field === null) return;
    // An amount of another program's table is read with what its row says of the currency.
    const value = this.#given && isPayField(field) ? text : readCell(field, text);
    this.#budget.addValues(Array.isArray(value) ? (valuesPerItem[field] ?? 1) * value.length : 1);
    if (typeof value === "string") this.#cells[field] = value;
    else this.#job[field] = value;
  }

  #endRow(): void {
    this.#budget.addRow();
    const { statusHistory } = this.#job;
    const cells = statusHistory === undefined ? this.#cells : { ...this.#cells, statusHistory: "" };
    if (this.#given && cells.status !== undefined) this.#noteStatus(cells.status);
    const read = this.#given ? this.#readForeign(cells) : this.#cells;
    this.#jobs.push({ ...read, ...this.#job });
    this.#job = {};
    this.#cells = {};
  }

  #readForeign(cells: Partial<Record<ImportField, string>>): Record<string, unknown> {
    const columns = Object.fromEntries(
      this.#columns.flatMap(({ field, column }) => (field === null ? [] : [[field, column]])),
    );
    const { job, pay } = readForeignRow(cells, { ...this.#reading, columns });
    if (pay && pay.doubts.length > 0) {
      const { doubts, words, text } = pay;
      this.#doubtful.push({
        row: this.#jobs.length + 1,
        text: text.slice(0, maxSampleLength),
        location: cells.location?.slice(0, maxSampleLength) ?? null,
        doubts,
        isInNotes: words !== null && Object.keys(pay.pay).length === 0,
      });
    }
    return job;
  }

  #noteStatus(text: string): void {
    if (text.length > maxStatusLength || knownStatus(text)) return;
    const name = plainStatus(text);
    const known = this.#unknown.get(name);
    if (known) known.rows += 1;
    else if (this.#unknown.size < maxUnknownStatuses) this.#unknown.set(name, { text, rows: 1 });
  }
}

/** The columns of an export, in any order and however they are written. */
function ownHeader(header: readonly string[]): MappedColumn[] {
  const columns = header.map((column): MappedColumn & { field: OwnColumn } => {
    const field = ownColumns.find((own) => own.toLowerCase() === column.toLowerCase());
    if (field === undefined) throw invalidHeader(column);
    return { column, field, how: "recognized" };
  });
  if (new Set(columns.map(({ field }) => field)).size < columns.length) {
    throw invalidHeader(undefined);
  }
  return columns;
}

function invalidHeader(unknown: string | undefined): ApiError {
  const problem = unknown === undefined ? "" : ` \`${unknown.slice(0, 64)}\` is unknown.`;
  return new ApiError("parameter_missing", {
    message: `The first row must contain column names, each at most once, from this list: ${ownColumns.join(", ")}.${problem}`,
    param: "body",
    clarification: "Which of these columns does the table have?",
  });
}

function tooManyCells(row: number, columns: number): ApiError {
  return new ApiError("parameter_missing", {
    message: `Row ${row + 1} of the CSV file has more cells than the header row, which has ${columns}. Text with a comma in it must be in quotes.`,
    param: "body",
    clarification: "Is text with a comma in it not in quotes?",
  });
}
