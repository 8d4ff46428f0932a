import { MoveJobBody } from "../../../../shared/contracts/pipeline/job.ts";
import { appForm } from "../../../../shared/http/contexts/app/app-page.ts";
import { applyForm } from "../../../../shared/http/contexts/app/apply-form.ts";
import { typedFields } from "../../../../shared/http/contexts/app/fields.ts";
import { writePipeline } from "../../../../shared/http/contexts/app/pipeline.ts";
import { readReturnPath } from "../../../../shared/http/contexts/app/return-path.ts";
import { refusedPage } from "../../../../shared/pages/app/pipeline/refused-page.tsx";
import { moveJob } from "../../../../shared/pipeline/move-job.ts";

/** `POST /app/jobs/{id}/status`: moves a job, and leads back to where the form was. */
export default appForm({
  path: "/app/jobs/:id/status",
  fields: typedFields("status", "back"),
  shownAt: "/app/jobs",
  async submit(c, session, { status, back }) {
    const id = c.req.param("id") ?? "";
    const applied = await applyForm(MoveJobBody, { status }, (body) =>
      writePipeline(c, session, (context) => moveJob(context, id, body.status, () => {})),
    );
    if (!("done" in applied)) return refusedPage(applied, `/app/jobs/${id}`);
    const path = back.startsWith("/app/jobs") ? readReturnPath(back) : "/app/jobs";
    return c.redirect(`${path}#${applied.done.job.id}`, 303);
  },
});
