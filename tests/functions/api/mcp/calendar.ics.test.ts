import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { users } from "#schema/accounts.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { publicPerMinute } from "#shared/access/tiers.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { aJob, type PipelineUser, sharePipeline } from "#tests/support/pipeline.ts";

const pipeline = await sharePipeline();

/** Calls from a new address, unless another one is given. */
async function read(path: string, address = newAddress()) {
  const response = await pipeline.service.fetch(path, { address });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function openFeed(user: PipelineUser): Promise<string> {
  const { body } = await user.post("/calendar/feed", {});
  const { pathname, search } = new URL(body.url);
  return pathname + search;
}

describe("GET /calendar.ics", () => {
  it("has an object to log its failures, with whose lines no URL is stored", async () => {
    const { RATE_LIMITER } = await pipeline.service.env();
    const line = `{"level":"error","requestId":"${crypto.randomUUID()}"}`;
    await RATE_LIMITER.getByName("log").log(line);
    await expect
      .poll(() => pipeline.service.logs().join())
      .toContain(JSON.stringify(line).slice(1, -1));
  });

  it("returns the account's events since 90 days ago, without a bearer token, and is not cacheable", async () => {
    const [user, other] = [await pipeline.newUser(), await pipeline.newUser()];
    for (const startsAt of [
      "2026-08-01T00:00:00Z",
      "2026-10-01T09:00:00Z",
      "2028-01-01T09:00:00Z",
    ]) {
      await user.post("/calendar", { type: "interview", title: startsAt, startsAt });
    }
    await other.post("/calendar", {
      type: "other",
      title: "Secret",
      startsAt: "2026-12-01T00:00:00Z",
    });
    const { status, headers, text } = await read(await openFeed(user));
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
      "private, no-store",
    ]);
    const found = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    expect(found.map((one) => one.getFirstPropertyValue("summary"))).toEqual([
      "2026-10-01T09:00:00Z",
      "2028-01-01T09:00:00Z",
    ]);
  });

  it("has the rounds of interviews of jobs, except where the calendar has an event for one", async () => {
    const user = await pipeline.newUser();
    const rounds = ["2026-11-24T16:00:00Z", "2026-11-25T16:00:00Z"].map((at) => ({
      ...{ kind: "panel", at, with: null, outcome: "pending" },
    }));
    const { body: job } = await user.post("/jobs", { ...aJob, company: "Acme", rounds });
    await user.post("/calendar", {
      ...{ type: "interview", title: "Mine", startsAt: rounds[0]?.at, jobId: job.id },
    });
    const { text } = await read(await openFeed(user));
    const found = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    const shown = found.map((one) => new ICAL.Event(one));
    expect(shown.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ["Mine", "2026-11-24T16:00:00Z"],
      ["Panel interview at Acme", "2026-11-25T16:00:00Z"],
    ]);
  });

  it("returns 401 without a token, with an unknown one, and with only a bearer token", async () => {
    const user = await pipeline.newUser();
    const tokens = [
      "",
      "?token=",
      "?token=x",
      `?token=${mintToken("calendarFeed")}`,
      `?token=${user.token}`,
    ];
    for (const query of tokens) {
      const { status, headers, text } = await read(`/api/mcp/calendar.ics${query}`);
      expect([status, JSON.parse(text).code], query).toEqual([401, "UNAUTHORIZED"]);
      expect(headers.get("cache-control"), query).toBe("private, no-store");
    }
    const bearer = await pipeline.service.fetch("/api/mcp/calendar.ics", { key: user.token });
    expect(bearer.status).toBe(401);
    const long = await read(`/api/mcp/calendar.ics?token=${"x".repeat(201)}`);
    expect([long.status, JSON.parse(long.text).code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(long.text).not.toContain("xxx");
    await bearer.text();
  });

  it("is open to every plan", async () => {
    const user = await pipeline.newUser();
    const feed = await openFeed(user);
    await pipeline.db.update(users).set({ tier: "free" }).where(eq(users.id, user.account));
    expect((await read(feed)).status).toBe(200);
  });

  it("has its own limit per minute from all addresses, which does not count against the account", async () => {
    const user = await pipeline.newUser();
    const feed = await openFeed(user);
    const remaining = async () =>
      Number((await user.get("/jobs")).headers.get("x-ratelimit-monthly-remaining"));
    const before = await remaining();
    const statuses: number[] = [];
    for (let call = 0; call < 11; call++) statuses.push((await read(feed)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect(Number((await read(feed)).headers.get("retry-after"))).toBeGreaterThan(0);
    expect(before - (await remaining())).toBe(1);
  });

  it("is not limited by address, so that one server can read many feeds", async () => {
    const address = newAddress();
    const feeds: string[] = [];
    for (let n = 0; n < 3; n++) feeds.push(await openFeed(await pipeline.newUser()));
    for (let call = 0; call < 8; call++) {
      for (const feed of feeds) expect((await read(feed, address)).status).toBe(200);
    }
    // Nor is it slowed down by what else the address has asked for, or the other way round.
    const open = "/api/v1/intelligence/salaries/demo";
    const limit = publicPerMinute.fixed;
    const statuses: number[] = [];
    for (let call = 0; call <= limit; call++) statuses.push((await read(open, address)).status);
    expect(statuses).toEqual([...Array<number>(limit).fill(200), 429]);
    expect((await read(feeds[0] ?? "", address)).status).toBe(200);
  });

  it("is called without the platform storing its URL", () => {
    const { observability } = unstable_readConfig({ config: "wrangler.toml" });
    expect(observability?.logs?.invocation_logs).toBe(false);
  });

  it("leaves the token out of the log", async () => {
    const token = mintToken("calendarFeed");
    await read(`/api/mcp/calendar.ics?token=${token}`);
    const open = await openFeed(await pipeline.newUser());
    await read(open);
    const log = pipeline.service.logs().join("\n");
    expect(log).not.toContain(token);
    expect(log).not.toContain(open.split("token=")[1]);
  });
});
