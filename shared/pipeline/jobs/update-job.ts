import { jobs } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { VersionCheck } from "#shared/core/record-version.ts";
import { statement } from "#shared/db/transaction.ts";
import { type Match, matchJob } from "../catalog-match/match-job.ts";
import { requireCatalogSlugs } from "../catalog-match/require-catalog-slugs.ts";
import { recordEvents } from "../events/events.ts";
import { assertWithinBounds, countBytes } from "../records/bounds.ts";
import { companyKey } from "../records/company-key.ts";
import type { WriteContext } from "../records/context.ts";
import { changeLinks, requireFound } from "../records/links.ts";
import { changedFields, requireAsRead } from "../records/sent-back.ts";
import { isSearched, jobTextColumns } from "../records/text-columns.ts";
import { assertVersion, selectOwn } from "../records/versioned.ts";
import { indexWords } from "../word-search/index-words.ts";
import type { UpdateJobBody } from "./job.request.ts";
import type { Job } from "./job.response.ts";
import { findPayFault } from "./job-pay.ts";
import {
  isSameRounds,
  type JobRow,
  jobText,
  selectJob,
  storeRounds,
  toJob,
  whereJob,
} from "./job-record.ts";

/**
 * Updates the fields and contact links of a job and emits `job.updated`; `moveJob` changes
 * its status. If nothing differs, nothing is written or emitted.
 *
 * @throws ApiError `record_not_found`, `precondition_failed`, `parameter_missing` if the
 * pay would not go together, the catalog does not have a new role or city, or the
 * account is full.
 */
export async function updateJob(
  context: WriteContext,
  id: string,
  { contactIds, rounds, ...sent }: UpdateJobBody,
  checkVersion: VersionCheck,
): Promise<{ job: Job; version: number }> {
  const { db, write, now } = context;
  const named = contactIds ?? [];
  const [[row], known] = await db.batch([
    selectJob(context, id),
    selectOwn(context, "contact", named),
  ]);
  if (!row) throw notFound("job", id);
  checkVersion(row.version);
  requireAsRead(row, sent, "/api/mcp/jobs");
  const body = fieldsOf(row, sent);
  const { roleSlug, citySlug } = body;
  const slugs = changedFields<Pick<JobRow, "roleSlug" | "citySlug">>(row, { roleSlug, citySlug });
  const fields = { ...body, ...(await requireCatalogSlugs(context, slugs)) };
  const { roleGiven, cityGiven, ...matched } = await rematch(context, row, fields);
  const given = changedFields<JobRow>(row, { roleGiven, cityGiven });
  const stored = rounds && storeRounds(rounds);
  const isNew = stored !== undefined && !isSameRounds(stored, row.rounds);
  const changes = {
    ...changedFields<JobRow>(row, { ...fields, ...matched }),
    ...(isNew ? { rounds: stored } : {}),
  };
  const linked = [...(contactIds ?? row.contactIds)].sort();
  refusePay({ ...row, ...changes }, changes, body.salaryPeriod !== undefined);

  const add = linked.filter((contact) => !row.contactIds.includes(contact));
  const remove = row.contactIds.filter((contact) => !linked.includes(contact));
  if (Object.keys(changes).length === 0 && add.length + remove.length === 0) {
    if (Object.keys(given).length > 0) {
      assertVersion(context, "job", row);
      write(statement.update(jobs).set(given).where(whereJob(context, id)));
    }
    return { job: toJob(row), version: row.version };
  }
  requireFound({ record: "contact", field: "contactIds", ids: named }, known);
  const change = {
    ...changes,
    ...given,
    companyKey: companyKey(changes.company ?? row.company),
    updatedAt: now,
    version: row.version + 1,
  };
  const next = { ...row, ...change, contactIds: linked };
  const job = toJob(next);
  assertVersion(context, "job", row);
  write(statement.update(jobs).set(change).where(whereJob(context, id)));
  if (isSearched(jobTextColumns, changes))
    write(...indexWords(row.userId, "job", jobTextColumns, [next]));
  changeLinks(context, { record: "job", id }, { add, remove });
  const longer = countBytes(jobText(next)) - countBytes(jobText(row));
  assertWithinBounds(context, { links: add.length - remove.length, text: Math.max(0, longer) });
  recordEvents(context, ["job.updated"], job);
  return { job, version: change.version };
}

/** The fields that a body sets. A job that was read and sent back sets only what is not as it was read. */
function fieldsOf(row: JobRow, sent: Omit<UpdateJobBody, "contactIds" | "rounds">) {
  const { id, createdAt, status, role, title = role, ...others } = sent;
  const { updatedAt, statusChangedAt, appliedAt, statusHistory, posting, salaryBenchmark, ...set } =
    others;
  const named = { ...set, title };
  const isWhole = id !== undefined || createdAt !== undefined;
  return isWhole ? changedFields<Pick<JobRow, keyof typeof named>>(row, named) : named;
}

/**
 * The role and city of the updated job. A slug that the caller gives, now or earlier, is kept; otherwise a new
 * title or location is matched to the catalog again.
 */
async function rematch(
  context: WriteContext,
  row: JobRow,
  { title = row.title, location = row.location, roleSlug, citySlug }: UpdateJobBody,
): Promise<Match> {
  const roleGiven = row.roleGiven || roleSlug !== undefined;
  const cityGiven = row.cityGiven || citySlug !== undefined;
  const found = await matchJob(context, {
    title,
    location,
    roleSlug: roleSlug === undefined ? row.roleSlug : roleSlug,
    citySlug: citySlug === undefined ? row.citySlug : citySlug,
    roleGiven: roleGiven || title === row.title,
    cityGiven: cityGiven || location === row.location,
  });
  return { ...found, roleGiven, cityGiven };
}

/** Pay that stays as it is needs no answer about its period. */
function refusePay(next: JobRow, changes: Partial<JobRow>, isPeriodSaid: boolean): void {
  const isChanged = ["salaryMin", "salaryMax", "currency"].some((name) =>
    Object.hasOwn(changes, name),
  );
  const fault = findPayFault(next, { isPeriodSaid: isPeriodSaid || !isChanged });
  if (!fault) return;
  const { field, problem, allowed, clarification } = fault;
  throw new ApiError("parameter_missing", {
    message: `${field}: ${problem}. Allowed: ${allowed}.`,
    param: field,
    clarification,
  });
}
