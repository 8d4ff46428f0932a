import { afterAll, describe, expect, it } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { publicPerMinute } from "#shared/access/tiers.ts";
import { toolCounts } from "#shared/site/docs/agents.tsx";
import { shareLiveService } from "../support/live-service.ts";
import {
  connectMcp,
  contentOf,
  errorOf,
  failureOf,
  messageOf,
  revisions,
  sendMcp,
} from "../support/mcp.ts";
import { announce } from "../support/slow-body.ts";

const path = "/mcp";
const salaries = "/api/v1/intelligence/salaries";

const live = await shareLiveService();
// Its calls count against its account, not against an address that other suites have too.
const key = await createKey(live.db, { tier: "free", perMinute: 1_000 });
const client = await connectMcp(live.service, path, key);
afterAll(async () => {
  await client.close();
  await live.stop();
});

const examples: Record<string, Record<string, unknown>> = {
  find_roles: { query: "nurse" },
  list_all_roles: { limit: 5 },
  list_cities: { state: "CA", limit: 5 },
  look_up_pay: { role: "Electrician", city: "Austin, TX" },
  check_pay: { role: "Registered Nurse", city: "San Jose", amount: 165_000 },
  check_job_posting: { title: "Electrician", location: "Denver, CO", text: "Competitive pay." },
  compare_offers: {
    offers: [
      { label: "Acme", base: 185_000, bonus: 15_000, city: "San Francisco" },
      { label: "Globex", base: 160_000, signing: 20_000, city: "Austin, TX" },
    ],
    filing_status: "married",
  },
};

const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
const call = (name: string, args: unknown = examples[name]) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: args },
});

describe.each(revisions)("the official client of %s, without a key", (revision) => {
  it("lists and calls every tool", async () => {
    const from = { "cf-connecting-ip": newAddress() };
    const anyone = await connectMcp(live.service, path, undefined, revision, from);
    const names = (await anyone.list()).map(({ name }) => name);
    expect(names).toEqual(Object.keys(examples));
    expect(names).toHaveLength(toolCounts.public);
    for (const [name, args] of Object.entries(examples)) {
      const { citation } = contentOf(await anyone.call(name, args));
      expect(citation.request_id, name).toMatch(/^req_[0-9a-f]{16}$/);
      expect(citation.text, name).not.toBe("");
    }
    await anyone.close();
  });
});

describe("the limit of an address", () => {
  const from = (address: string) => (message: unknown, credential?: string) =>
    sendMcp(live.service, path, credential, message, { "cf-connecting-ip": address });

  it("of calls counts calls of tools alone", async () => {
    const send = from(newAddress());
    const limit = publicPerMinute.catalog;
    for (let message = 0; message < limit + 2; message++) {
      expect((await send(list)).status).toBe(200);
    }
    for (let message = 0; message < limit; message++) {
      const response = await send(call("find_roles"));
      expect([response.status, response.headers.has("x-ratelimit-limit")]).toEqual([200, false]);
    }
    const { result } = await messageOf(await send(call("find_roles")));
    expect(result.isError).toBe(true);
    expect((await send(list)).status).toBe(200);
    expect((await send(call("find_roles"), key)).status).toBe(200);
  });

  it("counts documents that are made for the request, and no views of charts", async () => {
    const send = from(newAddress());
    const read = (uri: string) => ({ ...list, method: "resources/read", params: { uri } });
    for (let message = 0; message < publicPerMinute.catalog; message++) {
      expect((await send(read("pay://catalog/roles/A"))).status).toBe(200);
      expect((await send(read("ui://charts/pay"))).status).toBe(200);
    }
    expect((await send(read("pay://catalog"))).status).toBe(429);
    expect((await send(read("ui://charts/pay"))).status).toBe(200);
  });

  it("of messages counts every one before its body is read, and a key's account has its own", async () => {
    const address = newAddress();
    const send = from(address);
    for (let message = 0; message < publicPerMinute.pages - 1; message++) {
      expect((await send(list)).status).toBe(200);
    }
    expect((await send(call("find_roles"))).status).toBe(200);
    expect((await send(list)).status).toBe(429);
    expect((await announce(live.service, path, { "cf-connecting-ip": address })).status).toBe(429);

    const own = await createKey(live.db, { tier: "free", perMinute: 2 });
    for (const message of [list, call("find_roles")]) {
      expect((await send(message, own)).status).toBe(200);
    }
    const authorization = `Bearer ${own}`;
    const refused = await announce(live.service, path, { authorization });
    expect([refused.status, Number(refused.headers["retry-after"])]).toEqual([
      429,
      expect.any(Number),
    ]);
  });

  it("of calls does not count a message that is none, and a wrong key is ignored", async () => {
    const send = from(newAddress());
    expect((await send("{")).status).toBe(400);
    expect((await send(list, "intelligence_wrong")).status).toBe(200);
    const { result } = await messageOf(await send(call("look_up_pay"), "ext_wrong"));
    expect(result.isError).not.toBe(true);
  });
});

describe("the tools", () => {
  it("have no level but mid for the check of pay, and say which argument is wrong", async () => {
    const senior = await client.call("check_pay", { ...examples.check_pay, exp: "senior" });
    expect(errorOf(senior)).toMatchObject({ code: "argument_unknown", argument: "exp" });
    const noPay = await client.call("check_pay", { role: "nurse" });
    expect(errorOf(noPay)).toMatchObject({ argument: "amount" });
    const range = { role: "nurse", min: 90_000, max: 80_000 };
    expect(failureOf(await client.call("check_pay", range))).toContain("max");
    const city = await client.call("look_up_pay", { role: "nurse", city: "Atlantis Bay" });
    expect(errorOf(city).next).toEqual({ tool: "list_cities", arguments: {} });
    const role = await client.call("look_up_pay", { role: "sofware-enginer" });
    expect(errorOf(role)).toMatchObject({
      candidates: expect.arrayContaining(["software-engineer"]),
      next: { tool: "find_roles" },
    });
  });
});

describe("compare_offers", () => {
  const compare = (offers: unknown) => client.call("compare_offers", { offers });

  it("returns the ranking of the endpoint, for cities in words, and says it", async () => {
    const result = await client.call("compare_offers", examples.compare_offers);
    const { data, assumptions } = contentOf(result);
    const asked = {
      offers: [
        { label: "Acme", base: 185_000, bonus: 15_000, city: "san-francisco" },
        { label: "Globex", base: 160_000, signing: 20_000, city: "austin" },
      ],
      filing_status: "married",
    };
    const { body } = await live.get(`${salaries}/compare-offers`, {
      method: "POST",
      key,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(asked),
    });
    expect(data.ranking).toMatchObject(body.data.ranking);
    const [first] = data.ranking;
    const { average } = body.data.offers.find(({ rank }: { rank: number }) => rank === 1);
    expect(average).toMatchObject({
      ...{ adjusted: first.annual_value, gross: first.gross, total_tax: first.total_tax },
    });
    expect(data.filing_status).toBe("married");
    // It takes no `fields`, so there is no way to ask for the rest.
    expect(assumptions).toEqual(body.data.assumptions);
    const text = result.content[0]?.text ?? "";
    expect(text).not.toContain("more assumptions");
    for (const insight of body.data.insights) expect(text).toContain(insight);
    expect(text).toContain('"Austin, TX" is taken as austin.');
    expect(text).toMatch(new RegExp(`1\\. ${first.label}: \\$[\\d,]+ a year after taxes`));
  });

  it("ranks nothing while hours or the kind of work are missing, and asks for them", async () => {
    const result = await compare([
      { label: "Ridge, travel RN", base: 30, period: "hourly", city: "tampa" },
      { label: "Mercy", base: 84_000, city: "tampa" },
    ]);
    const { data } = contentOf(result);
    expect(data.headline).toMatch(/^Nobody can say yet which is worth more\. .+\?$/);
    expect(data.tied).toEqual([]);
    expect(data.undecided.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(["offers.0.hours_per_week", "offers.0.stipends_weekly"]),
    );
    expect(data.ranking).toHaveLength(2);
    const text = result.content[0]?.text ?? "";
    expect(text).not.toMatch(/best first|1\. |worth the most|is ahead/);
    for (const { question } of data.undecided) expect(text).toContain(question);
  });
});
