import * as z from "zod/mini";
import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm, asOpened } from "#shared/accounts/app/apply-form.http.ts";
import { Typed, typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { UpdateJobBody } from "#shared/pipeline/jobs/job.request.ts";
import { readJob } from "#shared/pipeline/jobs/read-job.ts";
import { updateJob } from "#shared/pipeline/jobs/update-job.ts";
import {
  roundFields,
  roundsBody,
  roundsPage,
  toFormErrors,
  valuesOfRounds,
} from "#shared/pipeline/rounds/rounds.page.tsx";

/** `GET /app/jobs/{id}/rounds` and `POST /app/jobs/{id}/rounds`: changes the rounds of a job. */
export default appForm({
  path: "/app/jobs/:id/rounds",
  fields: z.object({ ...typedFields(...roundFields).shape, version: Typed }),
  async show(c, session) {
    const id = c.req.param("id") ?? "";
    const { job, version } = await readJob(readPipeline(c, session), id);
    const formToken = await formTokenFor(c, session);
    const form = {
      id,
      version: String(version),
      formToken,
      name: `${job.title} at ${job.company}`,
    };
    return roundsPage({
      ...form,
      values: valuesOfRounds(job.rounds, session.account.timeZone ?? "UTC"),
      errors: {},
    });
  },
  async submit(c, session, { version, ...values }) {
    const id = c.req.param("id") ?? "";
    const { rounds, rows } = roundsBody(values);
    const applied = await applyForm(c, UpdateJobBody, { rounds }, (body) =>
      writePipeline(c, session, (context) => updateJob(context, id, body, asOpened(version))),
    );
    if ("done" in applied) return c.redirect(`/app/jobs/${id}`, 303);
    const { job } = await readJob(readPipeline(c, session), id);
    const formToken = await formTokenFor(c, session);
    const form = { id, version, formToken, name: `${job.title} at ${job.company}` };
    const { errors, status } = applied;
    return roundsPage({ ...form, values, errors: toFormErrors(errors, rows), status });
  },
});
