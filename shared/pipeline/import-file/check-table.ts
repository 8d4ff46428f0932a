import { and, eq, isNotNull } from "drizzle-orm";
import type { LeftOutGroup, LeftOutRow, LeftOutRows } from "#schema/import-files.ts";
import { jobs } from "#schema/pipeline.ts";
import { isIn } from "#shared/db/conditions.ts";
import { listSpellings } from "#shared/reading/postings/clean-link.ts";
import { checkImport } from "../imports/check-import.ts";
import type { GivenColumns, GivenStatuses, UnknownStatus } from "../imports/import-columns.ts";
import type { DoubtfulPay, ReadColumn } from "../imports/jobs-csv.ts";
import type { GivenCurrencies } from "../imports/row-pay.ts";
import { ImportBody, type ImportJob } from "../imports/transfer.request.ts";
import { companyKey } from "../records/company-key.ts";
import { type CountWork, readCounted, readTable } from "./read-table.ts";
import type { FileContext } from "./stored-file.ts";

/** A row of a table, and what would become of it. */
export interface CheckedRow {
  /** The row in the file, where the header is row 1. */
  row: number;
  /** Null if it cannot be imported. */
  job: ImportJob | null;
  problems: LeftOutRow["problems"];
  /** The job that the account has already. */
  knownId: string | null;
}

/** A person's choices for a table; the rest is recognized by its names. */
export interface ChosenTable {
  columns: GivenColumns;
  statuses: GivenStatuses;
  currencies: GivenCurrencies;
  /** The time zone of its dates: the account's. */
  timeZone: string;
}

interface CheckedTable {
  columns: readonly ReadColumn[];
  unknownStatuses: readonly UnknownStatus[];
  /** Pay that says too little; its positions are those of the file, where the header is row 1. */
  doubtfulPay: readonly DoubtfulPay[];
  rows: readonly CheckedRow[];
}

const none = { jobs: new Map<string, string>(), contacts: new Map<string, string>() };

/**
 * Reads a table and validates each of its rows as an import does. Nothing is written.
 *
 * @throws ApiError `parameter_missing` for what is no table, has too many rows, or columns that are
 * not its own, and what counting throws.
 */
export async function checkTable(
  context: FileContext,
  text: string,
  chosen: ChosenTable,
  count: CountWork,
): Promise<CheckedTable> {
  const { columns: given, ...reading } = chosen;
  const read = () => readTable(text, given, reading);
  const { columns, unknownStatuses, doubtfulPay, jobs } = await readCounted(
    text.length,
    read,
    count,
  );
  const body = ImportBody.parse({ jobs: [...jobs] });
  const checked = await checkImport(body, none, context.now);
  const known = await findKnownJobs(context, checked.jobs);
  let next = 0;
  const rows = checked.rows.map(({ row, valid, problems }): CheckedRow => {
    const at = valid ? next++ : -1;
    const result = { row: row + 1, problems: firstOfEach(problems), knownId: known[at] ?? null };
    return { ...result, job: checked.jobs[at] ?? null };
  });
  const inFile = doubtfulPay.map((pay) => ({ ...pay, row: pay.row + 1 }));
  return { columns, unknownStatuses, doubtfulPay: inFile, rows };
}

/** The problems that are stored of a row. */
const maxProblems = 2;

/** The rows of a table that are not imported, and why. */
export function listLeftOut(rows: readonly CheckedRow[], skipKnown: boolean): LeftOutRow[] {
  return rows.flatMap(({ row, job, problems, knownId }): LeftOutRow[] => {
    if (job === null) return [{ row, problems: problems.slice(0, maxProblems) }];
    if (skipKnown && knownId !== null) return [{ row, problems: [], jobId: knownId }];
    return [];
  });
}

/** One problem of each field; a status that is not known is not one of its history too. */
function firstOfEach(problems: CheckedRow["problems"]): CheckedRow["problems"] {
  const isStatus = problems.some(({ field }) => field === "status");
  const own = problems.filter(({ field }) => !isStatus || !field.startsWith("statusHistory"));
  const byField = Map.groupBy(own, ({ field }) => field.split(".")[0]);
  return [...byField.values()].flatMap(([first]) => first ?? []);
}

/** The fields by which a job is recognized. */
interface RecognizedJob {
  company: string;
  title: string;
  url?: string | null | undefined;
}

/** Companies and links of one query. */
const perQuery = 1_000;
/** Jobs of one query, which the database sends at once. */
const maxCompared = 10_000;

/**
 * The jobs that the account has already, by the same link, or by the same company and title: in the
 * order of the jobs asked for, null where there is none.
 */
async function findKnownJobs(
  context: FileContext,
  wanted: readonly RecognizedJob[],
): Promise<(string | null)[]> {
  const byName = new Map<string, string>();
  const companies = [...new Set(wanted.map(({ company }) => companyKey(company)))];
  for (const keys of chunksOf(companies)) {
    for (const { id, key, title } of await ofCompanies(context, keys)) {
      byName.set(nameKey(key, title), id);
    }
  }
  const byLink = new Map<string, string>();
  const links = [...new Set(wanted.flatMap(({ url }) => listSpellings(url ?? null)))];
  for (const some of chunksOf(links)) {
    for (const { id, url } of await withLinks(context, some)) if (url) byLink.set(url, id);
  }
  return wanted.map(({ company, title, url }) => {
    const linked = listSpellings(url ?? null).find((link) => byLink.has(link));
    const id = linked === undefined ? undefined : byLink.get(linked);
    return id ?? byName.get(nameKey(companyKey(company), title)) ?? null;
  });
}

function ofCompanies({ db, caller }: FileContext, keys: readonly string[]) {
  return db
    .select({ id: jobs.id, key: jobs.companyKey, title: jobs.title })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), isIn(jobs.companyKey, keys)))
    .limit(maxCompared);
}

function withLinks({ db, caller }: FileContext, links: readonly string[]) {
  return db
    .select({ id: jobs.id, url: jobs.url })
    .from(jobs)
    .where(and(eq(jobs.userId, caller.accountId), isNotNull(jobs.url), isIn(jobs.url, links)))
    .limit(maxCompared);
}

function nameKey(company: string, title: string): string {
  return JSON.stringify([company, companyKey(title)]);
}

function* chunksOf<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += perQuery) yield list.slice(from, from + perQuery);
}

/** A row of a table, or a record of an export, that is not imported. */
export type UnusedRow = LeftOutRow & Pick<LeftOutGroup, "list" | "part">;

const maxGroups = 50;
/** Numbers of rows that are listed of one group. */
const maxNumbers = 12;

/** Groups rows by their reasons, so that what is stored and shown of any number of rows is bounded. */
export function groupLeftOut(unused: readonly UnusedRow[]): LeftOutRows {
  const groups = [...Map.groupBy(unused, reasonOf).values()];
  return {
    count: unused.length,
    groups: groups.slice(0, maxGroups).flatMap(toGroup),
    moreGroups: Math.max(0, groups.length - maxGroups),
  };
}

function reasonOf({ problems, jobId, list, part }: UnusedRow): string {
  return JSON.stringify([list, part, jobId, problems]);
}

function toGroup(same: readonly UnusedRow[]): LeftOutGroup[] {
  const [first] = same;
  if (!first) return [];
  const { row: _, ...reason } = first;
  return [{ ...reason, count: same.length, rows: same.slice(0, maxNumbers).map(({ row }) => row) }];
}
