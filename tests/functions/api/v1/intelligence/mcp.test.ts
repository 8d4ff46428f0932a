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
const salaries = "/api/v1/intelligence/salaries";

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
  const get = async (url: string) => (await live.get(`${salaries}/${url}`, { key })).body.data;
  const askAll = (name: string, args: Record<string, unknown> = {}) =>
    ask(name, { ...args, fields: ["*"] });

  it("return the figures of the endpoints, to the dollar", async () => {
    const place = "role=software-engineer&city=austin";
    const asked = await askAll("analyze_compensation", examples.analyze_compensation);
    const calculated = await get(`calculate?${place}&exp=senior`);
    expect(asked.estimate).toEqual(calculated.estimate);
    expect(asked.observed).toEqual(calculated.observed);
    expect(asked.total_compensation).toEqual(calculated.total_compensation);
    expect(asked.history.snapshots).toEqual((await get(`history?${place}`)).snapshots);
    expect(asked.projections.projections).toEqual((await get(`projections?${place}`)).projections);
    expect(asked.employer_cost.breakdown).toEqual((await get(`employer-cost?${place}`)).breakdown);
    const compared = await get(
      "compare?roleA=software-engineer&roleB=data-scientist&city=austin&basis=local",
    );
    expect(asked.comparison.delta).toEqual(compared.delta);

    const offer = "min=130000&max=160000&exp=senior";
    const { estimate, ...evaluated } = await get(`evaluate?${place}&${offer}`);
    const { data_point_id, ...evaluation } = asked.evaluation;
    expect(data_point_id).toBe(estimate.data_point_id);
    expect(evaluated).toMatchObject(evaluation);
    expect(evaluation).toHaveProperty("verdict");

    const skills = await askAll("analyze_skills", { ...examples.analyze_skills, limit: 50 });
    expect(skills.skills).toEqual((await get(`skills?${place}`)).skills);
    const near = await askAll("find_adjacent_opportunities", { role: "electrician", count: 3 });
    expect(near.adjacent).toEqual((await get("adjacent?role=electrician&count=3")).adjacent);
    const found = await ask("discover_roles_and_cities", { query: "data engineer", limit: 5 });
    expect(found.roles).toEqual(await get("search?q=data+engineer&limit=5"));
  });

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

  it("return the same market figures as the hiring expansion and the history", async () => {
    const asked = await askAll("analyze_market", { role: "electrician", city: "austin" });
    const place = "role=electrician&city=austin";
    const calculated = await get(`calculate?${place}&expand=hiring.velocity`);
    expect(asked.hiring).toEqual(calculated.hiring.velocity);
    expect(asked.estimate).toEqual(calculated.estimate);
    const { snapshots } = await get(`history?${place}`);
    expect(asked.trends.at(-1).median).toBe(snapshots.at(-1).median);
  });

  it("find cities by the names that people write", async () => {
    for (const [city, slug] of [
      ["Austin, TX", "austin"],
      ["San Francisco", "san-francisco"],
      ["St. Louis", "st-louis"],
      ["Austin, Texas", "austin"],
      ["NYC", "new-york"],
      ["Washington, D.C.", "washington"],
    ]) {
      const { cities } = await ask("discover_roles_and_cities", { city });
      expect(cities[0]?.slug, city).toBe(slug);
    }
    const { cities } = await ask("discover_roles_and_cities", { state: "VT" });
    expect(cities.every((city: { state: string }) => city.state === "VT")).toBe(true);
    const near = await ask("discover_roles_and_cities", { city: "San Fransisco" });
    expect(near.did_you_mean[0]).toBe("san-francisco");
  });

  it("page through all roles, all results of a search, and cities", async () => {
    const walk = async (list: "roles" | "cities", args: Record<string, unknown>) => {
      const visited: { id: string }[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await ask("discover_roles_and_cities", { ...args, starting_after: cursor });
        visited.push(...page[list]);
        cursor = page.pagination[list].next_cursor;
      }
      return { visits: visited.length, rows: new Set(visited.map(({ id }) => id)).size };
    };
    const total = async (url: string) =>
      (await live.get(`${salaries}/${url}`, { key })).body.pagination.total_count;
    const all = await total("roles");
    expect(all).toBe(3445);
    expect(await walk("roles", { limit: 50 })).toEqual({ visits: all, rows: all });
    const nurses = await total("search?q=nurse");
    expect(await walk("roles", { query: "nurse" })).toEqual({ visits: nurses, rows: nurses });
    const cities = await total("cities?state=CA");
    expect(await walk("cities", { state: "CA" })).toEqual({ visits: cities, rows: cities });
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

  it("names the nearest slugs and the tool that finds others", async () => {
    const role = await refused("analyze_compensation", { role: "sofware-engineer" });
    expect(role).toContain("role_not_found");
    expect(role).toMatch(/set to one of: software-engineer/);
    expect(role).toContain("discover_roles_and_cities");
    const other = await refused("analyze_compensation", {
      role: "electrician",
      compare_to: "plummber",
    });
    expect(other).toMatch(/compare_to.* set to one of: plumber/);
    const place = { role: "electrician", city: "austn" };
    expect(await refused("analyze_market", place)).toMatch(/city set to one of: austin/);
  });

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

  it("lists the allowed values, and names arguments that do not exist", async () => {
    const level = { role: "electrician", exp: "guru" };
    expect(await refused("analyze_compensation", level)).toContain("entry, mid, senior, staff");
    const misspelled = await refused("analyze_compensation", { rol: "electrician" });
    expect(misspelled).toContain("rol is not an argument");
    expect(misspelled).toContain("role, city, basis, exp");
    expect(await refused("analyze_market", {})).toContain("role");
    const both = { query: "nurse", state: "CA", starting_after: "abc" };
    expect(await refused("discover_roles_and_cities", both)).toContain("starting_after");
    const parts = { role: "electrician", include: ["histroy"] };
    expect(await refused("analyze_compensation", parts)).toContain("history, projections");
    for (const role of ["", 7, null, { a: 1 }, ["a", "b"], "a".repeat(100), "\u0000"]) {
      expect(await refused("find_adjacent_opportunities", { role }), String(role)).toContain(
        "role",
      );
    }
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
