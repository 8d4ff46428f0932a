import { textOf } from "#shared/contract/record-fields.ts";
import { remindAt } from "../calendar/write-calendar-events.ts";
import type { CatalogNames } from "../catalog-match/match-job.ts";
import { contactFields } from "../contacts/contact.ts";
import { companyKeyOrNull } from "../records/company-key.ts";
import type { ReadContext } from "../records/context.ts";
import type { CheckedImport } from "./check-import.ts";
import { assignIds } from "./import-ids.ts";
import { type ImportScope, toJobRows } from "./import-job-rows.ts";
import { originIn, type PreviousChunks, type Rows } from "./import-types.ts";
import type { ImportBody } from "./transfer.request.ts";

interface Environment {
  /** The records that the file may link to in addition to its own. */
  previous: PreviousChunks;
  /** The names that jobs without a role or city are matched to; null if no catalog is loaded. */
  names: CatalogNames | null;
}

/** The rows to insert for a checked import, with new ids. */
export async function toRows(
  { caller, now }: Pick<ReadContext, "caller" | "now">,
  importId: string,
  file: Pick<ImportBody, "exportId" | "part">,
  checked: CheckedImport,
  { previous, names }: Environment,
): Promise<Rows> {
  const ids = {
    jobs: assignIds(importId, "job", checked.jobs, file),
    contacts: assignIds(importId, "contact", checked.contacts, file),
    activities: assignIds(importId, "activity", checked.activities, file),
    events: assignIds(importId, "calendarEvent", checked.events, file),
    moodCheckins: assignIds(importId, "moodCheckin", checked.moodCheckins, file),
  };
  const find = (list: "jobs" | "contacts") => (fileId: string | null | undefined) =>
    fileId ? (ids[list].byFileId.get(fileId) ?? previous[list].get(fileId) ?? null) : null;
  const scope: ImportScope = {
    userId: caller.accountId,
    now,
    names,
    ids,
    findJob: find("jobs"),
    findContact: find("contacts"),
    originOf: (fileId) =>
      file.exportId === undefined || fileId === undefined ? null : originIn(file.exportId, fileId),
  };
  const activities = toActivityRows(checked, scope);
  return {
    ...(await toJobRows(checked.jobs, activities, scope)),
    contacts: toContactRows(checked, scope),
    links: toLinkRows(checked, scope),
    activities,
    events: toEventRows(checked, scope),
    moodCheckins: toMoodRows(checked, scope),
  };
}

function toActivityRows({ activities }: CheckedImport, scope: ImportScope): Rows["activities"] {
  return activities.map((row, index) => ({
    userId: scope.userId,
    id: scope.ids.activities.at(index),
    type: row.type,
    jobId: scope.findJob(row.jobId),
    contactId: scope.findContact(row.contactId),
    notes: row.notes ?? null,
    occurredAt: row.occurredAt ?? scope.now,
    origin: scope.originOf(row.id),
    createdAt: row.createdAt ?? scope.now,
    updatedAt: row.updatedAt ?? null,
    version: 1,
  }));
}

function toContactRows({ contacts }: CheckedImport, scope: ImportScope): Rows["contacts"] {
  return contacts.map((row, index) => {
    const text = textOf(contactFields, row);
    const createdAt = row.createdAt ?? scope.now;
    return {
      userId: scope.userId,
      id: scope.ids.contacts.at(index),
      ...text,
      companyKey: companyKeyOrNull(text.company),
      lastContactedAt: row.lastContactedAt ?? null,
      origin: scope.originOf(row.id),
      createdAt,
      updatedAt: row.updatedAt ?? createdAt,
      version: 1,
    };
  });
}

/**
 * The links that jobs and contacts list, each once. A link to a contact of a later part is left to
 * that part.
 */
function toLinkRows({ jobs, contacts }: CheckedImport, scope: ImportScope): Rows["links"] {
  const links = new Map<string, Rows["links"][number]>();
  const add = (jobId: string | null, contactId: string | null) => {
    if (jobId && contactId) {
      links.set(`${jobId} ${contactId}`, { userId: scope.userId, jobId, contactId });
    }
  };
  for (const [index, { contactIds = [] }] of jobs.entries()) {
    for (const id of contactIds) add(scope.ids.jobs.at(index), scope.findContact(id));
  }
  for (const [index, { jobIds = [] }] of contacts.entries()) {
    for (const id of jobIds) add(scope.findJob(id), scope.ids.contacts.at(index));
  }
  return [...links.values()];
}

function toEventRows({ events }: CheckedImport, scope: ImportScope): Rows["events"] {
  return events.map((row, index) => ({
    userId: scope.userId,
    id: scope.ids.events.at(index),
    type: row.type,
    title: row.title,
    startsAt: row.startsAt,
    endsAt: row.endsAt ?? null,
    timeZone: row.timeZone,
    location: row.location ?? null,
    notes: row.notes ?? null,
    jobId: scope.findJob(row.jobId),
    contactId: scope.findContact(row.contactId),
    remindAt: remindAt(row, scope.now),
    origin: scope.originOf(row.id),
    createdAt: row.createdAt ?? scope.now,
    updatedAt: row.updatedAt ?? null,
    version: 1,
  }));
}

function toMoodRows({ moodCheckins }: CheckedImport, scope: ImportScope): Rows["moodCheckins"] {
  return moodCheckins.map((row, index) => ({
    userId: scope.userId,
    id: scope.ids.moodCheckins.at(index),
    mood: row.mood,
    note: row.note ?? null,
    origin: scope.originOf(row.id),
    createdAt: row.createdAt ?? scope.now,
  }));
}
