import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyVerb } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { holdDelete } from "#shared/pipeline/jobs/delete-job.ts";

/** `POST /app/jobs/{id}/delete`: deletes a job in ten seconds, unless it is taken back. */
export default appForm({
  path: "/app/jobs/:id/delete",
  fields: typedFields(),
  shownAt: "/app/jobs",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    const applied = await applyVerb(c, () =>
      writePipeline(c, session, (context) => holdDelete(context, id, () => {})),
    );
    if (!("done" in applied)) return refusedPage(applied, `/app/jobs/${id}`);
    return c.redirect(`/app/jobs?deleted=${encodeURIComponent(id)}`, 303);
  },
});
