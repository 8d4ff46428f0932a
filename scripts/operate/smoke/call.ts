import { setTimeout as sleep } from "node:timers/promises";
import { workerVersionHeader } from "#shared/core/service-version.ts";
import type { CredentialName } from "./checks.ts";
import { findZoneRefusal } from "./zone-refusal.ts";

/** Where the smoke test sends its calls, and how long it waits. */
export interface Target {
  origin: string;
  credentials: Partial<Record<CredentialName, string>>;
  fetch: typeof fetch;
  /** The timeout of one call, its body included. */
  timeoutMs: number;
  /**
   * The time until which a version that was just uploaded may not have arrived; milliseconds since
   * the epoch.
   */
  arrivesUntil: number;
  pollMs: number;
}

export interface Call {
  method: string;
  path: string;
  body?: unknown;
  needs?: CredentialName | undefined;
  headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** No response at all: the reason, without any part of the request. */
export interface Unreachable {
  reason: string;
}

/** Sends one call; a redirect is an answer like any other. */
export async function send(target: Target, call: Call): Promise<Answer | Unreachable> {
  const { origin, credentials, timeoutMs } = target;
  const credential = call.needs && credentials[call.needs];
  try {
    const response = await target.fetch(new URL(call.path, origin), {
      method: call.method,
      redirect: "manual",
      headers: {
        accept: "application/json, text/event-stream, text/html;q=0.9",
        "user-agent": "smoke-test",
        ...(call.body === undefined ? {} : { "content-type": "application/json" }),
        ...(credential ? { authorization: `Bearer ${credential}` } : {}),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return { reason: explain(error, timeoutMs) };
  }
}

export const isUnreachable = (answer: Answer | Unreachable): answer is Unreachable =>
  "reason" in answer;

/** Only names and codes: the message of an error may quote what was sent. */
function explain(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return "no response";
  if (error.name === "TimeoutError") return `no response within ${timeoutMs / 1_000} s`;
  const { cause } = error;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? `no connection (${code})` : `no connection (${error.name})`;
}

/** The code of an error, in the shape of either API or of OAuth. */
export function errorCode({ text }: Answer): string | null {
  try {
    const { error, code } = JSON.parse(text);
    const found: unknown = code ?? error?.code ?? error;
    return typeof found === "string" && /^[A-Za-z_]{1,60}$/.test(found) ? found : null;
  } catch {
    return null;
  }
}

/** The version of the Worker that answered, if it says so. */
export function versionOf({ headers }: Answer): string | null {
  return headers.get(workerVersionHeader);
}

/** Responses of the edge itself, while a new domain or its certificate is not known everywhere. */
const notThereYet = (status: number) => status >= 520 && status <= 530;

/**
 * Repeats a call until the expected version responds, for as long as a version may take to arrive.
 * In between it asks by OPTIONS, which nothing counts. Nothing else is tried again: a version that
 * answers wrongly does so at once.
 *
 * @param expected undefined if it is not known which version should answer.
 */
export async function sendToVersion(
  target: Target,
  call: Call,
  expected: string | undefined,
): Promise<Answer | Unreachable> {
  let answer = await send(target, call);
  if (expected === undefined) return answer;
  while (isLate(answer, expected) && Date.now() < target.arrivesUntil) {
    await sleep(target.pollMs);
    const probe = await send(target, { method: "OPTIONS", path: call.path });
    if (isLate(probe, expected)) continue;
    answer = await send(target, call);
  }
  return answer;
}

/** Codes of connections to a name or a certificate that is not known everywhere. */
const notKnownYet =
  /\((?:ENOTFOUND|EAI_AGAIN|ECONN\w+|EPROTO|UND_ERR_SOCKET|ERR_(?:SSL|TLS)_\w+)\)$/;

/** Whether what came back is explained by a version, or a domain, that has not arrived. */
function isLate(answer: Answer | Unreachable, expected: string): boolean {
  if (isUnreachable(answer)) return notKnownYet.test(answer.reason);
  if (findZoneRefusal(answer) !== null) return false;
  const version = versionOf(answer);
  // A Worker that fails to start has no headers: the platform answers for it.
  if (version === null) return notThereYet(answer.status) || answer.status < 500;
  return version !== expected;
}
