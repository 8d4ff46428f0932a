/** Many concurrent writes of one account over HTTP. */
import { describe, expect, it } from "vitest";
import { countCoreWaits } from "#tests/support/core-waits.ts";
import { aJob, sharePipeline } from "#tests/support/pipeline.ts";
import { isWhole } from "#tests/support/whole.ts";

const pipeline = await sharePipeline();
// The Worker is started before, because only the burst is tested.
await (await pipeline.newUser()).get("/jobs");

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
