import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import {
  activityBody,
  activityFields,
  activityPage,
} from "#shared/pipeline/activities/activity.page.tsx";
import { CreateActivityBody } from "#shared/pipeline/activities/activity.request.ts";
import { createActivity } from "#shared/pipeline/activities/write-activities.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `POST /app/jobs/{id}/activities`: logs an activity of a job. */
export default appForm({
  path: "/app/jobs/:id/activities",
  fields: typedFields(...activityFields),
  shownAt: "/app/jobs",
  async submit(c, session, values) {
    const jobId = c.req.param("id") ?? "";
    const body = { ...activityBody(values), jobId };
    const applied = await applyForm(c, CreateActivityBody, body, (body) =>
      writePipeline(c, session, (context) => createActivity(context, body)),
    );
    const path = `/app/jobs/${encodeURIComponent(jobId)}` as const;
    if ("done" in applied) return c.redirect(path, 303);
    const formToken = await formTokenFor(c, session);
    const form = { action: `${path}/activities`, submit: "Log it", back: path };
    return activityPage({ ...form, values, ...applied, formToken });
  },
});
