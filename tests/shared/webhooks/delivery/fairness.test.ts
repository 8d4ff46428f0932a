import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Receiver } from "#scripts/run/stage/receivers/receiver.ts";
import { maxWebhooks } from "#shared/webhooks/delivery/schedule.ts";
import { countCoreWaits } from "#tests/support/core-waits.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aJob, type PipelineUser } from "#tests/support/pipeline.ts";
import { startWebhooks } from "#tests/support/webhooks.ts";

/** Nearly a minute's requests of the flooding account. */
const floodEvents = 50;
const callers = 8;

const harness = await startWebhooks(1 + maxWebhooks);

/** Milliseconds from each of an account's events to its arrival, in ascending order. */
async function measureDelays(user: PipelineUser, receiver: Receiver): Promise<number[]> {
  receiver.requests.length = 0;
  const posted: Promise<unknown>[] = [];
  for (let n = 0; n < 15; n++) {
    posted.push(user.post("/jobs", aJob));
    await sleep(100);
  }
  await Promise.all(posted);
  await eventually(() => receiver.requests.length >= posted.length, 30_000);
  const delays = receiver.requests.map(({ body, receivedAt }) => {
    const { data } = JSON.parse(body.toString()) as { data: { eventAt: string } };
    return receivedAt - Date.parse(data.eventAt);
  });
  return delays.sort((a, b) => a - b);
}

async function flood(user: PipelineUser): Promise<void> {
  let made = 0;
  const call = async () => {
    while (made++ < floodEvents) await user.post("/jobs", aJob);
  };
  await Promise.all(Array.from({ length: callers }, call));
}

it("ten hanging webhooks of one account do not delay another's events by a second", async () => {
  const [alive, ...hanging] = harness.receivers;
  if (!alive) throw new Error("there are receivers");
  const [other, flooding] = [await harness.newUser(), await harness.newUser()];
  await other.post("/webhooks", { url: alive.url, events: ["*"] });
  for (const receiver of hanging) {
    receiver.behave(() => {});
    await flooding.post("/webhooks", { url: receiver.url, events: ["*"] });
  }
  const alone = await measureDelays(other, alive);
  await flood(flooding);
  const waited = countCoreWaits();
  const shared = await measureDelays(other, alive);
  const waitedMs = waited();

  // Each of the ten is tried meanwhile, and keeps its connection until the deadline.
  for (const receiver of hanging) expect(receiver.connections).toBeGreaterThan(0);
  const added = (rank: number) => (shared.at(rank) ?? 0) - (alone.at(rank) ?? 0);
  // Not the longest: the machine of the tests has other work, too.
  expect(added(-2)).toBeLessThan(1_000 + waitedMs);
  const median = Math.floor(shared.length / 2);
  expect(added(median), `${shared} ms, alone ${alone} ms`).toBeLessThan(300 + waitedMs);
}, 120_000);
