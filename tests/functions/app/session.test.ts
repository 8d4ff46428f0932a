/** Who may open the application, and which forms count. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "#schema/sign-in.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { open, type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { absoluteMs, idleMs } from "#shared/accounts/sessions/session.ts";
import { appLimitKey } from "#shared/rate-limit/limit-key.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";

const live = await shareLiveService();

const now = Date.parse(stoppedClock);
const dayMs = 86_400_000;

describe("a session", () => {
  it("opens the application, which is stored nowhere and loads nothing from elsewhere", async () => {
    const browser = await signIn(live.db);
    const response = await open(live.service, "/app", browser);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    expect(html).toContain('<a href="/app" aria-current="page">Today</a>');
    expect(html).toContain(`name="form_token" value="${browser.formToken}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain("/app/operator");
  });

  it.each([
    ["no cookie", ""],
    ["another cookie", "session=abc"],
    ["one that is no secret", "__Host-session=%00"],
    ["one that nobody has", `__Host-session=${"A".repeat(43)}`],
  ])("is asked for: %s", async (_, cookie) => {
    const response = await open(live.service, "/app?a=b", { cookie });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/login?next=%2Fapp%3Fa%3Db",
    ]);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it.each(["/%61pp", "/%61pp/jobs", "/log%69n", "/signu%70", "/oauth/authoriz%65"])(
    "does not count at %s, which is no page",
    async (path) => {
      const browser = await signIn(live.db);
      expect((await open(live.service, path, browser)).status).toBe(404);
    },
  );

  it("ends 30 days after its last use, and 90 after its start", async () => {
    const idle = await signIn(live.db, { now: now - idleMs - 1 });
    expect((await open(live.service, "/app", idle)).status).toBe(303);

    const started = now - absoluteMs + 2 * dayMs;
    const used = await signIn(live.db, { now: started });
    const own = eq(sessions.id, used.sessionId);
    await live.db
      .update(sessions)
      .set({ expiresAt: now + 1 })
      .where(own);
    expect((await open(live.service, "/app", used)).status).toBe(200);
    await expect
      .poll(async () => (await live.db.select().from(sessions).where(own))[0])
      .toMatchObject({ renewedAt: now, expiresAt: started + absoluteMs });
  });

  it("ends with the sign-out: a cookie that was stolen before opens nothing", async () => {
    const browser = await signIn(live.db);
    const response = await submit(live.service, "/app/sign-out", browser);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/"]);
    expect(response.headers.getSetCookie()).toEqual([
      "__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      "__Host-signed-in=; Max-Age=0; Path=/; Secure; SameSite=Lax",
    ]);
    expect((await open(live.service, "/app", browser)).status).toBe(303);
    expect((await submit(live.service, "/app/sign-out", browser)).status).toBe(303);
  });

  it("counts nowhere but in the application", async () => {
    const { cookie } = await signIn(live.db, { tier: "ultra" });
    const headers = { cookie };
    for (const path of ["/api/mcp/me", "/api/v1/intelligence/salaries/companies", "/api/mcp"]) {
      const method = path === "/api/mcp" ? "POST" : "GET";
      expect((await live.service.fetch(path, { method, headers })).status, path).toBe(401);
    }
    // A public page is the same for everyone, and may be stored.
    const [signedIn, other] = await Promise.all(
      [headers, {}].map((own) => live.service.fetch("/pricing", { headers: own })),
    );
    expect(await signedIn?.text()).toBe(await other?.text());
    expect(signedIn?.headers.get("cache-control")).toMatch(/^public/);
  });

  it("is nothing that a key could stand in for", async () => {
    const key = await createKey(live.db, { tier: "ultra" });
    const response = await live.service.fetch("/app", { key, headers: { accept: "text/html" } });
    expect(response.status).toBe(303);
  });

  it("has a limit of its own: 300 requests in a minute, which no address shares", async () => {
    const browser = await signIn(live.db);
    const address = newAddress();
    const openApp = async (from: SignedIn) =>
      (await open(live.service, "/app/account", from, { address, method: "HEAD" })).status;
    // The object that counts them leases all but one, as if 299 had been opened from other isolates.
    const { RATE_LIMITER: limiters } = await live.service.env();
    const limiter = limiters.get(limiters.idFromName(appLimitKey(browser.accountId)));
    const limits = { perMinute: 300, perMonth: null };
    for (let left = 300; left > 1; ) {
      const request = { limits, reports: [], refunds: 0, want: left - 1 };
      left = (await limiter.lease(request)).minute.remaining;
    }
    expect(await openApp(browser)).toBe(200);
    expect(await openApp(browser)).toBe(429);
    expect(await openApp(await signIn(live.db))).toBe(200);
  });
});

describe("a form", () => {
  const path = "/app/sign-out";

  it.each([
    ["from another site", { origin: "https://evil.example" }],
    ["from a page without an origin", { origin: "null" }],
    ["from this host by another scheme or port", { origin: "http://127.0.0.1:1" }],
  ])("is refused %s, and nothing is done", async (_, headers) => {
    const browser = await signIn(live.db);
    const response = await submit(live.service, path, browser, {}, headers);
    expect(response.status).toBe(403);
    expect((await open(live.service, "/app", browser)).status).toBe(200);
  });

  it("is refused without an origin", async () => {
    const { cookie, formToken } = await signIn(live.db);
    const response = await live.service.fetch(path, {
      method: "POST",
      body: `form_token=${formToken}`,
      headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
    });
    expect(response.status).toBe(403);
  });

  it("is refused without its token, or with another session's", async () => {
    const [browser, other] = [await signIn(live.db), await signIn(live.db)];
    const elsewhere = await signIn(live.db, { account: browser.accountId });
    for (const form_token of ["", "x", other.formToken, elsewhere.formToken]) {
      const response = await submit(live.service, path, browser, { form_token });
      expect(response.status).toBe(403);
    }
    expect((await open(live.service, "/app", browser)).status).toBe(200);
  });

  it("is refused if it is no form, too large, or not text", async () => {
    const browser = await signIn(live.db);
    const json = { "content-type": "application/json" };
    expect((await submit(live.service, path, browser, {}, json)).status).toBe(415);
    expect((await submit(live.service, path, browser, { a: "x".repeat(70_000) })).status).toBe(413);
    expect((await submit(live.service, path, browser, { a: "\0" })).status).toBe(400);
  });
});
