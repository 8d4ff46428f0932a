import { afterAll, beforeAll, expect, it } from "vitest";
import { createKey } from "../../support/callers.ts";
import { connectMcp, failureOf } from "../../support/mcp.ts";
import { type ProbeHarness, startProbe } from "../../support/probe.ts";

let probe: ProbeHarness;
beforeAll(async () => {
  probe = await startProbe("tests/support/mcp-worker.ts");
});
afterAll(() => probe.stop());

it("tells nothing of a failure that nobody has foreseen but where it is recorded", async () => {
  const key = await createKey(probe.db);
  const client = await connectMcp(probe.service, "/mcp", key);
  const told = failureOf(await client.call("fail"));
  expect(told).toMatch(/^internal_error/);
  expect(told).not.toContain("secret detail");
  const [requestId = ""] = /req_[0-9a-f]{16}/.exec(told) ?? [];
  const log = probe.service.logs().find((line) => line.includes("secret detail"));
  expect(log).toContain(requestId);
  await client.close();
});
