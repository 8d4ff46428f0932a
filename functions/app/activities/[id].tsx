import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm, asOpened } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import {
  activityBody,
  activityFields,
  activityPage,
  valuesOfActivity,
} from "#shared/pipeline/activities/activity.page.tsx";
import { UpdateActivityBody } from "#shared/pipeline/activities/activity.request.ts";
import { readActivity } from "#shared/pipeline/activities/read-activities.ts";
import { updateActivity } from "#shared/pipeline/activities/write-activities.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `GET /app/activities/{id}` and `POST /app/activities/{id}`: changes an activity. */
export default appForm({
  path: "/app/activities/:id",
  fields: typedFields(...activityFields, "version"),
  async show(c, session) {
    const id = c.req.param("id") ?? "";
    const { activity, version } = await readActivity(readPipeline(c, session), id);
    return activityPage({
      ...formOf(id, activity.jobId),
      values: valuesOfActivity(activity, session.account.timeZone ?? "UTC"),
      errors: {},
      formToken: await formTokenFor(c, session),
      version: String(version),
    });
  },
  async submit(c, session, { version, ...values }) {
    const id = c.req.param("id") ?? "";
    const applied = await applyForm(c, UpdateActivityBody, activityBody(values), (body) =>
      writePipeline(c, session, (context) => updateActivity(context, id, body, asOpened(version))),
    );
    if ("done" in applied) {
      const { jobId } = applied.done.activity;
      return c.redirect(jobId === null ? "/app/jobs" : `/app/jobs/${jobId}`, 303);
    }
    const { activity } = await readActivity(readPipeline(c, session), id);
    const formToken = await formTokenFor(c, session);
    return activityPage({ ...formOf(id, activity.jobId), values, ...applied, formToken, version });
  },
});

function formOf(id: string, jobId: string | null) {
  const back = jobId === null ? null : `/app/jobs/${jobId}`;
  return { id, action: `/app/activities/${id}`, submit: "Save", back };
}
