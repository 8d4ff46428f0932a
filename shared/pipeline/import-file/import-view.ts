import type { ExportPreview, FileOutcome, TablePreview } from "#schema/import-files.ts";
import { grouped } from "#shared/core/format.ts";
import { type ImportField, maxColumns, maxUnknownStatuses } from "../imports/import-columns.ts";
import type { ImportList } from "../imports/transfer.request.ts";
import { maxAskedPay } from "./list-doubtful-pay.ts";

interface Named {
  id: string;
  /** The name of the file. */
  name: string;
}

/** A table whose columns can still be changed. */
export interface TableView extends Named, TablePreview {
  kind: "table";
  /** Names of the jobs that the account has already, by their ids. */
  jobs: ReadonlyMap<string, string>;
}

export interface ExportView extends Named, ExportPreview {
  kind: "export";
}

/** A file whose import was interrupted. */
export interface UnfinishedView extends Named {
  kind: "unfinished";
  /** The parts of an archive; null for a single file. */
  parts: { all: number; imported: number } | null;
}

export interface DoneView extends Named {
  kind: "done";
  outcome: FileOutcome;
  jobs: ReadonlyMap<string, string>;
}

/** The view of an uploaded file. */
export type ImportView = TableView | ExportView | UnfinishedView | DoneView;

/** The labels of a job's fields on the pages. */
export const importLabels: Readonly<Record<ImportField, string>> = {
  company: "Company",
  title: "Job title",
  status: "Status",
  location: "Location",
  url: "Link to the posting",
  salary: "Pay, in one cell",
  hourlySalary: "Pay for an hour, in one cell",
  salaryMin: "Lowest pay",
  salaryMax: "Highest pay",
  salaryPeriod: "Whether the pay is for a year or an hour",
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
    .replace(/, or salaryPeriod=.*$/s, ".")
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

/** The name of the field with the choice for an unknown status. */
export function statusName(at: number): `status-${number}` {
  return `status-${at}`;
}

/** The name of the field with the choice of a currency. */
export function currencyName(at: number): `currency-${number}` {
  return `currency-${at}`;
}

export const currencyNames = Array.from({ length: maxAskedPay }, (_, at) => currencyName(at));

export const statusNames = Array.from({ length: maxUnknownStatuses }, (_, at) => statusName(at));

/** The table that a preview has shown, as text: what the columns, the unknown statuses and currencies are. */
export function shownTable({
  columns,
  statuses,
  currencies,
}: {
  columns: readonly { field: string | null }[];
  statuses: TablePreview["statuses"];
  currencies: Readonly<Record<string, string | null>>;
}): string {
  const chosen = [statuses, currencies].map((choices) =>
    Object.entries(choices)
      .filter(([, choice]) => choice !== null)
      .toSorted(),
  );
  return JSON.stringify([columns.map(({ field }) => field), ...chosen]);
}

/** The currencies that were chosen for amounts that do not say theirs. */
export function chosenCurrencies({
  pay,
}: Pick<TablePreview, "pay">): Record<string, string | null> {
  return Object.fromEntries((pay?.asked ?? []).map(({ key, chosen }) => [key, chosen]));
}

/** The words for one record of each list, and for several. */
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
