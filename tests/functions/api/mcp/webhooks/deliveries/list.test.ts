import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { webhookDeliveries } from "#schema/webhooks.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aJob } from "#tests/support/pipeline.ts";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();

describe("GET /webhooks/deliveries", () => {
  it("returns one delivery for each event and subscribed webhook, with filters and pages", async () => {
    const user = await harness.newUser();
    const { url } = firstReceiver(harness);
    const register = async (events: string[]) =>
      (await user.post("/webhooks", { url, events })).body.id as string;
    const [all, moves] = [await register(["*"]), await register(["interview.scheduled"])];
    const { body: job } = await user.post("/jobs", aJob);
    await user.post(`/jobs/${job.id}/status`, { status: "interviewing" });
    await eventually(
      async () => (await user.get("/webhooks/deliveries?status=succeeded")).body.total === 4,
    );
    const found = async (query: string) => {
      const { body } = await user.get(`/webhooks/deliveries?${query}`);
      expect(body.total).toBe(body.deliveries.length);
      return body.deliveries.map(
        ({ webhookId, event }: { webhookId: string; event: string }) =>
          `${webhookId === all ? "all" : "moves"} ${event}`,
      );
    };
    const everything = [
      "all interview.scheduled",
      "all job.created",
      "all job.status_changed",
      "moves interview.scheduled",
    ];
    expect((await found("")).sort()).toEqual(everything);
    expect(await found(`webhookId=${moves}`)).toEqual(["moves interview.scheduled"]);
    expect((await found("event=interview.scheduled")).sort()).toEqual([
      "all interview.scheduled",
      "moves interview.scheduled",
    ]);
    expect(await found("status=failed,dead,cancelled")).toEqual([]);
    expect(await found(`webhookId=${all}&event=job.created&status=succeeded`)).toHaveLength(1);

    const { body: whole } = await user.get("/webhooks/deliveries");
    const seen: unknown[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: string = `?limit=1${cursor === "" ? "" : `&cursor=${cursor}`}`;
      const { body } = await user.get(`/webhooks/deliveries${page}`);
      seen.push(...body.deliveries);
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(whole.deliveries);
  });

  it("shows nothing to another account, and returns 404 for its webhooks", async () => {
    const [user, other] = [await harness.newUser(), await harness.newUser()];
    const { url } = firstReceiver(harness);
    const { body: webhook } = await user.post("/webhooks", { url, events: ["*"] });
    await user.post("/jobs", aJob);
    expect((await user.get("/webhooks/deliveries")).body.total).toBe(1);
    expect((await other.get("/webhooks/deliveries")).body.total).toBe(0);
    for (const id of [webhook.id, "wh_0000000000000000"]) {
      const { status, body } = await other.get(`/webhooks/deliveries?webhookId=${id}`);
      expect([status, body.code, body.details[0].field]).toEqual([404, "NOT_FOUND", "webhookId"]);
    }
  });

  it("accepts a webhook without deliveries, and a deleted one while its log is kept", async () => {
    const user = await harness.newUser();
    const { url } = firstReceiver(harness);
    const { body: webhook } = await user.post("/webhooks", { url, events: ["*"] });
    const path = `/webhooks/deliveries?webhookId=${webhook.id}`;
    expect((await user.get(path)).body.total).toBe(0);
    await user.post("/webhooks/test", { webhookId: webhook.id });
    await user.remove("/webhooks", {}, { webhookId: webhook.id });
    expect((await user.get(path)).body.total).toBe(1);
    const { db } = harness;
    await db.delete(webhookDeliveries).where(eq(webhookDeliveries.webhookId, webhook.id));
    expect((await user.get(path)).status).toBe(404);
  });
});
