import { afterAll, beforeAll, expect, it } from "vitest";
import { jobStatuses } from "../../../../schema/job-statuses.ts";
import { listByStatus, listJobs } from "../../../../shared/pipeline/jobs/list-jobs.ts";
import { startVerbs, type Verbs } from "../../../support/pipeline-verbs.ts";

let verbs: Verbs;
beforeAll(async () => {
  verbs = await startVerbs();
});
afterAll(() => verbs.stop());

it("reads the first page of every status in one round trip, as the list of each", async () => {
  const [user, other] = await verbs.newUsers(2);
  if (!user || !other) throw new Error("there are two");
  for (const [minute, status] of (
    ["saved", "saved", "saved", "offer", "archived"] as const
  ).entries()) {
    await user.job([[`2026-11-20T12:0${minute}:00Z`, status]]);
  }
  await other.job([["2026-11-20T12:00:00Z", "applied"]]);

  await user.read("2026-11-21T12:00:00Z", async (context) => {
    let roundTrips = 0;
    const db: typeof context.db = Object.assign(Object.create(context.db), {
      batch: (...queries: Parameters<typeof context.db.batch>) => {
        roundTrips++;
        return context.db.batch(...queries);
      },
    });
    const found = await listByStatus({ ...context, db }, jobStatuses, 2);
    expect(roundTrips).toBe(1);
    expect(found.map(({ status, total, jobs }) => [status, total, jobs.length])).toEqual([
      ["saved", 3, 2],
      ["applied", 0, 0],
      ["screening", 0, 0],
      ["interviewing", 0, 0],
      ["offer", 1, 1],
      ["accepted", 0, 0],
      ["rejected", 0, 0],
      ["withdrawn", 0, 0],
      ["archived", 1, 1],
    ]);
    for (const { status, ...page } of found) {
      expect(page, status).toEqual(await listJobs(context, { status: [status], limit: 2 }));
    }
    for (const filters of [{ q: "eng" }, { q: "eng", company: "Acme" }, { q: "none" }]) {
      const searched = await listByStatus({ ...context, db }, jobStatuses, 2, filters);
      for (const { status, ...page } of searched) {
        const alone = await listJobs(context, { ...filters, status: [status], limit: 2 });
        expect(page, status).toEqual(alone);
      }
    }
    expect(roundTrips).toBe(4);
  });
});
