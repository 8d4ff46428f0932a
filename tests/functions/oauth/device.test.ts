/** Devices without a browser (RFC 8628), and what an attacker would try with their codes. */
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { oauthCodes, oauthDeviceRequests } from "#schema/oauth.ts";
import { securityEvents } from "#schema/sign-in.ts";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { open, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import { publicPerMinute, userCodesPerMinute } from "#shared/access/tiers.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { lifetimes } from "#shared/oauth/context.ts";
import { deleteExpired } from "#shared/retention/delete-expired.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import {
  beginDevice,
  decideDevice,
  listTools,
  pipelineResource,
  pollDevice,
  refresh,
  register,
  requestDevice,
  requestTokens,
  salaryResource,
} from "#tests/support/oauth.ts";

const live = await shareLiveService();

/** Opens the page with a code. Codes are counted at an address. */
const look = (browser: { cookie: string }, code: string, address = newAddress()) =>
  open(live.service, `/oauth/device?user_code=${encodeURIComponent(code)}`, browser, { address });

const ultra = () => signIn(live.db, { tier: "ultra" });
const all = ["intelligence:read", "pipeline:read", "pipeline:write"];

const rowOf = async (deviceCode: string) => {
  const own = eq(oauthDeviceRequests.sha256, await sha256Hex(deviceCode));
  const [row] = await live.db.select().from(oauthDeviceRequests).where(own);
  return row;
};

/** The clock stands still: the last poll is as long ago as a device waits. */
const letPass = async (deviceCode: string, ms = 5_000) => {
  const sha256 = await sha256Hex(deviceCode);
  await live.db
    .update(oauthDeviceRequests)
    .set({ polledAt: Date.parse(stoppedClock) - ms })
    .where(eq(oauthDeviceRequests.sha256, sha256));
};

describe("a device without a browser", () => {
  it("finds its endpoint in the metadata, and the resource that opens both APIs", async () => {
    const { origin } = live.service.url;
    const server = await (
      await live.service.fetch("/.well-known/oauth-authorization-server")
    ).json();
    expect(server).toMatchObject({
      device_authorization_endpoint: `${origin}/oauth/device_authorization`,
      grant_types_supported: expect.arrayContaining([
        "urn:ietf:params:oauth:grant-type:device_code",
      ]),
      protected_resources: expect.arrayContaining([`${origin}/api`]),
    });
    const resource = await live.service.fetch("/.well-known/oauth-protected-resource/api");
    expect(await resource.json()).toMatchObject({ resource: `${origin}/api` });
  });

  it("is connected by a person who types its code, sees what asks, and allows it", async () => {
    const { clientId, device } = await beginDevice(live.service, { name: "pay on <b>laptop</b>" });
    expect(device).toMatchObject({ expires_in: 900, interval: 5 });
    expect(device.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(device.verification_uri).toBe(`${live.service.url.origin}/oauth/device`);
    const pending = await pollDevice(live.service, clientId, device.device_code);
    expect([pending.status, pending.body.error]).toEqual([400, "authorization_pending"]);

    const browser = await ultra();
    const typed = device.user_code.toLowerCase().replace("-", " ");
    const page = await look(browser, typed);
    const html = await page.text();
    expect(html).toContain("pay on &lt;b&gt;laptop&lt;/b&gt;");
    expect(html).toContain(device.user_code);
    expect(html).toContain("Salary data and job pipeline: what it may do");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(page.headers.get("cache-control")).toBe("private, no-store");

    const decided = await decideDevice(live.service, browser, typed, all);
    expect(decided.headers.get("location")).toBe("/oauth/device?result=allowed");
    const { status, body, headers } = await pollDevice(live.service, clientId, device.device_code);
    expect([status, body.scope]).toEqual([200, all.join(" ")]);
    expect(headers.get("cache-control")).toBe("no-store");

    const listed = await (await open(live.service, "/app/connections", browser)).text();
    expect(listed).toContain("a device that you typed the code of");
    const events = await live.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, browser.accountId));
    expect(events.map(({ kind }) => kind)).toContain("connection_allowed");
    const next = await refresh(live.service, clientId, body.refresh_token);
    expect(next.status).toBe(200);
  });

  it("with a token for /api uses both APIs and both MCP servers, and counts on the account", async () => {
    const { clientId, device } = await beginDevice(live.service);
    await decideDevice(live.service, await ultra(), device.user_code, all);
    const { body } = await pollDevice(live.service, clientId, device.device_code);
    const key = body.access_token;
    const pay = await live.get(
      "/api/v1/intelligence/salaries/calculate?role=software-engineer&city=austin",
      { key },
    );
    expect([pay.status, pay.headers.get("x-ratelimit-tier")]).toEqual([200, "ultra"]);
    // A catalog is public, and counts against the account all the same.
    const address = newAddress();
    for (let n = 0; n <= publicPerMinute.catalog; n++) {
      const path = `/api/v1/intelligence/salaries/search?q=nurse&limit=${n + 1}`;
      expect((await live.service.fetch(path, { key, address })).status).toBe(200);
    }
    const me = await live.get("/api/mcp/me", { key });
    expect(me.body).toMatchObject({ token: { name: "Test device", access: "read_write" } });
    const job = await live.get("/api/mcp/jobs", {
      ...{ key, method: "POST", headers: { "content-type": "application/json" } },
      body: JSON.stringify({ company: "Acme", title: "Engineer", status: "saved" }),
    });
    expect(job.status).toBe(201);
    for (const path of [salaryResource, pipelineResource]) {
      expect((await listTools(live.service, key, path)).status, path).toBe(200);
    }
    // Neither the pages nor the authorization server take it.
    const app = await live.service.fetch("/app", { key, headers: { accept: "text/html" } });
    expect(app.status).toBe(303);
  });

  it("does no more than the person leaves ticked, and than the plan has", async () => {
    const salaryOnly = await beginDevice(live.service);
    await decideDevice(live.service, await ultra(), salaryOnly.device.user_code, []);
    const { body } = await pollDevice(
      live.service,
      salaryOnly.clientId,
      salaryOnly.device.device_code,
    );
    expect(body.scope).toBe("intelligence:read");
    const jobs = await live.get("/api/mcp/jobs", { key: body.access_token });
    expect([jobs.status, jobs.body.error.message ?? jobs.body.error]).toEqual([
      403,
      expect.stringContaining("lacks the scope pipeline:read. Connect again"),
    ]);

    const reader = await beginDevice(live.service);
    await decideDevice(live.service, await ultra(), reader.device.user_code, ["pipeline:read"]);
    const read = await pollDevice(live.service, reader.clientId, reader.device.device_code);
    const key = read.body.access_token;
    expect((await live.get("/api/mcp/jobs", { key })).status).toBe(200);
    const write = await live.get("/api/mcp/jobs", {
      ...{ key, method: "POST", headers: { "content-type": "application/json" } },
      body: JSON.stringify({ company: "Acme", title: "Engineer", status: "saved" }),
    });
    expect(write.status).toBe(403);

    const free = await beginDevice(live.service);
    const person = await signIn(live.db, { tier: "free" });
    const page = await look(person, free.device.user_code);
    expect(await page.text()).toContain("Your plan does not include: Read your job search");
    await decideDevice(live.service, person, free.device.user_code, all);
    const small = await pollDevice(live.service, free.clientId, free.device.device_code);
    expect(small.body.scope).toBe("intelligence:read");
    const refused = await live.get("/api/mcp/jobs", { key: small.body.access_token });
    expect(JSON.stringify(refused.body)).toContain("requires the Ultra plan");
  });

  it("learns that the person refused, or that its time is over", async () => {
    const refused = await beginDevice(live.service);
    const browser = await ultra();
    const fields = { decision: "deny" };
    const sent = await decideDevice(live.service, browser, refused.device.user_code, all, fields);
    expect(sent.headers.get("location")).toBe("/oauth/device?result=refused");
    const denied = await pollDevice(live.service, refused.clientId, refused.device.device_code);
    expect(denied.body.error).toBe("access_denied");
    const again = await decideDevice(live.service, browser, refused.device.user_code, all);
    expect(again.status).toBe(404);

    const late = await beginDevice(live.service);
    const own = eq(oauthDeviceRequests.sha256, await sha256Hex(late.device.device_code));
    const past = Date.parse(stoppedClock) - 1;
    await live.db.update(oauthDeviceRequests).set({ expiresAt: past }).where(own);
    const over = await pollDevice(live.service, late.clientId, late.device.device_code);
    expect(over.body.error).toBe("expired_token");
    expect((await decideDevice(live.service, browser, late.device.user_code, all)).status).toBe(
      404,
    );
  });

  it("that asks too often is slowed down, without a write for each request", async () => {
    const { clientId, device } = await beginDevice(live.service);
    const poll = async () =>
      (await pollDevice(live.service, clientId, device.device_code)).body.error;
    expect(await poll()).toBe("authorization_pending");
    const before = await rowOf(device.device_code);
    const flood = await Promise.all(Array.from({ length: 20 }, poll));
    expect(new Set(flood)).toEqual(new Set(["slow_down"]));
    expect(await rowOf(device.device_code)).toEqual(before);
    await letPass(device.device_code);
    expect(await poll()).toBe("authorization_pending");
  });
});

describe("an attacker", () => {
  it("finds no code in the database, neither the long one nor the short one", async () => {
    const { device } = await beginDevice(live.service);
    const stored = JSON.stringify(await rowOf(device.device_code));
    for (const secret of [
      device.device_code,
      device.user_code,
      device.user_code.replace("-", ""),
      await sha256Hex(device.user_code),
      await sha256Hex(device.user_code.replace("-", "")),
    ]) {
      expect(stored).not.toContain(secret);
    }
  });

  it("can try few codes, from an account with many addresses or from many accounts at one", async () => {
    const guess = (browser: { cookie: string }, address: string) =>
      look(browser, "BBBB-BBBB", address);
    const person = await ultra();
    const statuses = [];
    for (let n = 0; n <= userCodesPerMinute; n++) {
      statuses.push((await guess(person, newAddress())).status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const address = newAddress();
    const others = [];
    for (let n = 0; n <= userCodesPerMinute; n++) {
      others.push((await guess(await ultra(), address)).status);
    }
    expect(others.at(-1)).toBe(429);
  });

  it("who sends somebody a link gets nothing without that person's form", async () => {
    const { clientId, device } = await beginDevice(live.service);
    const browser = await ultra();
    const other = await ultra();
    const page = await look(browser, device.user_code);
    const html = await page.text();
    expect(html).toContain("another network than yours");
    expect(html).toContain("If somebody sent you this code or link, refuse");
    expect(html).toContain("nobody has checked it");
    const evil = { origin: "https://evil.example" };
    for (const forged of [
      await decideDevice(live.service, browser, device.user_code, all, {}, evil),
      await decideDevice(live.service, browser, device.user_code, all, {
        form_token: other.formToken,
      }),
    ]) {
      expect(forged.status).toBe(403);
    }
    const poll = await pollDevice(live.service, clientId, device.device_code);
    expect(poll.body.error).toBe("authorization_pending");
    const nobody = await open(live.service, device.verification_uri_complete, { cookie: "" });
    expect(nobody.headers.get("location")).toMatch(/^\/login\?next=%2Foauth%2Fdevice%3Fuser_code/);
    const idle = await signIn(live.db, { tier: "ultra", verified: false });
    const stale = await decideDevice(live.service, idle, device.user_code, all);
    expect(stale.headers.get("location")).toMatch(/^\/login\/verify/);
  });

  it("is not warned of on the same network", async () => {
    const address = newAddress();
    const { device } = await beginDevice(live.service, { address });
    const page = await look(await ultra(), device.user_code, address);
    const html = await page.text();
    expect(html).toContain("from the network that you are in now");
    expect(html).not.toContain("another network");
  });

  it("cannot use a device code as another client, twice, or as another kind of code", async () => {
    const { clientId, device } = await beginDevice(live.service);
    const stranger = await register(live.service);
    const theirs = await pollDevice(live.service, stranger, device.device_code);
    expect(theirs.body.error).toBe("invalid_grant");
    await decideDevice(live.service, await ultra(), device.user_code, all);
    const late = await pollDevice(live.service, stranger, device.device_code);
    expect(late.body.error).toBe("invalid_grant");
    const asCode = await requestTokens(live.service, {
      ...{ grant_type: "authorization_code", client_id: clientId, code: device.device_code },
      ...{ redirect_uri: "https://agent.example.com/callback", code_verifier: "a".repeat(43) },
    });
    expect(asCode.body.error).toBe("invalid_grant");
    const { body } = await pollDevice(live.service, clientId, device.device_code);
    const key = body.access_token;
    expect((await listTools(live.service, key)).status).toBe(200);
    const again = await pollDevice(live.service, clientId, device.device_code);
    expect(again.body.error).toBe("invalid_grant");
    expect((await refresh(live.service, clientId, body.refresh_token)).body.error).toBe(
      "invalid_grant",
    );
  });

  it("cannot have one code approved by two accounts", async () => {
    const { clientId, device } = await beginDevice(live.service);
    const people = await Promise.all([ultra(), ultra()]);
    const sent = await Promise.all(
      people.map((person) => decideDevice(live.service, person, device.user_code, all)),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 404]);
    expect((await pollDevice(live.service, clientId, device.device_code)).status).toBe(200);
  });

  it("who asks for devices all the time is stopped at the address", async () => {
    const address = newAddress();
    const client_id = await register(live.service);
    const ask = async () =>
      (await requestDevice(live.service, { client_id, scope: "pipeline:read" }, address)).status;
    const statuses = await Promise.all(Array.from({ length: 25 }, ask));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it("is refused with a client or a resource that does not exist", async () => {
    const known = await register(live.service);
    const ask = async (parameters: Record<string, string>) => {
      const { status, body } = await requestDevice(live.service, parameters);
      return [status, body.error];
    };
    expect(await ask({ client_id: "ocl_0000000000000000000000" })).toEqual([401, "invalid_client"]);
    expect(await ask({ client_id: known, resource: "https://other.example/api" })).toEqual([
      400,
      "invalid_target",
    ]);
    expect(await ask({ client_id: known, scope: "admin" })).toEqual([400, "invalid_target"]);
  });
});

describe("what is kept of a device", () => {
  it("goes with its time, and an approval with the sessions of its account", async () => {
    const { clientId, device } = await beginDevice(live.service);
    const browser = await ultra();
    await decideDevice(live.service, browser, device.user_code, all);
    const approved = eq(oauthCodes.userId, browser.accountId);
    expect(await live.db.select().from(oauthCodes).where(approved)).toHaveLength(1);
    await submit(live.service, "/app/security/sign-out-everywhere", browser);
    const ended = await pollDevice(live.service, clientId, device.device_code);
    expect(ended.body.error).toBe("invalid_grant");
    const waiting = await beginDevice(live.service);
    const later = Date.parse(stoppedClock) + 2 * lifetimes.deviceRequestMs;
    await deleteExpired({ db: live.db, now: later + 1 });
    expect(await rowOf(waiting.device.device_code)).toBeUndefined();
  });
});
