import * as z from "zod/mini";
import { appPage } from "#shared/accounts/app/app-page.http.ts";
import { readPipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { sendDocument } from "#shared/pipeline/documents/document-file.http.ts";

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
