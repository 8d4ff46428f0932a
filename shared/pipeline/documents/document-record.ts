import { and, eq } from "drizzle-orm";
import { type DocumentType, documents } from "#schema/documents.ts";
import { notFound } from "#shared/contract/not-found.ts";
import { instant } from "#shared/core/dates.ts";
import { ApiError } from "#shared/core/errors.ts";
import type { ReadContext } from "../records/context.ts";
import type { JobDocument } from "./document.response.ts";

/** As much of a bucket as is used. */
export type DocumentBucket = Pick<R2Bucket, "put" | "get" | "list" | "delete">;

export type DocumentRow = typeof documents.$inferSelect;

/** How a document is sent. */
export const mediaTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain",
  md: "text/markdown",
} as const satisfies Record<DocumentType, string>;

/** The key of a document's file in the bucket. The account comes first, so that its files can be listed. */
export function documentFileKey({ userId, id }: Pick<DocumentRow, "userId" | "id">): string {
  return `${userId}/${id}`;
}

export function whereDocument({ caller }: Pick<ReadContext, "caller">, jobId: string, id: string) {
  const { userId } = documents;
  return and(eq(userId, caller.accountId), eq(documents.id, id), eq(documents.jobId, jobId));
}

/** @throws ApiError `record_not_found`. */
export async function findDocument(
  context: ReadContext,
  jobId: string,
  id: string,
): Promise<DocumentRow> {
  const [row] = await context.db
    .select()
    .from(documents)
    .where(whereDocument(context, jobId, id));
  if (!row) throw notFound("document of this job", id, "documentId");
  return row;
}

/** A document as the API returns it. */
export function toDocument(row: DocumentRow): JobDocument {
  const { id, jobId, kind, name, type, bytes, sha256, createdAt } = row;
  return { id, jobId, kind, name, type, size: bytes, sha256, createdAt: instant(createdAt) };
}

/** The error where there is no bucket for documents. */
export function noDocumentsKept(): ApiError {
  return new ApiError("parameter_missing", {
    message: "This service keeps no documents: its operator has set up no bucket for them.",
    param: "body",
    clarification: "Should a link to the document be put into the notes of the job instead?",
  });
}
