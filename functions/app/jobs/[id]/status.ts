import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { readReturnPath } from "#shared/accounts/app/require-session.http.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { afterMove } from "#shared/pipeline/board/board-query.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
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
