import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { type Behavior, startReceiver, status } from "#scripts/run/stage/receivers/receiver.ts";
import { startWorkers, type Workers } from "#scripts/run/stage/start-workers.ts";

const workers: Workers = await startWorkers([
  {
    name: "sending",
    bundle: await bundledWorker(join(import.meta.dirname, "sending-worker.ts")),
    compatibilityDate: "2026-10-01",
    compatibilityFlags: ["global_fetch_strictly_public"],
    bindings: { ENVIRONMENT: "test" },
  },
]);
const receiver = await startReceiver({ host: "localhost" });
beforeEach(() => {
  receiver.requests.length = 0;
});
afterAll(async () => {
  await workers.stop();
  await receiver.stop();
});

// biome-ignore lint/suspicious/noExplicitAny: the result of the post, or its error
async function post(behavior: Behavior, deadlineMs = 5_000): Promise<any> {
  receiver.behave(behavior);
  const delivery = { url: receiver.url, headers: { "X-Mine": "yes" }, body: "{}", deadlineMs };
  const response = await workers.fetch("http://sending/", {
    method: "POST",
    body: JSON.stringify({ verb: "fetch", input: delivery, env: { ENVIRONMENT: "test" } }),
  });
  const text = await response.text();
  return response.ok ? JSON.parse(text) : text;
}

describe("a delivery by fetch", () => {
  it("sends the same request as a socket", async () => {
    expect(await post(status(200, { Server: "nginx" }, "taken"))).toEqual({
      response: {
        status: 200,
        retryAfter: null,
        headers: { "content-length": "5", server: "nginx" },
        body: "taken",
      },
      address: null,
    });
    const [request] = receiver.requests;
    expect(request).toMatchObject({ method: "POST", path: "/hooks?from=test" });
    expect(request?.headers).toMatchObject({
      "content-type": "application/json",
      "content-length": "2",
      "x-mine": "yes",
    });
    expect(request?.body.toString()).toBe("{}");
  });

  it("follows no redirect", async () => {
    const { response } = await post(status(307, { Location: receiver.url }));
    expect(response.status).toBe(307);
    expect(receiver.requests).toHaveLength(1);
  });

  it("returns Retry-After and the first 4 KiB of the body", async () => {
    const { response } = await post(status(429, { "Retry-After": "7" }, "x".repeat(9_000)));
    expect(response).toMatchObject({ status: 429, retryAfter: "7", body: "x".repeat(4_096) });
  });

  it("waits for a head until the deadline, and keeps the received part of a slow body", async () => {
    expect(await post(() => {}, 400)).toContain("timeout");
    const slow = await post((socket) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nbeginning");
      // Long enough for a busy machine to connect and to read the head.
    }, 2_000);
    expect(slow.response).toMatchObject({ status: 200, retryAfter: null, body: "beginning" });
  });

  it("fails if the connection breaks", async () => {
    expect(await post((_socket, _request, raw) => void raw.resetAndDestroy())).toContain(
      "connection_failed",
    );
  });
});
