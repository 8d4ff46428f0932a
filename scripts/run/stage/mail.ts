/** Mail for the tests: received and read as the core Worker does, without a mail server. */
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { incomingMails } from "#schema/inbox.ts";
import type { Database } from "#shared/db/client.ts";
import type { MailBucket } from "#shared/pipeline/inbox/raw-mails.ts";
import { readIncoming } from "#shared/pipeline/inbox/read-incoming.ts";
import { type ArrivingMail, receiveMail } from "#shared/pipeline/inbox/receive-mail.ts";
import { type Composed, composeMail } from "../mail/compose-mail.ts";

/** The domain of the addresses in the services of the tests. */
export const mailDomain = "in.example.com";

interface MailStage {
  db: Database;
  now: number;
  bucket?: MailBucket;
}

/** A mail as the receiving server hands it over. */
export function arriving(raw: string, to: string, from = "bounces@example.com"): ArrivingMail {
  const bytes = Uint8Array.from(Buffer.from(raw, "utf8"));
  const { body } = new Response(bytes);
  if (!body) throw new Error("a mail has a body");
  const headerFrom = /^from: (.*)$/im.exec(raw)?.[1] ?? "";
  return { from, to, headerFrom, size: bytes.length, raw: body };
}

/** Receives a mail, and waits until it is read: by us, or by a service whose sweeper found it first. @returns its id. */
export async function deliverMail(
  { db, now, bucket }: MailStage,
  mail: Composed & { to: string },
  from?: string,
): Promise<string> {
  const arrived = arriving(composeMail(mail), mail.to, from);
  const id = await receiveMail({ db, now, domain: mailDomain, bucket: bucket ?? null }, arrived);
  const announce = async () => {};
  await readIncoming({ db, bucket: bucket ?? null, now: () => now, announce }, id);
  while ((await db.$count(incomingMails, eq(incomingMails.id, id))) > 0) await sleep(50);
  return id;
}
