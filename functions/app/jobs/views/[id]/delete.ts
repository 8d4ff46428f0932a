import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { writePipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
import { deleteView } from "#shared/pipeline/board/delete-view.ts";

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
