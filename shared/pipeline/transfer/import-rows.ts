import type { ImportBody, ImportJob } from "../../contracts/pipeline/transfer.ts";
import { toBase62 } from "../../core/bytes/base62.ts";
import type { IdKind } from "../../core/ids.ts";
import { companyKey, companyKeyOrNull } from "../company-key.ts";
import type { WriteContext } from "../context.ts";
import type { CatalogNames } from "../matching/catalog-names.ts";
import { matchCity } from "../matching/match-city.ts";
import type { Match } from "../matching/match-job.ts";
import { matchRole } from "../matching/match-role.ts";
import { type Milestones, reach } from "../status.ts";
import type { CheckedImport } from "./check-import.ts";
import { historyOf } from "./history.ts";
import type { Rows } from "./import-types.ts";
import { type EarlierParts, originIn } from "./import-types.ts";

type Context = Pick<WriteContext, "caller" | "now" | "newId">;

interface Surroundings {
  /** What the file may link to beside its own rows. */
  earlier: EarlierParts;
  /** What jobs without a role or city are matched to; none as long as no catalog is loaded. */
  names: CatalogNames | null;
}

/** The rows of a checked import, under new ids. */
export function toRows(
  context: Context,
  file: Pick<ImportBody, "exportId" | "part">,
  checked: CheckedImport,
  { earlier, names }: Surroundings,
): Rows {
  const { now } = context;
  const userId = context.caller.accountId;
  const ids = (kind: IdKind, of: readonly { id?: string | undefined }[]) =>
    giveIds(context, kind, of, file);
  const jobIds = ids("job", checked.jobs);
  const contactIds = ids("contact", checked.contacts);
  const end = (own: Ids, before: ReadonlyMap<string, string>, id: string | null | undefined) =>
    id ? (own.byFileId.get(id) ?? before.get(id) ?? null) : null;
  const jobOf = (id: string | null | undefined) => end(jobIds, earlier.jobs, id);
  const contactOf = (id: string | null | undefined) => end(contactIds, earlier.contacts, id);
  const originOf = (id: string | undefined) =>
    file.exportId === undefined || id === undefined ? null : originIn(file.exportId, id);
  const rows: Rows = {
    jobs: [],
    moves: [],
    contacts: [],
    links: [],
    activities: [],
    events: [],
    moodCheckins: [],
  };
  const links = new Map<string, Rows["links"][number]>();
  const link = (jobId: string | null, contactId: string | null) => {
    if (jobId && contactId) links.set(`${jobId} ${contactId}`, { userId, jobId, contactId });
  };

  const activityIds = ids("activity", checked.activities);
  for (const [place, { type, notes, occurredAt, ...row }] of checked.activities.entries()) {
    rows.activities.push({
      userId,
      id: activityIds.at(place),
      type,
      jobId: jobOf(row.jobId),
      contactId: contactOf(row.contactId),
      notes: notes ?? null,
      occurredAt: occurredAt ?? now,
      origin: originOf(row.id),
      createdAt: row.createdAt ?? now,
    });
  }
  const lastActivity = new Map<string | null, number>();
  for (const { jobId, occurredAt } of rows.activities) {
    lastActivity.set(jobId, Math.max(lastActivity.get(jobId) ?? 0, occurredAt));
  }

  for (const [place, row] of checked.jobs.entries()) {
    const id = jobIds.at(place);
    const { moves } = historyOf(row, now);
    const [first, last] = [moves[0], moves.at(-1)];
    if (!first || !last) throw new Error("a checked job has no status");
    const createdAt = row.createdAt ?? first.changedAt;
    let milestones: Milestones = { appliedAt: null, respondedAt: null };
    for (const [index, { status, changedAt }] of moves.entries()) {
      milestones = reach(milestones, status, changedAt);
      const previousStatus = moves[index - 1]?.status ?? null;
      rows.moves.push({
        userId,
        jobId: id,
        position: index + 1,
        status,
        previousStatus,
        changedAt,
      });
    }
    rows.jobs.push({
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
      currency: row.currency ?? "USD",
      notes: row.notes ?? null,
      source: row.source ?? null,
      ...settleMatch(row, names),
      origin: originOf(row.id),
      statusChangedAt: last.changedAt,
      ...milestones,
      quietSince: Math.max(last.changedAt, lastActivity.get(id) ?? 0),
      createdAt,
      updatedAt: row.updatedAt ?? Math.max(createdAt, last.changedAt),
      version: moves.length,
    });
    for (const contactId of row.contactIds ?? []) link(id, contactOf(contactId));
  }

  for (const [place, row] of checked.contacts.entries()) {
    const id = contactIds.at(place);
    const company = row.company ?? null;
    const createdAt = row.createdAt ?? now;
    rows.contacts.push({
      userId,
      id,
      name: row.name,
      email: row.email ?? null,
      phone: row.phone ?? null,
      company,
      companyKey: companyKeyOrNull(company),
      title: row.title ?? null,
      linkedinUrl: row.linkedinUrl ?? null,
      notes: row.notes ?? null,
      lastContactedAt: row.lastContactedAt ?? null,
      origin: originOf(row.id),
      createdAt,
      updatedAt: row.updatedAt ?? createdAt,
      version: 1,
    });
    for (const jobId of row.jobIds ?? []) link(jobOf(jobId), id);
  }
  rows.links = [...links.values()];

  const eventIds = ids("calendarEvent", checked.events);
  for (const [place, row] of checked.events.entries()) {
    rows.events.push({
      userId,
      id: eventIds.at(place),
      type: row.type,
      title: row.title,
      startsAt: row.startsAt,
      endsAt: row.endsAt ?? null,
      timeZone: row.timeZone,
      location: row.location ?? null,
      notes: row.notes ?? null,
      jobId: jobOf(row.jobId),
      contactId: contactOf(row.contactId),
      origin: originOf(row.id),
      createdAt: row.createdAt ?? now,
    });
  }

  const moodIds = ids("moodCheckin", checked.moodCheckins);
  for (const [place, row] of checked.moodCheckins.entries()) {
    rows.moodCheckins.push({
      userId,
      id: moodIds.at(place),
      mood: row.mood,
      note: row.note ?? null,
      origin: originOf(row.id),
      createdAt: row.createdAt ?? now,
    });
  }
  return rows;
}

/** A role or city that title and location would not have led to has been given by somebody. */
function settleMatch(row: ImportJob, names: CatalogNames | null): Match {
  const role = names && matchRole(row.title, names.roles);
  const city = names && row.location ? matchCity(row.location, names.cities) : null;
  const { roleSlug = role, citySlug = city } = row;
  return { roleSlug, citySlug, roleGiven: roleSlug !== role, cityGiven: citySlug !== city };
}

interface Ids {
  at(place: number): string;
  byFileId: ReadonlyMap<string, string>;
}

/**
 * New ids in ascending order: rows of the same time keep the order of the file,
 * and those of an export the order of its parts.
 */
function giveIds(
  { newId }: Context,
  kind: IdKind,
  rows: readonly { id?: string | undefined }[],
  { exportId, part = 1 }: Pick<ImportBody, "exportId" | "part">,
): Ids {
  const made = rows.map(() => newId(kind));
  const ids = (exportId === undefined ? made : made.map((id) => numbered(id, part))).sort();
  const byFileId = new Map<string, string>();
  for (const [place, row] of rows.entries()) {
    if (row.id !== undefined) byFileId.set(row.id, ids[place] ?? "");
  }
  return { at: (place) => ids[place] ?? "", byFileId };
}

/** With the part's number in place of the first two random digits. */
function numbered(id: string, part: number): string {
  const start = id.indexOf("_") + 1;
  return id.slice(0, start) + toBase62(part, 2) + id.slice(start + 2);
}
