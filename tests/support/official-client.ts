/** The official client of the Model Context Protocol, which signs in by itself with a person's consent. */
import {
  auth,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
} from "@modelcontextprotocol/client";
import type { Service } from "#scripts/run/stage/service.ts";
import type { SignedIn } from "#scripts/run/stage/sign-in.ts";
import { decide, redirectUri } from "./oauth.ts";

/**
 * Does what a person's browser would do with an authorization URL. @returns the URL that it is sent
 * on to.
 */
export async function approveInBrowser(service: Service, person: SignedIn, url: URL): Promise<URL> {
  const scopes = url.searchParams.get("scope")?.split(" ") ?? [];
  const sent = await decide(service, url.pathname + url.search, person, scopes);
  return new URL(sent.headers.get("location") ?? "");
}

/** A client that keeps everything in memory. */
export class MemoryProvider implements OAuthClientProvider {
  readonly redirectUrl = redirectUri;
  readonly clientMetadata = { client_name: "Official client", redirect_uris: [redirectUri] };
  authorizationUrl: URL | undefined;
  #client: StoredOAuthClientInformation | undefined;
  #tokens: StoredOAuthTokens | undefined;
  #verifier = "";
  #discovered: OAuthDiscoveryState | undefined;

  clientInformation = () => this.#client;
  saveClientInformation = (client: StoredOAuthClientInformation) => {
    this.#client = client;
  };
  discoveryState = () => this.#discovered;
  saveDiscoveryState = (state: OAuthDiscoveryState) => {
    this.#discovered = state;
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

/**
 * Gets tokens for a server, with a person's consent.
 *
 * @param scope what it asks for; all that the server names if absent.
 * @returns the provider that has them.
 */
export async function authorize(
  service: Service,
  person: SignedIn,
  serverUrl: URL,
  scope?: string,
): Promise<MemoryProvider> {
  const provider = new MemoryProvider();
  await auth(provider, { serverUrl, ...(scope === undefined ? {} : { scope }) });
  const url = provider.authorizationUrl ?? new URL("about:blank");
  const returned = await approveInBrowser(service, person, url);
  const { code = "", iss = "" } = Object.fromEntries(returned.searchParams);
  const outcome = await auth(provider, { serverUrl, authorizationCode: code, iss });
  if (outcome !== "AUTHORIZED") throw new Error(`no tokens: ${outcome}`);
  return provider;
}
