import { refusedPage } from "#shared/html/app-forms/refused-page.tsx";
import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { applyVerb } from "#shared/http/contexts/app/apply-form.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { writePipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
import { dismissMail } from "#shared/pipeline/inbox/apply-mail.ts";

/** `POST /app/inbox/{id}/dismiss`: sets the mail aside. */
export default appForm({
  path: "/app/inbox/:id/dismiss",
  fields: typedFields(),
  shownAt: "/app/inbox",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    const applied = await applyVerb(c, () =>
      writePipeline(c, session, (context) => dismissMail(context, id)),
    );
    if (!("done" in applied)) return refusedPage(applied, "/app/inbox");
    return c.redirect("/app/inbox", 303);
  },
});
