import { and, asc, desc, eq, gt } from "drizzle-orm";
import { documents } from "#schema/documents.ts";
import { jobs } from "#schema/pipeline.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { ReadContext } from "../records/context.ts";
import { selectOwn } from "../records/versioned.ts";
import type { JobDocument } from "./document.response.ts";
import {
  type DocumentBucket,
  type DocumentRow,
  documentFileKey,
  findDocument,
  mediaTypes,
  toDocument,
} from "./document-record.ts";

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

export interface AccountDocument {
  document: DocumentRow;
  company: string;
}

const atATime = 500;

/** All documents of the caller, in parts. */
export async function* listAccountDocuments({
  db,
  caller,
}: ReadContext): AsyncGenerator<AccountDocument[]> {
  const own = eq(documents.userId, caller.accountId);
  for (let after = ""; ; ) {
    const found = await db
      .select({ document: documents, company: jobs.company })
      .from(documents)
      .innerJoin(jobs, and(eq(jobs.userId, documents.userId), eq(jobs.id, documents.jobId)))
      .where(and(own, gt(documents.id, after)))
      .orderBy(asc(documents.id))
      .limit(atATime);
    if (found.length > 0) yield found;
    if (found.length < atATime) return;
    after = found.at(-1)?.document.id ?? "";
  }
}

export async function hasDocuments({ db, caller }: ReadContext): Promise<boolean> {
  const own = eq(documents.userId, caller.accountId);
  const found = await db.select({ id: documents.id }).from(documents).where(own).limit(1);
  return found.length > 0;
}

/** A document and its file, which is opened only when it is sent. */
interface DocumentFile {
  name: string;
  mediaType: string;
  /** Hex. */
  sha256: string;
  /** @throws ApiError `record_not_found` if the bucket does not have the file. */
  open(): Promise<R2ObjectBody>;
}

/** @throws ApiError `record_not_found` if the caller's job has no such document, or no bucket is there. */
export async function readDocument(
  context: ReadContext,
  bucket: DocumentBucket | undefined,
  { jobId, id }: { jobId: string; id: string },
): Promise<DocumentFile> {
  const row = await findDocument(context, jobId, id);
  return {
    ...{ name: row.name, sha256: row.sha256 },
    mediaType:
      row.type === "pdf" || row.type === "docx"
        ? mediaTypes[row.type]
        : `${mediaTypes[row.type]}; charset=utf-8`,
    async open() {
      const file = await bucket?.get(documentFileKey(row));
      if (!file) throw notFound("file of the document", id, "documentId");
      return file;
    },
  };
}
