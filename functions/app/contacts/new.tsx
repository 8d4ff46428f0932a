import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { CreateContactBody } from "#shared/pipeline/contacts/contact.request.ts";
import { contactForm, contactPage } from "#shared/pipeline/contacts/contacts.page.tsx";
import { createContact } from "#shared/pipeline/contacts/write-contacts.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { findJob } from "#shared/pipeline/jobs/job-record.ts";

/** `GET /app/contacts/new` and `POST /app/contacts/new`: adds a contact, of a job if `jobId` is given. */
export default appForm({
  path: "/app/contacts/new",
  fields: typedFields(...contactForm.names, "jobId"),
  async show(c, session) {
    const jobId = c.req.query("jobId") ?? "";
    const job = jobId === "" ? null : await findJob(readPipeline(c, session), jobId);
    const formToken = await formTokenFor(c, session);
    const values = { ...contactForm.empty, company: job?.company ?? "" };
    return contactPage({ values, errors: {}, formToken, jobId });
  },
  async submit(c, session, { jobId, ...values }) {
    const links = jobId === "" ? {} : { jobIds: [jobId] };
    const body = { ...contactForm.toBody(values, true), ...links };
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
