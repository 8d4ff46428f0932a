import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { deleteCalendarEvent } from "#shared/pipeline/calendar/write-calendar-events.ts";
import { writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `POST /app/calendar/{id}/delete`: deletes an event. */
export default appForm({
  path: "/app/calendar/:id/delete",
  fields: typedFields(),
  shownAt: "/app/calendar",
  async submit(c, session) {
    const id = c.req.param("id") ?? "";
    await writePipeline(c, session, (context) => deleteCalendarEvent(context, id, () => {}));
    return c.redirect("/app/calendar", 303);
  },
});
