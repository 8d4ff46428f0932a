import type { Context } from "hono";
import type { AccountWriteContext } from "../../../accounts/context.ts";
import type { Write } from "../../../db/transaction.ts";
import { readSendingSettings } from "../../../outbound/settings.ts";
import { cancelRest } from "../../../webhooks/delivery/cancel-pending.ts";
import {
  checkReceiver,
  type ReceiverVerdict,
} from "../../../webhooks/subscriptions/check-receiver.ts";
import type { WebhookChangeContext } from "../../../webhooks/subscriptions/webhook-change-context.ts";
import type { AppEnv } from "../../env.ts";
import { openDatabase } from "../../request/database.ts";
import { accountWriteContext } from "../writes/account-context.ts";

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
    cancelRest: (webhookId) => cancelRest(openDatabase(c), webhookId, c.var.now),
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
