/** Webhooks with a real database and simulated time, chance, queue and receivers. */
import { eq } from "drizzle-orm";
import { webhookAttempts, webhookDeliveries, webhooks } from "#schema/webhooks.ts";
import type { Database } from "#shared/db/client.ts";
import type { Attempt, OutgoingDelivery } from "#shared/outbound/attempt.ts";
import { createJob } from "#shared/pipeline/jobs/create-job.ts";
import { claim, type DeliveryContext, deliver } from "#shared/webhooks/delivery/deliver.ts";
import { readSweepState, type SweepState, sweep } from "#shared/webhooks/delivery/sweep.ts";
import { registerWebhook } from "#shared/webhooks/subscriptions/write-webhooks.ts";
import { announceEvents } from "#shared/writes/announce.ts";
import type { VerbUser } from "./pipeline-verbs.ts";

const secretsKey = "1e".repeat(32);

/** How the simulated receiver responds to a request. */
type Responder = (delivery: OutgoingDelivery) => Partial<Attempt> | Promise<Partial<Attempt>>;

export interface Simulation {
  /** Milliseconds since the epoch. */
  now: number;
  /** A value from 0 to 1, used instead of a random number. */
  random: number;
  /** Requests in the order in which they were made. */
  sent: OutgoingDelivery[];
  /** Messages in the queue, with their delivery times. */
  messages: { id: string; at: number }[];
  /** False for a queue that loses all messages. */
  queueWorks: boolean;
  context: DeliveryContext;
  /** Sets how further requests are responded to. */
  respond(responder: Responder): void;
  register(user: VerbUser, events?: string[]): Promise<string>;
  /** Creates a job, and so an event for the webhooks, which is only queued if `announced`. */
  createEvent(user: VerbUser, options?: { announced?: boolean }): Promise<void>;
  /** Runs the queue until an instant, with a sweep every ten seconds if `sweeping`. */
  run(until: number, options?: { sweeping?: boolean }): Promise<void>;
  sweep(): Promise<void>;
  deliveries(webhookId: string): Promise<(typeof webhookDeliveries.$inferSelect)[]>;
  attempts(deliveryId: string): Promise<(typeof webhookAttempts.$inferSelect)[]>;
  webhook(id: string): Promise<typeof webhooks.$inferSelect>;
}

const sweepEveryMs = 10_000;

export function simulate(db: Database, start: string): Simulation {
  let responder: Responder = () => ({});
  let state: SweepState = { ...readSweepState(undefined), ranAt: Date.parse(start) };
  const simulation: Simulation = {
    now: Date.parse(start),
    random: 0.5,
    sent: [],
    messages: [],
    queueWorks: true,
    context: {
      db,
      secretsKey,
      queue: {
        async send(ids, afterMs = 0) {
          if (!simulation.queueWorks) return;
          for (const id of ids) simulation.messages.push({ id, at: simulation.now + afterMs });
        },
      },
      async send(delivery) {
        simulation.sent.push(delivery);
        const attempt = await responder(delivery);
        return {
          outcome: (attempt.responseStatus ?? 200) < 300 ? "succeeded" : "failed",
          responseStatus: 200,
          error: null,
          retryAfterSeconds: null,
          responseHeaders: {},
          responseBody: "",
          address: null,
          durationMs: 1,
          ...attempt,
        };
      },
      now: () => simulation.now,
      random: () => simulation.random,
    },
    respond(next) {
      responder = next;
    },
    register: (user, events = ["*"]) =>
      user.write(simulation.now, async (context) => {
        const checkReceiver = async () => ({ kind: "accepted" }) as const;
        const body = { url: "https://hooks.example.com/", events: events as ["*"] };
        return (await registerWebhook({ ...context, secretsKey, checkReceiver }, body)).id;
      }),
    async createEvent(user, { announced = false } = {}) {
      const eventIds: string[] = [];
      await user.write(simulation.now, (context) => {
        eventIds.length = 0;
        const announce = (id: string) => void eventIds.push(id);
        return createJob(
          { ...context, announce },
          { company: "Acme", title: "T", status: "saved" },
        );
      });
      if (announced) await announceEvents({ db, queue: simulation.context.queue }, eventIds);
    },
    async run(until, { sweeping = false } = {}) {
      let nextSweep = sweeping ? simulation.now : Number.POSITIVE_INFINITY;
      for (;;) {
        const next = Math.min(nextSweep, ...simulation.messages.map(({ at }) => at));
        if (next > until) break;
        simulation.now = Math.max(simulation.now, next);
        if (nextSweep <= simulation.now) {
          await simulation.sweep();
          nextSweep = simulation.now + sweepEveryMs;
        }
        const arrived = simulation.messages.filter(({ at }) => at <= simulation.now);
        simulation.messages = simulation.messages.filter(({ at }) => at > simulation.now);
        for (const { id } of arrived) {
          const { context } = simulation;
          for (const delivery of await claim(context, [id])) await deliver(context, delivery);
        }
      }
      simulation.now = until;
    },
    async sweep() {
      const { now, context } = simulation;
      state = (await sweep({ db, queue: context.queue, now }, state)).state;
    },
    deliveries: (webhookId) =>
      db
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.webhookId, webhookId))
        .orderBy(webhookDeliveries.createdAt, webhookDeliveries.id),
    attempts: (deliveryId) =>
      db
        .select()
        .from(webhookAttempts)
        .where(eq(webhookAttempts.deliveryId, deliveryId))
        .orderBy(webhookAttempts.number),
    async webhook(id) {
      const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
      if (!row) throw new Error(`there is no webhook ${id}`);
      return row;
    },
  };
  return simulation;
}
