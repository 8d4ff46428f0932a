import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { undoDelete } from "#shared/pipeline/jobs/delete-job.ts";

/** `POST /app/jobs/{id}/undo-delete`: takes back the delete of a job while it is held. */
export default appForm({
  path: "/app/jobs/:id/undo-delete",
  fields: typedFields(),
  shownAt: "/app/jobs",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    await writePipeline(c, session, (context) => undoDelete(context, id));
    return c.redirect(`/app/jobs/${encodeURIComponent(id)}`, 303);
  },
});
