import type { ServiceBindings } from "#shared/core/service-bindings.ts";
import { deleteDocumentsOf } from "../documents/loose-files.ts";
import { deleteRawOf } from "../inbox/raw-mails.ts";

/** Deletes what an account has outside of the database: its mails and the files of its documents. */
export async function deleteFilesOf(
  { MAIL_BUCKET, DOCUMENTS }: Pick<ServiceBindings, "MAIL_BUCKET" | "DOCUMENTS">,
  accountId: string,
): Promise<void> {
  if (MAIL_BUCKET) await deleteRawOf(MAIL_BUCKET, accountId, Date.now());
  if (DOCUMENTS) await deleteDocumentsOf(DOCUMENTS, accountId);
}
