import * as z from "zod/mini";
import { documentKinds, documentTypes } from "#schema/documents.ts";
import { Id, JobId, Name } from "#shared/contract/pipeline-fields.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

export const DocumentId = Id("doc_", "a document");

export const JobDocumentsParams = z.object({ id: JobId });
export const DocumentParams = z.object({ id: JobId, documentId: DocumentId });

export const DocumentKindName = withMeta(z.enum(documentKinds), {
  description: "What the document is for: the résumé or letter as sent, the posting, or `other`.",
  example: "resume",
});

export const DocumentTypeName = withMeta(z.enum(documentTypes), {
  description: "What the document is by its content.",
  example: "txt",
});

export const AddDocumentQuery = z.object({
  kind: DocumentKindName,
  name: withMeta(Name, {
    description:
      "The file's name. It is kept without folders and characters that file systems refuse, and ends as its type does.",
    example: "Resume for Acme.txt",
  }),
});
export type AddDocumentQuery = z.output<typeof AddDocumentQuery>;
