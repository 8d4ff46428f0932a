/** The pages of webhooks: for Ultra, and for the owner's alone. */
import { describe, expect, it } from "vitest";
import { status } from "#scripts/run/stage/receivers/receiver.ts";
import { compareSignatures } from "#shared/webhooks/webhook-page/compare-signatures.ts";
import { eventually } from "#tests/support/eventually.ts";
import { newPerson } from "#tests/support/person.ts";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();

/** The forms of one webhook. */
const verbs = ["test", "edit", "status", "redeliver", "rotate", "delete"];
const escaped = (text: string) => text.replaceAll('"', "&quot;");

/** This service has the real clock. */
const owner = (tier: "free" | "ultra") => newPerson(harness, { tier, now: Date.now() });
const ultra = () => owner("ultra");
const browser = await ultra();
const show = (path: string, as = browser) => as.open(path);
const send = (path: string, fields: [string, string][] = [], as = browser) => as.send(path, fields);

describe("the sample on a plan without webhooks", () => {
  it.each([
    ["", "200", "Attempt 2 of 2"],
    ["?attempt=1", "503", "Attempt 1 of 2"],
    ["?attempt=9", "200", "Attempt 2 of 2"],
  ])(
    "shows an attempt with its response, and with signatures that are right: %s",
    async (query, response, heading) => {
      const free = await owner("free");
      const { html } = await show(`/app/webhooks${query}`, free);
      expect(html.replaceAll(/\s+/g, " ")).toContain(heading);
      expect(html).toContain(`Status <strong>${response}</strong>`);
      const value = (part: string) =>
        new RegExp(`data-part="${part}" value="([^"]+)"`).exec(html)?.[1] ?? "";
      const [, written = ""] = /<textarea[^>]*>([^<]+)</.exec(html) ?? [];
      const parts = {
        id: value("id"),
        timestamp: value("timestamp"),
        body: written.replaceAll("&quot;", '"').trim(),
        signature: value("signature"),
        bodySignature: value("body-signature"),
      };
      const result = await compareSignatures(value("secret"), parts, Date.now());
      expect(result.sent).toMatchObject([{ isEqual: true }]);
      expect(result.isBodyEqual).toBe(true);
    },
  );
});

describe("the form of a webhook", () => {
  it("explains how to receive on one's own computer where it refuses such an address", async () => {
    const opened = /<details open[^>]*><summary>A receiver on your own computer/;
    const hint = "npm run webhook:listen";
    for (const url of ["http://localhost:3000/hook", "https://localhost/hook"]) {
      const fields: [string, string][] = [
        ["url", url],
        ["events", "*"],
      ];
      const { status, html } = await send("/app/webhooks/new", fields);
      expect(status, url).toBe(400);
      expect(html).toMatch(opened);
      expect(html).toContain(hint);
    }
    const { html } = await show("/app/webhooks/new");
    expect(html).toContain(hint);
    expect(html).not.toMatch(opened);
  });
});

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
    const id = /"\/app\/webhooks\/(wh_\w+)"/.exec(made.html)?.[1] ?? "";
    // A test was sent before the secret could be known, and its result is shown.
    expect(made.html).toContain("The receiver accepted it (200).");
    expect(receiver.requests.splice(0).map(({ body }) => JSON.parse(String(body)).event)).toEqual([
      "webhook.test",
    ]);

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
    expect(page).toContain("Status <strong>200</strong>");
    expect(page).toContain(escaped(request.body.toString()));
    const own = await show(`/app/webhooks/${id}`);
    expect(own.html).toContain(`/app/webhooks/deliveries/${delivery}`);
    expect(own.html).not.toContain("whsec_");

    const replay = `/app/webhooks/deliveries/${delivery}/replay`;
    expect((await send(replay)).status).toBe(303);
    expect(receiver.requests).toHaveLength(2);
    const test = await send(`/app/webhooks/${id}/test`);
    expect(test.location).toMatch(/^\/app\/webhooks\/deliveries\/dlv_\w+$/);
    expect((await send(`/app/webhooks/${id}/rotate`)).html).toMatch(/whsec_[\w+/=]{20,}/);

    const other = await ultra();
    for (const path of [
      `/app/webhooks/${id}`,
      `/app/webhooks/${id}/edit`,
      `/app/webhooks/deliveries/${delivery}`,
    ]) {
      expect((await show(path, other)).status, path).toBe(404);
    }
    for (const path of [...verbs.map((verb) => `${id}/${verb}`), `deliveries/${delivery}/replay`]) {
      const fields: [string, string][] = [["status", "disabled"]];
      expect((await send(`/app/webhooks/${path}`, fields, other)).status, path).toBe(404);
    }
    expect((await show(`/app/webhooks/${id}`)).html).toContain("Active");
    expect((await send(`/app/webhooks/${id}/delete`)).status).toBe(303);
    expect((await show(`/app/webhooks/${id}`)).status).toBe(404);
  });

  it("change one, disable and enable it, and send what did not arrive", async () => {
    const receiver = firstReceiver(harness);
    receiver.behave(status(503, {}, "<b>busy</b>"));
    const made = await send("/app/webhooks/new", [
      ["url", receiver.url],
      ["description", "  Offers & more "],
      ["events", "*"],
    ]);
    expect(made.html).toContain("The receiver was not available (503).");
    const id = /"\/app\/webhooks\/(wh_\w+)"/.exec(made.html)?.[1] ?? "";
    const delivery = /deliveries\/(dlv_\w+)/.exec(made.html)?.[1] ?? "";
    const page = (await show(`/app/webhooks/deliveries/${delivery}`)).html;
    expect(page).toContain("&lt;b&gt;busy&lt;/b&gt;");
    expect(page).toMatch(/Next attempt: .*\(in \d+ seconds?\)/s);
    // As the latest attempt, with its body.
    const unknown = await show(`/app/webhooks/deliveries/${delivery}?attempt=99`);
    expect(unknown.status).toBe(200);
    expect(unknown.html).toContain("webhook.test&quot;,");
    expect(unknown.html).not.toContain("no longer stored");

    const path = `/app/webhooks/${id}`;
    const form = (await show(`${path}/edit`)).html;
    expect(form).toContain('value="Offers &amp; more"');
    expect(form).toMatch(/value="\*" checked/);
    const bad = await send(`${path}/edit`, [
      ["url", "ftp://x"],
      ["description", "Kept"],
    ]);
    expect([bad.status, bad.html.includes('value="Kept"')]).toEqual([400, true]);
    const changed = await send(`${path}/edit`, [
      ["url", receiver.url],
      ["events", "job.created"],
    ]);
    expect(changed.location).toBe(path);
    const { html } = await show(path);
    expect(html).toContain("job.created");
    expect(html).not.toContain("Offers &amp; more");

    await send(`${path}/status`, [["status", "disabled"]]);
    const off = (await show(path)).html;
    expect(off).toContain("Disabled by you.");
    expect(off).not.toContain("Send them again");
    expect((await show(`${path}?show=undelivered`)).html).toContain(delivery);
    const refused = await send(`/app/webhooks/deliveries/${delivery}/replay`);
    expect([refused.status, refused.html.includes("is disabled")]).toEqual([409, true]);
    expect((await send(`${path}/status`, [["status", "deleted"]])).status).toBe(400);
    await send(`${path}/status`, [["status", "active"]]);
    expect((await show(path)).html).toContain("1 delivery of the last 30 days has not arrived");

    receiver.behave(status(200));
    const sent = await send(`${path}/redeliver`, [["period", "1"]]);
    expect(sent.location).toBe(`${path}?sent=1&remaining=0`);
    expect((await show(sent.location)).html).toContain("1 delivery is sent again.");
    await eventually(async () =>
      (await show(`${path}?show=undelivered`)).html.includes("Everything was delivered."),
    );
  });

  it("are for the Ultra plan", async () => {
    const free = await owner("free");
    const { status, html } = await show("/app/webhooks", free);
    expect(status).toBe(200);
    expect(html).toContain("Webhooks are part of the Ultra plan");
    expect(html).toContain("<strong>$199</strong> a month");
    expect(html).not.toContain("/app/webhooks/new");
    for (const path of ["new", "wh_1", "wh_1/edit", "deliveries/dlv_1"]) {
      expect((await show(`/app/webhooks/${path}`, free)).status, path).toBe(403);
    }
    const forms = verbs.map((verb) => `wh_1/${verb}`);
    for (const path of ["new", ...forms, "deliveries/dlv_1/replay"]) {
      expect((await send(`/app/webhooks/${path}`, [], free)).status, path).toBe(403);
    }
  });
});
