import { and, desc, eq } from "drizzle-orm";
import { documents } from "#schema/documents.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { ReadContext } from "../records/context.ts";
import { selectOwn } from "../records/versioned.ts";
import type { JobDocument } from "./document.response.ts";
import { toDocument } from "./document-record.ts";

/**
 * The documents of a job, the newest first. A job has few, so that they are all returned.
 *
 * @throws ApiError `record_not_found` if the caller does not have the job.
 */
export async function listDocuments(context: ReadContext, jobId: string): Promise<JobDocument[]> {
  const { db, caller } = context;
  const [[job], rows] = await db.batch([
    selectOwn(context, "job", [jobId]),
    db
      .select()
      .from(documents)
      .where(and(eq(documents.userId, caller.accountId), eq(documents.jobId, jobId)))
      .orderBy(desc(documents.createdAt), desc(documents.id)),
  ]);
  if (!job) throw notFound("job", jobId);
  return rows.map(toDocument);
}
