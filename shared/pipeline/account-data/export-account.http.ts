import type { Context } from "hono";
import { ownerContext, writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { startDownload } from "#shared/accounts/app/send-download.http.ts";
import { recordEvent } from "#shared/accounts/security-log/record-event.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { readUsageDays } from "#shared/accounts/usage/read-usage-days.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import { mailDomain } from "#shared/core/mail-domain.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openPatientDatabase } from "#shared/middleware/request/database.ts";
import { usageContext } from "#shared/oauth/usage-context.http.ts";
import { hasDocuments } from "../documents/list-account-documents.ts";
import { writeAccountArchive } from "./write-account-archive.http.ts";
import { writeAccountFile } from "./write-account-file.http.ts";

const timeoutMs = 60_000;

/**
 * Sends all that is kept of an account as a file of JSON, or, if it has documents, as a ZIP archive of that file and
 * of theirs.
 */
export async function exportAccount(
  c: Context<AppEnv>,
  session: AccountSession,
): Promise<Response> {
  await writeAsOwner(c, session, async (context) => recordEvent(context, "account_exported"));
  const context = {
    ...ownerContext(c, session),
    db: openPatientDatabase(c, timeoutMs),
    salaries: async () => null,
    usage: await readUsageDays(usageContext(c, session)),
    domain: mailDomain(c.env),
  };
  const bucket = (await hasDocuments(context)) ? c.env.DOCUMENTS : undefined;
  const { body, done } = await startDownload(session.account.id, (send) =>
    bucket ? writeAccountArchive(context, bucket, send) : writeAccountFile(context, send),
  );
  const logged = done.catch((error: unknown) => {
    logFailure({ requestId: c.var.requestId, task: "export an account" }, error);
  });
  c.executionCtx.waitUntil(logged);
  c.header("Content-Type", bucket ? "application/zip" : "application/json; charset=utf-8");
  c.header("Content-Disposition", `attachment; filename="account.${bucket ? "zip" : "json"}"`);
  c.header("Cache-Control", "private, no-store");
  return c.body(body);
}
