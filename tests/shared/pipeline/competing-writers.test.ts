/** Concurrent writes between the reads of a verb and the commit of its transaction. */
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { activities, jobs, outbox } from "#schema/pipeline.ts";
import { ApiError } from "#shared/core/errors.ts";
import { statement } from "#shared/db/transaction.ts";
import { createActivity } from "#shared/pipeline/activities/write-activities.ts";
import {
  createContact,
  deleteContact,
  updateContact,
} from "#shared/pipeline/contacts/write-contacts.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { deleteJob } from "#shared/pipeline/jobs/delete-job.ts";
import { moveJob } from "#shared/pipeline/jobs/move-job.ts";
import { readJob } from "#shared/pipeline/jobs/read-job.ts";
import { updateJob } from "#shared/pipeline/jobs/update-job.ts";
import type { WriteContext } from "#shared/pipeline/records/context.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";

const at = "2026-11-21T12:00:00Z";
const anyVersion = () => {};
const body = { company: "Acme", title: "Engineer", status: "saved" } as const;

let user: VerbUser;
const verbs = await startVerbs();
beforeEach(async () => {
  user = await verbs.newUser();
});

/** Runs a verb, and commits another one between its reads and its first attempt to commit. */
function withConflict<T>(
  other: (context: WriteContext) => Promise<unknown>,
  verb: (context: WriteContext) => Promise<T>,
): Promise<T> {
  let hasConflicted = false;
  return user.write(at, async (context) => {
    const result = await verb(context);
    if (!hasConflicted) await user.write(at, other);
    hasConflicted = true;
    return result;
  });
}

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  const reason = await attempt.catch((error: unknown) => error);
  return reason instanceof ApiError ? reason.code : String(reason);
}

const events = async () =>
  (await verbs.db.select().from(outbox).where(eq(outbox.userId, user.account))).map(
    ({ type, payload }) => ({ type, data: JSON.parse(payload) }),
  );
const newJob = () => user.write(at, (context) => createJob(context, body));
const rowOf = async (id: string) => (await verbs.db.select().from(jobs).where(eq(jobs.id, id)))[0];

describe("a change to a job with a write conflict", () => {
  it("is applied to the result of the other change", async () => {
    const { id } = await newJob();
    const { job, version } = await withConflict(
      (context) => updateJob(context, id, { notes: "theirs" }, anyVersion),
      (context) => updateJob(context, id, { title: "Ours" }, anyVersion),
    );
    expect([job.title, job.notes, version]).toEqual(["Ours", "theirs", 3]);
    expect((await events()).map(({ data }) => [data.title, data.notes])).toEqual([
      ["Engineer", null],
      ["Engineer", "theirs"],
      ["Ours", "theirs"],
    ]);
  });

  it("is rejected if it requires the version before", async () => {
    const { id } = await newJob();
    const first = (version: number) => {
      if (version !== 1) throw new ApiError("precondition_failed", { message: "stale" });
    };
    const attempt = withConflict(
      (context) => moveJob(context, id, "applied", anyVersion),
      (context) => updateJob(context, id, { title: "Ours" }, first),
    );
    expect(await codeOf(attempt)).toBe("precondition_failed");
    expect((await rowOf(id))?.title).toBe("Engineer");
  });

  it("is not found if the job was deleted", async () => {
    const changes: ((context: WriteContext, id: string) => Promise<unknown>)[] = [
      (context, id) => updateJob(context, id, { title: "X" }, anyVersion),
      (context, id) => moveJob(context, id, "offer", anyVersion),
      (context, id) => deleteJob(context, id, anyVersion),
    ];
    for (const change of changes) {
      const { id } = await newJob();
      const attempt = withConflict(
        (context) => deleteJob(context, id, anyVersion),
        (context) => change(context, id),
      );
      expect(await codeOf(attempt)).toBe("record_not_found");
      const ownEvents = (await events()).filter(({ data }) => data.id === id);
      expect(ownEvents.map(({ type }) => type)).toEqual(["job.created", "job.deleted"]);
    }
  });

  it("is checked against the salary that the other change has set", async () => {
    const { id } = await newJob();
    const attempt = withConflict(
      (context) => updateJob(context, id, { salaryMin: 100_000 }, anyVersion),
      (context) => updateJob(context, id, { salaryMax: 50_000 }, anyVersion),
    );
    expect(await codeOf(attempt)).toBe("parameter_missing");
  });

  it("keeps the time of an activity that was logged meanwhile", async () => {
    const { id } = await newJob();
    const later = Date.parse("2026-11-25T12:00:00Z");
    await withConflict(
      (context) => createActivity(context, { type: "call", jobId: id, occurredAt: later }),
      (context) => moveJob(context, id, "applied", anyVersion),
    );
    expect((await rowOf(id))?.quietSince).toBe(later);
  });
});

describe("a link to a record that is deleted meanwhile", () => {
  it("is not created, nor is the rest of its write", async () => {
    const { id } = await newJob();
    const contact = await user.write(at, (context) => createContact(context, { name: "A" }));
    const gone = (context: WriteContext) => deleteJob(context, id, anyVersion);
    const eventCount = (await events()).length;
    const linking: ((context: WriteContext) => Promise<unknown>)[] = [
      (context) => createActivity(context, { type: "call", jobId: id }),
      (context) => createContact(context, { name: "B", jobIds: [id] }),
      (context) => updateContact(context, contact.id, { jobIds: [id] }, anyVersion),
    ];
    for (const [turn, link] of linking.entries()) {
      const attempt = turn === 0 ? withConflict(gone, link) : user.write(at, link);
      expect(await codeOf(attempt)).toBe("record_not_found");
    }
    expect(await events()).toHaveLength(eventCount + 1);
    const left = await verbs.db.$count(activities, eq(activities.userId, user.account));
    expect(left).toBe(0);
  });

  it("from a job to a contact is rejected", async () => {
    const contact = await user.write(at, (context) => createContact(context, { name: "A" }));
    const attempt = withConflict(
      (context) => deleteContact(context, contact.id, anyVersion),
      (context) => createJob(context, { ...body, contactIds: [contact.id] }),
    );
    expect(await codeOf(attempt)).toBe("record_not_found");
    expect(await verbs.db.$count(jobs, eq(jobs.userId, user.account))).toBe(0);
  });
});

describe("a deletion", () => {
  it("includes records that were added to the job meanwhile", async () => {
    const { id } = await newJob();
    await withConflict(
      (context) => createActivity(context, { type: "call", jobId: id }),
      (context) => deleteJob(context, id, anyVersion),
    );
    expect(await verbs.db.$count(activities, eq(activities.userId, user.account))).toBe(0);
    expect(await codeOf(user.read(at, (context) => readJob(context, id)))).toBe("record_not_found");
  });
});

describe("a batch that fails", () => {
  it("keeps neither the change nor its events", async () => {
    const { id } = await newJob();
    const attempt = user.write(at, async (context) => {
      await moveJob(context, id, "offer", anyVersion);
      await createJob(context, body);
      context.write(statement.run(sql`insert into jobs (id) values ('incomplete')`));
    });
    await expect(attempt).rejects.toThrow("NOT NULL");
    expect((await rowOf(id))?.status).toBe("saved");
    expect(await verbs.db.$count(jobs, eq(jobs.userId, user.account))).toBe(1);
    expect((await events()).map(({ type }) => type)).toEqual(["job.created"]);
  });
});
