import type { Context } from "hono";
import { readCredential } from "../../access/read-credential.ts";
import { findWhitelabelKey, noteWhitelabelUse } from "../../access/whitelabel-key.ts";
import type { AppEnv } from "../env.ts";
import { connectionOf } from "./database.ts";

const known = new WeakMap<Request, Promise<boolean>>();

/**
 * Whether the call has a valid white-label key; looked up once per request. False as well if the
 * database cannot be reached.
 */
export function isWhitelabel(c: Context<AppEnv>): Promise<boolean> {
  const found = known.get(c.req.raw) ?? find(c);
  known.set(c.req.raw, found);
  return found;
}

async function find(c: Context<AppEnv>): Promise<boolean> {
  const header = c.req.header("authorization");
  const sent = header === undefined ? null : await readCredential(header);
  if (sent?.kind !== "whitelabel") return false;
  try {
    const [db, now] = [connectionOf(c), c.get("now")];
    const key = await findWhitelabelKey(db, sent.sha256, now);
    // The write happens after the response, at most once for a key and day.
    if (key?.isFirstUseOfDay) {
      c.executionCtx.waitUntil(noteWhitelabelUse(db, key.id, now).catch(() => {}));
    }
    return key !== null;
  } catch {
    return false;
  }
}
