/** A client of the authorization server, step by step, for tests. */
import { createHash, randomBytes } from "node:crypto";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import type { Service } from "#scripts/run/stage/service.ts";
import { open, type SignedIn, signIn, submit } from "#scripts/run/stage/sign-in.ts";
import type { Database } from "#shared/db/client.ts";

export const redirectUri = "https://agent.example.com/callback";
export const salaryResource = "/api/v1/intelligence/mcp";
export const pipelineResource = "/api/mcp";

interface Pkce {
  verifier: string;
  challenge: string;
}

export function newPkce(): Pkce {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

/** Registers a client. @returns its id. */
export async function register(
  service: Service,
  metadata: object = {},
  address = newAddress(),
): Promise<string> {
  const response = await service.fetch("/oauth/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Test agent", redirect_uris: [redirectUri], ...metadata }),
    address,
  });
  const { client_id: id, ...rest } = (await response.json()) as { client_id?: string };
  if (id === undefined) throw new Error(JSON.stringify(rest));
  return id;
}

/** Path and query of an authorization request. */
export function authorizationPath(
  service: Service,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const search = new URLSearchParams();
  const all = {
    response_type: "code",
    redirect_uri: redirectUri,
    code_challenge_method: "S256",
    resource: `${service.url.origin}${salaryResource}`,
    state: "the state",
    ...parameters,
  };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined) search.set(name, value);
  }
  return `/oauth/authorize?${search}`;
}

/** Sends the form of the consent page. */
export function decide(
  service: Service,
  path: string,
  browser: SignedIn,
  scopes: readonly string[],
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const decision = Object.entries({ decision: "allow", form_token: browser.formToken, ...fields });
  const chosen = scopes.map((scope): [string, string] => ["scope", scope]);
  return submit(service, path, browser, [...decision, ...chosen], headers);
}

/** The parameters that the client receives with the redirect. */
export function readRedirect(response: Response): URLSearchParams {
  const location = response.headers.get("location");
  if (response.status !== 303 || location === null)
    throw new Error(`no redirect: ${response.status}`);
  return new URL(location).searchParams;
}

interface TokenResponse {
  access_token?: string;
  refresh_token?: string;
  scope?: string;
  expires_in?: number;
  error?: string;
}

export async function requestTokens(
  service: Service,
  parameters: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: TokenResponse; headers: Headers }> {
  const response = await service.fetch("/oauth/token", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(parameters).toString(),
  });
  const body = (await response.json()) as TokenResponse;
  return { status: response.status, body, headers: response.headers };
}

interface Approved {
  clientId: string;
  code: string;
  verifier: string;
}

/** Registers a client and has the person of a browser approve it. */
export async function approveClient(
  service: Service,
  browser: SignedIn,
  { resource = salaryResource, scopes = ["intelligence:read"] } = {},
): Promise<Approved> {
  const clientId = await register(service);
  const { verifier, challenge } = newPkce();
  const path = authorizationPath(service, {
    client_id: clientId,
    code_challenge: challenge,
    resource: `${service.url.origin}${resource}`,
    scope: scopes.join(" "),
  });
  const page = await open(service, path, browser);
  if (page.status !== 200) throw new Error(`no consent page: ${page.status}`);
  const code = readRedirect(await decide(service, path, browser, scopes)).get("code") ?? "";
  return { clientId, code, verifier };
}

export function exchange(
  service: Service,
  { clientId, code, verifier }: Approved,
  other: Readonly<Record<string, string>> = {},
) {
  return requestTokens(service, {
    grant_type: "authorization_code",
    client_id: clientId,
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
    ...other,
  });
}

export function refresh(service: Service, clientId: string, refreshToken: string | undefined) {
  return requestTokens(service, {
    grant_type: "refresh_token",
    client_id: clientId,
    refresh_token: refreshToken ?? "",
  });
}

/** Lists the tools of an MCP server with an access token. */
export function listTools(
  service: Service,
  accessToken: string | undefined,
  path: string = salaryResource,
): Promise<Response> {
  return service.fetch(path, {
    method: "POST",
    key: accessToken,
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }),
  });
}

/** Connects a new client to a new Ultra account, by the person's consent. */
export async function connectAgent(
  { service, db }: { service: Service; db: Database },
  options?: { resource: string; scopes: string[] },
) {
  const browser = await signIn(db, { tier: "ultra" });
  const approved = await approveClient(service, browser, options);
  const { body } = await exchange(service, approved);
  return { browser, approved, ...body };
}

interface DeviceAuthorization {
  device_code: string;
  /** `WDJB-MJHT` */
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  expires_in: number;
  interval: number;
}

const apiResource = "/api";
const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";

/** Asks for access as a device that has no browser, of a new client. */
export async function beginDevice(
  service: Service,
  {
    resource = apiResource,
    scopes = ["intelligence:read", "pipeline:read", "pipeline:write"],
    address = newAddress(),
    name = "Test device",
  }: { resource?: string; scopes?: readonly string[]; address?: string; name?: string } = {},
): Promise<{ clientId: string; device: DeviceAuthorization }> {
  const clientId = await register(service, {
    ...{ client_name: name, redirect_uris: undefined },
    grant_types: [deviceGrant, "refresh_token"],
  });
  const { status, body } = await requestDevice(
    service,
    {
      ...{ client_id: clientId, resource: `${service.url.origin}${resource}` },
      scope: scopes.join(" "),
    },
    address,
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { clientId, device: body };
}

export async function requestDevice(
  service: Service,
  parameters: Readonly<Record<string, string>>,
  address = newAddress(),
): Promise<{ status: number; body: DeviceAuthorization & { error?: string } }> {
  const response = await service.fetch("/oauth/device_authorization", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(parameters).toString(),
    address,
  });
  return {
    status: response.status,
    body: (await response.json()) as DeviceAuthorization & { error?: string },
  };
}

/** Asks for the tokens of a device, as it does every few seconds. */
export function pollDevice(service: Service, clientId: string, deviceCode: string) {
  return requestTokens(service, {
    ...{ grant_type: deviceGrant, client_id: clientId, device_code: deviceCode },
  });
}

/** Sends the form by which a person decides on a device's request. */
export function decideDevice(
  service: Service,
  browser: SignedIn,
  userCode: string,
  scopes: readonly string[] = [],
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const sent = { user_code: userCode, decision: "allow", form_token: browser.formToken, ...fields };
  const chosen = scopes.map((scope): [string, string] => ["scope", scope]);
  return submit(service, "/oauth/device", browser, [...Object.entries(sent), ...chosen], {
    // Codes are counted at an address.
    "cf-connecting-ip": newAddress(),
    ...headers,
  });
}
