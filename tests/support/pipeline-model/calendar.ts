/** Activities and calendar events. */
import { activityRecord, day, eventRecord, iso, noEventFields, page } from "./records.ts";
import {
  type Activity,
  type Contact,
  type Given,
  isSame,
  type PipelineState,
  Rejected,
  type Result,
} from "./state.ts";

const isContacting = ({ type }: Activity) =>
  /^(email|call|meeting|interview|follow_up)$/.test(type);

function contacted(contact: Contact, activity: Activity): void {
  if (!isContacting(activity) || activity.occurredAt <= (contact.lastContactedAt ?? -1)) return;
  contact.lastContactedAt = activity.occurredAt;
  contact.version++;
}

/** After an activity was changed or deleted; `before` is what it was. */
function noLongerContacted(state: PipelineState, before: Activity): void {
  if (before.contactId === null || !isContacting(before)) return;
  const contact = state.contact(before.contactId);
  if (contact.lastContactedAt !== before.occurredAt) return;
  const times = state.activities
    .filter((one) => one.contactId === contact.id && isContacting(one))
    .map(({ occurredAt }) => occurredAt);
  const latest = times.length === 0 ? null : Math.max(...times);
  if (latest === contact.lastContactedAt) return;
  contact.lastContactedAt = latest;
  contact.version++;
}

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
      updatedAt: now,
      version: 1,
    };
    state.activities.push(activity);
    if (contact) contacted(contact, activity);
    return { data: state.emit("activity.created", activityRecord(activity)) };
  },
  readActivity(state, { id }) {
    const activity = state.activity(id);
    return { data: activityRecord(activity), version: activity.version };
  },
  updateActivity(state, { id, body, check, now }) {
    const activity = state.activity(id);
    check(activity);
    const { occurredAt, ...fields } = body as Partial<Activity> & { occurredAt?: string };
    const changes = {
      ...fields,
      ...(occurredAt === undefined ? {} : { occurredAt: Date.parse(occurredAt) }),
    };
    if (isSame({ ...activity }, changes)) {
      return { data: activityRecord(activity), version: activity.version };
    }
    if (changes.jobId && changes.jobId !== activity.jobId) state.job(changes.jobId);
    if (changes.contactId && changes.contactId !== activity.contactId) {
      state.contact(changes.contactId);
    }
    const before = { ...activity };
    Object.assign(activity, changes, { updatedAt: now, version: activity.version + 1 });
    noLongerContacted(state, before);
    if (activity.contactId !== null) contacted(state.contact(activity.contactId), activity);
    return { data: activityRecord(activity), version: activity.version };
  },
  deleteActivity(state, { id, check }) {
    const activity = state.activity(id);
    check(activity);
    state.activities = state.activities.filter((one) => one !== activity);
    noLongerContacted(state, activity);
    return { data: { id, deleted: true } };
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
      version: 1,
      fields: { ...noEventFields, ...fields, createdAt: iso(now), updatedAt: iso(now) },
      startsAt: Date.parse(String(startsAt)),
      jobId,
      contactId,
    };
    state.calendar.push(event);
    return { data: eventRecord(event) };
  },
  readEvent(state, { id }) {
    const event = state.event(id);
    return { data: eventRecord(event), version: event.version };
  },
  updateEvent(state, { id, body, check, now }) {
    const event = state.event(id);
    check(event);
    const { startsAt, jobId, contactId, ...fields } = body as Record<string, string | null>;
    const start = startsAt ? Date.parse(startsAt) : event.startsAt;
    const links = {
      ...(jobId === undefined ? {} : { jobId }),
      ...(contactId === undefined ? {} : { contactId }),
    };
    const isUnchanged =
      start === event.startsAt && isSame({ ...event }, links) && isSame(event.fields, fields);
    if (isUnchanged) return { data: eventRecord(event), version: event.version };
    if (jobId && jobId !== event.jobId) state.job(jobId);
    if (contactId && contactId !== event.contactId) state.contact(contactId);
    const endsAt = { ...event.fields, ...fields }.endsAt as string | null;
    if (endsAt !== null && Date.parse(endsAt) < start) throw new Rejected("VALIDATION_ERROR");
    Object.assign(event.fields, fields, { updatedAt: iso(now) });
    Object.assign(event, links, { startsAt: start, version: event.version + 1 });
    return { data: eventRecord(event), version: event.version };
  },
  deleteEvent(state, { id, check }) {
    check(state.event(id));
    state.calendar = state.calendar.filter((event) => event.id !== id);
    return { data: { id, deleted: true } };
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
