import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { CreateJobBody } from "#shared/pipeline/jobs/job.request.ts";
import { jobFormPage } from "#shared/pipeline/jobs/job-form.page.tsx";
import { emptyJob, jobBody, jobFields, refusedJob } from "#shared/pipeline/jobs/job-values.ts";
import { keepPosting } from "#shared/pipeline/postings/create-job-from-url.ts";

const fields = z.extend(typedFields(...jobFields), {
  posting: z._default(z.catch(z.string(), ""), ""),
});

/** A form that keeps the text of a posting is longer than others. */
const maxBytes = 600_000;

/**
 * `GET /app/jobs/new` and `POST /app/jobs/new`: adds a job. Other pages fill in the form by its query:
 * a checked offer is kept so, through a sign-in too.
 */
export default appForm({
  path: "/app/jobs/new",
  fields,
  maxBytes,
  async show(c, session) {
    const formToken = await formTokenFor(c, session);
    const { searchParams } = new URL(c.req.url);
    const { posting: _, ...typed } = fields.parse(Object.fromEntries(searchParams));
    const given = Object.entries(typed);
    const values = { ...emptyJob, ...Object.fromEntries(given.filter(([, text]) => text !== "")) };
    return jobFormPage({ values, errors: {}, formToken });
  },
  async submit(c, session, { posting: text, ...values }) {
    const applied = await applyForm(c, CreateJobBody, jobBody(values, true), (body) =>
      writePipeline(c, session, (context) =>
        createJob(context, body, keepPosting(body, text, context.now)),
      ),
    );
    if ("done" in applied) return c.redirect(`/app/jobs/${applied.done.id}`, 303);
    const refused = { ...applied, ...refusedJob(values, applied.errors) };
    const posting = text.trim() === "" ? undefined : { text };
    return jobFormPage({ ...refused, posting, formToken: await formTokenFor(c, session) });
  },
});
