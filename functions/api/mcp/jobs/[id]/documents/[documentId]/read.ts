import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { DocumentParams } from "#shared/pipeline/documents/document.request.ts";
import { sendDocument } from "#shared/pipeline/documents/document-file.http.ts";
import { mediaTypes } from "#shared/pipeline/documents/document-record.ts";

export default pipelineEndpoint({
  operationId: "getDocument",
  method: "get",
  path: "/api/mcp/jobs/:id/documents/:documentId",
  summary: "Get the file of a document",
  description:
    "Returns the file as it was sent, for saving: with `Content-Disposition: attachment`, the media type of its content, and its SHA-256 as the ETag.",
  access: token("read"),
  params: DocumentParams,
  query: NoQuery,
  media: Object.values(mediaTypes),
  errors: ["record_not_found"],
  async handle(c) {
    const ids = { jobId: c.req.param("id") ?? "", id: c.req.param("documentId") ?? "" };
    return { data: "", response: await sendDocument(c, readContext(c), ids) };
  },
});
