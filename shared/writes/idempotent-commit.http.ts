import type { Context } from "hono";
import { ApiError } from "#shared/core/errors.ts";
import { decryptText, encryptText } from "#shared/credentials/encrypt.ts";
import { keyedHash } from "#shared/credentials/keyed-hash.ts";
import { type Write, writeAtomically } from "#shared/db/transaction.ts";
import {
  claimKey,
  completeClaim,
  releaseClaim,
  type StoredResponse,
} from "#shared/idempotency/claim-key.ts";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { queuePendingEvents } from "./pending-events.http.ts";
import { requireAccount } from "./require-account.ts";

const visibleAscii = /^[\x21-\x7e]{1,255}$/;

/**
 * Commits a write and sends its response. With an `Idempotency-Key` the response is stored in the
 * same batch, and the same request is sent the stored one for 24 hours.
 *
 * @param work decides what is written and renders the response; after a write conflict it runs
 * again.
 * @throws ApiError `parameter_missing` if the key is malformed, `idempotency_key_reused`,
 * `idempotency_in_flight`, and what `work` throws.
 */
export async function commitIdempotently(
  c: Context<AppEnv>,
  endpoint: Pick<Endpoint, "anonymous" | "secret">,
  work: (write: Write) => Promise<Omit<StoredResponse, "requestId">>,
): Promise<Response> {
  const db = openDatabase(c);
  const { requestId, caller } = c.var;
  const key = c.req.method === "POST" ? readKey(c.req.header("idempotency-key")) : undefined;
  const options = {
    owner: caller?.accountId,
    explainDangling: caller && (() => requireAccount(db, caller.accountId)),
  };
  if (key === undefined || !caller) {
    const response = await writeAtomically(db, work, options);
    queuePendingEvents(c);
    return sendStored(c, response);
  }

  const operation = `${c.req.method} ${c.req.path}`;
  const { accountId } = caller;
  const owner = endpoint.anonymous
    ? await keyedHash(c.env.DATA_POINT_KEY, "idempotency", accountId, operation, key)
    : accountId;
  const request = { accountId: owner, operation, key, body: requestText(c) };
  const storage = bodyStorage(c, endpoint, request);
  const claimed = await claimKey(db, request, c.var.now);
  if (claimed.kind === "replay") {
    c.set("requestId", claimed.response.requestId);
    c.header("Idempotent-Replayed", "true");
    return sendStored(c, { ...claimed.response, body: await storage.read(claimed.response.body) });
  }
  try {
    const workOnce = async (write: Write) => {
      const done = await work(write);
      const body = await storage.write(done.body);
      completeClaim(write, claimed.claim, { ...done, body, requestId });
      return done;
    };
    const response = await writeAtomically(db, workOnce, options);
    queuePendingEvents(c);
    return sendStored(c, response);
  } catch (error) {
    // Releases the key only if nothing was committed.
    await releaseClaim(db, claimed.claim).catch(() => {});
    throw error;
  }
}

/** How bodies are stored for a replay: encrypted if they contain a secret. */
function bodyStorage(
  c: Context<AppEnv>,
  { secret }: Pick<Endpoint, "secret">,
  { accountId, operation, key }: { accountId: string; operation: string; key: string },
) {
  if (!secret) return { write: async (body: string) => body, read: async (body: string) => body };
  const owner = JSON.stringify(["answer", accountId, operation, key]);
  return {
    write: (body: string) => encryptText(c.env.SECRETS_KEY, owner, body),
    read: (stored: string) => decryptText(c.env.SECRETS_KEY, owner, stored),
  };
}

/** Sends a response that is, or could have been, stored. */
export function sendStored(
  c: Context<AppEnv>,
  { status, body }: Omit<StoredResponse, "requestId">,
): Response {
  c.header("Content-Type", "application/json; charset=utf-8");
  return c.body(body, status === 201 ? 201 : status === 202 ? 202 : 200);
}

/** Query and body: the same key with another query is a different request. */
function requestText(c: Context<AppEnv>): string {
  const { search } = new URL(c.req.url);
  const body = c.var.bodyText ?? "";
  return search === "" ? body : `${search}\n${body}`;
}

/** @throws ApiError `parameter_missing` if the key is malformed. */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined || visibleAscii.test(header)) return header;
  throw new ApiError("parameter_missing", {
    message: "The Idempotency-Key must be 1 to 255 visible ASCII characters.",
    param: "Idempotency-Key",
    clarification: "Which Idempotency-Key should the call have? Use a random UUID, for example.",
  });
}
