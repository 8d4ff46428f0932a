import { afterAll, beforeAll, expect, it } from "vitest";
import { calls, servers } from "#scripts/check/conformance/walk/calls.ts";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { type LiveService, shareLiveService } from "#tests/support/live-service.ts";

let live: LiveService;
beforeAll(async () => {
  live = await shareLiveService();
});
afterAll(() => live.stop());

it("a model gets what the walk of the conformance check looks for", async () => {
  const key = await createKey(live.db, { tier: "ultra" });
  const token = await createToken(live.db);
  // A move needs the id of the job that a client has added.
  const { move: _, ...others } = calls;
  for (const [name, { server, tool, args, shows }] of Object.entries(others)) {
    const params = { name: tool, arguments: args };
    const response = await live.service.fetch(server, {
      method: "POST",
      key: server === servers.jobs ? token : key,
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2025-11-25",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
    });
    expect(await response.text(), name).toMatch(shows);
  }
});
