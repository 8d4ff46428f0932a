import { expect, it } from "vitest";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { claimKey, completeClaim } from "#shared/idempotency/claim-key.ts";
import { ImportBody } from "#shared/pipeline/imports/transfer.request.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { countRows } from "#tests/support/count-rows.ts";
import { importFile } from "#tests/support/import-verb.ts";
import { startVerbs } from "#tests/support/pipeline-verbs.ts";
import { simulate } from "#tests/support/webhook-simulation.ts";

const at = "2026-11-21T12:00:00Z";
const now = Date.parse(at);
const job = { company: "Acme", title: "Engineer", status: "applied" } as const;

const verbs = await startVerbs();
const user = await verbs.newUser();
// The tally of a status is a row of its own, which the first job adds; the place of the log, too.
await user.write(at, (context) => createJob(context, job));

async function countWritten(work: () => Promise<unknown>): Promise<Record<string, number>> {
  return (await countRows(work)).written;
}

function sum(written: Record<string, number>): number {
  return Object.values(written).reduce((sum, rows) => sum + rows, 0);
}

const ofJob = {
  // The job and its key; the lists by status and by company; the longest inactive; the tally.
  jobs: 6,
  search_words: 1,
};

it("are 8 for a new job whose event somebody can learn of", async () => {
  const written = await countWritten(() => user.write(at, (context) => createJob(context, job)));
  expect(written).toEqual({ ...ofJob, outbox: 1 });
  expect(sum(written)).toBe(8);
});

it("are 7 where nobody can", async () => {
  const written = await countWritten(() =>
    user.write(at, (context) => createJob({ ...context, isUnheard: true }, job)),
  );
  expect(written).toEqual(ofJob);
  expect(sum(written)).toBe(7);
});

it("are 12 for a new job with an Idempotency-Key", async () => {
  const keyed = (key: string) => async () => {
    const request = { accountId: user.account, operation: "POST /api/mcp/jobs", key, body: "{}" };
    const claimed = await claimKey(verbs.db, request, now);
    if (claimed.kind !== "new") throw new Error("the key is taken");
    await user.write(at, async (context) => {
      const created = await createJob(context, job);
      const body = JSON.stringify(created);
      completeClaim(context.write, claimed.claim, { status: 201, body, requestId: "req_1" });
    });
  };
  // The bytes of an account's responses are a row of their own, which the first adds.
  await keyed("first")();
  const written = await countWritten(keyed("second"));
  // The key, and its removal by age; the response, and the bytes of all.
  expect(written).toEqual({ ...ofJob, outbox: 1, idempotency_keys: 4 });
  expect(sum(written)).toBe(12);
});

it("are 7 for each job of an import, and few for its parts", async () => {
  const jobs = Array.from({ length: 500 }, (_, n) => ({ ...job, title: `Engineer ${n}` }));
  const written = await countWritten(() =>
    importFile(verbs.db, user.account, now, ImportBody.parse({ jobs })),
  );
  expect(written).toMatchObject({ jobs: 6 * 500, search_words: 500 });
  expect(sum(written) - 7 * 500).toBeLessThan(50);
});

it("are 9 for a delivery", async () => {
  const world = simulate(verbs.db, at);
  const webhookId = await world.register(user);
  const fanOut = await countWritten(() => world.createEvent(user));
  // The delivery; the log of the webhook; what is open of it; what the sweep looks after.
  expect(fanOut).toMatchObject({ webhook_deliveries: 4 });
  const [delivery] = await world.deliveries(webhookId);
  await world.context.queue.send([delivery?.id ?? ""]);
  const sending = await countWritten(() => world.run(now));
  // The claim, and its place among what is open; the outcome; the attempt; the health of the webhook.
  expect(sending).toEqual({ webhook_deliveries: 3, webhook_attempts: 1, webhooks: 1 });
  expect((fanOut.webhook_deliveries ?? 0) + sum(sending)).toBe(9);
  expect(await verbs.db.$count(webhookDeliveries)).toBe(1);
});
