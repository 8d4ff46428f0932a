import { notFound } from "#shared/contract/not-found.ts";
import type { ReadContext } from "../records/context.ts";
import {
  type DocumentBucket,
  documentFileKey,
  findDocument,
  mediaTypes,
} from "./document-record.ts";

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
