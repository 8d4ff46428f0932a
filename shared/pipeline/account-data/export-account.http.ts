import type { Context } from "hono";
import { ownerContext, writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { type Send, startDownload } from "#shared/accounts/app/send-download.http.ts";
import { recordEvent } from "#shared/accounts/security-log/record-event.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { readUsageDays } from "#shared/accounts/usage/read-usage.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import { mailDomain } from "#shared/core/site.ts";
import { ZipWriter } from "#shared/core/zip/zip-writer.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openPatientDatabase } from "#shared/middleware/request/database.ts";
import { usageContext } from "#shared/oauth/usage-context.http.ts";
import { type DocumentBucket, documentFileKey } from "../documents/document-record.ts";
import { partOfName } from "../documents/file-name.ts";
import {
  type AccountDocument,
  hasDocuments,
  listAccountDocuments,
} from "../documents/list-account-documents.ts";
import { type ExportContext, writeAccountFile } from "./write-account-file.http.ts";

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

/**
 * Writes an archive of the files of the account's documents, one at a time, and of `account.json`, which comes last
 * because it says which of them the archive has.
 */
async function writeAccountArchive(
  context: ExportContext,
  bucket: DocumentBucket,
  send: Send,
): Promise<void> {
  const zip = new ZipWriter();
  const files = new Map<string, string>();
  for await (const part of listAccountDocuments(context)) {
    for (const one of part) {
      const file = await bucket.get(documentFileKey(one.document));
      // It was deleted meanwhile, or the bucket has lost it.
      if (!file) continue;
      const path = pathOf(one);
      await send(await zip.add(path, new Uint8Array(await file.arrayBuffer())));
      files.set(one.document.id, path);
    }
  }
  const fileOf = (id: string) => files.get(id) ?? null;
  await zip.addInParts("account.json", (part) => writeAccountFile(context, part, fileOf), send);
  await send(zip.end());
}

/** Several documents of a company may have the same name. */
function pathOf({ document: { id, name }, company }: AccountDocument): string {
  return `documents/${partOfName(company)}/${id} ${name}`;
}
