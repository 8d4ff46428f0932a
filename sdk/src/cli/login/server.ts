/** The authorization server of a service, as a command line talks to it (RFC 8414, RFC 6749). */
import { CommandFailed, ServiceSilent, UsageError } from "../failures.ts";

/** Where the server of a service is asked for what. */
export interface AuthorizationServer {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  device_authorization_endpoint: string;
  registration_endpoint: string;
  revocation_endpoint: string;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in: number;
  scope: string;
}

export const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";

const endpoints = [
  "authorization_endpoint",
  "token_endpoint",
  "device_authorization_endpoint",
  "registration_endpoint",
  "revocation_endpoint",
] as const;

const timeoutMs = 30_000;

/** A refusal of the server, with its code (RFC 6749, section 5.2). */
export class OauthRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The address of a service to sign in to.
 *
 * @throws {UsageError} if tokens would cross a network unencrypted.
 */
export function checkOrigin(url: string): string {
  const given = /^https?:\/\//.test(url) ? url : `https://${url}`;
  if (!URL.canParse(given)) {
    throw new UsageError(`${url} is no address; write it like https://pay.example.com.`, "login");
  }
  const { protocol, hostname, origin } = new URL(given);
  if (protocol === "http:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname)) {
    throw new UsageError(`${url} must begin with https://: tokens are sent to it.`, "login");
  }
  return origin;
}

/** @throws {CommandFailed} if the service has no such server, or names the endpoints of another. */
export async function findServer(
  origin: string,
  signal: AbortSignal,
): Promise<AuthorizationServer> {
  const url = `${origin}/.well-known/oauth-authorization-server`;
  const { status, body } = await send(url, { method: "GET" }, signal);
  const server = body as Partial<AuthorizationServer>;
  if (status !== 200 || typeof server.issuer !== "string") {
    throw new CommandFailed(
      `${origin} is no service that one can sign in to: ${url} returns ${status}.`,
    );
  }
  for (const name of endpoints) {
    const endpoint = server[name];
    if (typeof endpoint !== "string" || !URL.canParse(endpoint)) {
      throw new CommandFailed(`${origin} is of a version without sign-in for the command line.`);
    }
    // Else whoever changes the document gets the code or the tokens.
    if (server.issuer !== origin || new URL(endpoint).origin !== origin) {
      throw new CommandFailed(
        `${origin} calls itself ${server.issuer}. Sign in to that address if it is the right one.`,
      );
    }
  }
  return server as AuthorizationServer;
}

/** Registers this program at the service. @returns its client id. */
export async function registerClient(
  server: AuthorizationServer,
  { name, redirectUris }: { name: string; redirectUris: readonly string[] },
  signal: AbortSignal,
): Promise<string> {
  const body = JSON.stringify({
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", deviceGrant, "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  });
  const headers = { "content-type": "application/json" };
  const answered = await ask<{ client_id: string }>(
    server.registration_endpoint,
    { method: "POST", headers, body },
    signal,
  );
  return answered.client_id;
}

/** Sends a form to an endpoint. @throws {OauthRefusal} @throws {ServiceSilent} */
export function post<Answer>(
  url: string,
  parameters: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(parameters).toString();
  return ask<Answer>(url, { method: "POST", headers, body }, signal);
}

async function ask<Answer>(url: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
  const { status, body } = await send(url, init, signal);
  if (status < 400) return body as Answer;
  const { error, error_description: text } = body as { error?: string; error_description?: string };
  if (error === undefined || status >= 500) {
    throw new ServiceSilent(`${new URL(url).host} returns ${status}.`);
  }
  throw new OauthRefusal(error, text ?? error);
}

async function send(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, {
      ...init,
      headers: { accept: "application/json", ...init.headers },
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text) };
  } catch (error) {
    if (signal.aborted) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new ServiceSilent(
      `${new URL(url).host} cannot be reached: ${cause instanceof Error ? cause.message : cause}`,
    );
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
