import { appForm } from "#shared/accounts/app/app-page.http.ts";
import { applyForm } from "#shared/accounts/app/apply-form.http.ts";
import { typedFields } from "#shared/accounts/app/fields.http.ts";
import { formTokenFor } from "#shared/accounts/app/read-form.http.ts";
import { CreateEventBody } from "#shared/pipeline/calendar/calendar.request.ts";
import {
  emptyEvent,
  eventBody,
  eventFields,
  eventPage,
} from "#shared/pipeline/calendar/event.page.tsx";
import { createCalendarEvent } from "#shared/pipeline/calendar/write-calendar-events.ts";
import { readPipeline, writePipeline } from "#shared/pipeline/contexts/owner-pipeline.http.ts";
import { findJob } from "#shared/pipeline/jobs/job-record.ts";

/** `GET /app/calendar/new` and `POST /app/calendar/new`: adds an event, of a job if `jobId` is given. With `type=deadline` the form is for the date by which an offer has to be answered. */
export default appForm({
  path: "/app/calendar/new",
  fields: typedFields(...eventFields, "jobId"),
  async show(c, session) {
    const jobId = c.req.query("jobId") ?? "";
    const job = jobId === "" ? null : await findJob(readPipeline(c, session), jobId);
    const isDeadline = c.req.query("type") === "deadline";
    const values = {
      ...emptyEvent(session.account.timeZone ?? "UTC"),
      ...(isDeadline && { type: "deadline" }),
      title: job ? `${isDeadline ? "Answer" : "Interview at"} ${job.company}` : "",
    };
    return eventPage({ values, errors: {}, formToken: await formTokenFor(c, session), jobId });
  },
  async submit(c, session, { jobId, ...values }) {
    const body = { ...eventBody(values), ...(jobId === "" ? {} : { jobId }) };
    const applied = await applyForm(c, CreateEventBody, body, (body) =>
      writePipeline(c, session, (context) => createCalendarEvent(context, body)),
    );
    if ("done" in applied) {
      return c.redirect(
        jobId === "" ? "/app/calendar" : `/app/jobs/${encodeURIComponent(jobId)}`,
        303,
      );
    }
    return eventPage({ values, ...applied, formToken: await formTokenFor(c, session), jobId });
  },
});
