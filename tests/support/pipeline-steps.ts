/** Random sequences of operations by several users, which are run and compared with the model. */
import fc from "fast-check";
import { expect } from "vitest";
import { activityTypes, calendarEventTypes } from "#schema/activity-types.ts";
import { jobStatuses } from "#schema/job-statuses.ts";
import { payPeriods } from "#schema/pay-periods.ts";
import { PipelineModel } from "./pipeline-model/model.ts";
import {
  type Operation,
  type OperationName,
  type Outcome,
  operationNames,
} from "./pipeline-operations.ts";

const companies = ["Acme", "ACME", "Globex", "Ünïcode <b>"];
/** A bound that nobody knows, pay that is likely for an hour, and pay for a year or an hour. */
const pays = [0, 38.5, 1_000, 2_500, 4_000];
const words = ["", "x", "100%", "=1+1", "notes_of Acme", "C++"];
const searches = ["x", "10", "1+1", "acme NOTE", "unic", "C", "c+", "t1", "ada", "cme"];
const hourMs = 3_600_000;

/** Random numbers with which a step chooses among the records that exist when it runs. */
const step = fc.record({
  name: fc.constantFrom<OperationName>(
    ...operationNames.filter((name) => name !== "suggestions"),
    ...(["createJob", "createJob", "moveJob", "createContact"] as const),
    ...(["createActivity", "createActivity", "createActivity", "createActivity"] as const),
    ...(["updateActivity", "deleteActivity", "createEvent", "updateEvent"] as const),
  ),
  // Most steps belong to one user, so that one pipeline grows; the others try to access it.
  user: fc.constantFrom(0, 0, 0, 0, 1, 2),
  hours: fc.nat(200),
  one: fc.nat(),
  two: fc.nat(),
  choice: fc.nat(),
  text: fc.nat(),
  flags: fc.nat(63),
});
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

export const steps = fc.array(step, { minLength: 4, maxLength: 18, size: "max" });

/** Weighted, so that rare combinations occur more often. */
const likelyStatuses = [...jobStatuses, "applied", "interviewing", "offer", "offer", "accepted"];
const likelyActivities = [
  ...activityTypes,
  ...Array.from({ length: 9 }, () => "follow_up"),
  "interview",
  "email",
];

const lists: Partial<Record<OperationName, string>> = {
  listJobs: "jobs",
  listContacts: "contacts",
  listActivities: "activities",
  listEvents: "events",
};

export interface Side {
  send(operation: Operation, at: number): Promise<Outcome>;
  /** The events in the outbox, in the order of writing. */
  events(): Promise<{ type: string; data: unknown }[]>;
}

/**
 * Runs the steps and fails if a result, a version or an event differs from the model's.
 *
 * @param clock the time of the first step, and whether it advances with the steps.
 */
export async function takeSteps(
  sides: readonly Side[],
  taken: readonly Step[],
  clock: { start: number; moves: boolean },
): Promise<void> {
  const models = sides.map(() => new PipelineModel());
  const known = {
    jobs: ["job_none"],
    contacts: ["con_none"],
    activities: ["act_none"],
    events: ["cal_none"],
  };
  let now = clock.start;
  for (const one of taken) {
    const [side, model] = [sides[one.user % sides.length], models[one.user % sides.length]];
    if (!side || !model) throw new Error("a step has no user");
    if (clock.moves) now += one.hours * hourMs;
    const operation = toOperation(one, known, model, now);
    const outcome = await readAll(side, operation, now);
    const newId = outcome.ok ? await newIdOf(side, operation, outcome.data, model, now) : "";
    expect(outcome, JSON.stringify(operation)).toEqual(model.run(operation, now, newId));
    if (newId.startsWith("job_")) known.jobs.push(newId);
    if (newId.startsWith("con_")) known.contacts.push(newId);
    if (newId.startsWith("act_")) known.activities.push(newId);
    if (newId.startsWith("cal_")) known.events.push(newId);
  }
  for (const [index, side] of sides.entries()) {
    const model = models[index] ?? new PipelineModel();
    // Later, so that inactive jobs need attention.
    const later = clock.moves ? now + 8 * 24 * hourMs : now;
    for (const operation of everything(model)) {
      const outcome = await readAll(side, operation, later);
      expect(outcome, JSON.stringify(operation)).toEqual(model.run(operation, later, ""));
    }
    expect(await side.events()).toEqual(model.state.events);
  }
}

/** The id of the record that an operation has added; moving a job logs an activity. */
async function newIdOf(
  side: Side,
  { name, id = "" }: Operation,
  data: Record<string, unknown>,
  model: PipelineModel,
  at: number,
): Promise<string> {
  if (name.startsWith("create")) return String(data.id);
  if (name !== "moveJob") return "";
  const query = { jobId: id, type: "status_change", limit: "100" };
  const logged = await side.send({ name: "listActivities", query }, at);
  if (!logged.ok) return "";
  const known = new Set(model.state.activities.map((activity) => activity.id));
  const ids = (logged.data.activities as { id: string }[]).map((activity) => activity.id);
  return ids.find((one) => !known.has(one)) ?? "";
}

/** Operations that read everything in an account, including versions. */
function everything(model: PipelineModel): Operation[] {
  return [
    ...[...model.state.jobs.keys()].map((id): Operation => ({ name: "readJob", id })),
    ...[...model.state.contacts.keys()].map((id): Operation => ({ name: "readContact", id })),
    ...model.state.activities.map(({ id }): Operation => ({ name: "readActivity", id })),
    ...model.state.calendar.map(({ id }): Operation => ({ name: "readEvent", id })),
    { name: "listJobs", query: { limit: "2" } },
    { name: "summary" },
  ];
}

/**
 * Runs an operation. For a list, it reads all pages and returns the first in the form of the model.
 */
async function readAll(side: Side, operation: Operation, at: number): Promise<Outcome> {
  const outcome = await side.send(operation, at);
  if (!outcome.ok) return outcome;
  if (operation.name === "summary") {
    const needsAttention = outcome.data.needsAttention as { jobId: string }[];
    const ids = needsAttention.map(({ jobId }) => jobId);
    return { ok: true, data: { ...outcome.data, needsAttention: ids } };
  }
  const name = lists[operation.name];
  if (name === undefined) return outcome;
  const { nextCursor } = outcome.data;
  const rows = [...(outcome.data[name] as unknown[])];
  for (let cursor = nextCursor; cursor !== null; ) {
    const query = { ...operation.query, cursor: String(cursor) };
    const next = await side.send({ ...operation, query }, at);
    if (!next.ok) expect.fail(`a cursor from the service was rejected: ${next.code}`);
    rows.push(...(next.data[name] as unknown[]));
    cursor = next.data.nextCursor;
  }
  expect(rows.length, "rows on all pages").toBe(outcome.data.total);
  expect(new Set(rows.map((row) => (row as { id: string }).id)).size).toBe(rows.length);
  return { ok: true, data: { ...outcome.data, nextCursor: nextCursor !== null } };
}

function toOperation(
  { name, one, two, choice, text, flags }: Step,
  known: Record<"jobs" | "contacts" | "activities" | "events", string[]>,
  { state }: PipelineModel,
  now: number,
): Operation {
  const of = <T>(list: readonly T[], number: number) => list[number % list.length] as T;
  const flag = (bit: number) => (flags & (1 << bit)) !== 0;
  const given = (condition: boolean, fields: object) => (condition ? fields : {});
  const someTime = (number: number) =>
    new Date(now + ((number % 2000) - 1500) * hourMs).toISOString();
  // Mostly a record of the user; otherwise anyone's, including deleted and unknown ids.
  const own = (
    rows: Iterable<{ id: string; version: number }>,
    all: readonly string[],
    number: number,
  ) => {
    const mine = [...rows];
    const ids = number % 4 === 0 || mine.length === 0 ? all : mine.map(({ id }) => id);
    const id = of(ids, number >> 2);
    const current = mine.find((row) => row.id === id)?.version ?? 1;
    return { id, ...given(flag(5), { version: Math.max(1, current - Number(flag(4))) }) };
  };
  const records = {
    Job: own(state.jobs.values(), known.jobs, one),
    Contact: own(state.contacts.values(), known.contacts, two),
    Activity: own(state.activities, known.activities, one),
    Event: own(state.calendar, known.events, two),
  };
  const [job, contact] = [records.Job.id, records.Contact.id];

  const fields = {
    ...given(flag(0), { notes: of(words, text) }),
    ...given(flag(1), { company: of(companies, choice) }),
    ...given(flag(2), { title: `T${text % 3}` }),
  };
  const salary = {
    ...given(flag(3), flag(2) ? { salaryMin: of(pays, text) } : { salaryMax: of(pays, choice) }),
    ...given(flag(1), { salaryPeriod: of(payPeriods, text) }),
  };
  const about = { ...given(flag(1), { jobId: job }), ...given(flag(2), { contactId: contact }) };
  const status = of(likelyStatuses, choice);
  const startsAt = someTime(text + 1000);
  const endsAt = new Date(Date.parse(startsAt) + hourMs).toISOString();
  const bodies: Partial<Record<OperationName, object>> = {
    createJob: {
      ...{ company: "Acme", title: "T", status, ...fields, ...salary },
      ...given(flag(4), { contactIds: [contact, contact] }),
    },
    updateJob: { ...fields, ...salary, ...given(flag(4), { contactIds: [contact] }) },
    moveJob: { status },
    createContact: { name: "Ada", ...fields, ...given(flag(3), { jobIds: [job] }) },
    updateContact: { ...fields, ...given(flag(3), { jobIds: flag(4) ? [] : [job] }) },
    createActivity: {
      ...{ type: of(likelyActivities, choice), ...about },
      ...given(flag(0), { occurredAt: someTime(text) }),
    },
    updateActivity: {
      ...{ ...about, ...given(flag(0), { occurredAt: someTime(text) }) },
      ...given(flag(3), { type: of(likelyActivities, choice) }),
      ...given(flag(4), { notes: of(words, text) }),
    },
    createEvent: {
      ...{ type: of(calendarEventTypes, choice), title: "Onsite", startsAt },
      ...{ ...given(flag(3), { endsAt }), ...about },
    },
    updateEvent: {
      ...{ ...about, ...given(flag(0), { startsAt }) },
      ...given(flag(3), { type: of(calendarEventTypes, choice) }),
      ...given(flag(4), { title: `E${text % 3}`, endsAt: null }),
    },
  };
  const match = {
    ...given(flag(1), { company: of(companies, choice) }),
    ...given(flag(2), { q: of(searches, text) }),
  };
  const queries: Partial<Record<OperationName, object>> = {
    listJobs: {
      ...match,
      ...given(flag(0), { status: `${of(jobStatuses, choice)},${of(jobStatuses, text)}` }),
    },
    listContacts: match,
    listActivities: {
      ...about,
      ...given(flag(0), { type: `${of(activityTypes, choice)},${of(activityTypes, text)}` }),
      ...given(flag(3), { from: someTime(text) }),
      ...given(flag(4), { to: someTime(choice) }),
    },
    listEvents: given(flag(0), { from: someTime(text) }),
  };

  const [, verb = "", noun = ""] =
    /^(read|update|move|delete)(Job|Contact|Activity|Event)$/.exec(name) ?? [];
  const record = records[noun as keyof typeof records];
  const [body, query] = [bodies[name], queries[name]];
  return {
    name,
    ...(record && (verb === "read" ? { id: record.id } : record)),
    ...(body && { body }),
    ...(query && { query: { ...query, limit: String(1 + (choice % 4)) } }),
  };
}
