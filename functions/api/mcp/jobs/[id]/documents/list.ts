import { pipelineEndpoint, token } from "#shared/api/define-operation.http.ts";
import { NoQuery } from "#shared/contract/salary-fields.ts";
import { readContext } from "#shared/pipeline/contexts/pipeline-context.http.ts";
import { JobDocumentsParams } from "#shared/pipeline/documents/document.request.ts";
import { listDocuments } from "#shared/pipeline/documents/read-documents.ts";

export default pipelineEndpoint({
  operationId: "listDocuments",
  method: "get",
  path: "/api/mcp/jobs/:id/documents",
  summary: "List the documents of a job",
  description: "Returns the documents of a job, the newest first, without their content.",
  access: token("read"),
  params: JobDocumentsParams,
  query: NoQuery,
  errors: ["record_not_found"],
  async handle(c) {
    const documents = await listDocuments(readContext(c), c.req.param("id") ?? "");
    return { data: { documents, isKept: c.env.DOCUMENTS !== undefined } };
  },
});
