/** The smoke test, against the service itself. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkDelivery } from "#scripts/operate/smoke/check-delivery.ts";
import { runSmoke } from "#scripts/operate/smoke/run-smoke.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { status } from "#scripts/run/stage/receivers/receiver.ts";
import { type LiveService, shareLiveService } from "#tests/support/live-service.ts";
import { asFetch } from "#tests/support/service-fetch.ts";
import { shareWebhooks, type WebhookService } from "#tests/support/webhooks.ts";

let live: LiveService;
let hooks: WebhookService;
beforeAll(async () => {
  live = await shareLiveService();
  hooks = await shareWebhooks();
});
afterAll(async () => {
  await live.stop();
  await hooks.stop();
});

it("passes, with every function, an estimate and a write, and leaves nothing", async () => {
  const SMOKE_KEY = await createKey(live.db, { tier: "ultra" });
  const SMOKE_TOKEN = await createToken(live.db);
  const lines: string[] = [];
  await runSmoke({
    origin: live.service.url.origin,
    credentials: { SMOKE_KEY, SMOKE_TOKEN },
    deployment: { single: true, versions: {} },
    uploaded: null,
    fetch: asFetch(live.service),
    log: (line) => lines.push(line),
  });
  const output = lines.join("\n");
  expect(output).toMatch(/^ok +dataset +\d{4}\.\d\d-[0-9a-f]{8}$/m);
  expect(output).toMatch(/^ok +estimate +\$\d+ to \$\d+, median \$\d+, with lineage$/m);
  expect(output).toMatch(/^ok +write +a job was created once, read and deleted$/m);
  expect(output).toMatch(/ 0 failed, 1 skipped/);
  expect(output).not.toContain(SMOKE_KEY);
  expect(output).not.toContain(SMOKE_TOKEN);
  const left = await live.service.fetch("/api/mcp/jobs", { key: SMOKE_TOKEN });
  expect(await left.json()).toMatchObject({ total: 0 });
});

it("has an event delivered, and deletes the webhook", async () => {
  const [receiver] = hooks.receivers;
  const SMOKE_TOKEN = await createToken(hooks.db);
  const target = {
    origin: hooks.service.url.origin,
    credentials: { SMOKE_TOKEN },
    fetch: asFetch(hooks.service),
    ...{ timeoutMs: 10_000, arrivesUntil: 0, pollMs: 50 },
  };
  const deliver = () => checkDelivery(target, ["webhooks", "core"], receiver?.url);
  expect(await deliver()).toMatchObject({ outcome: "passed", name: "webhook delivery" });
  expect(receiver?.requests.map(({ body }) => JSON.parse(body.toString()).event)).toEqual([
    "webhook.test",
  ]);
  receiver?.behave(status(500));
  expect(await deliver()).toMatchObject({
    outcome: "failed",
    text: expect.stringContaining("got failed (500)"),
    workers: ["webhooks", "core"],
  });
  const left = await hooks.service.fetch("/api/mcp/webhooks", { key: SMOKE_TOKEN });
  expect(await left.json()).toMatchObject({ total: 0 });
});
