/** The pages of webhooks: for Ultra, and for the owner's alone. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { open, type SignedIn, signIn, submit } from "../../support/sign-in.ts";
import {
  eventually,
  firstReceiver,
  shareWebhooks,
  type WebhookService,
} from "../../support/webhooks.ts";

let harness: WebhookService;
let browser: SignedIn;
beforeAll(async () => {
  harness = await shareWebhooks();
  browser = await ultra();
});
afterAll(() => harness.stop());

/** This service has the real clock. */
const ultra = () => signIn(harness.db, { tier: "ultra", now: Date.now() });
const show = async (path: string, as = browser) => {
  const response = await open(harness.service, path, as);
  return { status: response.status, html: await response.text() };
};
const send = async (path: string, fields: [string, string][] = [], as = browser) => {
  const response = await submit(harness.service, path, as, fields);
  const location = response.headers.get("location") ?? "";
  return { status: response.status, location, html: await response.text() };
};

describe("the pages of webhooks", () => {
  it("make one, show its secret once, send a job's move to it, and send that again", async () => {
    const receiver = firstReceiver(harness);
    const refused = await send("/app/webhooks/new", [["url", "http://10.0.0.1/"]]);
    expect(refused.status).toBe(400);
    expect(refused.html).toContain('value="http://10.0.0.1/"');
    const made = await send("/app/webhooks/new", [
      ["url", receiver.url],
      ["events", "job.status_changed"],
      ["events", "job.deleted"],
    ]);
    expect(made.html).toMatch(/whsec_[\w+/=]{20,}/);
    const id = /\/app\/webhooks\/(wh_\w+)/.exec(made.html)?.[1] ?? "";

    const job = await send("/app/jobs/new", [
      ["company", "Acme"],
      ["title", "Engineer"],
      ["status", "saved"],
    ]);
    await send(`${job.location}/status`, [["status", "applied"]]);
    const request = await eventually(() => receiver.requests[0]);
    expect(JSON.parse(request.body.toString())).toMatchObject({
      event: "job.status_changed",
      data: { newStatus: "applied", previousStatus: "saved" },
    });
    const delivery = String(request.headers["webhook-id"]);
    const page = await eventually(async () => {
      const { html } = await show(`/app/webhooks/deliveries/${delivery}`);
      return html.includes("1. Succeeded") && html;
    });
    expect(page).toContain("response 200");
    const own = await show(`/app/webhooks/${id}`);
    expect(own.html).toContain(`/app/webhooks/deliveries/${delivery}`);
    expect(own.html).not.toContain("whsec_");

    const replay = `/app/webhooks/deliveries/${delivery}/replay`;
    expect((await send(replay)).status).toBe(303);
    await eventually(() => receiver.requests.length === 2);
    const test = await send(`/app/webhooks/${id}/test`);
    expect(test.location).toMatch(/^\/app\/webhooks\/deliveries\/dlv_\w+$/);
    expect((await send(`/app/webhooks/${id}/rotate`)).html).toMatch(/whsec_[\w+/=]{20,}/);

    const other = await ultra();
    for (const path of [id, `deliveries/${delivery}`]) {
      expect((await show(`/app/webhooks/${path}`, other)).status, path).toBe(404);
    }
    for (const path of [
      `${id}/test`,
      `${id}/rotate`,
      `${id}/delete`,
      `deliveries/${delivery}/replay`,
    ]) {
      expect((await send(`/app/webhooks/${path}`, [], other)).status, path).toBe(404);
    }
    expect((await send(`/app/webhooks/${id}/delete`)).status).toBe(303);
    expect((await show(`/app/webhooks/${id}`)).status).toBe(404);
  });

  it("are for the Ultra plan", async () => {
    const free = await signIn(harness.db, { tier: "free", now: Date.now() });
    const { status, html } = await show("/app/webhooks", free);
    expect([status, html.includes("part of the Ultra plan")]).toEqual([403, true]);
    for (const path of ["new", "wh_1", "deliveries/dlv_1"]) {
      expect((await show(`/app/webhooks/${path}`, free)).status, path).toBe(403);
    }
    for (const path of [
      "new",
      "wh_1/test",
      "wh_1/rotate",
      "wh_1/delete",
      "deliveries/dlv_1/replay",
    ]) {
      expect((await send(`/app/webhooks/${path}`, [], free)).status, path).toBe(403);
    }
  });
});
