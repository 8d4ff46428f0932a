/** OAuth 2.1 from a client's point of view, and what is kept of it. */
import { and, eq, isNotNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#schema/accounts.ts";
import { oauthClients, oauthCodes, oauthGrants, oauthTokens } from "#schema/oauth.ts";
import { open, signIn } from "#scripts/run/stage/sign-in.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { bounds, lifetimes } from "#shared/oauth/context.ts";
import { deleteExpired } from "#shared/retention/delete-expired.ts";
import { shareLiveService, stoppedClock } from "#tests/support/live-service.ts";
import {
  approveClient,
  authorizationPath,
  connectAgent,
  decide,
  exchange,
  listTools,
  newPkce,
  pipelineResource,
  readRedirect,
  refresh,
  register,
  salaryResource,
} from "#tests/support/oauth.ts";

const live = await shareLiveService();

const ultra = () => signIn(live.db, { tier: "ultra" });

const connect = (options?: { resource: string; scopes: string[] }) => connectAgent(live, options);

describe("a client that knows the address of a server alone", () => {
  it.each([salaryResource, pipelineResource])("finds how to get a token for %s", async (path) => {
    const { origin } = live.service.url;
    const refused = await listTools(live.service, undefined, path);
    expect(refused.status).toBe(401);
    const challenge = refused.headers.get("www-authenticate") ?? "";
    const metadataUrl = /resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? "";
    const resource = await (await live.service.fetch(new URL(metadataUrl).pathname)).json();
    expect(resource).toMatchObject({
      resource: `${origin}${path}`,
      authorization_servers: [origin],
    });
    const server = await live.service.fetch("/.well-known/oauth-authorization-server");
    expect(await server.json()).toMatchObject({
      issuer: origin,
      authorization_endpoint: `${origin}/oauth/authorize`,
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it("uses the tools with the person's consent, on the person's account", async () => {
    const { access_token, expires_in, scope, approved, browser } = await connect();
    expect([expires_in, scope]).toEqual([3_600, "intelligence:read"]);
    const tools = await listTools(live.service, access_token);
    expect([tools.status, tools.headers.get("x-ratelimit-tier")]).toEqual([200, "ultra"]);
    // A metadata URL in the challenge, and no token in a page.
    const page = await (await open(live.service, "/app/connections", browser)).text();
    expect(page).toContain("Test agent");
    expect(page).toContain("agent.example.com");
    expect(page).not.toContain(approved.code);
  });

  it("shows what it asks for before anything is allowed, in a page that no other can frame", async () => {
    const browser = await ultra();
    const clientId = await register(live.service, { client_name: "<b>Bold</b>" });
    const path = authorizationPath(live.service, {
      client_id: clientId,
      code_challenge: newPkce().challenge,
      scope: "intelligence:read skills:read pipeline:write",
    });
    const page = await open(live.service, path, browser);
    const html = await page.text();
    expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt;");
    expect(html).toContain("agent.example.com");
    expect(html.match(/name="scope" value="([a-z:]+)"/g)).toHaveLength(2);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://agent.example.com");
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });

  it("gets no more than the person leaves ticked, and what nothing works without", async () => {
    const browser = await ultra();
    const clientId = await register(live.service);
    const { challenge, verifier } = newPkce();
    const path = authorizationPath(live.service, {
      client_id: clientId,
      code_challenge: challenge,
      scope: "intelligence:read skills:read",
    });
    const sent = await decide(live.service, path, browser, ["skills:read", "market:read"]);
    const parameters = readRedirect(sent);
    expect(parameters.get("state")).toBe("the state");
    expect(parameters.get("iss")).toBe(live.service.url.origin);
    const code = parameters.get("code") ?? "";
    const { body } = await exchange(live.service, { clientId, code, verifier });
    expect(body.scope).toBe("intelligence:read skills:read");
  });

  it("learns that the person refused", async () => {
    const browser = await ultra();
    const clientId = await register(live.service);
    const path = authorizationPath(live.service, {
      client_id: clientId,
      code_challenge: newPkce().challenge,
    });
    const refused = await decide(live.service, path, browser, ["intelligence:read"], {
      decision: "deny",
    });
    expect(Object.fromEntries(readRedirect(refused))).toMatchObject({
      error: "access_denied",
      state: "the state",
      iss: live.service.url.origin,
    });
  });

  it("gets nothing that the account's plan lacks, at consent and afterwards", async () => {
    const free = await signIn(live.db, { tier: "free" });
    const clientId = await register(live.service);
    const path = authorizationPath(live.service, {
      client_id: clientId,
      code_challenge: newPkce().challenge,
    });
    expect(await (await open(live.service, path, free)).text()).toContain("needs the Pro plan");
    const decided = await decide(live.service, path, free, ["intelligence:read"]);
    expect(readRedirect(decided).get("error")).toBe("access_denied");

    const { access_token, browser } = await connect();
    await live.db.update(users).set({ tier: "free" }).where(eq(users.id, browser.accountId));
    expect((await listTools(live.service, access_token)).status).toBe(403);
  });

  it("may only read a pipeline that it was allowed to read", async () => {
    const create = { title: "Nurse", company: "Clinic", status: "saved" };
    const call = async (scopes: string[], name = "create_job", args: object = create) => {
      const { access_token } = await connect({ resource: pipelineResource, scopes });
      const response = await live.service.fetch(pipelineResource, {
        method: "POST",
        key: access_token,
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name, arguments: args },
        }),
      });
      if (response.status === 403) return response.headers.get("www-authenticate");
      const { result } = (await response.json()) as {
        result: {
          isError?: boolean;
          content: { text: string }[];
          structuredContent?: { token?: { name: string; access: string } };
        };
      };
      const { token } = result.structuredContent ?? {};
      return result.isError ? result.content[0]?.text : (token?.access ?? "done");
    };
    expect(await call(["pipeline:read"])).toContain('error="insufficient_scope"');
    expect(await call(["pipeline:read", "pipeline:write"])).toBe("done");
    // An application has no token of the account, and sees what it may do all the same.
    expect(await call(["pipeline:read"], "get_me", {})).toBe("read");
    expect(await call(["pipeline:read", "pipeline:write"], "get_me", {})).toBe("read_write");
  });
});

describe("what is kept of an account's connections", () => {
  const countOf = async (table: typeof oauthGrants | typeof oauthCodes, userId: string) =>
    (await live.db.select().from(table).where(eq(table.userId, userId))).length;

  it("is bounded: the oldest give way, revoked ones first, and unused codes are removed", async () => {
    const { browser, access_token: own, approved } = await connect();
    const userId = browser.accountId;
    const [grant] = await live.db.select().from(oauthGrants).where(eq(oauthGrants.userId, userId));
    const [code] = await live.db.select().from(oauthCodes).where(eq(oauthCodes.userId, userId));
    if (!grant || !code) throw new Error("nothing is connected");
    const others = Array.from({ length: bounds.grants + 5 }, (_, at) => ({
      ...{ ...grant, id: `grt_${userId}_${at}`, refreshedAt: at },
      revokedAt: at >= bounds.grants ? 1 : null,
    }));
    await live.db.insert(oauthGrants).values(others);
    const expired = { ...code, sha256: `${userId} expired`, grantId: null, expiresAt: 1 };
    await live.db.insert(oauthCodes).values(expired);

    const next = await exchange(live.service, await approveClient(live.service, browser));
    expect(next.status).toBe(200);
    expect(await countOf(oauthGrants, userId)).toBe(bounds.grants);
    expect(await countOf(oauthCodes, userId)).toBe(2);
    expect((await listTools(live.service, own)).status).toBe(200);
    const kept = await live.db.select().from(oauthGrants).where(eq(oauthGrants.userId, userId));
    expect(kept.filter(({ revokedAt }) => revokedAt !== null)).toEqual([]);
    expect(Math.min(...kept.map(({ refreshedAt }) => refreshedAt))).toBe(2);
    // The code of a connection that is there is still good for one use alone.
    expect((await exchange(live.service, approved)).status).toBe(400);
  });

  it("keeps a client only while somebody is connected to it", async () => {
    const { db } = live;
    const [one, two] = [await connect(), await connect()];
    const userId = one.browser.accountId;
    const stateOf = async (id: string) => {
      const [client] = await db.select().from(oauthClients).where(eq(oauthClients.id, id));
      return client && client.approvedAt !== null;
    };
    expect(await stateOf(one.approved.clientId)).toBe(true);
    const onlyApproved = await approveClient(live.service, one.browser);
    expect(await stateOf(onlyApproved.clientId)).toBe(false);
    // The account's own client, and one that another account is connected to as well, give way.
    const [grant] = await db.select().from(oauthGrants).where(eq(oauthGrants.userId, userId));
    if (!grant) throw new Error("nothing is connected");
    const more = Array.from({ length: bounds.grants }, (_, at) => ({
      ...{ ...grant, id: `grt_${userId}_${at}`, clientId: "https://client.example/" },
    }));
    const shared = { ...grant, id: `grt_${userId}_shared`, clientId: two.approved.clientId };
    await db.insert(oauthGrants).values([...more, { ...shared, refreshedAt: 1 }]);
    await db.update(oauthGrants).set({ refreshedAt: 2 }).where(eq(oauthGrants.id, grant.id));
    expect((await exchange(live.service, onlyApproved)).status).toBe(200);
    const left = await db.select().from(oauthGrants).where(eq(oauthGrants.userId, userId));
    expect(left.map(({ clientId }) => clientId)).not.toContain(one.approved.clientId);
    expect(await stateOf(one.approved.clientId)).toBe(false);
    expect(await stateOf(two.approved.clientId)).toBe(true);
    expect(await stateOf(onlyApproved.clientId)).toBe(true);
  });

  it("has a bounded number of used refresh tokens, at which it ends: none is forgotten before", async () => {
    const { approved, refresh_token: first = "" } = await connect();
    const sha256 = await sha256Hex(first);
    const [token] = await live.db.select().from(oauthTokens).where(eq(oauthTokens.sha256, sha256));
    if (!token) throw new Error("there is no refresh token");
    const used = Array.from({ length: bounds.usedTokens - 1 }, (_, at) => ({
      ...{ ...token, sha256: `${sha256} ${at}`, usedAt: at + 1 },
    }));
    for (let at = 0; at < used.length; at += 500) {
      await live.db.insert(oauthTokens).values(used.slice(at, at + 500));
    }
    const last = await refresh(live.service, approved.clientId, first);
    expect(last.status).toBe(200);
    const ofGrant = and(eq(oauthTokens.grantId, token.grantId), isNotNull(oauthTokens.usedAt));
    expect(await live.db.$count(oauthTokens, ofGrant)).toBe(bounds.usedTokens);
    const more = await refresh(live.service, approved.clientId, last.body.refresh_token);
    expect([more.status, more.body.error]).toEqual([400, "invalid_grant"]);
    expect((await listTools(live.service, last.body.access_token)).status).toBe(401);
  });
});

describe("what nobody can use any more", () => {
  it("is removed, and nothing else", async () => {
    const { db } = live;
    const { approved, access_token: token } = await connect();
    const now = Date.parse(stoppedClock);
    const unused = await register(live.service);
    const idsLeft = async () => {
      const clients = await db.select({ id: oauthClients.id }).from(oauthClients);
      const grants = await db.select({ id: oauthGrants.clientId }).from(oauthGrants);
      return [clients, grants].map((rows) => rows.map(({ id }) => id));
    };
    await deleteExpired({ db, now });
    const [before] = await idsLeft();
    expect(before).toEqual(expect.arrayContaining([unused, approved.clientId]));
    expect((await listTools(live.service, token)).status).toBe(200);

    // A day later, what nobody has approved; after a month, what nobody has renewed.
    const rest = { db, now: now + lifetimes.unusedClientMs + 1 };
    await deleteExpired(rest);
    const [clients, grants] = await idsLeft();
    expect(clients).not.toContain(unused);
    expect([clients, grants].map((ids) => ids?.includes(approved.clientId))).toEqual([true, true]);
    const later = { db, now: now + lifetimes.refreshTokenMs + 1 };
    while ((await deleteExpired(later)).deleted > 0);
    expect((await idsLeft())[1]).toEqual([]);
    expect(await db.select().from(oauthTokens)).toEqual([]);
    expect(await db.select().from(oauthCodes)).toEqual([]);
  });
});
