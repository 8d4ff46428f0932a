import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { writePipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
import { deleteContact } from "#shared/pipeline/contacts/delete-contact.ts";

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
