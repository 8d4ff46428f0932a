import type { Context } from "hono";
import type { Endpoint } from "#shared/middleware/endpoint.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { type BodyShare, bodyShareOf } from "#shared/middleware/request/held-bytes.ts";
import { mayReadRefused } from "#shared/middleware/request/refused-reads.ts";
import { countAgainst, exceeded } from "#shared/middleware/steps/rate-limit.ts";
import { calledTool } from "./called-tool.ts";
import { doesWork } from "./does-work.ts";

type ReadBody = (c: Context<AppEnv>, share: BodyShare) => Promise<Response | null>;

/**
 * Decides what becomes of a message over a limit. It was counted before its body is read, which
 * takes nothing of what requests within their limits need; where there is no room for it, or the
 * caller has sent many, it is refused unread.
 *
 * - A call of a tool gets a result that an agent reads, where an HTTP error would end its work.
 * - What costs no quota of the month counts against the minute alone, so that an agent can connect.
 * - Anything else is refused, and so is what cannot be read.
 *
 * @param read reads the message into `c.var.body`.
 * @param serve responds to it.
 */
export function decideOverLimit(
  read: ReadBody,
  serve: (c: Context<AppEnv>) => Promise<Response>,
): NonNullable<Endpoint["overLimit"]> {
  return async function decideOverLimit(c, error, next) {
    if (!(await isRead(c, read))) throw error;
    const message = c.get("body");
    if (calledTool(message) !== null) {
      c.set("overLimit", error);
      const response = await serve(c);
      response.headers.set("Retry-After", String(error.details.afterSeconds ?? 1));
      return response;
    }
    const { admission, counted } = c.var;
    if (admission?.refusedBy !== "month" || !counted || doesWork(message)) throw error;
    const { limitKey, limits, credentialId } = counted;
    const ofMinute = await countAgainst(c, limitKey, { ...limits, perMonth: null }, credentialId);
    c.set("admission", { ...ofMinute, month: admission.month });
    if (ofMinute.refusedBy) throw exceeded(ofMinute);
    return next();
  };
}

async function isRead(c: Context<AppEnv>, read: ReadBody): Promise<boolean> {
  const share = { ...bodyShareOf(c), pool: "refused" } as const;
  if (!mayReadRefused(share, Date.now())) return false;
  if (c.get("body") !== undefined) return true;
  return read(c, share).then(
    (invalid) => invalid === null,
    () => false,
  );
}
