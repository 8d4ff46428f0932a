import { readEverything } from "#shared/accounts/read-everything.ts";
import type { UsageByDay } from "#shared/accounts/usage/read-usage.ts";
import { listWebhooks } from "#shared/webhooks/subscriptions/read-webhooks.ts";
import type { OwnerContext } from "#shared/writes/context.ts";
import { toDocument } from "../documents/document-record.ts";
import { listAccountDocuments } from "../documents/list-account-documents.ts";
import { exportPipeline } from "../exports/export-pipeline.ts";
import { maxRows } from "../imports/transfer.request.ts";
import { readInbox } from "../inbox/inbox-settings.ts";
import { listMails } from "../inbox/list-mails.ts";
import type { ReadContext } from "../records/context.ts";

const maxWebhooks = 100;
const mailsAtATime = 100;

export interface ExportContext extends OwnerContext, Pick<ReadContext, "salaries"> {
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
export async function writeAccountFile(
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
