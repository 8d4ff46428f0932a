import { CreateJobBody } from "../../../shared/contracts/pipeline/job.ts";
import { appForm } from "../../../shared/http/contexts/app/app-page.ts";
import { applyForm } from "../../../shared/http/contexts/app/apply-form.ts";
import { typedFields } from "../../../shared/http/contexts/app/fields.ts";
import { formTokenFor } from "../../../shared/http/contexts/app/form-token.ts";
import { writePipeline } from "../../../shared/http/contexts/app/pipeline.ts";
import { jobFormPage } from "../../../shared/pages/app/pipeline/job-form-page.tsx";
import { emptyJob, jobBody, jobFields } from "../../../shared/pages/app/pipeline/job-values.ts";
import { createJob } from "../../../shared/pipeline/create-job.ts";

/** `GET /app/jobs/new` and `POST /app/jobs/new`: adds a job. */
export default appForm({
  path: "/app/jobs/new",
  fields: typedFields(...jobFields),
  async show(c, session) {
    const formToken = await formTokenFor(c, session);
    return jobFormPage({ values: emptyJob, errors: {}, formToken });
  },
  async submit(c, session, values) {
    const applied = await applyForm(CreateJobBody, jobBody(values, true), (body) =>
      writePipeline(c, session, (context) => createJob(context, body)),
    );
    if ("done" in applied) return c.redirect(`/app/jobs/${applied.done.id}`, 303);
    return jobFormPage({ values, ...applied, formToken: await formTokenFor(c, session) });
  },
});
