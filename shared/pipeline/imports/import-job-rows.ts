import { matchRole } from "#shared/reading/postings/match-role.ts";
import { endsSilence } from "../activities/activity-effects.ts";
import type { CatalogNames, Match } from "../catalog-match/match-job.ts";
import { storeRounds } from "../jobs/job-record.ts";
import { advanceMilestones, type Milestones } from "../jobs/status.ts";
import { companyKey } from "../records/company-key.ts";
import { readHistory } from "./history.ts";
import type { ImportIds } from "./import-ids.ts";
import type { Rows } from "./import-types.ts";
import { pauseAfterRow } from "./pause.ts";
import type { ImportJob, ImportList } from "./transfer.request.ts";

/** The context for the rows of every list of an import. */
export interface ImportScope {
  userId: string;
  /** Milliseconds since the epoch. */
  now: number;
  names: CatalogNames | null;
  /** The new ids of the file's own records. */
  ids: Readonly<Record<ImportList, ImportIds>>;
  /** New ids by ids in the file, of this chunk or a previous one; null for none. */
  findJob(fileId: string | null | undefined): string | null;
  findContact(fileId: string | null | undefined): string | null;
  /** The stored origin of a record; null if it cannot be linked to by later chunks. */
  originOf(fileId: string | undefined): string | null;
}

/**
 * The rows of jobs and their status history.
 *
 * @param activities the imported activities, which decide when something last happened to a job.
 */
export async function toJobRows(
  jobs: readonly ImportJob[],
  activities: Rows["activities"],
  scope: ImportScope,
): Promise<Pick<Rows, "jobs" | "moves">> {
  const lastActivity = new Map<string | null, number>();
  for (const { jobId, type, occurredAt } of activities) {
    if (endsSilence(type))
      lastActivity.set(jobId, Math.max(lastActivity.get(jobId) ?? 0, occurredAt));
  }
  const rows: Pick<Rows, "jobs" | "moves"> = { jobs: [], moves: [] };
  for (const [index, imported] of jobs.entries()) {
    await pauseAfterRow(index);
    const id = scope.ids.jobs.at(index);
    const { job, moves } = toJobRow(imported, id, lastActivity.get(id) ?? 0, scope);
    rows.jobs.push(job);
    for (const move of moves) rows.moves.push(move);
  }
  return rows;
}

function toJobRow(
  row: ImportJob,
  id: string,
  lastActivity: number,
  { userId, now, names, originOf }: ImportScope,
): { job: Rows["jobs"][number]; moves: Rows["moves"] } {
  const { moves } = readHistory(row, now);
  const [first, last] = [moves[0], moves.at(-1)];
  if (!first || !last) throw new Error("a checked job has no status");
  const createdAt = row.createdAt ?? first.changedAt;
  const milestones = moves.reduce<Milestones>(
    (reached, { status, changedAt }) => advanceMilestones(reached, status, changedAt),
    { appliedAt: null, respondedAt: null },
  );
  const job = {
    userId,
    id,
    company: row.company,
    companyKey: companyKey(row.company),
    title: row.title,
    url: row.url ?? null,
    status: last.status,
    location: row.location ?? null,
    salaryMin: row.salaryMin ?? null,
    salaryMax: row.salaryMax ?? null,
    salaryPeriod: row.salaryPeriod ?? "annual",
    currency: row.currency ?? "USD",
    notes: row.notes ?? null,
    source: row.source ?? null,
    ...matchImported(row, names),
    rounds: storeRounds(row.rounds ?? []),
    posting: row.posting ?? null,
    origin: originOf(row.id),
    statusChangedAt: last.changedAt,
    ...milestones,
    quietSince: Math.max(last.changedAt, lastActivity),
    createdAt,
    updatedAt: row.updatedAt ?? Math.max(createdAt, last.changedAt),
    version: moves.length,
  };
  const history = moves.map(({ status, changedAt }, index) => ({
    userId,
    jobId: id,
    position: index + 1,
    status,
    previousStatus: moves[index - 1]?.status ?? null,
    changedAt,
  }));
  return { job, moves: history };
}

/**
 * A role or city that differs from what title and location are matched to must have been given by
 * the caller.
 */
function matchImported(row: ImportJob, names: CatalogNames | null): Match {
  const role = names && matchRole(row.title, names.roles);
  const city = (row.location && names?.cities.get(row.location)) || null;
  const { roleSlug = role, citySlug = city } = row;
  return { roleSlug, citySlug, roleGiven: roleSlug !== role, cityGiven: citySlug !== city };
}
