import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { jobs, type StoredPosting, type StoredRound } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { instant, instantOrNull } from "#shared/core/dates.ts";
import { prepare, type Value } from "#shared/db/prepare.ts";
import { statement } from "#shared/db/transaction.ts";
import type { ReadContext } from "../records/context.ts";
import { countedText, jobTextColumns } from "../records/text-columns.ts";
import type { Job, Posting } from "./job.response.ts";
import type { Round } from "./round.request.ts";

/** The columns of a job without its posting, which is long and only read with a single job, and its number. */
const { posting: _posting, number: _number, ...ownColumns } = getTableColumns(jobs);

/** The columns of a job, including the ids of its contacts. */
export const jobColumns = {
  ...ownColumns,
  contactIds: sql<string[]>`(
    select json_group_array(link.contact_id) from job_contacts link
    where link.user_id = jobs.user_id and link.job_id = jobs.id
  )`.mapWith((text: string) => (JSON.parse(text) as string[]).sort()),
};

/** Columns that only decide what the API returns, or find it. */
type Unshown =
  | ("userId" | "companyKey" | "origin" | "roleGiven" | "cityGiven")
  | ("respondedAt" | "quietSince" | "version");

/** The columns of a job that the API returns. */
export const shownColumns: Omit<typeof jobColumns, Unshown> = (() => {
  const { userId, companyKey, origin, roleGiven, cityGiven, ...others } = jobColumns;
  const { respondedAt, quietSince, version, ...shown } = others;
  return shown;
})();

export type JobRow = Omit<typeof jobs.$inferSelect, "posting" | "number"> & {
  contactIds: string[];
};
export type ShownJob = Omit<JobRow, Unshown>;

/** The condition for the caller's job with this id. */
export function whereJob({ caller }: Pick<ReadContext, "caller">, id: string) {
  return and(eq(jobs.userId, caller.accountId), eq(jobs.id, id));
}

const jobById = prepare((value: Value<"userId" | "id">) =>
  statement
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.userId, value("userId")), eq(jobs.id, value("id")))),
);

/** A query for the caller's job with this id. */
export function selectJob({ caller }: Pick<ReadContext, "caller">, id: string) {
  return jobById({ userId: caller.accountId, id });
}

/** @throws ApiError `record_not_found`. */
export async function findJob(context: ReadContext, id: string): Promise<JobRow> {
  const [[row]] = await context.db.batch([selectJob(context, id)]);
  if (!row) throw notFound("job", id);
  return row;
}

/** The text of a job, as far as it counts towards the account's bound. */
export function jobText(row: JobText): (string | null)[] {
  return countedText(jobTextColumns, { posting: null, ...row });
}

type JobText = Pick<JobRow, Exclude<keyof typeof jobTextColumns, "posting">> & {
  posting?: StoredPosting | null;
};

/** A job as the API returns it. */
export function toJob(row: ShownJob): Job {
  return {
    id: row.id,
    company: row.company,
    title: row.title,
    role: row.title,
    url: row.url,
    status: row.status,
    location: row.location,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    salaryPeriod: row.salaryPeriod,
    currency: row.currency,
    notes: row.notes,
    source: row.source,
    roleSlug: row.roleSlug,
    citySlug: row.citySlug,
    contactIds: row.contactIds,
    rounds: toRounds(row.rounds),
    statusChangedAt: instant(row.statusChangedAt),
    appliedAt: instantOrNull(row.appliedAt),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  };
}

/** A posting as the API returns it. */
export function toPosting({ postedAt, readAt, ...posting }: StoredPosting): Posting {
  return { ...posting, postedAt: instantOrNull(postedAt), readAt: instant(readAt) };
}

export function toPostingOrNull(posting: StoredPosting | null): Posting | null {
  return posting && toPosting(posting);
}

/** Rounds as they are stored; null for none. */
export function storeRounds(rounds: readonly Round[]): StoredRound[] | null {
  if (rounds.length === 0) return null;
  return rounds.map(({ kind, at = null, with: people = null, outcome }) => ({
    kind,
    at,
    with: people,
    outcome,
  }));
}

/** Rounds as the API returns them. */
export function toRounds(stored: readonly StoredRound[] | null): Job["rounds"] {
  return (stored ?? []).map(({ at, ...round }) => ({ ...round, at: instantOrNull(at) }));
}

export function isSameRounds(a: StoredRound[] | null, b: StoredRound[] | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
