import type { Context } from "hono";
import { ownerContext, writeAsOwner } from "#shared/accounts/app/owner-context.http.ts";
import { type Send, startDownload } from "#shared/accounts/app/send-download.http.ts";
import { readEverything } from "#shared/accounts/read-everything.ts";
import { recordEvent } from "#shared/accounts/security-log/record-event.ts";
import type { AccountSession } from "#shared/accounts/sessions/session.ts";
import { readUsageDays, type UsageByDay } from "#shared/accounts/usage/read-usage.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import { mailDomain } from "#shared/core/site.ts";
import { ZipWriter } from "#shared/core/zip/zip-writer.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { openPatientDatabase } from "#shared/middleware/request/database.ts";
import { usageContext } from "#shared/oauth/usage-context.http.ts";
import { listWebhooks } from "#shared/webhooks/subscriptions/read-webhooks.ts";
import type { OwnerContext } from "#shared/writes/context.ts";
import { type DocumentBucket, documentFileKey, toDocument } from "../documents/document-record.ts";
import { partOfName } from "../documents/file-name.ts";
import {
  type AccountDocument,
  hasDocuments,
  listAccountDocuments,
} from "../documents/read-documents.ts";
import { exportPipeline } from "../exports/export-pipeline.ts";
import { maxRows } from "../imports/transfer.request.ts";
import { readInbox } from "../inbox/inbox-settings.ts";
import { listMails } from "../inbox/list-mails.ts";
import type { ReadContext } from "../records/context.ts";

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

const maxWebhooks = 100;
const mailsAtATime = 100;

interface ExportContext extends OwnerContext, Pick<ReadContext, "salaries"> {
  usage: UsageByDay;
  /** The domain of addresses for mail; null if this service takes none. */
  domain: string | null;
}

type SendText = (text: string) => Promise<void>;

/**
 * Writes all that is kept of an account as JSON. `pipeline` has the parts of the pipeline's export, as the API's
 * import takes them; each is read when the one before it was sent. `mails` has what was understood of each mail.
 *
 * @param fileOf where the file of a document is in the archive; null if it is not in it.
 */
async function writeAccountFile(
  context: ExportContext,
  send: SendText,
  fileOf: (documentId: string) => string | null = () => null,
): Promise<void> {
  const { usage, domain } = context;
  const everything = await readEverything(context);
  const { webhooks } = await listWebhooks(context, { limit: maxWebhooks, cursor: undefined });
  const inbox = await readInbox(context, domain);
  const head = JSON.stringify({ ...everything, usage, webhooks, inbox }, null, 2);
  await send(head.slice(0, -2));
  await sendList(send, "pipeline", pipelineParts(context));
  await sendList(send, "documents", documentsOf(context, fileOf));
  await sendList(send, "mails", mailsOf(context));
  await send("\n}\n");
}

async function sendList(
  send: SendText,
  name: string,
  parts: AsyncIterable<readonly object[]>,
): Promise<void> {
  await send(`,\n  "${name}": [`);
  let isFirst = true;
  for await (const part of parts) {
    if (part.length === 0) continue;
    const text = part.map((one) => `\n${JSON.stringify(one)}`).join();
    await send(isFirst ? text : `,${text}`);
    isFirst = false;
  }
  await send("\n  ]");
}

async function* pipelineParts(context: ExportContext): AsyncGenerator<object[]> {
  let cursor: string | undefined;
  do {
    const part = await exportPipeline(context, { limit: maxRows, cursor });
    yield [{ ...part, nextCursor: null }];
    cursor = part.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function* documentsOf(
  context: ExportContext,
  fileOf: (documentId: string) => string | null,
): AsyncGenerator<object[]> {
  for await (const part of listAccountDocuments(context)) {
    yield part.map(({ document }) => ({ ...toDocument(document), file: fileOf(document.id) }));
  }
}

async function* mailsOf(context: ExportContext): AsyncGenerator<readonly object[]> {
  let cursor: string | undefined;
  do {
    const { mails, nextCursor } = await listMails(context, { limit: mailsAtATime, cursor });
    yield mails;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}
