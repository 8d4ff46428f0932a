/** Clients that others wrote connect with nothing but the address of a server. */

import {
  auth,
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from "@modelcontextprotocol/client";
import { Client as Client1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as Transport1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { type ServiceOver, startOver } from "#scripts/run/stage/service-over.ts";
import { signIn } from "#scripts/run/stage/sign-in.ts";
import { toolCounts } from "#shared/site/docs/agents.tsx";
import { startLiveService } from "#tests/support/live-service.ts";
import { listTools, pipelineResource, redirectUri, salaryResource } from "#tests/support/oauth.ts";
import { approveInBrowser, authorize } from "#tests/support/official-client.ts";

// The suites of a shared service have one address, from which ten clients a minute may register.
const live = await startLiveService();
const browser = await signIn(live.db, { tier: "ultra" });

describe("the official client of the Model Context Protocol", () => {
  it.each([
    [salaryResource, toolCounts.salary],
    [pipelineResource, toolCounts.pipeline],
  ])("connects to %s and lists its %i tools, and renews its tokens", async (path, count) => {
    const serverUrl = new URL(path, live.service.url);
    const provider = await authorize(live.service, browser, serverUrl);
    const client = new Client({ name: "test", version: "1.0.0" });
    await client.connect(new StreamableHTTPClientTransport(serverUrl, { authProvider: provider }));
    expect((await client.listTools()).tools).toHaveLength(count);
    await client.close();

    const before = provider.tokens()?.access_token;
    expect(await auth(provider, { serverUrl })).toBe("AUTHORIZED");
    const after = provider.tokens()?.access_token;
    expect(after).not.toBe(before);
    expect((await listTools(live.service, after, path)).status).toBe(200);
  });
});

describe("the official client with fewer scopes than a tool needs", () => {
  it.each([
    {
      path: salaryResource,
      scope: "intelligence:read",
      larger: "intelligence:read skills:read",
      call: { name: "analyze_skills", arguments: { role: "electrician" } },
    },
    {
      path: pipelineResource,
      scope: "pipeline:read",
      larger: "pipeline:read pipeline:write",
      call: { name: "log_mood", arguments: { mood: 4 } },
    },
  ])(
    "asks its user for more at $path, and the call succeeds",
    async ({ path, scope, larger, call }) => {
      const serverUrl = new URL(path, live.service.url);
      for (const mode of [{ pin: "2026-07-28" }, "legacy"] as const) {
        const authProvider = await authorize(live.service, browser, serverUrl, scope);
        expect(authProvider.tokens()?.scope).toBe(scope);
        const client = new Client(
          { name: "test", version: "1.0.0" },
          { versionNegotiation: { mode } },
        );
        const transport = new StreamableHTTPClientTransport(serverUrl, { authProvider });
        await client.connect(transport);
        // Its user's browser is sent to the consent page.
        await expect(client.callTool(call)).rejects.toThrow(UnauthorizedError);
        const asked = authProvider.authorizationUrl ?? new URL("about:blank");
        expect(asked.searchParams.get("scope")?.split(" ").sort().join(" ")).toBe(larger);
        const returned = await approveInBrowser(live.service, browser, asked);
        await transport.finishAuth(returned.searchParams);
        expect(authProvider.tokens()?.scope).toBe(larger);
        expect((await client.callTool(call)).isError).not.toBe(true);
        await client.close();
      }
    },
  );
});

describe("a connection of the official client", () => {
  const accessTokenSeconds = 60;
  let own: ServiceOver;
  /** How far the service's clock is ahead, in milliseconds. */
  let ahead = 0;
  beforeAll(async () => {
    const main = "tests/support/moving-clock-worker.ts";
    own = await startOver(startDatabase(), { main, accessTokenSeconds });
  });
  afterAll(() => own.stop());

  it.each([salaryResource, pipelineResource])(
    "to %s goes on when its access token has expired, with several requests at once",
    async (path) => {
      const { service, database } = own;
      const person = await signIn(database.connect(), {
        tier: "ultra",
        now: Date.now() + ahead,
      });
      const serverUrl = new URL(path, service.url);
      const provider = await authorize(service, person, serverUrl);
      expect(provider.tokens()?.expires_in).toBe(accessTokenSeconds);
      const client = new Client({ name: "test", version: "1.0.0" });
      const transport = new StreamableHTTPClientTransport(serverUrl, { authProvider: provider });
      await client.connect(transport);
      const { tools } = await client.listTools();
      const first = provider.tokens()?.access_token;

      ahead += accessTokenSeconds * 1_000;
      const later = new Date(Date.now() + ahead).toISOString();
      await service.fetch("/robots.txt", { headers: { "x-clock": later } });
      const all = await Promise.all([1, 2, 3].map(() => client.listTools()));
      expect(all.map((listed) => listed.tools.length)).toEqual(Array(3).fill(tools.length));
      expect(provider.tokens()?.access_token).not.toBe(first);
      await client.close();
    },
  );
});

describe("SDK 1, which renews its tokens when a scope is missing and does not ask its user", () => {
  let own: ServiceOver;
  beforeAll(async () => {
    own = await startOver(startDatabase(), { main: "tests/support/moving-clock-worker.ts" });
  });
  afterAll(() => own.stop());

  it.each([
    {
      path: salaryResource,
      scope: "intelligence:read",
      call: { name: "analyze_skills", arguments: { role: "electrician" } },
      code: "scope_insufficient",
    },
    {
      path: pipelineResource,
      scope: "pipeline:read",
      call: { name: "log_mood", arguments: { mood: 4 } },
      code: "FORBIDDEN",
    },
  ])("lists the tool at $path and shows what to allow", async ({ path, scope, call, code }) => {
    const person = await signIn(own.database.connect(), { tier: "ultra", now: Date.now() });
    const serverUrl = new URL(path, own.service.url);
    const authProvider = await authorize(own.service, person, serverUrl, scope);
    const client = new Client1({ name: "test", version: "1.0.0" });
    await client.connect(new Transport1(serverUrl, { authProvider }) as Transport);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain(call.name);
    const { isError, content } = await client.callTool(call);
    expect(isError).toBe(true);
    const [{ text } = {}] = content as { text?: string }[];
    expect(text).toMatch(new RegExp(`^${code}: The connection lacks .* Connect again and allow: `));
    await client.close();
  });
});

describe("oauth4webapi, a client of no particular protocol", () => {
  const insecure = { [oauth.allowInsecureRequests]: true };

  it("finds, registers, authorizes, exchanges, refreshes and revokes, checking each response", async () => {
    const resource = new URL(salaryResource, live.service.url);
    const described = await oauth.processResourceDiscoveryResponse(
      resource,
      await oauth.resourceDiscoveryRequest(resource, insecure),
    );
    const issuer = new URL(described.authorization_servers?.[0] ?? "");
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { ...insecure, algorithm: "oauth2" }),
    );
    const client = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(
        server,
        { client_name: "Independent", redirect_uris: [redirectUri] },
        insecure,
      ),
    );
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const url = new URL(server.authorization_endpoint ?? "");
    url.search = new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: "intelligence:read",
      resource: resource.href,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
    }).toString();
    // Checks `state`, and `iss` against a mix-up of authorization servers.
    const parameters = oauth.validateAuthResponse(
      server,
      client,
      await approveInBrowser(live.service, browser, url),
      state,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        parameters,
        redirectUri,
        verifier,
        { ...insecure, additionalParameters: { resource: resource.href } },
      ),
    );
    const renewed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(
        server,
        client,
        oauth.None(),
        tokens.refresh_token ?? "",
        insecure,
      ),
    );
    expect((await listTools(live.service, renewed.access_token)).status).toBe(200);
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, oauth.None(), renewed.access_token, insecure),
    );
    const again = oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.None(),
      renewed.refresh_token ?? "",
      insecure,
    );
    await expect(
      oauth.processRefreshTokenResponse(server, client, await again),
    ).rejects.toMatchObject({ error: "invalid_grant" });
  });
});
