import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mintToken } from "../../../../shared/credentials/token.ts";
import { createAccount, createKey, createToken } from "../../../support/callers.ts";
import { type ProbeHarness, shareProbe } from "../../../support/probe.ts";

let probe: ProbeHarness;
beforeAll(async () => {
  probe = await shareProbe();
});
afterAll(() => probe.stop());

describe("a salary key", () => {
  it("gives access to an endpoint of its plan and scopes, and the response names both", async () => {
    const key = await createKey(probe.db, { tier: "pro", scopes: ["intelligence:read"] });
    const { status, body } = await probe.get("/free", { key });
    expect(status).toBe(200);
    expect(body.request).toMatchObject({ tier: "pro", scopes: ["intelligence:read"] });
  });

  it("is 401 when absent, misspelled, of the other API, unknown or revoked", async () => {
    const valid = await createKey(probe.db);
    const misspelled = valid.slice(0, -1) + (valid.endsWith("a") ? "b" : "a");
    const revoked = await createKey(probe.db, { revoked: true });
    const other = await createToken(probe.db);
    for (const key of [undefined, misspelled, other, mintToken("intelligence"), revoked, "x"]) {
      const { status, body } = await probe.get("/free", { key, address: probe.newAddress() });
      expect([status, body.error.code], key).toEqual([401, "authentication_required"]);
      expect(body.error.retry_hint.clarification_needed).toMatch(/\?/);
    }
  });

  it("is 401 without the Bearer scheme", async () => {
    const key = await createKey(probe.db);
    for (const authorization of [key, `Basic ${key}`, `Bearer`, `Bearer  `, `Bearer ${key} x`]) {
      const { status } = await probe.get("/free", {
        headers: { authorization },
        address: probe.newAddress(),
      });
      expect(status, authorization).toBe(401);
    }
  });

  it("is 403 naming the missing plan, or else the missing scope", async () => {
    const free = await probe.get("/pro", { key: await createKey(probe.db) });
    expect([free.status, free.body.error.code]).toEqual([403, "tier_insufficient"]);
    expect(free.body.error.message).toContain("Pro");

    const key = await createKey(probe.db, { tier: "ultra", scopes: ["intelligence:read"] });
    const narrow = await probe.get("/pro", { key });
    expect([narrow.status, narrow.body.error.code]).toEqual([403, "scope_insufficient"]);
    expect(narrow.body.error.message).toContain("skills:read");
    expect(narrow.body.error.follow_up_suggestions.length).toBeGreaterThan(0);
  });

  it("is 401 before invalid parameters are 400", async () => {
    expect((await probe.get("/free?word=gamma")).status).toBe(401);
    const key = await createKey(probe.db);
    expect((await probe.get("/free?word=gamma", { key })).status).toBe(400);
  });

  it("is ignored on a public endpoint if it is invalid", async () => {
    const address = probe.newAddress();
    const bad = await probe.get("/public", { key: mintToken("intelligence"), address });
    expect([bad.status, bad.body.request.scopes]).toEqual([200, []]);
  });
});

describe("a pipeline token", () => {
  it("may read, and write only if it is read-write", async () => {
    const read = await createToken(probe.db, { access: "read" });
    expect((await probe.get("/api/mcp/read", { key: read })).status).toBe(200);
    const refused = await probe.get("/api/mcp/write", { key: read });
    expect([refused.status, refused.body.code]).toEqual([403, "FORBIDDEN"]);
    const write = await createToken(probe.db);
    expect((await probe.get("/api/mcp/write", { key: write })).status).toBe(200);
  });

  it("is 403 below the Ultra plan or if it is revoked, 401 if it is not a token", async () => {
    const pro = await createToken(probe.db, { tier: "pro" });
    const revoked = await createToken(probe.db, { revoked: true });
    for (const key of [pro, revoked]) {
      const { status, body } = await probe.get("/api/mcp/read", { key });
      expect([status, body.code]).toEqual([403, "FORBIDDEN"]);
    }
    for (const key of [undefined, mintToken("pipeline"), await createKey(probe.db)]) {
      const { status, body } = await probe.get("/api/mcp/read", {
        key,
        address: probe.newAddress(),
      });
      expect([status, body.code]).toEqual([401, "UNAUTHORIZED"]);
    }
  });

  it("has a quota separate from that of the account's salary keys", async () => {
    const account = await createAccount(probe.db, { tier: "ultra", perMinute: 1 });
    const key = await createKey(probe.db, { tier: "ultra", account });
    const token = await createToken(probe.db, { account });
    expect((await probe.get("/free", { key })).status).toBe(200);
    expect((await probe.get("/api/mcp/read", { key: token })).status).toBe(200);
    expect((await probe.get("/free", { key })).status).toBe(429);
    expect((await probe.get("/api/mcp/read", { key: token })).status).toBe(429);
  });
});
