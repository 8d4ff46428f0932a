import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { deleteDocument } from "#shared/pipeline/documents/write-documents.ts";

/** `POST /app/jobs/{id}/documents/{documentId}/delete`: deletes a document. */
export default appForm({
  path: "/app/jobs/:id/documents/:documentId/delete",
  fields: typedFields(),
  shownAt: "/app/jobs",
  async submit(c, session) {
    const [jobId, id] = [c.req.param("id") ?? "", c.req.param("documentId") ?? ""];
    await writePipeline(c, session, (context) => deleteDocument(context, jobId, id));
    return c.redirect(`/app/jobs/${encodeURIComponent(jobId)}#documents`, 303);
  },
});
