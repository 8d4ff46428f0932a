/** Clients that others wrote connect with nothing but the address of a server. */
import {
  auth,
  Client,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LiveService, shareLiveService } from "../../support/live-service.ts";
import {
  decide,
  listTools,
  pipelineResource,
  redirectUri,
  salaryResource,
} from "../../support/oauth.ts";
import { type SignedIn, signIn } from "../../support/sign-in.ts";

let live: LiveService;
let browser: SignedIn;
beforeAll(async () => {
  live = await shareLiveService();
  browser = await signIn(live.db, { tier: "ultra" });
});
afterAll(() => live.stop());

/** What a person's browser does with an authorization URL. @returns the URL that it is sent on to. */
async function approveInBrowser(url: URL): Promise<URL> {
  const scopes = url.searchParams.get("scope")?.split(" ") ?? [];
  const sent = await decide(live.service, url.pathname + url.search, browser, scopes);
  return new URL(sent.headers.get("location") ?? "");
}

/** A client that keeps everything in memory. */
class MemoryProvider implements OAuthClientProvider {
  readonly redirectUrl = redirectUri;
  readonly clientMetadata = { client_name: "Official client", redirect_uris: [redirectUri] };
  authorizationUrl: URL | undefined;
  #client: StoredOAuthClientInformation | undefined;
  #tokens: StoredOAuthTokens | undefined;
  #verifier = "";

  clientInformation = () => this.#client;
  saveClientInformation = (client: StoredOAuthClientInformation) => {
    this.#client = client;
  };
  tokens = () => this.#tokens;
  saveTokens = (tokens: StoredOAuthTokens) => {
    this.#tokens = tokens;
  };
  redirectToAuthorization = (url: URL) => {
    this.authorizationUrl = url;
  };
  saveCodeVerifier = (verifier: string) => {
    this.#verifier = verifier;
  };
  codeVerifier = () => this.#verifier;
}

describe("the official client of the Model Context Protocol", () => {
  it.each([
    [salaryResource, 6],
    [pipelineResource, 29],
  ])("connects to %s and lists its %i tools, and renews its tokens", async (path, count) => {
    const serverUrl = new URL(path, live.service.url);
    const provider = new MemoryProvider();
    expect(await auth(provider, { serverUrl })).toBe("REDIRECT");
    const returned = await approveInBrowser(provider.authorizationUrl ?? new URL("about:blank"));
    const { code, iss } = Object.fromEntries(returned.searchParams);
    const outcome = await auth(provider, {
      serverUrl,
      authorizationCode: code ?? "",
      iss: iss ?? "",
    });
    expect(outcome).toBe("AUTHORIZED");

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
      await approveInBrowser(url),
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
