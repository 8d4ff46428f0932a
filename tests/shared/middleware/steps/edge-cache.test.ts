import { describe, expect, it } from "vitest";
import { createKey } from "#scripts/run/stage/callers.ts";
import { shareProbe } from "#tests/support/probe.ts";

const probe = await shareProbe();

const status = (headers: Headers) => headers.get("cache-status");

/** Each test uses names of its own, so that it gets no hits from another test's responses. */
function asker(name: string, init: { key?: string; headers?: Record<string, string> } = {}) {
  return (query = "", more: { headers?: Record<string, string>; method?: string } = {}) =>
    probe.get(`/cached?names=${name}${query}`, { address: probe.newAddress(), ...init, ...more });
}

describe("a cached response to a call without a key", () => {
  it("is public, and shared with the next call except for its request block", async () => {
    const ask = asker("stored");
    const first = await ask();
    expect(status(first.headers)).toBe("edge; fwd=miss; stored");
    expect(first.headers.get("age")).toBeNull();
    const second = await ask();
    const [, ttl] = /^edge; hit; ttl=(\d+)$/.exec(status(second.headers) ?? "") ?? [];
    expect(Number(ttl) + Number(second.headers.get("age"))).toBe(60);
    for (const { headers } of [first, second]) {
      expect(headers.get("cache-control")).toBe(
        "public, max-age=60, s-maxage=60, stale-while-revalidate=1440",
      );
      expect(headers.get("vary")).toContain("Authorization");
    }
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
    expect(second.body.data).toEqual(first.body.data);
    expect(second.body.request.id).toBe(second.headers.get("x-request-id"));
    expect(second.body.request.id).not.toBe(first.body.request.id);
  });

  it("is shared by all spellings of the same call", async () => {
    const ask = asker("a,b");
    await ask();
    for (const query of ["&word=alpha", "&country=US", "&wrod=beta"]) {
      expect(status((await ask(query)).headers), query).toContain("hit");
    }
    const ignored = await ask("&wrod=beta");
    expect(ignored.headers.get("x-ignored-params")).toBe("wrod");
    for (const query of ["&word=beta", "&names=c"]) {
      expect(status((await ask(query)).headers), query).toContain("miss");
    }
  });

  it("is 304 if If-None-Match matches, on a hit or a miss", async () => {
    const ask = asker("known");
    const etag = (await ask()).headers.get("etag") ?? "";
    const headers = { "if-none-match": etag };
    const hit = await ask("", { headers });
    expect([hit.status, hit.body, hit.headers.get("etag")]).toEqual([304, null, etag]);
    expect(status(hit.headers)).toContain("hit");
    const made = await ask("", { headers: { ...headers, "x-version": "2" } });
    expect([made.status, status(made.headers)]).toEqual([304, "edge; fwd=miss; stored"]);
    expect(status((await ask("", { headers: { "x-version": "2" } })).headers)).toContain("hit");
  });

  it("is rendered again for another version of the data", async () => {
    const ask = asker("changing");
    await ask();
    expect(status((await ask()).headers)).toContain("hit");
    expect(status((await ask("", { headers: { "x-version": "2" } })).headers)).toContain("miss");
  });

  it("is rendered again once it expires", async () => {
    const ask = () => probe.get("/cached-briefly", { address: probe.newAddress() });
    expect(status((await ask()).headers)).toBe("edge; fwd=miss; stored");
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(status((await ask()).headers)).toBe("edge; fwd=miss; stored");
  });

  it("serves HEAD from what GET has stored", async () => {
    const ask = asker("head");
    const get = await ask();
    const head = await ask("", { method: "HEAD" });
    expect([head.status, head.body, head.headers.get("etag")]).toEqual([
      200,
      null,
      get.headers.get("etag"),
    ]);
    expect(status(head.headers)).toContain("hit");
  });

  it("is not stored if it is an error, and allows no cache to store that", async () => {
    const ask = asker("failing", {});
    for (const query of ["&fail=yes", "&word=gamma"]) {
      for (let call = 0; call < 2; call++) {
        const { status: code, headers } = await ask(query);
        expect(code).toBeGreaterThanOrEqual(400);
        expect([headers.get("cache-status"), headers.get("cache-control")]).toEqual([
          null,
          "no-store",
        ]);
      }
    }
  });

  it("counts against the address even on a hit", async () => {
    const address = probe.newAddress();
    const codes = [];
    for (let call = 0; call < 11; call++) {
      codes.push((await probe.get("/cached?names=counted", { address })).status);
    }
    expect(codes).toEqual([...Array(10).fill(200), 429]);
  });
});

describe("a cached response to a call with a key", () => {
  it("is private, and never in the shared cache", async () => {
    const key = await createKey(probe.db, { tier: "pro" });
    const keyed = asker("private", { key });
    const first = await keyed();
    expect(first.headers.get("cache-control")).toBe("private, max-age=60");
    expect(status(first.headers)).toBe("isolate; fwd=miss; stored");
    expect(status((await asker("private")()).headers)).toBe("edge; fwd=miss; stored");
  });

  it("describes its own caller even if another call rendered it", async () => {
    const one = asker("shared", { key: await createKey(probe.db, { tier: "pro" }) });
    const other = asker("shared", { key: await createKey(probe.db) });
    const [first, second] = [await one(), await other()];
    expect(status(second.headers)).toMatch(/^isolate; hit; ttl=[1-6]?\d$/);
    expect(second.headers.get("cache-control")).toContain("private");
    expect([first.body.request.tier, second.body.request.tier]).toEqual(["pro", "free"]);
    expect(second.body.request.id).not.toBe(first.body.request.id);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
  });
});
