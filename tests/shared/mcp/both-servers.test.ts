/** The behavior that both MCP servers share, whatever a caller sends. */
import { describe, expect, it } from "vitest";
import { createKey, createToken } from "#scripts/run/stage/callers.ts";
import { startLiveService } from "#tests/support/live-service.ts";
import {
  connectMcp,
  failureOf,
  type McpClient,
  messageOf,
  revisions,
  sendMcp,
} from "#tests/support/mcp.ts";

const credentials: Record<string, string> = {};
const live = await startLiveService();
credentials.salary = await createKey(live.db, { tier: "ultra" });
credentials.pipeline = await createToken(live.db);

/** Names of properties that every JavaScript object inherits, or that lead to its prototype. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), "prototype"];

const list = { jsonrpc: "2.0", id: 7, method: "tools/list" };

/** What revision 2026-07-28 requires in every message; earlier ones negotiate it once. */
const negotiated = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "tests", version: "1.0.0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const listIn = {
  "2026-07-28": { ...list, params: { _meta: negotiated } },
  "2025-11-25": list,
};

describe.each([
  {
    server: "salary",
    path: "/api/v1/intelligence/mcp",
    tool: "analyze_compensation",
    more: { compare_to: "electrician" },
  },
  { server: "pipeline", path: "/api/mcp", tool: "get_salary", more: {} },
])("the $server server", ({ server, path, tool, more }) => {
  const send = (message: unknown, headers?: Record<string, string>) =>
    sendMcp(live.service, path, credentials[server], message, headers);
  const connected = async (run: (client: McpClient) => Promise<void>) => {
    const client = await connectMcp(live.service, path, credentials[server] ?? "");
    await run(client);
    await client.close();
  };

  it("treats the name of an inherited property like any other text", async () => {
    await connected(async (client) => {
      for (const name of inherited) {
        for (const args of [{ role: name }, { role: "electrician", city: name }]) {
          const message = failureOf(await client.call(tool, { ...args, ...more }));
          expect(message, name).not.toMatch(/native code|internal_error|\[object/);
          expect(message, name).toMatch(/role|city/);
        }
      }
    });
  });

  it("rejects a value of the wrong type before it is used, and names the argument", async () => {
    await connected(async (client) => {
      for (const value of [{ toString: 1 }, { toJSON: 1 }, [{ toString: 1 }], [["a"]], [null], 7]) {
        const sent = JSON.stringify(value);
        const role = failureOf(await client.call(tool, { role: value }));
        expect(role, sent).toBe("role must be a string.");
        const city = failureOf(await client.call(tool, { role: "electrician", city: value }));
        expect(city, sent).toBe("city must be a string.");
      }
      const level = { role: "electrician", exp: { toString: 1 } };
      expect(failureOf(await client.call(tool, level))).toMatch(/^exp must be/);
    });
  });

  it.each(["*/*", "application/json", "application/*", "text/event-stream", ""])(
    "responds with JSON if Accept is `%s`",
    async (accept) => {
      for (const revision of revisions) {
        const response = await send(listIn[revision], {
          accept,
          "mcp-protocol-version": revision,
          "mcp-method": list.method,
        });
        expect(response.status, revision).toBe(200);
        const { id, result } = await messageOf(response);
        expect([id, result.tools.length > 5]).toEqual([7, true]);
      }
      const initialize = {
        ...list,
        method: "initialize",
        params: {
          protocolVersion: "2025-11-25",
          capabilities: {},
          clientInfo: { name: "tests", version: "1.0.0" },
        },
      };
      const { result } = await messageOf(await send(initialize, { accept }));
      expect(result.protocolVersion).toBe("2025-11-25");
    },
  );

  it.each(["", "{", "\u0000", '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"'])(
    "responds with -32700 to a body that is not JSON: `%s`",
    async (body) => {
      const response = await send(body === "" ? " " : body);
      expect(response.status).toBe(400);
      expect(response.headers.get("x-ratelimit-remaining")).not.toBeNull();
      const message = await messageOf(response);
      expect(message).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32700 } });
    },
  );

  it.each([
    [[list, list], null],
    [[], null],
    [null, null],
    [7, null],
    [{}, null],
    [{ id: 7, method: "tools/list" }, 7],
    [{ ...list, jsonrpc: "1.0" }, 7],
    [{ ...list, id: { toString: 1 } }, null],
    [{ ...list, method: 7 }, 7],
    [{ ...list, id: "a", params: "none" }, "a"],
  ])("responds with -32600 to JSON that is not a message: %j", async (body, id) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    const message = await messageOf(response);
    expect(message).toMatchObject({ jsonrpc: "2.0", id, error: { code: -32600 } });
    expect(message.error.message).not.toBe("");
  });
});
