import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { deliveryStatuses } from "#schema/webhooks.ts";
import type { Target } from "./call.ts";
import { judged, parse, skipped } from "./check-service.ts";
import { caller, create, problemOf } from "./check-write.ts";
import type { Result } from "./result.ts";

const Queued = z.object({ deliveryId: z.string().regex(/^dlv_\w{1,40}$/) });
const Delivery = z.object({
  status: z.enum(deliveryStatuses),
  responseStatus: z.int().nullable(),
  error: z.string().nullable(),
});

const name = "webhook delivery";
/** How it looks if the edge does not send the host name (workerd issue 6903). */
const mayLackName = /^(?:tls_failed|connection_closed)$/;
const transportHint =
  '. If the receiver is reached by others, put WEBHOOK_TRANSPORT = "fetch" under [vars] in wrangler.toml and deploy core and webhooks again (docs/operating.md says what it changes)';
/** A first attempt is made within seconds of the event. */
const deliveredWithinMs = 30_000;

/**
 * Registers a webhook at a URL, has an event sent there, waits until it has arrived, and deletes the
 * webhook, whatever went wrong.
 */
export async function checkDelivery(
  target: Target,
  workers: readonly string[],
  url: string | undefined,
): Promise<Result> {
  if (target.credentials.SMOKE_TOKEN === undefined) return skipped(name, "needs SMOKE_TOKEN");
  if (url === undefined) return skipped(name, "needs --webhook-url, an address that responds 2xx");
  const call = caller(target);
  const path = "/api/mcp/webhooks";
  const body = { url, events: ["webhook.test"], description: "Smoke test after a deployment" };
  const { problem, id } = await create(call, { method: "POST", path, body });
  const found = [problem];
  if (id !== null) {
    if (problem === null) found.push(await deliver(target, id));
    const remove = { method: "DELETE", path, body: { webhookId: id } };
    found.push(problemOf(await call("delete", remove, 200)));
  }
  const problems = found.filter((one) => one !== null);
  const done = `webhook.test was delivered to ${new URL(url).host}`;
  return judged(name, workers, problems.join("; ") || done, problems.length > 0);
}

async function deliver(target: Target, webhookId: string): Promise<string | null> {
  const call = caller(target);
  const path = "/api/mcp/webhooks/test";
  const queued = await call("test", { method: "POST", path, body: { webhookId } }, 202);
  if (typeof queued === "string") return queued;
  const id = parse(Queued, queued)?.deliveryId;
  if (id === undefined) return "test: expected a deliveryId";
  const until = Date.now() + deliveredWithinMs;
  let [last, hint] = ["", ""];
  while (Date.now() < until) {
    const read = { method: "GET", path: `/api/mcp/webhooks/deliveries/${id}` };
    const answer = await call("read the delivery", read, 200);
    if (typeof answer === "string") return answer;
    const delivery = parse(Delivery, answer);
    if (!delivery) return "read the delivery: expected its status";
    if (delivery.status === "succeeded") return null;
    last = `${delivery.status} (${delivery.error ?? delivery.responseStatus ?? "no attempt"})`;
    if (mayLackName.test(delivery.error ?? "")) hint = transportHint;
    if (delivery.status !== "pending" && delivery.status !== "delivering") break;
    await sleep(target.pollMs);
  }
  return `expected a delivery within ${deliveredWithinMs / 1_000} s, got ${last}${hint}`;
}
