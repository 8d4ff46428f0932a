import { pipelineWrite, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { writeContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { DocumentParams } from "#shared/pipeline/documents/document.request.ts";
import { deleteDocument } from "#shared/pipeline/documents/write-documents.ts";

export default pipelineWrite({
  operationId: "deleteDocument",
  method: "delete",
  path: "/api/mcp/jobs/:id/documents/:documentId",
  summary: "Delete a document",
  description: "Deletes a document and its file, for good.",
  access: token("read_write"),
  params: DocumentParams,
  query: NoQuery,
  errors: ["record_not_found"],
  handle: async (c, _query, _body, write) => ({
    data: await deleteDocument(
      writeContext(c, write),
      c.req.param("id") ?? "",
      c.req.param("documentId") ?? "",
    ),
  }),
});
