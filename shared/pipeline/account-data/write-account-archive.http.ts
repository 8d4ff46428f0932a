import type { Send } from "#shared/accounts/app/send-download.http.ts";
import { ZipWriter } from "#shared/core/zip/zip-writer.ts";
import { type DocumentBucket, documentFileKey } from "../documents/document-record.ts";
import { partOfName } from "../documents/file-name.ts";
import { type AccountDocument, listAccountDocuments } from "../documents/list-account-documents.ts";
import { type ExportContext, writeAccountFile } from "./write-account-file.http.ts";

/**
 * Writes an archive of the files of the account's documents, one at a time, and of `account.json`, which comes last
 * because it says which of them the archive has.
 */
export async function writeAccountArchive(
  context: ExportContext,
  bucket: DocumentBucket,
  send: Send,
): Promise<void> {
  const zip = new ZipWriter();
  const files = new Map<string, string>();
  for await (const part of listAccountDocuments(context)) {
    for (const one of part) {
      const file = await bucket.get(documentFileKey(one.document));
      // It was deleted meanwhile, or the bucket has lost it.
      if (!file) continue;
      const path = pathOf(one);
      await send(await zip.add(path, new Uint8Array(await file.arrayBuffer())));
      files.set(one.document.id, path);
    }
  }
  const fileOf = (id: string) => files.get(id) ?? null;
  await zip.addInParts("account.json", (part) => writeAccountFile(context, part, fileOf), send);
  await send(zip.end());
}

/** Several documents of a company may have the same name. */
function pathOf({ document: { id, name }, company }: AccountDocument): string {
  return `documents/${partOfName(company)}/${id} ${name}`;
}
