/** OAuth 2.1 from a client's point of view, and what an attacker would try (RFC 9700). */
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../schema/accounts.ts";
import { oauthClients, oauthCodes, oauthGrants, oauthTokens } from "../../../schema/oauth.ts";
import { sha256Hex } from "../../../shared/core/bytes/sha256.ts";
import { bounds, lifetimes } from "../../../shared/oauth/context.ts";
import { removeExpiredOauth } from "../../../shared/oauth/remove-expired.ts";
import { newAddress } from "../../support/addresses.ts";
import { type LiveService, shareLiveService, stoppedClock } from "../../support/live-service.ts";
import {
  approveClient,
  authorizationPath,
  decide,
  exchange,
  listTools,
  newPkce,
  pipelineResource,
  readRedirect,
  redirectUri,
  refresh,
  register,
  requestTokens,
  salaryResource,
} from "../../support/oauth.ts";
import { open, signIn, submit } from "../../support/sign-in.ts";

let live: LiveService;
beforeAll(async () => {
  live = await shareLiveService();
});
afterAll(() => live.stop());

const ultra = () => signIn(live.db, { tier: "ultra" });

async function connect(options?: { resource: string; scopes: string[] }) {
  const browser = await ultra();
  const approved = await approveClient(live.service, browser, options);
  const { body } = await exchange(live.service, approved);
  return { browser, approved, ...body };
}

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

  it("is told that the person refused", async () => {
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
    expect(await call(["pipeline:read"])).toContain("FORBIDDEN");
    expect(await call(["pipeline:read", "pipeline:write"])).toBe("done");
    // An application has no token of the account, and sees what it may do all the same.
    expect(await call(["pipeline:read"], "get_me", {})).toBe("read");
    expect(await call(["pipeline:read", "pipeline:write"], "get_me", {})).toBe("read_write");
  });
});

describe("a refresh token", () => {
  it("is exchanged once, and a second use ends the grant", async () => {
    const { approved, refresh_token: first } = await connect();
    const second = await refresh(live.service, approved.clientId, first);
    expect(second.status).toBe(200);
    expect((await listTools(live.service, second.body.access_token)).status).toBe(200);
    expect((await refresh(live.service, approved.clientId, first)).body.error).toBe(
      "invalid_grant",
    );
    const third = await refresh(live.service, approved.clientId, second.body.refresh_token);
    expect(third.body.error).toBe("invalid_grant");
    const grants = await live.db
      .select()
      .from(oauthGrants)
      .where(eq(oauthGrants.clientId, approved.clientId));
    expect(grants.map(({ revokedAt }) => revokedAt !== null)).toEqual([true]);
  });

  it("is exchanged by one of many at the same time at most", async () => {
    const { approved, refresh_token: token } = await connect();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => refresh(live.service, approved.clientId, token)),
    );
    expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it("is of no use to another client, nor as an access token", async () => {
    const { refresh_token: token, access_token: access, approved } = await connect();
    const other = await register(live.service);
    expect((await refresh(live.service, other, token)).body.error).toBe("invalid_grant");
    expect((await listTools(live.service, token)).status).toBe(401);
    expect((await refresh(live.service, approved.clientId, access)).body.error).toBe(
      "invalid_grant",
    );
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

describe("an access token", () => {
  it("is valid for its resource alone, in either order", async () => {
    const { access_token: token } = await connect();
    expect((await listTools(live.service, token, pipelineResource)).status).toBe(401);
    expect((await listTools(live.service, token, salaryResource)).status).toBe(200);
    expect((await listTools(live.service, token, pipelineResource)).status).toBe(401);
  });

  it("opens neither the API itself nor the application", async () => {
    const { access_token: key } = await connect();
    for (const path of ["/api/mcp/me", "/api/v1/intelligence/salaries/calculate?role=x&city=y"]) {
      expect((await live.service.fetch(path, { key })).status, path).toBe(401);
    }
    const app = await live.service.fetch("/app", { key, headers: { accept: "text/html" } });
    expect(app.status).toBe(303);
  });

  it("ends with its hour, its grant or its account's consent", async () => {
    const { access_token: expiring } = await connect();
    const sha256 = await sha256Hex(expiring ?? "");
    await live.db.update(oauthTokens).set({ expiresAt: 1 }).where(eq(oauthTokens.sha256, sha256));
    expect((await listTools(live.service, expiring)).status).toBe(401);

    const { access_token: revoked, browser, approved } = await connect();
    const [grant] = await live.db
      .select()
      .from(oauthGrants)
      .where(eq(oauthGrants.clientId, approved.clientId));
    const stranger = await ultra();
    const fields = { revoke: grant?.id ?? "" };
    const theirs = await submit(live.service, "/app/connections", stranger, fields);
    expect(theirs.status).toBe(404);
    expect((await submit(live.service, "/app/connections", browser, fields)).status).toBe(303);
    expect((await listTools(live.service, revoked)).status).toBe(401);
    expect(await (await open(live.service, "/app/connections", browser)).text()).toContain(
      "None yet",
    );
  });

  it("is revoked by its client, with its refresh token", async () => {
    const { refresh_token, approved } = await connect();
    const revoke = (client_id: string) =>
      live.service.fetch("/oauth/revoke", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ token: refresh_token ?? "", client_id }).toString(),
      });
    // RFC 7009: a token of another client is no error, and stays.
    expect((await revoke(await register(live.service))).status).toBe(200);
    const next = await refresh(live.service, approved.clientId, refresh_token);
    expect(next.status).toBe(200);
    expect((await revoke(approved.clientId)).status).toBe(200);
    const after = await refresh(live.service, approved.clientId, next.body.refresh_token);
    expect(after.body.error).toBe("invalid_grant");
  });
});

describe("an authorization code", () => {
  it("is good once: a second use ends what the first was given", async () => {
    const approved = await approveClient(live.service, await ultra());
    const { body } = await exchange(live.service, approved);
    const again = await exchange(live.service, approved);
    expect([again.status, again.body.error]).toEqual([400, "invalid_grant"]);
    expect((await listTools(live.service, body.access_token)).status).toBe(401);
    const token = await refresh(live.service, approved.clientId, body.refresh_token);
    expect(token.body.error).toBe("invalid_grant");
  });

  it("is of no use without the verifier, the client and the redirect URI that it was made for", async () => {
    const approved = await approveClient(live.service, await ultra());
    const other = await register(live.service);
    const attempts: Record<string, string>[] = [
      { code_verifier: newPkce().verifier },
      { code_verifier: "short" },
      { client_id: other },
      { redirect_uri: "https://agent.example.com/other" },
      { code: `${approved.code}x` },
      { resource: `${live.service.url.origin}${pipelineResource}` },
    ];
    for (const attempt of attempts) {
      const { status, body } = await exchange(live.service, approved, attempt);
      expect([status, body.access_token], JSON.stringify(attempt)).toEqual([400, undefined]);
    }
    // None of them has used it up.
    expect((await exchange(live.service, approved)).status).toBe(200);
  });

  it("is not exchanged without PKCE, by a repeated parameter or with a made-up secret", async () => {
    const approved = await approveClient(live.service, await ultra());
    const { code_verifier: _, ...without } = {
      grant_type: "authorization_code",
      client_id: approved.clientId,
      redirect_uri: redirectUri,
      code: approved.code,
      code_verifier: "",
    };
    expect((await requestTokens(live.service, without)).body.error).toBe("invalid_request");
    const repeated = await live.service.fetch("/oauth/token", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=refresh_token&grant_type=authorization_code",
    });
    expect(((await repeated.json()) as { error: string }).error).toBe("invalid_request");
    const secret = await exchange(live.service, approved, { client_secret: "secret" });
    expect([secret.status, secret.body.error]).toEqual([401, "invalid_client"]);
    const password = await requestTokens(live.service, {
      grant_type: "password",
      client_id: approved.clientId,
    });
    expect(password.body.error).toBe("unsupported_grant_type");
    expect(password.headers.get("cache-control")).toBe("no-store");
  });
});

describe("an authorization request", () => {
  const pathWith = (clientId: string, parameters: Record<string, string | undefined>) =>
    authorizationPath(live.service, {
      client_id: clientId,
      code_challenge: newPkce().challenge,
      ...parameters,
    });

  it("that names neither a resource nor scopes is for the salary data alone", async () => {
    const browser = await ultra();
    const clientId = await register(live.service);
    const { verifier, challenge } = newPkce();
    const path = pathWith(clientId, { resource: undefined, code_challenge: challenge });
    expect(await (await open(live.service, path, browser)).text()).toContain("Salary data");
    const scopes = ["intelligence:read", "pipeline:read", "pipeline:write"];
    const code = readRedirect(await decide(live.service, path, browser, scopes)).get("code") ?? "";
    const { body } = await exchange(live.service, { clientId, code, verifier });
    expect(body.scope).toBe("intelligence:read");
    expect((await listTools(live.service, body.access_token)).status).toBe(200);
    expect((await listTools(live.service, body.access_token, pipelineResource)).status).toBe(401);
  });

  it("for the job search says that webhooks outlive the connection that adds them", async () => {
    const browser = await ultra();
    const resource = `${live.service.url.origin}${pipelineResource}`;
    const path = pathWith(await register(live.service), { resource });
    expect(await (await open(live.service, path, browser)).text()).toContain(
      "webhooks, which send every change to another server",
    );
    const listed = await (await open(live.service, "/app/connections", browser)).text();
    expect(listed).toMatch(
      /Revoking one leaves what it has added, such as\s*<a href="\/app\/webhooks">/,
    );
  });

  const both = "intelligence:read pipeline:read";

  it.each([
    ["an unknown client", { client_id: "ocl_0000000000000000000000" }],
    ["no client", { client_id: undefined }],
    ["another redirect URI", { redirect_uri: "https://agent.example.com/callback/" }],
    ["a longer redirect URI", { redirect_uri: `${redirectUri}?a=b` }],
    [
      "a redirect URI elsewhere",
      { redirect_uri: "https://agent.example.com.evil.example/callback" },
    ],
    ["no redirect URI", { redirect_uri: undefined }],
  ])("is sent nowhere with %s", async (_, parameters) => {
    const clientId = await register(live.service);
    const browser = await ultra();
    const response = await open(live.service, pathWith(clientId, parameters), browser);
    expect([response.status, response.headers.get("location")]).toEqual([400, null]);
  });

  it.each([
    ["no PKCE", { code_challenge: undefined }, "invalid_request"],
    ["the plain method", { code_challenge_method: "plain" }, "invalid_request"],
    ["no method, which would mean plain", { code_challenge_method: undefined }, "invalid_request"],
    ["the implicit flow", { response_type: "token" }, "unsupported_response_type"],
    ["an unknown resource", { resource: "https://other.example/mcp" }, "invalid_target"],
    ["unknown scopes", { scope: "admin" }, "invalid_scope"],
    ["no resource, and scopes of both", { resource: undefined, scope: both }, "invalid_target"],
  ])("tells the client what is wrong: %s", async (_, parameters, error) => {
    const clientId = await register(live.service);
    const browser = await ultra();
    const response = await open(live.service, pathWith(clientId, parameters), browser);
    expect(readRedirect(response).get("error")).toBe(error);
    expect(readRedirect(response).get("state")).toBe("the state");
  });

  it("starts no program for a request that nobody has decided on", async () => {
    const redirect_uri = "cursor://callback?run=anything";
    const clientId = await register(live.service, { redirect_uris: [redirect_uri] });
    const browser = await ultra();
    const faulty = await open(
      live.service,
      pathWith(clientId, { redirect_uri, scope: "admin" }),
      browser,
    );
    expect([faulty.status, faulty.headers.get("location")]).toEqual([400, null]);
    expect(await faulty.text()).toContain("None of the scopes belongs to this resource");
    const path = pathWith(clientId, { redirect_uri });
    const denied = await decide(live.service, path, browser, [], { decision: "deny" });
    expect(denied.headers.get("location")).toContain(`${redirect_uri}&error=access_denied`);
  });

  it("needs a person who is signed in and has just proved to be present", async () => {
    const path = pathWith(await register(live.service), {});
    const nobody = await open(live.service, path, { cookie: "" });
    expect(nobody.headers.get("location")).toMatch(/^\/login\?next=%2Foauth%2Fauthorize/);
    const idle = await signIn(live.db, { tier: "ultra", verified: false });
    for (const response of [
      await open(live.service, path, idle),
      await decide(live.service, path, idle, ["intelligence:read"]),
    ]) {
      expect(response.headers.get("location")).toMatch(/^\/login\/verify/);
    }
  });

  it("is not approved by a form of another site, or of another session", async () => {
    const path = pathWith(await register(live.service), {});
    const browser = await ultra();
    const other = await ultra();
    const scopes = ["intelligence:read"];
    const forged = [
      await decide(live.service, path, browser, scopes, {}, { origin: "https://evil.example" }),
      await decide(live.service, path, browser, scopes, { form_token: other.formToken }),
    ];
    for (const { status, headers } of forged) {
      expect([status, headers.get("location")]).toEqual([403, null]);
    }
  });

  it("lets a program on this computer listen on any port, and no other host", async () => {
    const clientId = await register(live.service, { redirect_uris: ["http://127.0.0.1:8080/cb"] });
    const browser = await ultra();
    const status = async (redirect_uri: string) =>
      (await open(live.service, pathWith(clientId, { redirect_uri }), browser)).status;
    expect(await status("http://127.0.0.1:53219/cb")).toBe(200);
    expect(await status("http://127.0.0.1/cb")).toBe(200);
    expect(await status("http://localhost:8080/cb")).toBe(400);
    expect(await status("http://127.0.0.1:8080@evil.example/cb")).toBe(400);
    expect(await status("http://127.0.0.1:8080/other")).toBe(400);
  });
});

describe("a registration", () => {
  const send = (body: unknown, address = newAddress()) =>
    live.service.fetch("/oauth/register", {
      method: "POST",
      address,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  it.each([
    ["http elsewhere than on this computer", ["http://agent.example.com/cb"]],
    ["a script", ["javascript:alert(1)"]],
    ["resolved by a browser against this service", ["https:agent.example.com/callback"]],
    ["without a host after the slashes", ["https:///agent.example.com/callback"]],
    ["data", ["data:text/html,x"]],
    ["a program of the operating system", ["search-ms:query=x"]],
    ["another", ["ms-msdt:/id"]],
    ["a share of files", ["smb://files.example/x"]],
    ["a fragment", ["https://agent.example.com/cb#x"]],
    ["a user name", ["https://user@agent.example.com/cb"]],
    ["a directive of a policy", ["https://agent.example.com;sandbox/cb"]],
    ["white space", ["https://agent.example.com/c b"]],
    ["none", []],
    ["too many", Array.from({ length: 11 }, (_, n) => `https://agent.example.com/${n}`)],
    ["a text", "https://agent.example.com/cb"],
  ])("is refused with redirect URIs that are %s", async (_, redirect_uris) => {
    const response = await send({ client_name: "Agent", redirect_uris });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid_redirect_uri" });
  });

  it.each([
    ["a name that turns the text around", { client_name: "a\u202eb" }],
    ["a long name", { client_name: "a".repeat(101) }],
    ["the implicit flow alone", { response_types: ["token"] }],
    ["a password flow alone", { grant_types: ["password"] }],
  ])("is refused with %s", async (_, metadata) => {
    const response = await send({ redirect_uris: [redirectUri], ...metadata });
    expect(await response.json()).toMatchObject({ error: "invalid_client_metadata" });
  });

  it("makes a public client, whatever it asks for, and 10 a minute from an address", async () => {
    const address = newAddress();
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        send(
          {
            redirect_uris: ["cursor://callback"],
            token_endpoint_auth_method: "client_secret_post",
          },
          address,
        ),
      ),
    );
    const made = all.find(({ status }) => status === 201);
    expect(await made?.json()).toMatchObject({ token_endpoint_auth_method: "none" });
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
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
    await removeExpiredOauth({ db, now });
    const [before] = await idsLeft();
    expect(before).toEqual(expect.arrayContaining([unused, approved.clientId]));
    expect((await listTools(live.service, token)).status).toBe(200);

    // A day later, what nobody has approved; after a month, what nobody has renewed.
    const rest = { db, now: now + lifetimes.unusedClientMs + 1 };
    await removeExpiredOauth(rest);
    const [clients, grants] = await idsLeft();
    expect(clients).not.toContain(unused);
    expect([clients, grants].map((ids) => ids?.includes(approved.clientId))).toEqual([true, true]);
    await removeExpiredOauth({ db, now: now + lifetimes.refreshTokenMs + 1 });
    expect((await idsLeft())[1]).toEqual([]);
    expect(await db.select().from(oauthTokens)).toEqual([]);
    expect(await db.select().from(oauthCodes)).toEqual([]);
  });
});
