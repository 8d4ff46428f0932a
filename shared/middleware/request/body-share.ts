import type { Context } from "hono";
import { addressKey } from "../../rate-limit/limit-key.ts";
import type { AppEnv } from "../env.ts";
import type { BodyShare } from "./held-bytes.ts";

/**
 * The share that the body of a request takes: its account's, or its address's before the account is
 * known.
 */
export function bodyShareOf(c: Context<AppEnv>): BodyShare {
  const account = c.get("caller")?.accountId ?? c.get("ownerId");
  if (account !== undefined) return { pool: "ordinary", caller: account };
  const { subject, object } = addressKey(c.req.header("cf-connecting-ip"));
  const isIpv6 = subject.includes(":");
  return { pool: "anonymous", caller: subject, ...(isIpv6 && { network: object }) };
}
