import { exists } from "drizzle-orm";
import { documents } from "#schema/documents.ts";
import type { Deleted } from "#shared/contract/pipeline-fields.response.ts";
import { assertInBatch, statement } from "#shared/db/transaction.ts";
import type { WriteContext } from "../records/context.ts";
import { findDocument, whereDocument } from "./document-record.ts";

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
