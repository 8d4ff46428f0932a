import type { Context } from "hono";
import type { Write } from "../db/write-atomically.ts";
import type { WebhookContext } from "../webhooks/context.ts";
import { checkReceiver } from "../webhooks/sending/check-receiver.ts";
import { readSendingSettings } from "../webhooks/sending/settings.ts";
import type { Edge } from "./bindings.ts";
import { writeContext } from "./pipeline-context.ts";
import { requestUrl } from "./request-url.ts";

/** What the verbs stand on that change webhooks. */
export function webhookContext(c: Context<Edge>, write: Write): WebhookContext {
  return {
    ...writeContext(c, write),
    secretsKey: c.env.SECRETS_KEY,
    checkReceiver: (url) => checkReceiver(url, readSendingSettings(c.env, requestUrl(c).origin)),
  };
}
