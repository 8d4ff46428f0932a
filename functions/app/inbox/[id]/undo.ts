import { refusedPage } from "#shared/html/app-forms/refused-page.tsx";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { applyVerb } from "#shared/http/contexts/app/apply-form.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { writePipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
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
