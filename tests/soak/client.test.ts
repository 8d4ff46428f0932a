import { afterEach, beforeEach, expect, it } from "vitest";
import { type LoopbackSite, startSite } from "#tests/support/loopback-site.ts";
import { type SoakClient, startClient } from "../support/soak/client.ts";
import { callSteadily } from "../support/soak/steady-writes.ts";

let server: LoopbackSite;
let client: SoakClient;
beforeEach(async () => {
  server = await startSite((request, response) => {
    if (request.url === "/whole") response.end("whole");
    if (request.url === "/half") response.write("half");
  });
  client = startClient(new URL(server.url), 2);
});
afterEach(async () => {
  client.stop();
  await server.stop();
});

const call = (path: string, timeoutMs = 200) => client.call({ path, key: "key", timeoutMs });

it("ends calls without a response, and says what they were and how far they got", async () => {
  // Time enough for half a response, also where a busy machine pauses the test.
  const results = await Promise.all([
    call("/never", 2_000),
    call("/half", 2_000),
    call("/waits", 1_000),
  ]);
  expect(results).toMatchObject([
    { operation: "GET /never", status: 0, body: "No response in 2 s: it was sent." },
    {
      operation: "GET /half",
      status: 0,
      body: "No response in 2 s: 200, but its body did not end.",
    },
    { operation: "GET /waits", status: 0, body: "No response in 1 s: it had no connection yet." },
  ]);
});

it("has the connections of those that it ended for others", async () => {
  await Promise.all([call("/never"), call("/half")]);
  expect(await call("/whole", 5_000)).toMatchObject({ status: 200, body: "whole" });
  expect(client.resent()).toBe(0);
});

it("names a call that cannot be sent, and a steady series ends with it", async () => {
  await server.stop();
  const from = Date.now();
  const series = callSteadily(from + 20_000, { everyMs: 10, maxInFlight: 8 }, () =>
    call("/whole", 5_000),
  );
  await expect(series).rejects.toThrow(/^GET \/whole: connect ECONNREFUSED/);
  expect(Date.now() - from).toBeLessThan(10_000);
});

it("leaves calls of a steady series out while as many as may be wait", async () => {
  let inFlight = 0;
  let most = 0;
  const pace = { everyMs: 10, maxInFlight: 3 };
  const leftOut = await callSteadily(Date.now() + 200, pace, async () => {
    most = Math.max(most, ++inFlight);
    await call("/never", 400);
    inFlight--;
  });
  expect(most).toBe(3);
  expect(leftOut).toBeGreaterThan(0);
});
