/** What an agent learns when a limit is reached, on each of the three servers. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { jobs } from "#schema/pipeline.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createAccessToken, createKey, createToken } from "#scripts/run/stage/callers.ts";
import { publicPerMinute, refusedReadsPerMinute, tiers } from "#shared/access/tiers.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import {
  connectMcp,
  errorOf,
  failureOf,
  messageOf,
  revisions,
  sendMcp,
} from "#tests/support/mcp.ts";

const live = await shareLiveService();

interface Limits {
  perMinute?: number;
  perMonth?: number;
}

const salaryPath = "/api/v1/intelligence/mcp";
const servers = [
  {
    path: salaryPath,
    code: "rate_limit_exceeded",
    call: { name: "list_capabilities", arguments: {} },
    credential: (limits: Limits) => createKey(live.db, { tier: "pro", ...limits }),
  },
  {
    path: "/api/mcp",
    code: "RATE_LIMITED",
    call: { name: "create_job", arguments: { company: "Acme", title: "Nurse", status: "saved" } },
    credential: (limits: Limits) => createToken(live.db, limits),
  },
  {
    path: "/mcp",
    code: "rate_limit_exceeded",
    call: { name: "list_cities", arguments: { state: "CA" } },
    credential: (limits: Limits) => createKey(live.db, { tier: "free", ...limits }),
  },
];

const message = (method: string, params: object = {}) => ({
  jsonrpc: "2.0",
  id: 7,
  method,
  params,
});
const list = message("tools/list");
const initialize = message("initialize", {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "tests", version: "1.0.0" },
});
const readCatalog = message("resources/read", { uri: "pay://catalog" });

describe.each(servers)("over the minute's limit, $path", ({ path, code, call, credential }) => {
  const over = async (connections = 0) => {
    const key = await credential({ perMinute: 2 + connections });
    for (let n = 0; n < 2; n++) {
      expect((await sendMcp(live.service, path, key, list)).status).toBe(200);
    }
    return key;
  };

  it.each(revisions)("tells the official client of %s how long to wait", async (revision) => {
    const limit = 20;
    const key = await credential({ perMinute: limit });
    const client = await connectMcp(live.service, path, key, revision);
    for (let n = 0; n < limit; n++) await sendMcp(live.service, path, key, list);
    const result = await client.call(call.name, call.arguments);
    const { retryAfter } = errorOf(result);
    expect(errorOf(result)).toEqual({ code, retryAfter: expect.any(Number) });
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(failureOf(result)).toMatch(
      new RegExp(
        `^${code}: The limit of ${limit} requests in any 60 seconds is reached\\. Try again in ${retryAfter} s\\.\\nThe tool was not called: make the same call again after that\\.`,
      ),
    );
    await client.close();
  });

  it("responds to a call of a tool with 200 and the headers of the limit, to others with 429", async () => {
    const key = await over();
    const called = await sendMcp(live.service, path, key, message("tools/call", call));
    expect(called.status).toBe(200);
    expect(Number(called.headers.get("retry-after"))).toBeGreaterThan(0);
    if (path !== "/mcp") expect(called.headers.get("x-ratelimit-remaining")).toBe("0");
    expect(await messageOf(called)).toMatchObject({ id: 7, result: { isError: true } });
    const notification = { jsonrpc: "2.0", method: "tools/call", params: call };
    for (const other of [list, initialize, message("ping"), readCatalog, notification, "{", []]) {
      const refused = await sendMcp(live.service, path, key, other);
      expect([refused.status, await refused.text()]).toEqual([
        429,
        expect.stringContaining("The limit of 2 requests in any 60 seconds is reached."),
      ]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });
});

describe("a call over the limit", () => {
  it("runs no tool, however often it is sent", async () => {
    const limit = 3;
    const token = await createToken(live.db, { perMinute: limit });
    const add = async (n: number) => {
      const job = { company: `Company ${n}`, title: "Nurse", status: "saved" };
      const params = { name: "create_job", arguments: job };
      const sent = await sendMcp(live.service, "/api/mcp", token, message("tools/call", params));
      return (await messageOf(sent)).result;
    };
    const [first] = [await add(1), await add(2), await add(3)];
    const over = await Promise.all(Array.from({ length: 40 }, (_, n) => add(10 + n)));
    for (const { content } of over) expect(content[0].text).toMatch(/^RATE_LIMITED: /);
    const { id } = first.structuredContent;
    const [own] = await live.db.select().from(jobs).where(eq(jobs.id, id));
    const stored = await live.db
      .select()
      .from(jobs)
      .where(eq(jobs.userId, own?.userId ?? ""));
    expect(stored).toHaveLength(limit);
  });

  it("gets a result so many times a minute, and then a 429", async () => {
    const key = await createKey(live.db, { tier: "free", perMinute: 1 });
    const cities = message("tools/call", { name: "list_cities", arguments: { state: "CA" } });
    const statuses: number[] = [];
    for (let n = 0; n < refusedReadsPerMinute + 3; n++) {
      const response = await sendMcp(live.service, "/mcp", key, cities);
      statuses.push(response.status);
      await response.text();
    }
    expect(statuses).toEqual([...Array(refusedReadsPerMinute + 1).fill(200), 429, 429]);
  });

  it("gets the limit before a scope that the application lacks", async () => {
    const token = await createAccessToken(live.db, {
      resource: "/api/mcp",
      scopes: ["pipeline:read"],
      perMinute: 1,
    });
    await sendMcp(live.service, "/api/mcp", token, list);
    const params = { name: "log_mood", arguments: { mood: 4 } };
    const called = await sendMcp(live.service, "/api/mcp", token, message("tools/call", params));
    const { result } = await messageOf(called);
    expect(result.content[0].text).toMatch(/^RATE_LIMITED: /);
  });

  it("learns what the next plan has, where there is one", async () => {
    const words = async (path: string, key: string, name: string) => {
      await sendMcp(live.service, path, key, list);
      const called = message("tools/call", { name, arguments: {} });
      const { result } = await messageOf(await sendMcp(live.service, path, key, called));
      return result.content[0].text as string;
    };
    const { origin } = live.service.url;
    const pro = await createKey(live.db, { tier: "pro", perMinute: 1 });
    const together = "All keys and connected applications of the account count together.";
    expect((await words(salaryPath, pro, "list_capabilities")).split("\n").slice(2)).toEqual([
      together,
      `The Ultra plan has 1,500 requests in any 60 seconds: ${origin}/pricing`,
    ]);
    const ultra = await createKey(live.db, { tier: "ultra", perMinute: 1 });
    expect(await words(salaryPath, ultra, "list_capabilities")).not.toContain("/pricing");
    const token = await createToken(live.db, { perMinute: 1 });
    expect(await words("/api/mcp", token, "get_me")).not.toContain("/pricing");
  });
});

describe.each(servers.filter(({ path }) => path !== "/mcp"))(
  "over the month's limit, $path",
  ({ path, code, call, credential }) => {
    it("says when the month ends, and refuses what costs the month alone", async () => {
      const key = await credential({ perMonth: 1, perMinute: 6 });
      const send = (sent: object) => sendMcp(live.service, path, key, sent);
      expect((await send(message("tools/call", call))).status).toBe(200);

      const called = await send(message("tools/call", call));
      expect([called.status, called.headers.get("retry-after")]).toEqual([
        200,
        expect.stringMatching(/^\d+$/),
      ]);
      const { result } = await messageOf(called);
      expect(result.isError).toBe(true);
      expect(result.content[0].text).toMatch(
        new RegExp(
          `^${code}: The limit of 1 requests in a calendar month \\(UTC\\) is reached. Try again on \\d{4}-\\d\\d-01 \\(UTC\\)`,
        ),
      );
      expect((await send(readCatalog)).status).toBe(429);

      // What costs no quota of the month counts against the minute.
      for (const left of ["4", "3"]) {
        const connected = await send(left === "4" ? initialize : list);
        expect([connected.status, connected.headers.get("ratelimit-policy")]).toEqual([
          200,
          '"minute";q=6;w=60, "month";q=1',
        ]);
        expect(connected.headers.get("ratelimit")).toContain('"month";r=0');
        await connected.text();
      }
      for (let n = 0; n < 3; n++) await (await send(list)).text();
      const refused = await send(list);
      expect([refused.status, await refused.text()]).toEqual([
        429,
        expect.stringContaining("in any 60 seconds is reached"),
      ]);
    });
  },
);

describe("an address without a key", () => {
  const from = (address: string) => (sent: unknown) =>
    sendMcp(live.service, "/mcp", undefined, sent, { "cf-connecting-ip": address });
  const cities = message("tools/call", { name: "list_cities", arguments: { state: "CA" } });
  const advice = new RegExp(
    `With a free key, the limit is ${tiers.free.perMinute} requests in any 60 seconds for its account: http.*/signup$`,
  );

  it("over its limit for calls learns the wait, and that a free key has a limit of its own", async () => {
    const send = from(newAddress());
    for (let n = 0; n < publicPerMinute.catalog; n++) await (await send(cities)).text();
    const called = await send(cities);
    expect([called.status, called.headers.has("retry-after")]).toEqual([200, true]);
    const { result } = await messageOf(called);
    expect([result.isError, result.content[0].text]).toEqual([true, expect.stringMatching(advice)]);
    expect((await send(readCatalog)).status).toBe(429);
  });
});
