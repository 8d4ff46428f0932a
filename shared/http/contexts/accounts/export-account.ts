import type { Context } from "hono";
import type { OwnerContext } from "../../../accounts/context.ts";
import { readEverything } from "../../../accounts/read-everything.ts";
import { recordEvent } from "../../../accounts/security-log/record-event.ts";
import type { AccountSession } from "../../../accounts/sessions/session.ts";
import { readUsageDays, type UsageByDay } from "../../../accounts/usage/read-usage-days.ts";
import { logFailure } from "../../../core/log-failure.ts";
import { mailDomain } from "../../../core/mail-domain.ts";
import { exportPipeline } from "../../../pipeline/exports/export-pipeline.ts";
import { maxRows } from "../../../pipeline/imports/transfer.request.ts";
import { readInbox } from "../../../pipeline/inbox/inbox-settings.ts";
import { listMails } from "../../../pipeline/inbox/list-mails.ts";
import { listWebhooks } from "../../../webhooks/subscriptions/list-webhooks.ts";
import type { AppEnv } from "../../env.ts";
import { openPatientDatabase } from "../../request/database.ts";
import { ownerContext, writeAsOwner } from "../app/owner-context.ts";
import { type Send, startDownload } from "../app/send-download.ts";
import { usageContext } from "./usage-context.ts";

const timeoutMs = 60_000;
const maxWebhooks = 100;
const mailsAtATime = 100;

/**
 * Sends all that is kept of an account as a file of JSON. `pipeline` has the parts of the pipeline's
 * export, as the API's import takes them; each is read when the one before it was sent. `mails` has what was
 * understood of each mail.
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
    write({ ...context, usage, domain: mailDomain(c.env) }, send),
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

interface Exported extends OwnerContext {
  usage: UsageByDay;
  /** The domain of addresses for mail; null if this service takes none. */
  domain: string | null;
}

async function write(context: Exported, send: Send): Promise<void> {
  const { usage, domain } = context;
  const reading = { ...context, salaries: async () => null };
  const everything = await readEverything(context);
  const { webhooks } = await listWebhooks(context, { limit: maxWebhooks, cursor: undefined });
  const inbox = await readInbox(reading, domain);
  const head = JSON.stringify({ ...everything, usage, webhooks, inbox }, null, 2);
  await send(`${head.slice(0, -2)},\n  "pipeline": [`);
  let cursor: string | undefined;
  for (let part = 0; part === 0 || cursor !== undefined; part++) {
    const exported = await exportPipeline(reading, { limit: maxRows, cursor });
    await send(`${part === 0 ? "" : ","}\n${JSON.stringify({ ...exported, nextCursor: null })}`);
    cursor = exported.nextCursor ?? undefined;
  }
  await send('\n  ],\n  "mails": [');
  cursor = undefined;
  for (let part = 0; part === 0 || cursor !== undefined; part++) {
    const { mails, nextCursor } = await listMails(reading, { limit: mailsAtATime, cursor });
    const text = mails.map((mail) => `\n${JSON.stringify(mail)}`).join();
    await send(part === 0 || text === "" ? text : `,${text}`);
    cursor = nextCursor ?? undefined;
  }
  await send("\n  ]\n}\n");
}
