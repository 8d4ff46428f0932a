/** The body of an import as the document describes it, with the rows that the service validates one by one. */
import * as z from "zod/mini";
import { withMeta } from "#shared/contract/with-meta.ts";
import {
  ImportActivity,
  ImportBody,
  ImportContact,
  ImportEvent,
  ImportJob,
  ImportMoodCheckin,
  maxRows,
  maxStatusChanges,
} from "#shared/pipeline/imports/transfer.request.ts";
import { JobStatus } from "#shared/pipeline/jobs/job.request.ts";

/** Fields that an export contains and an import derives again. */
const ignored = (schema: z.ZodMiniType) =>
  withMeta(z.optional(z.nullable(schema)), { description: "Ignored: follows from the rest." });
const instant = z.iso.datetime().check(z.maxLength(40));

const Move = ImportJob.shape.statusHistory.def.innerType.def.element;

const DocumentedJob = z.safeExtend(ImportJob, {
  role: ignored(z.string().check(z.maxLength(200))),
  statusChangedAt: ignored(instant),
  appliedAt: ignored(instant),
  statusHistory: withMeta(
    z.optional(
      z
        .array(z.safeExtend(Move, { previousStatus: ignored(JobStatus) }))
        .check(z.minLength(1), z.maxLength(maxStatusChanges)),
    ),
    { description: "Every status change, oldest first." },
  ),
});

const { jobs, contacts, activities, events, moodCheckins } = ImportBody.shape;

/** Rows of one list, described as in the contract. */
function rows(list: z.ZodMiniType, row: z.ZodMiniType) {
  const { description } = z.globalRegistry.get(list) ?? {};
  return withMeta(z._default(z.array(row).check(z.maxLength(maxRows)), []), { description });
}

export const DocumentedImport = z.safeExtend(ImportBody, {
  jobs: rows(jobs, DocumentedJob),
  contacts: rows(contacts, ImportContact),
  activities: rows(activities, ImportActivity),
  events: rows(events, ImportEvent),
  moodCheckins: rows(moodCheckins, ImportMoodCheckin),
});
