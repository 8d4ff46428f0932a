import { describe, expect, it } from "vitest";
import { status } from "#scripts/run/stage/receivers/receiver.ts";
import { eventually } from "#tests/support/eventually.ts";
import { firstReceiver, shareWebhooks } from "#tests/support/webhooks.ts";

const harness = await shareWebhooks();

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

describe("GET /webhooks/deliveries/{id}", () => {
  it("returns every attempt with the receiver's response, and the time of the next one", async () => {
    const user = await harness.newUser();
    const receiver = firstReceiver(harness);
    receiver.behave(status(500, { Server: "nginx" }, "out of order"));
    const { body: webhook } = await user.post("/webhooks", { url: receiver.url, events: ["*"] });
    const { body: queued } = await user.post("/webhooks/test", { webhookId: webhook.id });
    const path = `/webhooks/deliveries/${queued.deliveryId}`;
    const failed = await eventually(async () => {
      const { body } = await user.get(path);
      return body.status === "failed" && body;
    });
    expect(failed).toMatchObject({
      attemptCount: 1,
      responseStatus: 500,
      error: null,
      finishedAt: null,
      attempts: [
        {
          number: 1,
          kind: "scheduled",
          outcome: "failed",
          responseStatus: 500,
          url: receiver.url,
          address: "127.0.0.1",
          responseHeaders: { server: "nginx", "content-length": "12" },
          responseBody: "out of order",
        },
      ],
    });
    const [received] = receiver.requests;
    // Exactly what was sent, but for what belongs to the connection.
    const { host, connection, "content-length": length, ...headers } = received?.headers ?? {};
    expect([host, connection, length].every(Boolean)).toBe(true);
    expect(lowerCased(failed.attempts[0].requestHeaders)).toEqual(headers);
    expect(failed.requestBody).toBe(received?.body.toString());
    const wait = Date.parse(failed.nextAttemptAt) - Date.parse(failed.attempts[0].startedAt);
    expect(wait).toBeGreaterThanOrEqual(4_000);
    expect(wait).toBeLessThan(6_500);

    // Five seconds later the queue brings it again, and now it is taken.
    receiver.behave(status(204));
    const done = await eventually(async () => {
      const { body } = await user.get(path);
      return body.status === "succeeded" && body;
    });
    expect(done.attempts.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "failed",
      "succeeded",
    ]);
    const times = receiver.requests
      .filter(({ headers }) => headers["webhook-id"] === queued.deliveryId)
      .map(({ headers }) => headers["x-service-timestamp"]);
    expect(times).toEqual(done.attempts.map(({ startedAt }: { startedAt: string }) => startedAt));
    expect(done).toMatchObject({ nextAttemptAt: null, finishedAt: expect.any(String) });
  });

  it("returns 404 for a delivery of another account", async () => {
    const [user, other] = [await harness.newUser(), await harness.newUser()];
    const { url } = firstReceiver(harness);
    const { body: webhook } = await other.post("/webhooks", { url, events: ["*"] });
    const { body: queued } = await other.post("/webhooks/test", { webhookId: webhook.id });
    for (const id of [queued.deliveryId, "dlv_none"]) {
      const { status, body } = await user.get(`/webhooks/deliveries/${id}`);
      expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
    }
  });
});
