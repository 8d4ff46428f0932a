import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { type Applied, applyForm, asOpened } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { UpdateJobBody } from "#shared/pipeline/jobs/job.request.ts";
import { jobFormPage } from "#shared/pipeline/jobs/job-form.page.tsx";
import {
  jobBody,
  jobFields,
  matchFields,
  matchOfJob,
  readMatch,
  refusedJob,
  valuesOfJob,
} from "#shared/pipeline/jobs/job-values.ts";
import { readJob } from "#shared/pipeline/jobs/read-job.ts";
import { updateJob } from "#shared/pipeline/jobs/update-job.ts";

/** `GET /app/jobs/{id}/edit` and `POST /app/jobs/{id}/edit`: changes a job. */
export default appForm({
  path: "/app/jobs/:id/edit",
  fields: typedFields(...jobFields, ...matchFields, "version"),
  async show(c, session) {
    const id = c.req.param("id") ?? "";
    const context = readPipeline(c, session);
    const { job, version } = await readJob(context, id);
    return jobFormPage({
      values: valuesOfJob(job),
      errors: {},
      formToken: await formTokenFor(c, session),
      existing: { id, version: String(version) },
      match: await matchOfJob(context, job),
    });
  },
  async submit(c, session, { version, roleName, cityName, roleWas, cityWas, ...values }) {
    const id = c.req.param("id") ?? "";
    const match = { roleName, cityName, roleWas, cityWas };
    const { body, errors } = await readMatch(readPipeline(c, session), match);
    const typed = { ...jobBody(values, false), ...body };
    const applied: Applied<unknown> =
      Object.keys(errors).length > 0
        ? { errors, status: 400 }
        : await applyForm(c, UpdateJobBody, typed, (body) =>
            writePipeline(c, session, (context) => updateJob(context, id, body, asOpened(version))),
          );
    if ("done" in applied) return c.redirect(`/app/jobs/${id}`, 303);
    const formToken = await formTokenFor(c, session);
    const refused = { ...applied, ...refusedJob(values, applied.errors) };
    return jobFormPage({ ...refused, formToken, existing: { id, version }, match });
  },
});
