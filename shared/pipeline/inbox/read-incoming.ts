import { and, asc, desc, eq, exists, gt, inArray, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import { users } from "#schema/accounts.ts";
import { inboxes, incomingMails, mails } from "#schema/inbox.ts";
import { jobs } from "#schema/pipeline.ts";
import { mailBounds } from "#shared/access/tiers.ts";
import { fromBase64 } from "#shared/core/bytes/base64.ts";
import { gunzip } from "#shared/core/bytes/gzip.ts";
import { sha256Hex } from "#shared/core/bytes/sha256.ts";
import { maxSkewMs } from "#shared/core/clock.ts";
import { newId } from "#shared/core/ids.ts";
import type { Database } from "#shared/db/client.ts";
import { assertInBatch, statement, writeAtomically } from "#shared/db/transaction.ts";
import { type ReadMail, readMail, UnreadableMail } from "#shared/reading/mail/read-mail.ts";
import { type Understood, understandMail } from "#shared/reading/mail/understand-mail.ts";
import { recordEvents } from "../events/events.ts";
import { inOrderAdded } from "../jobs/in-order-added.ts";
import type { WriteContext } from "../records/context.ts";
import { changeBoard } from "./change-board.ts";
import { type Choice, chooseJob } from "./choose-job.ts";
import { findEarlier } from "./earlier-invitation.ts";
import { maxOwnAddresses } from "./inbox.request.ts";
import { type JobOfMail, jobOfMail, type MailRow, planOf, toMail } from "./mail-record.ts";
import { forwarderOf, isOwnMail } from "./own-mail.ts";
import type { PlannedChange } from "./plan-change.ts";
import {
  dropOldestRaw,
  type MailBucket,
  makeRoom,
  type RawMailPlace,
  rawKey,
} from "./raw-mails.ts";

interface MailReader {
  db: Database;
  /** Where the mails themselves are kept; null if they are not. */
  bucket: MailBucket | null;
  now(): number;
  /** Queues the deliveries of events that were committed. */
  announce(eventIds: string[]): Promise<void>;
}

/** How long a reader may take before another may read the same mail. */
const claimMs = 60_000;
/** A mail that has stopped this many readers is stored as one that cannot be read. */
const maxAttempts = 3;
const maxDue = 100;

type Incoming = typeof incomingMails.$inferSelect;

/** Ids of mails that are not read yet and that nobody reads: their message was lost, or their reader has died. */
export async function findUnread(db: Database, now: number): Promise<string[]> {
  const { id, dueAt } = incomingMails;
  const rows = await db
    .select({ id })
    .from(incomingMails)
    // Claimed later than any reader could have now: before a clock jumped back.
    .where(or(lte(dueAt, now), gt(dueAt, now + claimMs + maxSkewMs)))
    .orderBy(asc(dueAt))
    .limit(maxDue);
  return rows.map((row) => row.id);
}

/**
 * Reads a mail that has arrived: what it means is stored and, if that is certain and its person wants
 * it so, applied, in the same transaction in which it stops being unread. A reader that dies at any
 * point leaves a mail that is either unread or read.
 */
export async function readIncoming(reader: MailReader, id: string): Promise<void> {
  const incoming = await claim(reader, id);
  if (!incoming) return;
  const { compressed, rawBytes } = await load(reader, incoming);
  const raw = compressed && (await gunzip(compressed));
  const read = raw && (await readOrNull(raw, incoming.attempts));
  const identity = await identify(read, raw ?? Uint8Array.from(new TextEncoder().encode(id)));
  const events: string[] = [];
  let dropped: RawMailPlace[] = [];
  await writeAtomically(
    reader.db,
    async (write) => {
      events.length = 0;
      const context: WriteContext = {
        ...{ db: reader.db, now: reader.now(), newId, write },
        caller: { accountId: incoming.userId, credentialId: "" },
        announce: (event) => void events.push(event),
        salaries: async () => null,
      };
      dropped = await store(context, incoming, identity, read, rawBytes);
    },
    { owner: incoming.userId },
  );
  if (events.length > 0) await reader.announce(events);
  if (reader.bucket) await makeRoom(reader.bucket, reader, incoming.userId, dropped);
}

/** The mail as it was received: from the bucket, or from its row where there is no bucket. */
async function load({ bucket }: MailReader, incoming: Incoming) {
  if (incoming.gzip !== "") return { compressed: fromBase64(incoming.gzip), rawBytes: 0 };
  const kept = await bucket?.get(rawKey(incoming));
  if (!kept) return { compressed: null, rawBytes: 0 };
  const compressed = new Uint8Array(await kept.arrayBuffer());
  return { compressed, rawBytes: compressed.length };
}

/** @returns null if it is read already, or by another reader. */
async function claim({ db, now }: MailReader, id: string): Promise<Incoming | null> {
  const at = now();
  const { dueAt, attempts } = incomingMails;
  const [claimed] = await db
    .update(incomingMails)
    .set({ claim: newId("claim"), dueAt: at + claimMs, attempts: sql`${attempts} + 1` })
    .where(and(eq(incomingMails.id, id), or(lte(dueAt, at), gt(dueAt, at + claimMs + maxSkewMs))))
    .returning();
  return claimed ?? null;
}

/** @returns null for a mail that no reader can read, or that has stopped too many of them. */
async function readOrNull(
  raw: Uint8Array<ArrayBuffer>,
  attempts: number,
): Promise<ReadMail | null> {
  if (attempts > maxAttempts) return null;
  try {
    return await readMail(raw);
  } catch (error) {
    if (error instanceof UnreadableMail) return null;
    throw error;
  }
}

interface Identity {
  /** Of the mail, whichever way it came: an employer's own and its forwarded copy are one. */
  identity: string;
  messageHash: string | null;
  references: string[];
}

async function identify(read: ReadMail | null, raw: Uint8Array<ArrayBuffer>): Promise<Identity> {
  if (!read) {
    return {
      identity: await sha256Hex(new TextDecoder("latin1").decode(raw)),
      messageHash: null,
      references: [],
    };
  }
  const { messageId, sentAt, sender, subject, text } = read;
  // With the other fields, because nobody stops a sender from using the Message-ID of a mail that is to come.
  const parts =
    messageId === null ? [sentAt, sender, subject, text] : [messageId, sentAt, sender, subject];
  return {
    identity: await sha256Hex(JSON.stringify(parts)),
    messageHash: messageId === null ? null : await sha256Hex(messageId),
    references: await Promise.all(read.references.map(sha256Hex)),
  };
}

async function store(
  context: WriteContext,
  incoming: Incoming,
  { identity, messageHash, references }: Identity,
  read: ReadMail | null,
  rawBytes: number,
): Promise<RawMailPlace[]> {
  const { write, db, caller, now } = context;
  const own = and(eq(incomingMails.userId, incoming.userId), eq(incomingMails.id, incoming.id));
  const isClaimed = statement
    .select({ id: incomingMails.id })
    .from(incomingMails)
    .where(and(own, eq(incomingMails.claim, incoming.claim ?? "")));
  const { userId } = incoming;
  const [stillOurs, known, beyond] = await Promise.all([
    db.select({ claim: incomingMails.claim }).from(incomingMails).where(own),
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.userId, caller.accountId), eq(mails.identity, identity))),
    db
      .select({ userId: mails.userId, id: mails.id, receivedAt: mails.receivedAt })
      .from(mails)
      .where(eq(mails.userId, userId))
      .orderBy(desc(mails.receivedAt), desc(mails.id))
      .limit(maxDropped)
      .offset(mailBounds.kept - 1),
  ]);
  // Another reader took over when this one was slow, and has read it.
  if (stillOurs[0]?.claim !== incoming.claim) return [];
  write(assertInBatch(exists(isClaimed)), statement.delete(incomingMails).where(own));
  // A copy of a mail is not kept twice; nor is what no row refers to any more.
  if (known.length > 0) return [incoming];
  const understood = read && understandMail(read);
  const row: MailRow = {
    ...describe(read, understood),
    ...{ userId: incoming.userId, id: incoming.id, identity, messageHash },
    ...{ hasRaw: rawBytes > 0, rawBytes },
    ...{
      receivedAt: incoming.receivedAt,
      jobId: null,
      needsJob: false,
      state: "noted",
      change: null,
    },
    ...{ isAutomatic: false, decidedAt: null, version: 1 },
  };
  const placed =
    read && understood ? await place(context, row, read, understood, references) : null;
  const found = placed === "own mail" ? null : placed;
  const { job = null, state = "noted", needsJob = false } = found ?? {};
  const next: MailRow = { ...row, jobId: job?.id ?? null, needsJob, state };
  if (placed === "own mail") Object.assign(next, { kind: "other", evidence: null });
  // The last try only suggests, so that a mail that cannot be applied, to a board that is full, is read.
  if (found?.applies && incoming.attempts < maxAttempts) {
    next.change = await changeBoard(context, found.applies, job);
    Object.assign(next, { state: "applied", isAutomatic: true, decidedAt: now });
  }
  write(
    statement.insert(mails).values(next),
    dropOldest(userId),
    ...(rawBytes > 0 ? [dropOldestRaw(userId, now)] : []),
  );
  recordEvents(context, ["mail.received"], toMail({ mail: next, job }, found?.earlier));
  return beyond;
}

function describe(read: ReadMail | null, understood: Understood | null) {
  return {
    sender: read?.sender ?? null,
    senderName: read?.senderName ?? null,
    subject: read?.subject || (read ? "(no subject)" : "(a mail that cannot be read)"),
    // The checks of a mail that was forwarded by hand are of who forwards it, and prove nothing of its author.
    checks: read && !read.isForwarded ? read.checks : { spf: null, dkim: null, dmarc: null },
    system: understood?.system ?? null,
    kind: understood?.kind ?? ("other" as const),
    evidence: understood?.evidence ?? null,
    company: understood?.company ?? null,
    title: understood?.title ?? null,
    invitation: read?.invitation ?? null,
    invitationUid: read?.invitation?.uid ?? null,
    code: understood?.code ?? null,
    link: understood?.link ?? null,
  };
}

interface Placed {
  job: JobOfMail | null;
  state: "suggested" | "noted";
  needsJob: boolean;
  earlier: number | null;
  /** The change that is certain and wanted at once; null if it is only suggested. */
  applies: PlannedChange | null;
}

/** Jobs among which a mail's is looked for, the newest. */
const maxJobs = 2_000;

async function place(
  context: WriteContext,
  row: MailRow,
  read: ReadMail,
  understood: Understood,
  references: readonly string[],
): Promise<Placed | "own mail" | null> {
  if (understood.kind === "other" || understood.kind === "confirmation") return null;
  const { db, caller } = context;
  const userId = caller.accountId;
  const own = eq(mails.userId, userId);
  const latest = inOrderAdded("newest first", { userId, limit: maxJobs });
  const ofJob = { jobId: mails.jobId, state: mails.state };
  // What its person has set aside says nothing of a job; what was applied says most.
  const isPlaced = and(isNotNull(mails.jobId), ne(mails.state, "dismissed"));
  const appliedFirst = [desc(eq(mails.state, "applied")), desc(mails.receivedAt)];
  const [candidates, [inbox], ofThread, ofInvitation, [account]] = await db.batch([
    db
      .select({ ...jobOfMail, url: jobs.url })
      .from(jobs)
      .where(and(eq(jobs.userId, userId), inArray(jobs.id, latest)))
      .orderBy(desc(jobs.createdAt), desc(jobs.id)),
    db.select().from(inboxes).where(eq(inboxes.userId, caller.accountId)),
    db
      .select(ofJob)
      .from(mails)
      .where(and(own, inArray(mails.messageHash, [...references]), isPlaced))
      .orderBy(...appliedFirst)
      .limit(1),
    db
      .select(ofJob)
      .from(mails)
      .where(and(own, eq(mails.invitationUid, row.invitationUid ?? ""), isPlaced))
      .orderBy(...appliedFirst)
      .limit(1),
    db.select({ email: users.email }).from(users).where(eq(users.id, caller.accountId)),
  ]);
  const companies = candidates.map(({ company }) => company);
  const ownAddresses = [account?.email?.toLowerCase() ?? "", ...(inbox?.ownAddresses ?? [])];
  const learned = forwarderOf(read, companies);
  if (inbox && learned !== null && inbox.ownAddresses.length < maxOwnAddresses) {
    const next = [...new Set([...inbox.ownAddresses, learned])];
    const isOwn = eq(inboxes.userId, caller.accountId);
    context.write(statement.update(inboxes).set({ ownAddresses: next }).where(isOwn));
  }
  if (understood.system === null && isOwnMail(read, ownAddresses, companies)) return "own mail";
  const before = ofInvitation[0] ?? ofThread[0];
  const choice = chooseJob(
    candidates,
    { ...read, ...understood },
    before?.jobId ? { jobId: before.jobId, isApplied: before.state === "applied" } : null,
  );
  const job = candidates.find(({ id }) => id === choice.job?.id) ?? null;
  const earlier = (await findEarlier(context, [row]))(row);
  if (choice.certainty === "ambiguous")
    return { job: null, needsJob: true, state: "suggested", earlier, applies: null };
  const plan = planOf({ mail: { ...row, jobId: job?.id ?? null }, job }, earlier);
  if (!plan) return { job, needsJob: false, state: "noted", earlier, applies: null };
  // Its domain says that the mail is not its own: it is listed, and nothing is suggested.
  const state = read.checks.dmarc === "fail" && !read.isForwarded ? "noted" : "suggested";
  const isWanted = inbox?.appliesAtOnce === true && isCertain(read, understood, choice);
  const applies = isWanted && job ? plan : null;
  return { job, needsJob: false, state, earlier, applies };
}

/**
 * Whether a mail may change the board without being asked: a system's own mail with the signature of
 * its domain, of one meaning, that belongs to one job. A mail that a person forwards by hand proves
 * nothing of its first sender, nor does one that passes on what another member of the system has written.
 */
function isCertain(
  { checks, isForwarded }: ReadMail,
  { system, isClear, isOfMember }: Understood,
  { certainty }: Choice,
): boolean {
  const isProven = system !== null && checks.dmarc === "pass" && !isForwarded && !isOfMember;
  return isProven && isClear && certainty === "certain";
}

/** One is above the bound for each that arrives. */
const maxDropped = 100;

/** Deletes the oldest mails above what an account keeps. */
function dropOldest(userId: string) {
  const kept = statement
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(desc(mails.receivedAt), desc(mails.id))
    .limit(maxDropped)
    .offset(mailBounds.kept);
  return statement.delete(mails).where(and(eq(mails.userId, userId), inArray(mails.id, kept)));
}
