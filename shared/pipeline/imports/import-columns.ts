/** Finds out which column of a table is which field of a job. */
import * as z from "zod/mini";
import type { Status } from "#schema/job-statuses.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

/** The columns of an exported table, in order. */
export const ownColumns = [
  "id",
  "company",
  "title",
  "url",
  "status",
  "location",
  "salaryMin",
  "salaryMax",
  "salaryPeriod",
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
export type OwnColumn = (typeof ownColumns)[number];

/**
 * The fields that a column of another program's table can be: also a salary or a range in one cell,
 * one for an hour, and the day of the application.
 */
export const importFields = [...ownColumns, "salary", "hourlySalary", "appliedAt"] as const;
export type ImportField = (typeof importFields)[number];

/** The most columns of a table, and the most characters of a column's name. */
export const maxColumns = 200;
export const maxColumnName = 200;

const Given = z.record(
  z.string().check(z.maxLength(maxColumnName)),
  z.nullable(z.enum(importFields)),
);
/** The field of each column by its name; null for a column that is left out. */
export type GivenColumns = z.output<typeof Given>;

/** @returns the columns that are given, none for `auto`; null if the text is neither. */
export function readGivenColumns(text: string): GivenColumns | null {
  if (text === "auto") return {};
  try {
    const read = Given.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const ImportColumns = withMeta(
  z.optional(
    z.string().check(
      z.maxLength(8_000),
      z.refine(
        (text) => readGivenColumns(text) !== null,
        `auto, or a JSON object of column names with one of these fields each, or null: ${importFields.join(", ")}`,
      ),
    ),
  ),
  {
    description:
      "For a CSV table with columns of another program: `auto` recognizes them by their names, such as those of Huntr and Teal. A JSON object gives the field of a column by its name, or null to leave it out; the others are recognized. Statuses, dates and amounts are converted. Pay keeps its currency. Where a cell does not say it and the place is abroad, or the pay is not understood, the notes of the job keep it in words, and `payInNotes` lists the row.",
    example: '{"Job Position":"title","Excitement":null}',
  },
);

/** A person's choices for the statuses of another program's table that this one does not know. */

/** Keyed by their words as {@link plainStatus} has them; null for one whose rows are left out. */
export type GivenStatuses = Readonly<Record<string, Status | null>>;

/** `Phone-Screen ` and `phone screen` are the same status. */
export function plainStatus(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A status that no program is known to have. */
export interface UnknownStatus {
  /** The status as the table first has it. */
  text: string;
  /** The number of rows that have it. */
  rows: number;
}

/**
 * The unknown statuses of a table that a person can choose for. A column with more of them does not
 * hold statuses.
 */
export const maxUnknownStatuses = 50;
/** Longer text is no status. */
export const maxStatusLength = 100;

/** The fields of a row from which its pay is read. */
const payFields = [
  ...["salary", "hourlySalary", "salaryMin", "salaryMax", "salaryPeriod", "currency"],
] as const satisfies readonly ImportField[];
export type PayField = (typeof payFields)[number];

export function isPayField(field: ImportField): field is PayField {
  return payFields.some((one) => one === field);
}
