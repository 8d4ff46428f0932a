import { UpdateJobBody } from "../../../../shared/contracts/pipeline/job.ts";
import { appForm } from "../../../../shared/http/contexts/app/app-page.ts";
import {
  type Applied,
  applyForm,
  asOpened,
} from "../../../../shared/http/contexts/app/apply-form.ts";
import { typedFields } from "../../../../shared/http/contexts/app/fields.ts";
import { formTokenFor } from "../../../../shared/http/contexts/app/form-token.ts";
import { readPipeline, writePipeline } from "../../../../shared/http/contexts/app/pipeline.ts";
import { jobFormPage } from "../../../../shared/pages/app/pipeline/job-form-page.tsx";
import {
  matchFields,
  matchOfJob,
  readMatch,
} from "../../../../shared/pages/app/pipeline/job-match.ts";
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
        : await applyForm(UpdateJobBody, typed, (body) =>
            writePipeline(c, session, (context) => updateJob(context, id, body, asOpened(version))),
          );
    if ("done" in applied) return c.redirect(`/app/jobs/${id}`, 303);
    const formToken = await formTokenFor(c, session);
    return jobFormPage({ values, ...applied, formToken, existing: { id, version }, match });
  },
});
