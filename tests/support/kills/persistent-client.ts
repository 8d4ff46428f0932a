/** A caller that sends a write again until it is acknowledged, while the service is killed and restarted. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

export interface WriteRequest {
  operationId: string;
  method: "POST" | "PATCH" | "DELETE";
  path: string;
  credential: string;
  body?: unknown;
}

/** A write that the service has acknowledged. */
export interface Acknowledged {
  request: WriteRequest;
  /** The idempotency key of a POST; null for other methods. */
  key: string | null;
  status: number;
  text: string;
  requestId: string | null;
}

/** State that the callers of one service share. */
export interface KilledService {
  /** Null while it is down. */
  url: URL | null;
  acknowledged: Acknowledged[];
  /** How many requests had no response, by operation: of those it was unknown what they had done. */
  interrupted: Map<string, number>;
}

/** Longer than any lock or queue. */
const maxAttempts = 600;
const pauseMs = 50;

/**
 * Sends the write until it is acknowledged, a POST always with the same `Idempotency-Key`.
 *
 * @returns the body; null for a record that was deleted by a request without a response.
 * @throws for a response that is neither a success nor asks to wait.
 */
export async function sendUntilAcknowledged(
  service: KilledService,
  request: WriteRequest,
): Promise<Record<string, unknown> | null> {
  const key = request.method === "POST" ? randomUUID() : null;
  let isUncertain = false;
  let last = "none";
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    if (attempt > 0) await sleep(pauseMs);
    if (service.url === null) continue;
    const sent = await sendOnce(service.url, request, key).catch(() => null);
    if (sent === null) {
      const { operationId } = request;
      service.interrupted.set(operationId, (service.interrupted.get(operationId) ?? 0) + 1);
      isUncertain = true;
      continue;
    }
    const { status, text } = sent;
    last = `${status} ${text.slice(0, 300)}`;
    if (status < 300) {
      service.acknowledged.push({ request, key, ...sent });
      return JSON.parse(text);
    }
    if (status === 404 && request.method === "DELETE" && isUncertain) return null;
    if (status !== 503 && status !== 409) break;
    // Not carried out, as far as it is known.
    if (status === 503) isUncertain = true;
  }
  throw new Error(`${request.operationId} was not acknowledged: ${last}`);
}

/** @throws if there is no complete response. */
export async function sendOnce(
  url: URL,
  { method, path, credential, body }: WriteRequest,
  key: string | null,
): Promise<Omit<Acknowledged, "request" | "key"> & { isReplay: boolean }> {
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      authorization: `Bearer ${credential}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key === null ? {} : { "idempotency-key": key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    text: await response.text(),
    requestId: response.headers.get("x-request-id"),
    isReplay: response.headers.get("idempotent-replayed") === "true",
  };
}
