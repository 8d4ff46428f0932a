import { refusedPage } from "#shared/html/app-forms/refused-page.tsx";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { applyForm } from "#shared/http/contexts/app/apply-form.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { readReturnPath } from "#shared/http/contexts/app/return-path.ts";
import { writePipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
import { afterMove } from "#shared/pipeline/board/board-query.ts";
import { MoveJobBody } from "#shared/pipeline/jobs/job.request.ts";
import { moveJob } from "#shared/pipeline/jobs/move-job.ts";

/** `POST /app/jobs/{id}/status`: moves a job, and leads back to where the form was. */
export default appForm({
  path: "/app/jobs/:id/status",
  fields: typedFields("status", "back", "from"),
  shownAt: "/app/jobs",
  async submit(c, session, { status, back, from }) {
    const id = c.req.param("id") ?? "";
    const applied = await applyForm(c, MoveJobBody, { status }, (body) =>
      writePipeline(c, session, (context) => moveJob(context, id, body.status, () => {})),
    );
    if (!("done" in applied)) return refusedPage(applied, `/app/jobs/${id}`);
    const path = back.startsWith("/app/jobs") ? readReturnPath(back) : "/app/jobs";
    const moved = afterMove(path, applied.done.job.id, from);
    return c.redirect(from === "" ? `${path}#${applied.done.job.id}` : moved, 303);
  },
});
