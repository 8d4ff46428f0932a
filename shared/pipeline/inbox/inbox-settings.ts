import { eq } from "drizzle-orm";
import { inboxes } from "#schema/inbox.ts";
import { ApiError } from "#shared/core/errors.ts";
import { statement } from "#shared/db/transaction.ts";
import type { ReadContext, WriteContext } from "../records/context.ts";
import type { UpdateInboxBody } from "./inbox.request.ts";
import type { InboxSettings } from "./inbox.response.ts";

type InboxRow = typeof inboxes.$inferSelect;

/** @param domain of the addresses; null if this service takes no mail. */
export async function readInbox(
  context: ReadContext,
  domain: string | null,
): Promise<InboxSettings> {
  return toSettings(await findInbox(context), domain);
}

/**
 * Changes the settings of the caller's inbox, and makes its address when it is switched on first or
 * replaced.
 *
 * @throws ApiError `parameter_missing` if this service takes no mail.
 */
export async function updateInbox(
  context: WriteContext,
  domain: string | null,
  { replaceAddress, isOn, appliesAtOnce, senders, ownAddresses }: UpdateInboxBody,
): Promise<InboxSettings> {
  if (domain === null) {
    throw new ApiError("parameter_missing", {
      message: "This service takes no mail: its operator has set up no domain for it.",
      param: "isOn",
      clarification: "Should the change be made on the board instead?",
    });
  }
  const { write, caller, now } = context;
  const row = await findInbox(context);
  const next: InboxRow = {
    userId: caller.accountId,
    address: row && !replaceAddress ? row.address : newInboxAddress(),
    isOn: isOn ?? row?.isOn ?? false,
    appliesAtOnce: appliesAtOnce ?? row?.appliesAtOnce ?? false,
    senders: senders === undefined ? (row?.senders ?? []) : [...new Set(senders)],
    ownAddresses: ownAddresses
      ? [...new Set(ownAddresses.map((one) => one.toLowerCase()))]
      : (row?.ownAddresses ?? []),
    createdAt: row?.createdAt ?? now,
    updatedAt: now,
  };
  const { userId: _own, createdAt: _first, ...set } = next;
  write(statement.insert(inboxes).values(next).onConflictDoUpdate({ target: inboxes.userId, set }));
  return toSettings(next, domain);
}

async function findInbox({ db, caller }: ReadContext): Promise<InboxRow | null> {
  const [row] = await db.select().from(inboxes).where(eq(inboxes.userId, caller.accountId));
  return row ?? null;
}

function toSettings(row: InboxRow | null, domain: string | null): InboxSettings {
  return {
    isAvailable: domain !== null,
    address: row && domain !== null ? `${row.address}@${domain}` : null,
    isOn: row?.isOn ?? false,
    appliesAtOnce: row?.appliesAtOnce ?? false,
    senders: row?.senders ?? [],
    ownAddresses: row?.ownAddresses ?? [],
  };
}

/** The part of an account's address before the `@`: a hundred random bits, so that nobody guesses one. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
const length = 20;
const form = new RegExp(`^[${alphabet}]{${length}}$`);

/** Lower case without letters that look alike, because people read it out and systems ignore case. */
function newInboxAddress(): string {
  const random = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(random, (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}

/** The part before the `@` of an address of this service; null for one that cannot be any account's. */
export function readAddress(recipient: string, domain: string): string | null {
  const [local = "", host = "", ...more] = recipient.trim().toLowerCase().split("@");
  return more.length === 0 && host === domain && form.test(local) ? local : null;
}

/** The domain of an address, in lower case; empty for a mail without a sender, such as a bounce. */
export function domainOf(address: string): string {
  return address.trim().toLowerCase().split("@").at(-1)?.slice(0, 255) ?? "";
}

/** Whether a message of the queue is the id of a mail. */
export function isMailId(text: string): boolean {
  return /^mail_[0-9A-Za-z]{16}$/.test(text);
}
