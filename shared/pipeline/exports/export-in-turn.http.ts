import type { Context } from "hono";
import { withPermit } from "#shared/db/semaphore.ts";
import type { AppEnv } from "#shared/middleware/env.ts";

/** An export takes less time; waiting for others takes no memory. */
const waiting = { expireMs: 20_000, stallMs: 20_000, pollMs: 5 };
const ofAccount = { ...waiting, permits: 2 };
const ofIsolate = { ...waiting, permits: 6 };

/**
 * Makes an export while few others are made: its rows, the document and its text are some 15 MB
 * together until it is sent, and an isolate has 128.
 */
export function exportInTurn<T>(c: Context<AppEnv>, make: () => Promise<T>): Promise<T> {
  return withPermit(`exports of ${c.get("ownerId")}`, ofAccount, () =>
    withPermit("exports", ofIsolate, make),
  );
}
