import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { deleteContact } from "#shared/pipeline/contacts/write-contacts.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `POST /app/contacts/{id}/delete`: deletes a contact. */
export default appForm({
  path: "/app/contacts/:id/delete",
  fields: typedFields(),
  shownAt: "/app/contacts",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    await writePipeline(c, session, (context) => deleteContact(context, id, () => {}));
    return c.redirect("/app/contacts", 303);
  },
});
