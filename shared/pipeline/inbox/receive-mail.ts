import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { inboxes, incomingMails, mailCounts } from "#schema/inbox.ts";
import { accountDeletions } from "#schema/sign-in.ts";
import { mailBounds } from "#shared/access/tiers.ts";
import { toBase64 } from "#shared/core/bytes/base64.ts";
import { gzip } from "#shared/core/bytes/gzip.ts";
import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import { assertInBatch, statement, writeAtomically } from "#shared/db/transaction.ts";
import { maxMailBytes } from "#shared/reading/mail/read-mail.ts";
import { reduceMail } from "#shared/reading/mail/reduce-mail.ts";
import { domainOf, readAddress } from "./inbox-settings.ts";
import { type MailBucket, rawKey } from "./raw-mails.ts";

/** A mail as the receiving server hands it over. */
export interface ArrivingMail {
  /** The address that bounces go to, which the sender claims; empty for a bounce. */
  from: string;
  to: string;
  /** The `From` header, with or without a name. */
  headerFrom: string;
  size: number;
  raw: ReadableStream<Uint8Array>;
}

interface MailReceiver {
  db: Database;
  now: number;
  /** The domain of the addresses that this service receives mail for. */
  domain: string;
  /** Where the mails themselves are kept; null if they are not. */
  bucket: MailBucket | null;
}

/** Mail that is not taken. The sending server is sent the reason, which says nothing about accounts. */
export class MailRefused extends Error {}

/** The same for an address that never was one, was replaced, or is switched off. */
const noAddress = "There is no such address here.";
const tooMuch =
  "This address has been sent too much mail within an hour or a day. Send it again later.";
const tooLarge = `A mail may be at most ${maxMailBytes / 1024 / 1024} MiB.`;

/**
 * Stores a mail for the account of its recipient. Once this returns, the mail is committed, and its
 * sender may forget it.
 *
 * @returns the id of the stored mail.
 * @throws {MailRefused} if no account takes it.
 */
export async function receiveMail(
  { db, now, domain, bucket }: MailReceiver,
  mail: ArrivingMail,
): Promise<string> {
  if (mail.size > maxMailBytes) throw new MailRefused(tooLarge);
  const address = readAddress(mail.to, domain);
  const inbox = address === null ? null : await findInbox(db, address);
  if (!inbox) throw new MailRefused(noAddress);
  if (!maySend(inbox.senders, mail)) {
    throw new MailRefused("This address takes mail only from senders that its owner has listed.");
  }
  const own = [inbox.email?.toLowerCase() ?? "", ...inbox.ownAddresses];
  const counted = countsOf(now, isFromOwn(mail.from, own) ? null : domainOf(mail.from));
  if (await isOver(db, inbox.userId, counted)) throw new MailRefused(tooMuch);
  const compressed = await gzip(reduceMail(await readAtMost(mail.raw, maxMailBytes)));
  const id = newId("mail");
  const { userId } = inbox;
  // Large bytes never pass through the database where there is another place for them.
  if (bucket) await bucket.put(rawKey({ userId, id, receivedAt: now }), compressed);
  const stored = bucket ? "" : toBase64(compressed);
  const discard = () => bucket?.delete(rawKey({ userId, id, receivedAt: now }));
  await writeAtomically(
    db,
    async (write) => {
      for (const { period, sender, most } of counted) {
        const mails = sql`${mailCounts.mails} + 1`;
        const isThis = and(
          eq(mailCounts.userId, userId),
          eq(mailCounts.period, period),
          eq(mailCounts.sender, sender),
        );
        const counts = statement.select({ mails: mailCounts.mails }).from(mailCounts).where(isThis);
        write(
          statement
            .insert(mailCounts)
            .values({ userId, period, sender, mails: 1 })
            .onConflictDoUpdate({
              target: [mailCounts.userId, mailCounts.period, mailCounts.sender],
              set: { mails },
            }),
          assertInBatch(sql`(${counts}) <= ${most}`, async () => {
            throw new MailRefused(tooMuch);
          }),
        );
      }
      write(
        statement
          .insert(incomingMails)
          .values({ userId, id, gzip: stored, receivedAt: now, attempts: 0, dueAt: now }),
      );
    },
    { owner: userId },
  ).catch(async (error: unknown) => {
    await discard();
    throw error;
  });
  return id;
}

/** Whether a person sends it themselves, such as by forwarding, also as Gmail's rules do. */
function isFromOwn(from: string, own: readonly string[]): boolean {
  const address = from.trim().toLowerCase();
  return own.some((one) => one === address || isAliasOf(address, one));
}

/** The account that takes mail at an address; none if it is switched off or the account is being deleted. */
async function findInbox(db: Database, address: string) {
  const deleted = db
    .select({ id: accountDeletions.accountId })
    .from(accountDeletions)
    .where(eq(accountDeletions.accountId, inboxes.userId));
  const [inbox] = await db
    .select({
      userId: inboxes.userId,
      senders: inboxes.senders,
      ownAddresses: inboxes.ownAddresses,
      email: users.email,
    })
    .from(inboxes)
    .innerJoin(users, eq(users.id, inboxes.userId))
    .where(and(eq(inboxes.address, address), eq(inboxes.isOn, true), notExists(deleted)));
  return inbox ?? null;
}

/** Without this mail no service would begin to forward, whatever the list says. */
const confirmsForwarding = ["forwarding-noreply@google.com", "accountprotection.microsoft.com"];

/**
 * Whether a sender is listed: the one that delivers the mail, such as the person's own address that
 * forwards it, or the one that it claims to be from. The list keeps noise out; it proves nothing.
 */
function maySend(senders: readonly string[], { from, headerFrom }: ArrivingMail): boolean {
  if (senders.length === 0) return true;
  const claimed = /[^\s<>,;"]{1,64}@[^\s<>,;"]{1,255}/.exec(headerFrom)?.[0] ?? "";
  return [from, claimed]
    .map((one) => one.trim().toLowerCase())
    .some((one) => {
      const domain = domainOf(one);
      return [...senders, ...confirmsForwarding].some(
        (listed) =>
          one === listed ||
          domain === listed ||
          domain.endsWith(`.${listed}`) ||
          isAliasOf(one, listed),
      );
    });
}

/** Gmail forwards as `sam+caf_=address=domain@gmail.com`. */
function isAliasOf(address: string, listed: string): boolean {
  const [local = "", domain = ""] = listed.split("@");
  return listed.includes("@") && address.startsWith(`${local}+`) && address.endsWith(`@${domain}`);
}

interface Counted {
  period: string;
  sender: string;
  most: number;
}

/** @param sender null for the person's own mail, which has the whole of the account's hour. */
function countsOf(now: number, sender: string | null): Counted[] {
  const time = new Date(now).toISOString();
  const [hour, day] = [time.slice(0, 13), time.slice(0, 10)];
  return [
    { period: hour, sender: "", most: mailBounds.perHour },
    // A bounce has no sender; all of them share one place.
    ...(sender === null
      ? []
      : [{ period: hour, sender: sender || "-", most: mailBounds.perHourOfSender }]),
    { period: day, sender: "", most: mailBounds.perDay },
  ];
}

/** Looked at before the mail is read, so that a flood costs a query each; the batch decides. */
async function isOver(db: Database, userId: string, counted: readonly Counted[]): Promise<boolean> {
  const rows = await db
    .select()
    .from(mailCounts)
    .where(
      and(
        eq(mailCounts.userId, userId),
        inArray(
          mailCounts.period,
          counted.map(({ period }) => period),
        ),
        inArray(
          mailCounts.sender,
          counted.map(({ sender }) => sender),
        ),
      ),
    );
  return counted.some(({ period, sender, most }) =>
    rows.some((row) => row.period === period && row.sender === sender && row.mails >= most),
  );
}

/** @throws {MailRefused} if there is more, whatever size was announced. */
async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > most) throw new MailRefused(tooLarge);
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
