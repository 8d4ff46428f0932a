import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { writePipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
import { deleteDocument } from "#shared/pipeline/documents/delete-document.ts";

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
