import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm, asOpened } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { UpdateEventBody } from "#shared/pipeline/calendar/calendar.request.ts";
import {
  eventBody,
  eventFields,
  eventPage,
  valuesOfEvent,
} from "#shared/pipeline/calendar/event.page.tsx";
import { readCalendarEvent } from "#shared/pipeline/calendar/read-calendar-events.ts";
import { updateCalendarEvent } from "#shared/pipeline/calendar/write-calendar-events.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";

/** `GET /app/calendar/{id}` and `POST /app/calendar/{id}`: changes an event. */
export default appForm({
  path: "/app/calendar/:id",
  fields: typedFields(...eventFields, "version"),
  async show(c, session) {
    const id = c.req.param("id") ?? "";
    const { event, version } = await readCalendarEvent(readPipeline(c, session), id);
    return eventPage({
      values: valuesOfEvent(event),
      errors: {},
      formToken: await formTokenFor(c, session),
      existing: { id, version: String(version) },
    });
  },
  async submit(c, session, { version, ...values }) {
    const id = c.req.param("id") ?? "";
    const applied = await applyForm(c, UpdateEventBody, eventBody(values), (body) =>
      writePipeline(c, session, (context) =>
        updateCalendarEvent(context, id, body, asOpened(version)),
      ),
    );
    if ("done" in applied) return c.redirect("/app/calendar", 303);
    const formToken = await formTokenFor(c, session);
    return eventPage({ values, ...applied, formToken, existing: { id, version } });
  },
});
