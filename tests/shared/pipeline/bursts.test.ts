/** Many concurrent writes of one account over HTTP. */
import { afterAll, describe, expect, it } from "vitest";
import { countCoreWaits } from "#tests/support/core-waits.ts";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";
import { isWhole } from "#tests/support/whole.ts";

const pipeline = await sharePipeline();
// The Worker is started before, because only the burst is tested.
await (await pipeline.newUser()).get("/jobs");
afterAll(() => pipeline.stop());

const times = <T>(count: number, run: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

/** The number of responses by status. */
function tally(responses: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** More than the isolate reads and writes at a time by dozens. */
const burst = isWhole ? 160 : 60;
/**
 * They are made one after another, and one that has waited for 30 seconds is refused: as many as a
 * machine still makes in that time that is ten times as slow.
 */
const changes = isWhole ? 100 : 20;
const keyed = isWhole ? 400 : 80;

describe("a burst", () => {
  it(`of ${burst} new jobs succeeds completely, and does not block the next write`, async () => {
    const user = await pipeline.newUser();
    const responses = await times(burst, (n) => user.post("/jobs", { ...aJob, title: `Job ${n}` }));
    expect(tally(responses)).toEqual({ 201: burst });
    const waited = countCoreWaits();
    const started = performance.now();
    expect((await user.post("/jobs", aJob)).status).toBe(201);
    expect(performance.now() - started).toBeLessThan(1_000 + waited());
    expect((await user.get("/jobs?limit=1")).body.total).toBe(burst + 1);
    const eventIds = (await user.events()).map(({ data }) => data.id);
    expect(new Set(eventIds)).toEqual(
      new Set([...responses.map(({ body }) => body.id), eventIds.at(-1) ?? ""]),
    );
    expect(eventIds).toHaveLength(burst + 1);
  });

  it(`of ${changes} changes to one job applies all of them, one after another`, async () => {
    const user = await pipeline.newUser();
    const { body: job } = await user.post("/jobs", aJob);
    const responses = await times(changes, (n) =>
      user.patch(`/jobs/${job.id}`, { notes: `note ${n}` }),
    );
    expect(tally(responses)).toEqual({ 200: changes });
    const versions = responses.map(({ headers }) =>
      Number(headers.get("etag")?.replaceAll('"', "")),
    );
    expect(versions.sort((a, b) => a - b)).toEqual(
      Array.from({ length: changes }, (_, n) => n + 2),
    );
    const [, ...updates] = await user.events();
    expect(new Set(updates.map(({ data }) => data.notes)).size).toBe(changes);
    expect(updates.at(-1)?.data.notes).toBe((await user.get(`/jobs/${job.id}`)).body.notes);
  });

  it(`of ${changes} changes to the same version applies one, and rejects the others`, async () => {
    const user = await pipeline.newUser();
    const { body: job } = await user.post("/jobs", aJob);
    const responses = await times(changes, (n) =>
      user.patch(`/jobs/${job.id}`, { notes: `note ${n}` }, { "if-match": '"1"' }),
    );
    expect(tally(responses)).toEqual({ 200: 1, 412: changes - 1 });
    const done = responses.find(({ status }) => status === 200);
    expect((await user.get(`/jobs/${job.id}`)).body.notes).toBe(done?.body.notes);
    expect(await user.events()).toHaveLength(2);
  });

  it("of changes, moves, links and a deletion leaves no partial change", async () => {
    const user = await pipeline.newUser();
    const { body: job } = await user.post("/jobs", aJob);
    const { body: contact } = await user.post("/contacts", { name: "A" });
    const id = job.id;
    const responses = await Promise.all([
      ...Array.from({ length: 8 }, (_, n) => [
        user.patch(`/jobs/${id}`, { notes: `${n}`, contactIds: n % 2 ? [contact.id] : [] }),
        user.post(`/jobs/${id}/status`, { status: n % 2 ? "applied" : "offer" }),
        user.post("/activities", { type: "call", jobId: id, contactId: contact.id }),
        user.patch(`/contacts/${contact.id}`, { jobIds: n % 2 ? [] : [id] }),
      ]).flat(),
      user.remove(`/jobs/${id}`),
    ]);
    for (const { status } of responses) expect(status).toBeOneOf([200, 201, 404]);
    expect((await user.get(`/jobs/${id}`)).status).toBe(404);
    expect((await user.get(`/contacts/${contact.id}`)).body.jobIds).toEqual([]);
    expect((await user.get("/activities")).body.total).toBe(0);
    const done = responses.filter(({ status }) => status !== 404).length;
    const events = await user.events();
    expect(events.filter(({ type }) => type === "job.deleted")).toHaveLength(1);
    expect(events.length).toBeLessThanOrEqual(2 + done + 8);
  });

  it("of the same request with one Idempotency-Key is executed once", async () => {
    const user = await pipeline.newUser();
    const headers = { "idempotency-key": "burst" };
    const responses = await times(20, () => user.post("/jobs", aJob, headers));
    const counts = tally(responses);
    expect((counts[201] ?? 0) + (counts[409] ?? 0)).toBe(20);
    const ids = responses.filter(({ status }) => status === 201).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    expect((await user.get("/jobs")).body.total).toBe(1);
    expect(await user.events()).toHaveLength(1);
    const replay = await user.post("/jobs", aJob, headers);
    expect([replay.status, replay.headers.get("idempotent-replayed"), replay.body.id]).toEqual([
      201,
      "true",
      ids[0],
    ]);
  });

  it(`of ${keyed} jobs with keys, forty at a time, loses none`, async () => {
    const user = await pipeline.newUser();
    let next = 0;
    const statuses: number[] = [];
    await times(40, async () => {
      while (next < keyed) {
        const n = next++;
        const headers = { "idempotency-key": `job-${n}` };
        statuses.push((await user.post("/jobs", { ...aJob, title: `Job ${n}` }, headers)).status);
      }
    });
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    expect((await user.get("/jobs?limit=1")).body.total).toBe(keyed);
  });
});
