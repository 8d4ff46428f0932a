import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyVerb } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { applyMail } from "#shared/pipeline/inbox/apply-mail.ts";
import type { ApplyMailBody } from "#shared/pipeline/inbox/inbox.request.ts";

/** What the field says: a job's id, that the mail's own is to be added, or nothing. */
function chosen(jobId: string): ApplyMailBody {
  if (jobId === "") return {};
  return jobId === "new" ? { addJob: true } : { jobId };
}

/** `POST /app/inbox/{id}/apply`: changes the board as the mail suggests. */
export default appForm({
  path: "/app/inbox/:id/apply",
  fields: typedFields("jobId"),
  shownAt: "/app/inbox",
  async submit(c, session, { jobId }) {
    const id = c.req.param("id") ?? "";
    const applied = await applyVerb(c, () =>
      writePipeline(c, session, (context) => applyMail(context, id, chosen(jobId))),
    );
    if (!("done" in applied)) return refusedPage(applied, "/app/inbox");
    return c.redirect("/app/inbox", 303);
  },
});
