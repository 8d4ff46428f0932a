/** Rows of other programs' tables as jobs of an import. What cannot be read is left as it is, for the contract to refuse. */
import type { ImportField } from "../../contracts/pipeline/import-columns.ts";
import type { Status } from "../status.ts";
import { type GivenStatuses, maxStatusLength, plainStatus } from "./given-statuses.ts";

/** Names of stages elsewhere, in lower case without punctuation. */
const statusNames: Readonly<Record<Status, string>> = {
  saved: "wishlist|bookmarked|saved|interested|to apply|applying|backlog|draft",
  applied: "applied|application sent|submitted",
  screening: "screening|screen|phone screen|phone interview|recruiter call|assessment",
  interviewing: "interviewing|interview|interviews|onsite|final round|technical interview",
  offer: "offer|offered|offers|offer received|negotiating|negotiation",
  accepted: "accepted|offer accepted|hired|signed",
  rejected: "rejected|not selected|declined|denied|turned down",
  withdrawn: "withdrawn|withdrew|i withdrew|not interested",
  archived: "archived|closed|no response|ghosted|expired",
};
const statuses = new Map(
  Object.entries(statusNames).flatMap(([status, names]) =>
    names.split("|").map((name) => [name, status as Status] as const),
  ),
);

/**
 * A job from the cells of a row.
 *
 * @param cells texts that are not empty, by what their columns are.
 * @param given statuses that have no known name.
 */
export function readForeignRow(
  cells: Readonly<Partial<Record<ImportField, string>>>,
  given: GivenStatuses = {},
): Record<string, unknown> {
  const { status, salary, appliedAt, createdAt, updatedAt, salaryMin, salaryMax, ...job } = cells;
  const stage = status === undefined ? undefined : readStatus(status, given);
  const range = salary === undefined ? null : readRange(salary);
  const times = {
    ...(createdAt === undefined ? {} : { createdAt: readTime(createdAt) }),
    ...(updatedAt === undefined ? {} : { updatedAt: readTime(updatedAt) }),
  };
  const notes = salary !== undefined && range === null ? withSalary(job.notes, salary) : job.notes;
  return {
    ...job,
    ...(notes === undefined ? {} : { notes }),
    ...(salaryMin === undefined ? {} : { salaryMin: readAmount(salaryMin) }),
    ...(salaryMax === undefined ? {} : { salaryMax: readAmount(salaryMax) }),
    ...range,
    ...times,
    ...(job.statusHistory === undefined
      ? historyOf(stage, appliedAt === undefined ? undefined : readTime(appliedAt), times)
      : { ...(stage === undefined ? {} : { status: stage }) }),
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
  return statuses.get(name);
}

/** `$100,000.00`, `100000.0` and `100k` as 100000; text that is no amount is returned unchanged. */
export function readAmount(text: string): number | string {
  const [, digits, k] =
    /^[^\d-]{0,4}(\d[\d,]{0,14}(?:\.\d{1,4})?)\s*(k)?\D{0,12}$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return text;
  return Math.round(Number(digits.replaceAll(",", "")) * (k ? 1_000 : 1));
}

/** `$120k - $150k` or `120,000`; null if the text is neither. */
function readRange(text: string): { salaryMin: number; salaryMax: number } | null {
  // The spaces around are the amounts' own: looked for here, 10,000 of them took a second for each cell.
  const ends = text.split(/-|–|—|\bto\b/i).map(readAmount);
  const [low, high = low] = ends;
  if (ends.length > 2 || typeof low !== "number" || typeof high !== "number") return null;
  // In "120-150k" both ends are thousands.
  const start = low < 1_000 && high >= 1_000 ? low * 1_000 : low;
  return start <= high ? { salaryMin: start, salaryMax: high } : null;
}

/** A salary in words is worth keeping. */
function withSalary(notes: string | undefined, salary: string): string {
  return notes === undefined ? `Salary: ${salary}` : `${notes}\nSalary: ${salary}`;
}

/**
 * A date or time in a common form as the import takes it; text in other forms is returned unchanged.
 * Without a time zone, UTC.
 */
export function readTime(text: string): string {
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
    const offset =
      zone === undefined || zone === "UTC" ? "Z" : zone.replace(/(\d{2})(\d{2})$/, "$1:$2");
    return `${date}T${time.length === 5 ? `${time}:00` : time}${offset}`;
  }
  const named = /^(?:[a-z]{3,9},? )?(?:[a-z]{3,9} \d{1,2},? \d{4}|\d{1,2} [a-z]{3,9} \d{4})$/i.test(
    trimmed,
  );
  const day = named ? Date.parse(`${trimmed} UTC`) : Number.NaN;
  return Number.isNaN(day) ? text : new Date(day).toISOString().slice(0, 10);
}
