/** What both MCP servers do alike, whatever a caller sends. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKey, createToken } from "../../support/callers.ts";
import { type LiveService, startLiveService } from "../../support/live-service.ts";
import {
  connectMcp,
  failureOf,
  type McpClient,
  messageOf,
  revisions,
  sendMcp,
} from "../../support/mcp.ts";

let live: LiveService;
const credentials: Record<string, string> = {};
beforeAll(async () => {
  live = await startLiveService();
  credentials.salary = await createKey(live.db, { tier: "ultra" });
  credentials.pipeline = await createToken(live.db);
});
afterAll(() => live.stop());

/** Names that every object of JavaScript has, or that lead to its prototype. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), "prototype"];

const list = { jsonrpc: "2.0", id: 7, method: "tools/list" };

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
  const call = (name: string, args: unknown) => ({
    jsonrpc: "2.0",
    id: 7,
    method: "tools/call",
    params: { name, arguments: args },
  });
  const connected = async (run: (client: McpClient) => Promise<void>) => {
    const client = await connectMcp(live.service, path, credentials[server] ?? "");
    await run(client);
    await client.close();
  };

  it("takes the name of an inherited property for any other text", async () => {
    await connected(async (client) => {
      for (const name of inherited) {
        for (const args of [{ role: name }, { role: "electrician", city: name }]) {
          const told = failureOf(await client.call(tool, { ...args, ...more }));
          expect(told, name).not.toMatch(/native code|internal_error|\[object/);
          expect(told, name).toMatch(/role|city/);
        }
      }
    });
  });

  it("knows no argument and no tool by the name of an inherited property", async () => {
    for (const name of inherited) {
      const args = JSON.parse(`{ "role": "electrician", "${name}": 1 }`);
      const { result } = await messageOf(await send(call(tool, args)));
      // The SDK leaves this one out of what it reads.
      const told = name === "__proto__" ? '"electrician"' : `${name} is not an argument`;
      expect(result.content[0].text, name).toContain(told);
      const { error } = await messageOf(await send(call(name, { role: "electrician" })));
      expect(error.code, name).toBe(-32602);
    }
  });

  it("refuses a value of another type before it is used, naming the argument", async () => {
    await connected(async (client) => {
      for (const value of [{ toString: 1 }, { toJSON: 1 }, [{ toString: 1 }], [["a"]], [null], 7]) {
        const told = JSON.stringify(value);
        const role = failureOf(await client.call(tool, { role: value }));
        expect(role, told).toBe("role must be text.");
        const city = failureOf(await client.call(tool, { role: "electrician", city: value }));
        expect(city, told).toBe("city must be text.");
      }
      const level = { role: "electrician", exp: { toString: 1 } };
      expect(failureOf(await client.call(tool, level))).toMatch(/^exp must be/);
    });
  });

  it("takes a call without arguments as one with none", async () => {
    const message = { ...list, method: "tools/call", params: { name: tool } };
    const { result } = await messageOf(await send(message));
    expect(result.content[0].text).toBe("role is required.");
  });

  it.each(["*/*", "application/json", "application/*", "text/event-stream", ""])(
    "answers in JSON where Accept is `%s`",
    async (accept) => {
      for (const revision of revisions) {
        const answer = await send(list, { accept, "mcp-protocol-version": "2025-11-25" });
        expect(answer.status, revision).toBe(200);
        const { id, result } = await messageOf(answer);
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
    "answers a body that is not JSON, `%s`, with -32700",
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
  ])("answers what is no message, %j, with -32600", async (body, id) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    const message = await messageOf(response);
    expect(message).toMatchObject({ jsonrpc: "2.0", id, error: { code: -32600 } });
    expect(message.error.message).not.toBe("");
  });
});
