import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm, asOpened } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { UpdateContactBody } from "#shared/pipeline/contacts/contact.request.ts";
import { contactForm, contactPage } from "#shared/pipeline/contacts/contacts.page.tsx";
import { readContact } from "#shared/pipeline/contacts/read-contacts.ts";
import { updateContact } from "#shared/pipeline/contacts/write-contacts.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { jobsOf } from "#shared/pipeline/records/links.ts";
import { readRecordNames } from "#shared/pipeline/records/read-record-names.ts";

/** `GET /app/contacts/{id}` and `POST /app/contacts/{id}`: shows and changes a contact. */
export default appForm({
  path: "/app/contacts/:id",
  fields: typedFields(...contactForm.names, "version"),
  async show(c, session) {
    const id = c.req.param("id") ?? "";
    const context = readPipeline(c, session);
    const [{ contact, version }, { jobs }] = await Promise.all([
      readContact(context, id),
      readRecordNames(context, { jobs: jobsOf(context, id) }),
    ]);
    return contactPage({
      values: contactForm.fill(contact),
      errors: {},
      formToken: await formTokenFor(c, session),
      existing: { id, version: String(version) },
      jobs,
    });
  },
  async submit(c, session, { version, ...values }) {
    const id = c.req.param("id") ?? "";
    const applied = await applyForm(
      c,
      UpdateContactBody,
      contactForm.toBody(values, false),
      (body) =>
        writePipeline(c, session, (context) => updateContact(context, id, body, asOpened(version))),
    );
    if ("done" in applied) return c.redirect("/app/contacts", 303);
    const formToken = await formTokenFor(c, session);
    return contactPage({ values, ...applied, formToken, existing: { id, version } });
  },
});
