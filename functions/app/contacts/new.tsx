import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { applyForm } from "#shared/http/contexts/app/apply-form.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { formTokenFor } from "#shared/http/contexts/app/form-token.ts";
import { readPipeline, writePipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
import { contactPage } from "#shared/pipeline/contacts/contact.page.tsx";
import { CreateContactBody } from "#shared/pipeline/contacts/contact.request.ts";
import {
  contactBody,
  contactFields,
  emptyContact,
} from "#shared/pipeline/contacts/contact-values.ts";
import { createContact } from "#shared/pipeline/contacts/create-contact.ts";
import { findJob } from "#shared/pipeline/jobs/job-record.ts";

/** `GET /app/contacts/new` and `POST /app/contacts/new`: adds a contact, of a job if `jobId` is given. */
export default appForm({
  path: "/app/contacts/new",
  fields: typedFields(...contactFields, "jobId"),
  async show(c, session) {
    const jobId = c.req.query("jobId") ?? "";
    const job = jobId === "" ? null : await findJob(readPipeline(c, session), jobId);
    const formToken = await formTokenFor(c, session);
    const values = { ...emptyContact, company: job?.company ?? "" };
    return contactPage({ values, errors: {}, formToken, jobId });
  },
  async submit(c, session, { jobId, ...values }) {
    const links = jobId === "" ? {} : { jobIds: [jobId] };
    const body = { ...contactBody(values, true), ...links };
    const applied = await applyForm(c, CreateContactBody, body, (body) =>
      writePipeline(c, session, (context) => createContact(context, body)),
    );
    if ("done" in applied) {
      return c.redirect(
        jobId === "" ? "/app/contacts" : `/app/jobs/${encodeURIComponent(jobId)}`,
        303,
      );
    }
    return contactPage({ values, ...applied, formToken: await formTokenFor(c, session), jobId });
  },
});
