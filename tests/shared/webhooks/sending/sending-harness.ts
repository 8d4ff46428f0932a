/** Webhook sending in workerd, with a DNS resolver of its own. */
import { join } from "node:path";
import { createTestHarness } from "wrangler";
import type { Attempt, OutgoingDelivery } from "../../../../shared/webhooks/sending/attempt.ts";
import type { ReceiverVerdict } from "../../../../shared/webhooks/sending/check-receiver.ts";
import type { SendingBindings } from "../../../../shared/webhooks/sending/settings.ts";
import { bundledWorker } from "../../../support/bundled-worker.ts";
import { type Resolver, startResolver } from "../../../support/receivers/resolver.ts";
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

export const attemptTime = Date.UTC(2026, 10, 21, 12);

export async function startSending(): Promise<SendingHarness> {
  const resolver = await startResolver();
  const harness = createTestHarness({
    root: import.meta.dirname,
    workers: [
      {
        config: {
          name: "sending",
          main: await bundledWorker(join(import.meta.dirname, "sending-worker.ts")),
          no_bundle: true,
          compatibility_date: "2026-10-01",
          compatibility_flags: ["global_fetch_strictly_public"],
          vars: { ENVIRONMENT: "test" },
        },
      },
    ],
  });
  await harness.listen();

  async function run<T>(verb: Task["verb"], input: unknown, env: SendingBindings = {}): Promise<T> {
    const settings = { ENVIRONMENT: "test", WEBHOOK_RESOLVERS: resolver.url, ...env };
    const body = JSON.stringify({ verb, input, env: settings } satisfies Task);
    const response = await harness.fetch("http://sending/", { method: "POST", body });
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
      await harness.close();
      await resolver.stop();
    },
  };
}
