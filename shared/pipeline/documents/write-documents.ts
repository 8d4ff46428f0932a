import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { documents, looseFiles } from "#schema/documents.ts";
import { documentBounds, documentBytesOf } from "#shared/access/tiers.ts";
import { notFound } from "#shared/contract/not-found.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import { ApiError } from "#shared/core/errors.ts";
import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import { selectOwn } from "../records/versioned.ts";
import type { AddDocumentQuery } from "./document.request.ts";
import type { JobDocument } from "./document.response.ts";
import {
  type DocumentBucket,
  documentFileKey,
  findDocument,
  noDocumentsKept,
  toDocument,
  whereDocument,
} from "./document-record.ts";
import { fileName } from "./file-name.ts";
import type { CheckedFile } from "./identify-file.ts";
import { uploadMs } from "./loose-files.ts";

/** A context that puts the file of a request into the bucket, once: a write that runs again puts none again. */
export interface DocumentContext extends WriteContext {
  store(file: CheckedFile): Promise<StoredFile>;
}

/**
 * Adds a document to a job. Its file is in the bucket before the document exists, and whatever ends the upload in
 * between leaves a loose file, never a document without its file.
 *
 * @throws ApiError `record_not_found` if the caller does not have the job, `parameter_missing` if the job or the
 * account has no room, or the name belongs to another type.
 */
export async function createDocument(
  context: DocumentContext,
  jobId: string,
  { kind, name: given }: AddDocumentQuery,
  file: CheckedFile,
): Promise<JobDocument> {
  const { write, caller, now } = context;
  const named = fileName(given, file.content);
  await requireRoom(context, jobId, file.bytes.length);
  const { id, dueAt } = await context.store(file);
  const row = {
    ...{ userId: caller.accountId, id, jobId, kind, ...named },
    ...{ bytes: file.bytes.length, sha256: file.sha256, createdAt: now },
  };
  const own = and(eq(looseFiles.key, documentFileKey(row)), eq(looseFiles.dueAt, dueAt));
  const isLoose = exists(statement.select({ key: looseFiles.key }).from(looseFiles).where(own));
  write(
    assertInBatch(isLoose, () => requireLoose(context, own)),
    statement.insert(documents).values(row),
    statement.delete(looseFiles).where(own),
    assertInBatch(fits(caller.accountId, jobId), () => requireRoom(context, jobId, row.bytes)),
  );
  return toDocument(row);
}

/** @throws ApiError `dependency_unavailable` if the file is being deleted, because the upload took unduly long. */
async function requireLoose({ db }: DocumentContext, own: SQL | undefined): Promise<void> {
  const found = await db.select({ key: looseFiles.key }).from(looseFiles).where(own);
  if (found.length > 0) return;
  throw new ApiError("dependency_unavailable", {
    message: "The document took too long to store. Send it again.",
    afterSeconds: 1,
  });
}

/** Whether a job and its account have no more than they may. */
function fits(accountId: string, jobId: string): SQL {
  const { of, inJob, used } = usage(accountId, jobId);
  const most = sql`iif(${users.tier} = 'free', ${documentBytesOf("free")}, ${documentBytesOf("ultra")})`;
  return sql`(select ${inJob} <= ${documentBounds.perJob} and ${used} <= ${most} from ${users} where ${of})`;
}

function usage(accountId: string, jobId: string) {
  const { userId, bytes } = documents;
  const ofJob = and(eq(userId, accountId), eq(documents.jobId, jobId));
  const counted = sql`max(${bytes}, ${documentBounds.countedBytes})`;
  const own = eq(userId, accountId);
  return {
    of: eq(users.id, accountId),
    inJob: sql<number>`(select count(*) from ${documents} where ${ofJob})`.mapWith(Number),
    used: sql<number>`(select coalesce(sum(${counted}), 0) from ${documents} where ${own})`.mapWith(
      Number,
    ),
  };
}

/** @throws ApiError `record_not_found` for the job, `parameter_missing` if there is no room for this many bytes more. */
async function requireRoom(context: DocumentContext, jobId: string, bytes: number): Promise<void> {
  const { db, caller } = context;
  const { of, inJob, used } = usage(caller.accountId, jobId);
  const [[job], [account]] = await db.batch([
    selectOwn(context, "job", [jobId]),
    db.select({ tier: users.tier, inJob, used }).from(users).where(of),
  ]);
  if (!job) throw notFound("job", jobId);
  if (!account) return;
  if (account.inJob >= documentBounds.perJob) {
    throw noRoom(`A job can have at most ${documentBounds.perJob} documents.`);
  }
  const most = documentBytesOf(account.tier);
  if (account.used + Math.max(bytes, documentBounds.countedBytes) <= most) return;
  const plan = account.tier === "free" ? " on the Free plan" : "";
  throw noRoom(
    `All documents of an account can have ${mebibytes(most)} MiB together${plan}. This one's have ${mebibytes(account.used)} MiB, and this would add ${mebibytes(bytes)}.`,
  );
}

function noRoom(message: string): ApiError {
  return new ApiError("parameter_missing", {
    message,
    param: "body",
    clarification: "Which documents can be deleted to make room?",
  });
}

function mebibytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, "");
}

/** A file in the bucket that is loose until its document is committed. */
export interface StoredFile {
  /** The id of its document. */
  id: string;
  /** When it is deleted if there is no document by then. */
  dueAt: number;
}

/**
 * Puts a file into the bucket. It is noted as loose first, so that it is found whatever happens next.
 *
 * @param bucket undefined where no documents are kept.
 * @throws ApiError `parameter_missing` where no documents are kept, `dependency_unavailable` if the bucket fails.
 */
export async function storeFile(
  { db, now, userId }: { db: Database; now: number; userId: string },
  bucket: DocumentBucket | undefined,
  { bytes, sha256 }: CheckedFile,
): Promise<StoredFile> {
  if (!bucket) throw noDocumentsKept();
  const stored = { id: newId("document"), dueAt: now + uploadMs };
  const key = documentFileKey({ userId, id: stored.id });
  await db.insert(looseFiles).values({ key, dueAt: stored.dueAt });
  try {
    // The bucket compares what arrives with the hash.
    await bucket.put(key, bytes, { sha256 });
  } catch (cause) {
    throw new ApiError("dependency_unavailable", {
      message: "The document could not be stored. Send it again.",
      afterSeconds: 2,
      cause,
    });
  }
  return stored;
}

/**
 * Deletes a document. A trigger notes its file, which `deleteLooseFiles` deletes within seconds.
 *
 * @throws ApiError `record_not_found`.
 */
export async function deleteDocument(
  context: WriteContext,
  jobId: string,
  id: string,
): Promise<Deleted> {
  await findDocument(context, jobId, id);
  const own = whereDocument(context, jobId, id);
  context.write(
    assertInBatch(exists(statement.select({ id: documents.id }).from(documents).where(own))),
    statement.delete(documents).where(own),
  );
  return { id, deleted: true };
}
