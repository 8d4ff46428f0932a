import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyVerb } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { refusedPage } from "#shared/html/app-forms/problems.tsx";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
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
