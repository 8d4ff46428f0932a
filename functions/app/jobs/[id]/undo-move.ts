import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { readReturnPath } from "#shared/accounts/app/require-session.http.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { undoMove } from "#shared/pipeline/board/undo-move.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { MoveJobBody } from "#shared/pipeline/jobs/job.request.ts";

/** `POST /app/jobs/{id}/undo-move`: takes back a move, and leads back to the board. */
export default appForm({
  path: "/app/jobs/:id/undo-move",
  fields: typedFields("status", "back"),
  shownAt: "/app/jobs",
  async submit(c, session, { status, back }) {
    const id = c.req.param("id") ?? "";
    const applied = await applyForm(c, MoveJobBody, { status }, (body) =>
      writePipeline(c, session, (context) => undoMove(context, id, body.status)),
    );
    if (!("done" in applied)) return refusedPage(applied, `/app/jobs/${id}`);
    const path = back.startsWith("/app/jobs") ? readReturnPath(back) : "/app/jobs";
    return c.redirect(`${path}#${applied.done.job.id}`, 303);
  },
});
