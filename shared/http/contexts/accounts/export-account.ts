import type { Context } from "hono";
import type { OwnerContext } from "../../../accounts/context.ts";
import { readEverything } from "../../../accounts/read-everything.ts";
import { recordEvent } from "../../../accounts/security-log/record-event.ts";
import type { AccountSession } from "../../../accounts/sessions/session.ts";
import { readUsageDays, type UsageByDay } from "../../../accounts/usage/read-usage-days.ts";
import { logFailure } from "../../../core/log-failure.ts";
import { exportPipeline } from "../../../pipeline/exports/export-pipeline.ts";
import { maxRows } from "../../../pipeline/imports/transfer.request.ts";
import { listWebhooks } from "../../../webhooks/subscriptions/list-webhooks.ts";
import type { AppEnv } from "../../env.ts";
import { openPatientDatabase } from "../../request/database.ts";
import { ownerContext, writeAsOwner } from "../app/owner-context.ts";
import { type Send, startDownload } from "../app/send-download.ts";
import { usageContext } from "./usage-context.ts";

const timeoutMs = 60_000;
const maxWebhooks = 100;

/**
 * Sends all that is kept of an account as a file of JSON. `pipeline` has the parts of the pipeline's
 * export, as the API's import takes them; each is read when the one before it was sent.
 */
export async function exportAccount(
  c: Context<AppEnv>,
  session: AccountSession,
): Promise<Response> {
  await writeAsOwner(c, session, async (context) => recordEvent(context, "account_exported"));
  const context = {
    ...ownerContext(c, session),
    db: openPatientDatabase(c, timeoutMs),
  };
  const usage = await readUsageDays(usageContext(c, session));
  const { body, done } = await startDownload(session.account.id, (send) =>
    write({ ...context, usage }, send),
  );
  const logged = done.catch((error: unknown) => {
    logFailure({ requestId: c.var.requestId, task: "export an account" }, error);
  });
  c.executionCtx.waitUntil(logged);
  c.header("Content-Type", "application/json; charset=utf-8");
  c.header("Content-Disposition", 'attachment; filename="account.json"');
  c.header("Cache-Control", "private, no-store");
  return c.body(body);
}

async function write(context: OwnerContext & { usage: UsageByDay }, send: Send): Promise<void> {
  const { usage } = context;
  const everything = await readEverything(context);
  const { webhooks } = await listWebhooks(context, { limit: maxWebhooks, cursor: undefined });
  const head = JSON.stringify({ ...everything, usage, webhooks }, null, 2);
  await send(`${head.slice(0, -2)},\n  "pipeline": [`);
  const reading = { ...context, salaries: async () => null };
  let cursor: string | undefined;
  for (let part = 0; part === 0 || cursor !== undefined; part++) {
    const exported = await exportPipeline(reading, { limit: maxRows, cursor });
    await send(`${part === 0 ? "" : ","}\n${JSON.stringify({ ...exported, nextCursor: null })}`);
    cursor = exported.nextCursor ?? undefined;
  }
  await send("\n  ]\n}\n");
}
