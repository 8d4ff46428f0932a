/** Rows of other programs' tables as jobs of an import. What cannot be read is left as it is, for the contract to refuse. */

import { jobStatuses, namesElsewhere, type Status } from "#schema/job-statuses.ts";
import { instant } from "#shared/core/dates.ts";
import { instantOfWallTime } from "#shared/core/wall-time.ts";
import {
  type GivenStatuses,
  type ImportField,
  isPayField,
  maxStatusLength,
  plainStatus,
} from "./import-columns.ts";
import { type GivenCurrencies, type ReadRowPay, readRowPay } from "./row-pay.ts";

/** The statuses by their own names and those in other programs. */
const byName = new Map<string, Status>(
  jobStatuses.flatMap((status) =>
    [status.replaceAll("_", " "), ...namesElsewhere[status]].map((name) => [name, status]),
  ),
);

/** How the cells of a table are read. */
export interface RowReading {
  /** The names of its columns, by what they are. */
  columns?: Readonly<Partial<Record<ImportField, string>>>;
  /** What its statuses are that have no known name. */
  statuses?: GivenStatuses;
  currencies?: GivenCurrencies;
  /** In which its dates are read: a person's spreadsheet has the days of their own calendar. */
  timeZone?: string;
}

/** A job of a table, and what became of its pay; null if it has none. */
interface ForeignRow {
  job: Record<string, unknown>;
  pay: ReadRowPay | null;
}

/**
 * A job from the cells of a row.
 *
 * @param cells texts that are not empty, by what their columns are.
 */
export function readForeignRow(
  cells: Readonly<Partial<Record<ImportField, string>>>,
  { columns = {}, statuses = {}, currencies = {}, timeZone = "UTC" }: RowReading = {},
): ForeignRow {
  const { status, appliedAt, createdAt, updatedAt, ...others } = cells;
  const fields = (Object.keys(others) as ImportField[]).map(
    (field) => [field, cells[field]] as const,
  );
  const { notes: written, ...job } = Object.fromEntries(
    fields.filter(([field]) => !isPayField(field)),
  );
  const pay = readRowPay(
    Object.fromEntries(
      fields.flatMap(([field, text]) =>
        isPayField(field) && text !== undefined
          ? [[field, { text, column: columns[field] ?? "" }]]
          : [],
      ),
    ),
    cells.location,
    currencies,
  );
  const stage = status === undefined ? undefined : readStatus(status, statuses);
  const times = {
    ...(createdAt === undefined ? {} : { createdAt: readTime(createdAt, timeZone) }),
    ...(updatedAt === undefined ? {} : { updatedAt: readTime(updatedAt, timeZone) }),
  };
  const notes = pay?.words == null ? written : withSalary(written, pay.words);
  return {
    job: {
      ...job,
      ...(notes === undefined ? {} : { notes }),
      ...pay?.pay,
      ...times,
      ...(job.statusHistory === undefined
        ? historyOf(
            stage,
            appliedAt === undefined ? undefined : readTime(appliedAt, timeZone),
            times,
          )
        : { ...(stage === undefined ? {} : { status: stage }) }),
    },
    pay,
  };
}

/** The status and, if the day of the application is known, the history that follows from it. */
function historyOf(
  stage: string | undefined,
  appliedAt: string | undefined,
  { createdAt, updatedAt }: { createdAt?: string; updatedAt?: string },
): Record<string, unknown> {
  if (appliedAt === undefined) return { status: stage ?? "saved" };
  const applied = { status: "applied", changedAt: appliedAt };
  const status = stage === undefined || stage === "saved" ? "applied" : stage;
  const isLater = updatedAt !== undefined && Date.parse(updatedAt) > Date.parse(appliedAt);
  const last = { status, changedAt: isLater ? updatedAt : appliedAt };
  const isEarlier = createdAt !== undefined && Date.parse(createdAt) < Date.parse(appliedAt);
  return {
    status,
    statusHistory: status === "applied" ? [applied] : [applied, last],
    // A job is not added after it was applied to.
    ...(createdAt === undefined || isEarlier ? {} : { createdAt: appliedAt }),
  };
}

/** `Phone Screen` is `screening`; a name that is neither known nor given is returned unchanged. */
export function readStatus(text: string, given: GivenStatuses = {}): string {
  // Normalized, one character can become eighteen: a table of such cells took four seconds.
  if (text.length > maxStatusLength) return text;
  const name = plainStatus(text);
  const own = Object.hasOwn(given, name) ? given[name] : null;
  return knownStatus(text) ?? own ?? text;
}

/** The status of this name in some program; undefined if none is known to have it. */
export function knownStatus(text: string): Status | undefined {
  const name = text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
  return byName.get(name);
}

/** A salary in words is worth keeping. */
function withSalary(notes: string | undefined, salary: string): string {
  return notes === undefined ? `Salary: ${salary}` : `${notes}\nSalary: ${salary}`;
}

/**
 * A date or time in a common form as the import takes it; text in other forms is returned unchanged.
 *
 * @param timeZone of a text that says none; a date is its beginning there.
 */
export function readTime(text: string, timeZone = "UTC"): string {
  const read = readPlainTime(text);
  // A date is the beginning of its day in UTC to the import, so that nothing is left to do there.
  if (timeZone === "UTC") return read.replace(/^\d{4}-\d{2}-\d{2}T[\d:.]+$/, "$&Z");
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})[\d:.]*)?$/.exec(read) ?? [];
  if (day === undefined) return read;
  const at = instantOfWallTime(`${day}T${time ?? "00:00"}`, timeZone);
  return at === null ? read : instant(at);
}

/** As {@link readTime}, without an offset where the text says none. */
function readPlainTime(text: string): string {
  const trimmed = text.trim();
  if (/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(trimmed)) return trimmed;
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed);
  if (american) {
    const [, month = "", day = "", year = ""] = american;
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  const [, date, time, zone] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/.exec(
      trimmed,
    ) ?? [];
  if (date !== undefined && time !== undefined) {
    const offset = zone === "UTC" ? "Z" : (zone ?? "").replace(/(\d{2})(\d{2})$/, "$1:$2");
    return `${date}T${time.length === 5 ? `${time}:00` : time}${offset}`;
  }
  const named = /^(?:[a-z]{3,9},? )?(?:[a-z]{3,9} \d{1,2},? \d{4}|\d{1,2} [a-z]{3,9} \d{4})$/i.test(
    trimmed,
  );
  const day = named ? Date.parse(`${trimmed} UTC`) : Number.NaN;
  return Number.isNaN(day) ? text : new Date(day).toISOString().slice(0, 10);
}
