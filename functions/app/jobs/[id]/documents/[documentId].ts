import * as z from "zod/mini";
import { appPage } from "#shared/http/contexts/app/app-page.ts";
import { sendDocument } from "#shared/http/contexts/pipeline/document-file.ts";
import { readPipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";

/** `GET /app/jobs/{id}/documents/{documentId}`: the file of a document, which browsers save and do not open. */
export default appPage({
  path: "/app/jobs/:id/documents/:documentId",
  query: z.object({}),
  handle: (c, session) =>
    sendDocument(c, readPipeline(c, session), {
      jobId: c.req.param("id") ?? "",
      id: c.req.param("documentId") ?? "",
    }),
});
