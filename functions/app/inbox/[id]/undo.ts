import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyVerb } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { undoMail } from "#shared/pipeline/inbox/apply-mail.ts";

/** `POST /app/inbox/{id}/undo`: takes a decision back. */
export default appForm({
  path: "/app/inbox/:id/undo",
  fields: typedFields(),
  shownAt: "/app/inbox",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    const applied = await applyVerb(c, () =>
      writePipeline(c, session, (context) => undoMail(context, id)),
    );
    if (!("done" in applied)) return refusedPage(applied, "/app/inbox");
    return c.redirect(`/app/inbox#${id}`, 303);
  },
});
