import { UpdateJobBody } from "../../../../shared/contracts/pipeline/job.ts";
import { appForm } from "../../../../shared/http/contexts/app/app-page.ts";
import { applyForm, asOpened } from "../../../../shared/http/contexts/app/apply-form.ts";
import { typedFields } from "../../../../shared/http/contexts/app/fields.ts";
import { formTokenFor } from "../../../../shared/http/contexts/app/form-token.ts";
import { readPipeline, writePipeline } from "../../../../shared/http/contexts/app/pipeline.ts";
import { jobFormPage } from "../../../../shared/pages/app/pipeline/job-form-page.tsx";
import {
  jobBody,
  jobFields,
  valuesOfJob,
} from "../../../../shared/pages/app/pipeline/job-values.ts";
import { readJob } from "../../../../shared/pipeline/read-job.ts";
import { updateJob } from "../../../../shared/pipeline/update-job.ts";

/** `GET /app/jobs/{id}/edit` and `POST /app/jobs/{id}/edit`: changes a job. */
export default appForm({
  path: "/app/jobs/:id/edit",
  fields: typedFields(...jobFields, "version"),
  async show(c, session) {
    const id = c.req.param("id") ?? "";
    const { job, version } = await readJob(readPipeline(c, session), id);
    return jobFormPage({
      values: valuesOfJob(job),
      errors: {},
      formToken: await formTokenFor(c, session),
      existing: { id, version: String(version) },
    });
  },
  async submit(c, session, { version, ...values }) {
    const id = c.req.param("id") ?? "";
    const applied = await applyForm(UpdateJobBody, jobBody(values, false), (body) =>
      writePipeline(c, session, (context) => updateJob(context, id, body, asOpened(version))),
    );
    if ("done" in applied) return c.redirect(`/app/jobs/${id}`, 303);
    const formToken = await formTokenFor(c, session);
    return jobFormPage({ values, ...applied, formToken, existing: { id, version } });
  },
});
