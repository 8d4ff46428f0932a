import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { readActivity } from "#shared/pipeline/activities/read-activities.ts";
import { deleteActivity } from "#shared/pipeline/activities/write-activities.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `POST /app/activities/{id}/delete`: deletes an activity. */
export default appForm({
  path: "/app/activities/:id/delete",
  fields: typedFields(),
  shownAt: "/app/jobs",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    const { activity } = await readActivity(readPipeline(c, session), id);
    await writePipeline(c, session, (context) => deleteActivity(context, id, () => {}));
    return c.redirect(activity.jobId === null ? "/app/jobs" : `/app/jobs/${activity.jobId}`, 303);
  },
});
