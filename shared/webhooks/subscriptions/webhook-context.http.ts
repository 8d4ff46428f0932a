import type { Context } from "hono";
import type { Write } from "#shared/db/transaction.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openDatabase } from "#shared/middleware/request/database.ts";
import { readSendingSettings } from "#shared/outbound/settings.ts";
import type { AccountWriteContext } from "#shared/writes/context.ts";
import { accountWriteContext } from "#shared/writes/pending-events.http.ts";
import { cancelRest } from "../delivery/cancel-pending.ts";
import {
  checkReceiver,
  type ReceiverVerdict,
  type WebhookChangeContext,
} from "./check-receiver.ts";

/** The context of the verbs that change webhooks. */
export function webhookContext(c: Context<AppEnv>, write: Write): WebhookChangeContext {
  return withReceiver(c, accountWriteContext(c, write));
}

/** Lets a writing verb check receivers and encrypt secrets. */
export function withReceiver(
  c: Context<AppEnv>,
  context: AccountWriteContext,
): WebhookChangeContext {
  return {
    ...context,
    secretsKey: c.env.SECRETS_KEY,
    checkReceiver: (url) => checkOnce(c, url),
    cancelRest: (webhookId) =>
      cancelRest(openDatabase(c), { userId: context.caller.accountId, webhookId }, c.var.now),
  };
}

const verdicts = new WeakMap<Request, Map<string, ReceiverVerdict>>();

/** A write that runs again, perhaps while others of its account wait, does not query DNS again. */
async function checkOnce(c: Context<AppEnv>, url: string): Promise<ReceiverVerdict> {
  const known = verdicts.get(c.req.raw) ?? new Map<string, ReceiverVerdict>();
  verdicts.set(c.req.raw, known);
  const verdict =
    known.get(url) ??
    (await checkReceiver(url, readSendingSettings(c.env, new URL(c.req.url).origin)));
  known.set(url, verdict);
  return verdict;
}
