/** Activities and calendar events. */
import { page } from "./lists.ts";
import { activityRecord, day, eventRecord, iso, noEventFields } from "./records.ts";
import { type Activity, type Given, type PipelineState, Rejected, type Result } from "./state.ts";

export const calendarOperations = {
  createActivity(state, { body, now, newId }) {
    const { jobId = null, contactId = null } = body as { jobId?: string; contactId?: string };
    if (jobId !== null) state.job(jobId);
    const contact = contactId === null ? null : state.contact(contactId);
    const activity: Activity = {
      id: newId,
      type: String(body.type),
      jobId,
      contactId,
      notes: (body.notes ?? null) as string | null,
      occurredAt: body.occurredAt === undefined ? now : Date.parse(String(body.occurredAt)),
      createdAt: now,
    };
    state.activities.push(activity);
    const isContact = /^(email|call|meeting|interview|follow_up)$/.test(activity.type);
    if (contact && isContact && activity.occurredAt > (contact.lastContactedAt ?? -1)) {
      contact.lastContactedAt = activity.occurredAt;
      contact.version++;
    }
    return { data: state.emit("activity.created", activityRecord(activity)) };
  },
  listActivities(state, { query }) {
    const { jobId, contactId, from, to } = query;
    if (from !== undefined && to !== undefined && Date.parse(to) < Date.parse(from)) {
      throw new Rejected("VALIDATION_ERROR");
    }
    if (jobId !== undefined) state.job(jobId);
    if (contactId !== undefined) state.contact(contactId);
    const types = query.type?.split(",");
    const matching = state.activities
      .filter(
        (one) =>
          (jobId === undefined || one.jobId === jobId) &&
          (contactId === undefined || one.contactId === contactId) &&
          (types?.includes(one.type) ?? true) &&
          (from === undefined || one.occurredAt >= Date.parse(from)) &&
          (to === undefined || one.occurredAt <= Date.parse(to)),
      )
      .sort((a, b) => b.occurredAt - a.occurredAt || (a.id < b.id ? 1 : -1));
    return page("activities", matching, query, activityRecord);
  },
  createEvent(state, { body, now, newId }) {
    const { startsAt, jobId = null, contactId = null, ...fields } = body as Record<string, string>;
    if (jobId !== null) state.job(jobId);
    if (contactId !== null) state.contact(contactId);
    const event = {
      id: newId,
      fields: { ...noEventFields, ...fields, createdAt: iso(now) },
      startsAt: Date.parse(String(startsAt)),
      jobId,
      contactId,
    };
    state.calendar.push(event);
    return { data: eventRecord(event) };
  },
  listEvents(state, { query, now }) {
    const from = query.from === undefined ? now : Date.parse(query.from);
    const to = query.to === undefined ? from + 30 * day : Date.parse(query.to);
    const matching = state.calendar
      .filter(({ startsAt }) => startsAt >= from && startsAt <= to)
      .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
    return page("events", matching, query, eventRecord);
  },
} as const satisfies Record<string, (state: PipelineState, given: Given) => Result>;
