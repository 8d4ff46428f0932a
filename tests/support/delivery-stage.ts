/** Where deliveries of webhooks are tested with simulated time: one database for all suites of a worker. */
import { webhookDeliveries } from "#schema/webhooks.ts";
import { perWorker } from "#scripts/run/stage/per-worker.ts";
import { openVerbs, type Verbs, type VerbUser } from "./pipeline-verbs.ts";
import { type Simulation, simulate } from "./webhook-simulation.ts";

export const start = "2026-11-21T12:00:00Z";
export const day = 86_400_000;

export interface DeliveryStage {
  verbs: Verbs;
  user: VerbUser;
  world: Simulation;
}

const shared = perWorker(openVerbs);

/** Opens a stage for one test: a new account in a new world, in which nothing is to be delivered yet. */
export async function openStage(): Promise<DeliveryStage> {
  const verbs = await shared();
  await verbs.db.delete(webhookDeliveries);
  return { verbs, user: await verbs.newUser(), world: simulate(verbs.db, start) };
}

/** Creates one event for one webhook, and queues its delivery. */
export async function queueDelivery({
  world,
  user,
}: Pick<DeliveryStage, "world" | "user">): Promise<{ webhookId: string; id: string }> {
  const webhookId = await world.register(user);
  await world.createEvent(user);
  const [delivery] = await world.deliveries(webhookId);
  if (!delivery) throw new Error("the event has no delivery");
  await world.context.queue.send([delivery.id]);
  return { webhookId, id: delivery.id };
}
