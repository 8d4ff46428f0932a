import type { FileOutcome } from "../../../../schema/import-files.ts";
import { type ImportField, maxColumns } from "../../../contracts/pipeline/import-columns.ts";
import type { ImportList } from "../../../contracts/pipeline/transfer.ts";
import type { ImportReport } from "../../../contracts/responses/pipeline/transfer.ts";
import { grouped } from "../../../core/format.ts";
import type { CheckedTable } from "../../../pipeline/import-files/check-table.ts";
import {
  type GivenStatuses,
  maxUnknownStatuses,
} from "../../../pipeline/transfer/given-statuses.ts";

interface Named {
  id: string;
  /** Of the file. */
  name: string;
}

/** A table whose columns can still be changed. */
export interface TableView extends Named, CheckedTable {
  kind: "table";
  /** What was chosen for statuses that are not known. */
  statuses: GivenStatuses;
  /** Names of the jobs that the account has already, by their ids. */
  jobs: ReadonlyMap<string, string>;
  /** Whether an import of it was interrupted. */
  resumes: boolean;
}

/** What the import of an export would do, in all of its parts. */
export interface ExportReport {
  counts: Record<ImportList, number>;
  /** The first records that are not valid; `part` is null if there is one part alone. */
  invalid: (NonNullable<ImportReport["rows"]>[number] & { part: number | null })[];
  invalidRows: number;
}

export interface ExportView extends Named {
  kind: "export" | "archive";
  /** Null if it cannot be imported as a whole, or some of it is imported. */
  report: ExportReport | null;
  /** Why it cannot. */
  problem: string | null;
  /** Of an archive. */
  parts: { all: number; imported: number } | null;
  resumes: boolean;
}

export interface DoneView extends Named {
  kind: "done";
  outcome: FileOutcome;
  jobs: ReadonlyMap<string, string>;
}

/** What is shown of an uploaded file. */
export type ImportView = TableView | ExportView | DoneView;

/** What the pages call the fields of a job. */
export const importLabels: Readonly<Record<ImportField, string>> = {
  company: "Company",
  title: "Job title",
  status: "Status",
  location: "Location",
  url: "Link to the posting",
  salary: "Pay, in one cell",
  salaryMin: "Lowest yearly pay",
  salaryMax: "Highest yearly pay",
  currency: "Currency",
  appliedAt: "Date of application",
  createdAt: "Date added",
  updatedAt: "Date changed",
  source: "Where you found it",
  notes: "Notes",
  roleSlug: "Role in the salary catalog",
  citySlug: "City in the salary catalog",
  rounds: "Rounds (of an export from here)",
  statusHistory: "Status history (of an export from here)",
  id: "Id (of an export from here)",
};

/** `Company is missing.` for a problem of a row, shorter than for a program. */
export function problemInWords({ field, message }: { field: string; message: string }): string {
  // The history follows from the status and the date of application, if the table has none.
  const isHistory = field.startsWith("statusHistory");
  const label = Object.entries(importLabels).find(([known]) => known === field)?.[1] ?? field;
  if (field === "status") return "Status is not known.";
  const short = message
    .replace(/^is required\..*$/s, "is missing.")
    .replace(/ Allowed: /, " It can be ")
    .replace(/; for example .*$/s, ".");
  return `${isHistory ? "A date of its statuses" : label} ${short}`;
}

/** Fields of the form: what each column is. */
export function columnName(at: number): `column-${number}` {
  return `column-${at}`;
}

/** The form's fields for all columns. */
export const columnNames = Array.from({ length: maxColumns }, (_, at) => columnName(at));

/** What was chosen for each status that is not known. */
export function statusName(at: number): `status-${number}` {
  return `status-${at}`;
}

export const statusNames = Array.from({ length: maxUnknownStatuses }, (_, at) => statusName(at));

/** The table that a preview has shown, as text: what the columns are, and the unknown statuses. */
export function shownTable({ columns, statuses }: Pick<TableView, "columns" | "statuses">): string {
  const chosen = Object.entries(statuses).filter(([, status]) => status !== null);
  return JSON.stringify([columns.map(({ field }) => field), chosen.toSorted()]);
}

/** What one record of each list is called, and several. */
export const listWords: Readonly<Record<ImportList, readonly [string, string]>> = {
  jobs: ["job", "jobs"],
  contacts: ["contact", "contacts"],
  activities: ["activity", "activities"],
  events: ["event", "events"],
  moodCheckins: ["mood", "moods"],
};

/** `1,200 jobs` */
export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
