/** Webhook sending in workerd, with a DNS resolver of its own. */
import { join } from "node:path";
import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { type Resolver, startResolver } from "#scripts/run/stage/receivers/resolver.ts";
import { startWorkers } from "#scripts/run/stage/start-workers.ts";
import type { Attempt, OutgoingDelivery } from "#shared/outbound/attempt.ts";
import type { SendingBindings } from "#shared/outbound/settings.ts";
import type { ReceiverVerdict } from "#shared/webhooks/subscriptions/check-receiver.ts";
import type { Task } from "./sending-worker.ts";

export interface SendingHarness {
  resolver: Resolver;
  run<T>(verb: Task["verb"], input: unknown, env?: SendingBindings): Promise<T>;
  check(url: string, env?: SendingBindings): Promise<ReceiverVerdict>;
  send(
    delivery: Partial<OutgoingDelivery> & Pick<OutgoingDelivery, "url">,
    env?: SendingBindings,
  ): Promise<Attempt>;
  stop(): Promise<void>;
}

const attemptTime = Date.UTC(2026, 10, 21, 12);

export async function startSending(): Promise<SendingHarness> {
  const resolver = await startResolver();
  const workers = await startWorkers([
    {
      name: "sending",
      bundle: await bundledWorker(join(import.meta.dirname, "sending-worker.ts")),
      compatibilityDate: "2026-10-01",
      compatibilityFlags: ["global_fetch_strictly_public"],
      bindings: { ENVIRONMENT: "test" },
    },
  ]);

  async function run<T>(verb: Task["verb"], input: unknown, env: SendingBindings = {}): Promise<T> {
    const settings = { ENVIRONMENT: "test", WEBHOOK_RESOLVERS: resolver.url, ...env };
    const body = JSON.stringify({ verb, input, env: settings } satisfies Task);
    const response = await workers.fetch("http://sending/", { method: "POST", body });
    const text = await response.text();
    if (!response.ok) throw new Error(text);
    return JSON.parse(text) as T;
  }
  return {
    resolver,
    run,
    check: (url, env) => run("check", url, env),
    send: (delivery, env) =>
      run("send", { headers: {}, body: "{}", now: attemptTime, ...delivery }, env),
    async stop() {
      await workers.stop();
      await resolver.stop();
    },
  };
}
