import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { webhooks } from "#schema/webhooks.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aJob } from "#tests/support/pipeline.ts";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();
const url = firstReceiver(harness).url;

describe("POST /webhooks", () => {
  it("registers a webhook with a generated secret, which is returned only once and stored encrypted", async () => {
    const user = await harness.newUser();
    const { status, body, headers } = await user.post("/webhooks", { url, events: ["*"] });
    expect([status, headers.get("cache-control")]).toEqual([201, "private, no-store"]);
    expect(body).toEqual({
      id: expect.stringMatching(/^wh_[0-9A-Za-z]{16}$/),
      url,
      description: null,
      events: ["*"],
      content: "full",
      hasSecret: true,
      status: "active",
      disabledReason: null,
      consecutiveFailures: 0,
      lastDelivery: null,
      createdAt: expect.any(String),
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const { secret, ...record } = body;
    expect((await user.get("/webhooks")).body.webhooks).toEqual([record]);
    const [row] = await harness.db.select().from(webhooks).where(eq(webhooks.id, body.id));
    expect(row?.secret).toBeTruthy();
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  });

  it("does not return a secret from the request, and signs nothing with null", async () => {
    const user = await harness.newUser();
    const given = await user.post("/webhooks", {
      url,
      events: ["job.created"],
      secret: "s3cret-of-the-user",
    });
    expect([given.body.hasSecret, given.body.secret]).toEqual([true, null]);
    const none = await user.post("/webhooks", { url, events: ["job.created"], secret: null });
    expect([none.body.hasSecret, none.body.secret]).toEqual([false, null]);
  });

  it("delivers events from then on", async () => {
    const user = await harness.newUser();
    await user.post("/webhooks", { url, events: ["job.created"] });
    const { body: job } = await user.post("/jobs", aJob);
    const request = await eventually(() =>
      firstReceiver(harness).requests.find((one) => one.body.toString().includes(job.id)),
    );
    const body = JSON.parse(request.body.toString());
    expect(Object.keys(body).sort()).toEqual(["data", "event", "timestamp"]);
    expect(body).toMatchObject({ event: "job.created", data: { ...job, eventAt: job.createdAt } });
  });

  it("refuses the eleventh, even if twenty are registered concurrently", async () => {
    const user = await harness.newUser();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.post("/webhooks", { url, events: ["*"] })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array(10).fill([400, "VALIDATION_ERROR"]),
    );
    // No field of the body is at fault.
    expect(refused[0]?.body).toEqual({
      error: "The account already has 10 webhooks, which is the maximum.",
      code: "VALIDATION_ERROR",
    });
    expect((await user.get("/webhooks")).body.total).toBe(10);
  });

  it("replays the response to the same key including the secret, which is stored encrypted", async () => {
    const user = await harness.newUser();
    const headers = { "idempotency-key": "register-1" };
    const first = await user.post("/webhooks", { url, events: ["*"] }, headers);
    const second = await user.post("/webhooks", { url, events: ["*"] }, headers);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect((await user.get("/webhooks")).body.total).toBe(1);
    const rows = await harness.db.run(`select body from idempotency_keys`);
    expect(rows.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.rows)).not.toContain(first.body.secret.slice(6));
  });

  it.each([
    [{ url: "http://hooks.example.com", events: ["*"] }, "url"],
    [{ url: "https://127.0.0.1/hook", events: ["*"] }, "url"],
    [{ url: "https://nowhere.invalid.example.com/", events: ["*"] }, "url"],
    [{ url: "https://x.com", events: ["job.exploded"] }, "events.0"],
  ])("refuses %j", async (body, field) => {
    const user = await harness.newUser();
    const answer = await user.post("/webhooks", body);
    expect([answer.status, answer.body.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.details[0].field).toBe(field);
  });

  it("returns 503 while no resolver is reachable, and registers nothing", async () => {
    const user = await harness.newUser();
    harness.resolver.set("silent.example.com", (response) => void response.destroy());
    const answer = await user.post("/webhooks", {
      url: "https://silent.example.com/hook",
      events: ["*"],
    });
    expect([answer.status, answer.body.code]).toEqual([503, "UNAVAILABLE"]);
    expect((await user.get("/webhooks")).body.total).toBe(0);
  });
});
