import { describe, expect, it } from "vitest";
import {
  createAccessToken,
  createAccount,
  createKey,
  createToken,
  createWhitelabelKey,
} from "#scripts/run/stage/callers.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { shareProbe } from "#tests/support/probe.ts";

const probe = await shareProbe();

describe("a salary key", () => {
  it("gives access to an endpoint of its plan and scopes, and the response names both", async () => {
    const key = await createKey(probe.db, { tier: "pro", scopes: ["intelligence:read"] });
    const { status, body } = await probe.get("/free", { key });
    expect(status).toBe(200);
    expect(body.request).toMatchObject({ tier: "pro", scopes: ["intelligence:read"] });
  });

  it("is 401 when absent, misspelled, of the other API or unknown", async () => {
    const valid = await createKey(probe.db);
    const misspelled = valid.slice(0, -1) + (valid.endsWith("a") ? "b" : "a");
    const other = await createToken(probe.db);
    for (const key of [undefined, misspelled, other, mintToken("intelligence"), "x"]) {
      const { status, body } = await probe.get("/free", { key, address: probe.newAddress() });
      expect([status, body.error.code], key).toEqual([401, "authentication_required"]);
      expect(body.error.retry_hint.clarification_needed).toMatch(/\?/);
    }
  });

  it.each([
    ["was revoked", { revoked: true }],
    ["has expired", { expiresAt: Date.now() - 1 }],
  ])("is 401 that says so if it %s", async (how, options) => {
    const key = await createKey(probe.db, options);
    const { status, body, headers } = await probe.get("/free", { key });
    expect([status, body.error.code]).toEqual([401, "authentication_required"]);
    expect(body.error.message).toMatch(new RegExp(`^This key ${how}\\. Create a new one: http`));
    expect(headers.get("www-authenticate")).toBe(
      'Bearer realm="Compensation Intelligence", error="invalid_token"',
    );
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

  it("is ignored on a public endpoint if it is invalid", async () => {
    const address = probe.newAddress();
    const bad = await probe.get("/public", { key: mintToken("intelligence"), address });
    expect([bad.status, bad.body.request.scopes]).toEqual([200, []]);
  });
});

describe("a pipeline token", () => {
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

  it.each([
    ["was revoked", { revoked: true }],
    ["has expired", { expiresAt: Date.now() - 1 }],
  ])("is 403 that says so if it %s", async (how, options) => {
    const key = await createToken(probe.db, options);
    const { status, body, headers } = await probe.get("/api/mcp/read", { key });
    expect([status, body.code]).toEqual([403, "FORBIDDEN"]);
    expect(body.error).toMatch(new RegExp(`^This token ${how}\\. Create a new one: http`));
    expect(headers.get("www-authenticate")).toBeNull();
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

describe("a credential for something else", () => {
  it.each([
    ["/free", () => createToken(probe.db), "`ext_…`", "/api/mcp", "`intelligence_…`"],
    [
      "/api/mcp/read",
      () => createKey(probe.db),
      "`intelligence_…`",
      "/api/v1/intelligence",
      "`ext_…`",
    ],
    [
      "/free",
      () => createWhitelabelKey(probe.db),
      "`wlk_…`",
      "the widget alone",
      "`intelligence_…`",
    ],
    [
      "/free",
      () => createAccessToken(probe.db, { resource: "/api/mcp" }),
      "`oat_…`",
      "/api/mcp",
      "`intelligence_…`",
    ],
    [
      "/api/mcp/read",
      () => createAccessToken(probe.db, { resource: "/api/mcp" }),
      "`oat_…`",
      "/api/mcp",
      "`ext_…`",
    ],
  ])(
    "is 401 at %s that says what it opens and what is needed",
    async (path, create, is, opens, takes) => {
      const { status, body } = await probe.get(path, { key: await create() });
      const message: string = body.error.message ?? body.error;
      expect(status).toBe(401);
      expect(message).toContain(`${is}), which opens ${opens}, and this endpoint takes`);
      expect(message).toContain(`(${takes}). Get one: http`);
    },
  );
});
