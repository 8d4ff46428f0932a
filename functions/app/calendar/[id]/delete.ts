import { appForm } from "#shared/http/contexts/app/app-page.ts";
import { typedFields } from "#shared/http/contexts/app/fields.ts";
import { writePipeline } from "#shared/http/contexts/pipeline/owner-pipeline.ts";
import { deleteCalendarEvent } from "#shared/pipeline/calendar/delete-calendar-event.ts";

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
