/** Authorization requests and codes, and what an attacker would try with them (RFC 9700). */
import { describe, expect, it } from "vitest";
import { open, signIn } from "#scripts/run/stage/sign-in.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
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
} from "#tests/support/oauth.ts";

const live = await shareLiveService();

const ultra = () => signIn(live.db, { tier: "ultra" });

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
    const redirect_uri = "com.example.app:/callback?run=anything";
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
