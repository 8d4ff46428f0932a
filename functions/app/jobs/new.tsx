import { appForm } from "../../../shared/http/contexts/app/app-page.ts";
import { applyForm } from "../../../shared/http/contexts/app/apply-form.ts";
import { typedFields } from "../../../shared/http/contexts/app/fields.ts";
import { formTokenFor } from "../../../shared/http/contexts/app/form-token.ts";
import { writePipeline } from "../../../shared/http/contexts/pipeline/owner-pipeline.ts";
import { jobFormPage } from "../../../shared/pages/app/jobs/job-form-page.tsx";
import {
  emptyJob,
  jobBody,
  jobFields,
  refusedJob,
} from "../../../shared/pages/app/jobs/job-values.ts";
import { createJob } from "../../../shared/pipeline/jobs/create-job.ts";
import { CreateJobBody } from "../../../shared/pipeline/jobs/job.request.ts";

const fields = typedFields(...jobFields);

/**
 * `GET /app/jobs/new` and `POST /app/jobs/new`: adds a job. Other pages fill in the form by its query:
 * a checked offer is kept so, through a sign-in too.
 */
export default appForm({
  path: "/app/jobs/new",
  fields,
  async show(c, session) {
    const formToken = await formTokenFor(c, session);
    const { searchParams } = new URL(c.req.url);
    const given = Object.entries(fields.parse(Object.fromEntries(searchParams)));
    const values = { ...emptyJob, ...Object.fromEntries(given.filter(([, text]) => text !== "")) };
    return jobFormPage({ values, errors: {}, formToken });
  },
  async submit(c, session, values) {
    const applied = await applyForm(c, CreateJobBody, jobBody(values, true), (body) =>
      writePipeline(c, session, (context) => createJob(context, body)),
    );
    if ("done" in applied) return c.redirect(`/app/jobs/${applied.done.id}`, 303);
    const refused = { ...applied, ...refusedJob(values, applied.errors) };
    return jobFormPage({ ...refused, formToken: await formTokenFor(c, session) });
  },
});
