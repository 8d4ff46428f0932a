import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { deleteView } from "#shared/pipeline/board/saved-views.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `POST /app/jobs/views/{id}/delete`: deletes a saved view. */
export default appForm({
  path: "/app/jobs/views/:id/delete",
  fields: typedFields(),
  shownAt: "/app/jobs",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    await writePipeline(c, session, (context) => deleteView(context, id, () => {}));
    return c.redirect("/app/jobs", 303);
  },
});
