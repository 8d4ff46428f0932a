import { operation } from "@compensation-intelligence/middleware";
import { documentBounds, documentBytesOf } from "#shared/access/tiers.ts";
import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import {
  AddDocumentQuery,
  JobDocumentsParams,
} from "#shared/pipeline/documents/document.request.ts";
import { documentContext, parseFile } from "#shared/pipeline/documents/document-file.http.ts";
import type { CheckedFile } from "#shared/pipeline/documents/identify-file.ts";
import { createDocument } from "#shared/pipeline/documents/write-documents.ts";

const mebibyte = 1024 * 1024;

const addDocument = pipelineWrite({
  operationId: "addDocument",
  method: "post",
  path: "/api/mcp/jobs/:id/documents",
  summary: "Add a document",
  description: `Keeps a file with a job: the résumé and letter as sent, the posting. The body is the file itself, up to ${documentBounds.fileBytes / mebibyte} MiB: a PDF, a Word document (.docx) without macros, plain text or Markdown. Its type is decided by its content, and its \`Content-Type\` does not count. A job has up to ${documentBounds.perJob} documents, and an account up to ${documentBytesOf("ultra") / mebibyte} MiB (${documentBytesOf("free") / mebibyte} MiB on the Free plan), to which each document counts at least ${documentBounds.countedBytes} bytes. No webhook event is sent.`,
  access: token("read_write"),
  params: JobDocumentsParams,
  query: AddDocumentQuery,
  takesFile: true,
  maxBodyBytes: documentBounds.fileBytes,
  status: 201,
  errors: ["record_not_found"],
  handle: async (c, query, _body, write) => {
    const file = c.get("body") as CheckedFile;
    const data = await createDocument(
      documentContext(c, write),
      c.req.param("id") ?? "",
      query,
      file,
    );
    return { data, status: 201 };
  },
});

export default operation({ ...addDocument.contract, parseBody: parseFile });
