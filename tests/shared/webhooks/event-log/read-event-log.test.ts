import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { outbox } from "#schema/pipeline.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { appendEvent } from "#shared/webhooks/delivery/fan-out.ts";
import { maxLogged } from "#shared/webhooks/delivery/schedule.ts";
import { readSweepState, sweep } from "#shared/webhooks/delivery/sweep.ts";
import { readEventLog } from "#shared/webhooks/event-log/read-event-log.ts";
import { startVerbs, type VerbUser } from "#tests/support/pipeline-verbs.ts";

const day = 86_400_000;
const start = Date.parse("2026-11-21T12:00:00Z");

let user: VerbUser;
const verbs = await startVerbs();
beforeEach(async () => {
  user = await verbs.newUser();
});

const write = (at: number) =>
  user.write(at, (context) =>
    createJob(context, { company: "Acme", title: "Engineer", status: "saved" }),
  );
const read = (at: number, after?: string, limit = 100) =>
  user.read(at, (context) => readEventLog(context, { after, limit }));
const queue = { send: async () => {} };
const sweepAt = (now: number) => sweep({ db: verbs.db, queue, now }, readSweepState(undefined));

describe("the log of events", () => {
  it("has an event that was written later at a later place, however the clock jumps", async () => {
    const ids: string[] = [];
    let { nextCursor } = await read(start, "latest");
    for (const at of [start, start + 5 * day, start - day, start - day, start + 1]) {
      const { id } = await write(at);
      const next = await read(at, nextCursor);
      expect(next.events.map(({ data }) => data.id)).toEqual([id]);
      nextCursor = next.nextCursor;
      ids.push(id);
    }
    const all = await read(start + 5 * day);
    expect(all.events.map(({ data }) => data.id)).toEqual(ids);
  });

  it("leaves out and repeats nothing for a reader, however many write at once", async () => {
    let { nextCursor: after } = await read(start, "latest");
    const seen: unknown[] = [];
    const writers = Promise.all(Array.from({ length: 12 }, (_, i) => write(start + (i % 3))));
    let isDone = false;
    const done = writers.then((jobs) => {
      isDone = true;
      return jobs;
    });
    for (;;) {
      const last = isDone;
      const page = await read(start + 10, after, 5);
      seen.push(...page.events.map(({ data }) => data.id));
      after = page.nextCursor;
      if (last && !page.hasMore) break;
    }
    const jobs = await done;
    expect(seen).toHaveLength(jobs.length);
    expect(new Set(seen)).toEqual(new Set(jobs.map(({ id }) => id)));
  });

  it("says so if events after the cursor are kept no longer, and not to a reader who is up to date", async () => {
    await write(start);
    const idle = await read(start + 1);
    await write(start + day);
    const { nextCursor: upToDate } = await read(start + day + 1);
    await write(start + 40 * day);
    await sweepAt(start + 41 * day);
    await expect(read(start + 41 * day, idle.nextCursor)).rejects.toMatchObject({
      code: "parameter_missing",
      message: expect.stringMatching(/too old: events after it are kept no longer.*30 days/),
    });
    const rest = await read(start + 41 * day, upToDate);
    expect(rest.events).toHaveLength(1);
    // Nothing came for a hundred days, but the reader has asked now and then.
    const { nextCursor } = await read(start + 60 * day, rest.nextCursor);
    await sweepAt(start + 85 * day);
    expect((await read(start + 85 * day, nextCursor)).events).toEqual([]);
    await expect(read(start + 85 * day, upToDate)).rejects.toMatchObject({
      code: "parameter_missing",
    });
  });

  it("hides nothing from a reader who asked while the clock was days ahead", async () => {
    const { nextCursor } = await read(start, "latest");
    const ahead = await read(start + 5 * day, nextCursor);
    const latest = await read(start + 5 * day, "latest");
    const { id } = await write(start + 1);
    for (const after of [ahead.nextCursor, latest.nextCursor]) {
      const { events } = await read(start + 2, after);
      expect(events.map(({ data }) => data.id)).toEqual([id]);
    }
  });

  it("has everything for a reader who stopped for a day while many wrote, and the sweep ran", async () => {
    await write(start);
    let { nextCursor: after } = await read(start);
    const ids: unknown[] = [];
    for (let hour = 0; hour < 26; hour++) {
      ids.push((await write(start + hour * 3_600_000)).id);
      await sweepAt(start + hour * 3_600_000);
    }
    const seen: unknown[] = [];
    for (let hasMore = true; hasMore; ) {
      const page = await read(start + 27 * 3_600_000, after, 7);
      seen.push(...page.events.map(({ data }) => data.id));
      ({ nextCursor: after, hasMore } = page);
    }
    expect(seen).toEqual(ids);
  });

  it("says so if all events after the cursor were gone before the next was written", async () => {
    await write(start);
    const { nextCursor } = await read(start);
    await write(start + day);
    for (let run = 0; run < 80; run++) await sweepAt(start + 33 * day);
    expect(await verbs.db.$count(outbox, eq(outbox.userId, user.account))).toBe(0);
    await write(start + 33 * day);
    await expect(read(start + 33 * day, nextCursor)).rejects.toMatchObject({
      code: "parameter_missing",
    });
  });

  it("goes on for a reader of one kind of event, however many of others came and went", async () => {
    const only = (at: number, after?: string) =>
      user.read(at, (context) =>
        readEventLog(context, { after, limit: 100, event: ["offer.received"] }),
      );
    let { nextCursor } = await only(start);
    for (let week = 0; week < 8; week++) {
      await write(start + week * 7 * day);
      await sweepAt(start + week * 7 * day + 1);
      ({ nextCursor } = await only(start + week * 7 * day + 2, nextCursor));
    }
    expect((await only(start + 50 * day, nextCursor)).events).toEqual([]);
  });

  it("has no tests of webhooks", async () => {
    const { nextCursor } = await read(start, "latest");
    const test = { id: "evt_test", userId: user.account, type: "webhook.test", createdAt: start };
    await verbs.db.batch([appendEvent(test, "{}")]);
    const { id } = await write(start);
    const { events } = await read(start, nextCursor);
    expect(events.map(({ data }) => data.id)).toEqual([id]);
  });

  it("keeps the latest of an account that writes too many, each other account's too", async () => {
    const { id } = await write(start);
    const first = await read(start);
    const [row] = await verbs.db.select().from(outbox).where(eq(outbox.userId, user.account));
    if (!row) throw new Error("the event is missing");
    const more = Array.from({ length: maxLogged + 20 }, (_, i) => ({
      ...{ ...row, id: `${row.id}${i}`, position: row.position + i + 1 },
      previous: row.position + i,
    }));
    for (let i = 0; i < more.length; i += 1_000) {
      await verbs.db.insert(outbox).values(more.slice(i, i + 1_000));
    }
    const other = await verbs.newUser();
    await other.write(start, (context) =>
      createJob(context, { company: "Acme", title: "Engineer", status: "saved" }),
    );
    await sweepAt(start + day);
    const count = (account: string) => verbs.db.$count(outbox, eq(outbox.userId, account));
    expect([await count(user.account), await count(other.account)]).toEqual([maxLogged, 1]);
    expect(first.events.map(({ data }) => data.id)).toEqual([id]);
    await expect(read(start + day, first.nextCursor)).rejects.toMatchObject({
      code: "parameter_missing",
    });
  });
});
