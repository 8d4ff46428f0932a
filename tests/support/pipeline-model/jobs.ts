import { isCompany, iso, jobRecord, matchesSearch, newest, noJobFields, page } from "./records.ts";
import {
  type Fields,
  type Given,
  isSame,
  type Job,
  linkChanges,
  type PipelineState,
  Rejected,
  type Result,
  statusOf,
} from "./state.ts";

/** Pay that is too little for a year is refused where it changes, unless the period is said. */
function checkPay(stored: Fields, changes: Fields): void {
  const next = { ...stored, ...changes };
  const { salaryMin: min, salaryMax: max } = next;
  if (min !== null && max !== null && Number(min) > Number(max)) {
    throw new Rejected("VALIDATION_ERROR");
  }
  const least = Number(min ?? 0) || Number(max ?? 0);
  const isLittle = next.salaryPeriod === "annual" && least > 0 && least < 200;
  const isChanged = min !== stored.salaryMin || max !== stored.salaryMax;
  if (isLittle && isChanged && changes.salaryPeriod === undefined) {
    throw new Rejected("VALIDATION_ERROR");
  }
}

export const jobOperations = {
  createJob(state, { body, now, newId }) {
    const { status, contactIds = [], ...fields } = body as Fields & { contactIds?: string[] };
    checkPay(noJobFields, fields);
    for (const contact of contactIds) state.contact(contact);
    const job: Job = {
      id: newId,
      fields: { ...noJobFields, ...fields } as Job["fields"],
      moves: [{ status: String(status), previousStatus: null, changedAt: now }],
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    state.jobs.set(newId, job);
    for (const contact of new Set(contactIds)) state.link(newId, contact, "job");
    return { data: state.emit("job.created", jobRecord(state, job)) };
  },
  readJob(state, { id }) {
    const job = state.job(id);
    const statusHistory = job.moves.map((move) => ({ ...move, changedAt: iso(move.changedAt) }));
    const data = { ...jobRecord(state, job), statusHistory, posting: null, salaryBenchmark: null };
    return { data, version: job.version };
  },
  updateJob(state, { id, body, check, now }) {
    const job = state.job(id);
    check(job);
    const { contactIds, ...fields } = body as Fields & { contactIds?: string[] };
    checkPay(job.fields, fields);
    const [add, remove] = linkChanges(state.contactsOf(id), contactIds);
    if (isSame(job.fields, fields) && add.length + remove.length === 0) {
      return { data: jobRecord(state, job), version: job.version };
    }
    for (const contact of add) state.contact(contact);
    Object.assign(job.fields, fields);
    for (const contact of add) state.link(id, contact, "job");
    for (const contact of remove) state.unlink(id, contact, "job");
    job.updatedAt = now;
    job.version++;
    return { data: state.emit("job.updated", jobRecord(state, job)), version: job.version };
  },
  moveJob(state, { id, body, check, now, newId }) {
    const job = state.job(id);
    check(job);
    const status = String(body.status);
    const previousStatus = statusOf(job);
    if (previousStatus === status) return { data: jobRecord(state, job) };
    job.moves.push({ status, previousStatus, changedAt: now });
    const notes = `${previousStatus} → ${status}`;
    const times = { occurredAt: now, createdAt: now, updatedAt: now, version: 1 };
    state.activities.push({
      ...{ id: newId, type: "status_change", jobId: id, contactId: null, notes },
      ...times,
    });
    job.updatedAt = now;
    job.version++;
    const data = { ...jobRecord(state, job), newStatus: status, previousStatus };
    state.emit("job.status_changed", data);
    if (status === "interviewing") state.emit("interview.scheduled", data);
    if (status === "offer") state.emit("offer.received", data);
    return { data: jobRecord(state, job) };
  },
  deleteJob(state, { id, check }) {
    const job = state.job(id);
    check(job);
    state.emit("job.deleted", jobRecord(state, job));
    for (const contact of state.contactsOf(id)) state.unlink(id, contact, "job");
    state.jobs.delete(id);
    state.activities = state.activities.filter((activity) => activity.jobId !== id);
    state.calendar = state.calendar.filter((event) => event.jobId !== id);
    return { data: { id, deleted: true } };
  },
  listJobs(state, { query }) {
    const statuses = query.status?.split(",");
    const matching = newest([...state.jobs.values()]).filter(
      ({ fields, ...job }) =>
        (statuses?.includes(statusOf(job)) ?? true) &&
        isCompany(fields.company, query.company) &&
        matchesSearch([fields.company, fields.title, fields.location, fields.notes], query.q),
    );
    return page("jobs", matching, query, (job) => jobRecord(state, job));
  },
} as const satisfies Record<string, (state: PipelineState, given: Given) => Result>;
