import { afterAll, describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import {
  connectMcp,
  contentOf,
  failureOf,
  messageOf,
  revisions,
  sendMcp,
} from "#tests/support/mcp.ts";

const path = "/api/v1/intelligence/mcp";

const live = await shareLiveService();
const key = await createKey(live.db, { tier: "ultra" });
const client = await connectMcp(live.service, path, key);
afterAll(async () => {
  await client.close();
  await live.stop();
});

const names = [
  "list_capabilities",
  "analyze_compensation",
  "analyze_skills",
  "analyze_market",
  "discover_roles_and_cities",
  "find_adjacent_opportunities",
];

const examples: Record<string, Record<string, unknown>> = {
  list_capabilities: {},
  analyze_compensation: {
    role: "software-engineer",
    city: "austin",
    exp: "senior",
    include: ["history", "projections", "employer_cost", "wage_levels"],
    compare_to: "data-scientist",
    offer: { min: 130_000, max: 160_000 },
  },
  analyze_skills: { role: "software-engineer", city: "austin" },
  analyze_market: { role: "electrician" },
  discover_roles_and_cities: { query: "data engineer", city: "Austin, TX" },
  find_adjacent_opportunities: { role: "electrician", count: 3 },
};

const ask = async (name: string, args: Record<string, unknown>) =>
  contentOf(await client.call(name, args)).data;

describe.each(revisions)("the official client of %s", (revision) => {
  it("lists and calls every tool", async () => {
    const own = await connectMcp(live.service, path, key, revision);
    expect(own.revision).toBe(revision);
    expect((await own.list()).map(({ name }) => name)).toEqual(names);
    for (const name of names) {
      const { citation } = contentOf(await own.call(name, examples[name]));
      expect(citation.request_id, name).toMatch(/^req_[0-9a-f]{16}$/);
      expect(citation.text, name).not.toBe("");
    }
    await own.close();
  });
});

describe("the list of tools", () => {
  it("declares no field that a complete result lacks", async () => {
    for (const tool of await client.list()) {
      if (tool.name === "discover_roles_and_cities") continue;
      const { data } = contentOf(await client.call(tool.name, examples[tool.name]));
      const { properties } = tool.outputSchema as {
        properties?: { data: { properties: object } };
      };
      for (const field of Object.keys(properties?.data.properties ?? {})) {
        expect(data, `${tool.name}: ${field}`).toHaveProperty(field);
      }
    }
  });
});

describe("the tools", () => {
  const askAll = (name: string, args: Record<string, unknown> = {}) =>
    ask(name, { ...args, fields: ["*"] });

  it("show a part of them, unchanged, unless they are asked for all", async () => {
    for (const name of names.filter((name) => !/^(?:list|discover|compare_offers)/.test(name))) {
      const given = examples[name] ?? {};
      const brief = await ask(name, given);
      const all = await askAll(name, given);
      expect(all, name).toMatchObject(brief);
      expect(JSON.stringify(brief).length, name).toBeLessThan(0.7 * JSON.stringify(all).length);
    }
    const some = await ask("analyze_compensation", { role: "rn", fields: ["city_factors"] });
    expect(Object.keys(some).sort()).toEqual(["city", "city_factors", "role"]);
  });

  it("report the size of the catalog and which tools the key may call", async () => {
    const restricted = await createKey(live.db, { tier: "pro", scopes: ["intelligence:read"] });
    const own = await connectMcp(live.service, path, restricted);
    const { data } = contentOf(await own.call("list_capabilities"));
    expect(data.limits.join(" ")).toMatch(
      /compare_offers of http\S+\/mcp, .*trace_figure of http\S+\/api\/mcp/,
    );
    expect(data).toMatchObject({ roles: 3445, cities: 500, quarter_end: "2026-09-30" });
    const closed = data.tools.filter((tool: { available: boolean }) => !tool.available);
    expect(closed.map((tool: { name: string }) => tool.name)).toEqual([
      "analyze_skills",
      "analyze_market",
    ]);
    for (const [name, scope] of [
      ["analyze_skills", "skills:read"],
      ["analyze_market", "market:read"],
    ] as const) {
      expect(failureOf(await own.call(name, examples[name]))).toContain(scope);
    }
    await own.close();
  });
});

describe("a failed call", () => {
  const refused = async (name: string, args: Record<string, unknown>) =>
    failureOf(await client.call(name, args));

  it("names the field of an offer that is wrong", async () => {
    const offered = (offer: unknown) =>
      refused("analyze_compensation", { role: "electrician", offer });
    expect(await offered({ amount: 1, min: 2 })).toContain(
      "The parameter offer.amount cannot be combined with offer.min",
    );
    expect(await offered({})).toContain("The parameter offer.amount is required");
    expect(await offered({ min: 90_000, max: 80_000 })).toContain("a offer.min of at most 80000");
    expect(await offered({ amuont: 5 })).toContain("offer.amuont is not an argument");
    expect(await offered({ amount: [5] })).toContain("offer.amount must be a number");
    expect(await offered(165_000)).toContain("offer must be an object");
  });
});

describe("the server", () => {
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };

  it("counts each message once, however many operations its tool calls", async () => {
    const counted = await createKey(live.db, { tier: "pro", perMinute: 10 });
    const remaining = async (message: unknown) => {
      const response = await sendMcp(live.service, path, counted, message);
      await response.text();
      return Number(response.headers.get("x-ratelimit-remaining"));
    };
    const call = (name: string) => ({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: examples[name] },
    });
    expect(await remaining(call("analyze_compensation"))).toBe(9);
    expect(await remaining(list)).toBe(8);
  });

  it("costs the month for calls of tools and reads of documents, and not for other messages", async () => {
    const counted = await createKey(live.db, { tier: "pro", perMonth: 10 });
    const send = async (message: object) => {
      const response = await sendMcp(live.service, path, counted, { ...list, ...message });
      await response.text();
      return response.headers.get("ratelimit");
    };
    const read = { method: "resources/read", params: { uri: "pay://catalog" } };
    await send({ method: "tools/call", params: { name: "list_capabilities", arguments: {} } });
    await send(read);
    for (let n = 0; n < 5; n++) await send({ method: n % 2 ? "tools/list" : "ping" });
    // What is refunded is known a moment later.
    await expect.poll(() => send({ method: "tools/list" })).toMatch(/"month";r=[78];/);
    await send(read);
    await expect.poll(() => send({ method: "tools/list" })).toMatch(/"month";r=[67];/);
  });

  it("keeps no stream open", async () => {
    const method = "subscriptions/listen";
    const response = await live.service.fetch(path, {
      method: "POST",
      key,
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": method,
      },
      body: JSON.stringify({
        ...list,
        method,
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientInfo": { name: "tests", version: "1.0.0" },
            "io.modelcontextprotocol/clientCapabilities": {},
          },
        },
      }),
    });
    expect((await messageOf(response)).error.message).toContain("limit");
    const stream = await live.service.fetch(path, {
      key,
      headers: { accept: "text/event-stream" },
    });
    expect([stream.status, stream.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });
});
