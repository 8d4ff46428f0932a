/** Mail that employers send, or that is forwarded, to the address of an account. */
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import type { Status } from "./job-statuses.ts";
import type { StoredRound } from "./pipeline.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);

/** What a mail means; `confirmation` asks whether mail may be forwarded here. */
export const mailKinds = [
  "received",
  "assessment",
  "interview",
  "offer",
  "rejection",
  "confirmation",
  "other",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** `noted` mail changes nothing; what is suggested waits for its person. */
export const mailStates = ["suggested", "applied", "dismissed", "noted"] as const;
export type MailState = (typeof mailStates)[number];

/** An invitation, read from its calendar file. */
export interface StoredInvitation {
  /** `cancel` takes an earlier invitation back. */
  method: "request" | "cancel";
  /** The id that an invitation keeps when it is moved or canceled. */
  uid: string | null;
  /** Null if only a day is given. */
  startsAt: number | null;
  endsAt: number | null;
  /** The time zone as the invitation names it; null if it names none. */
  timeZone: string | null;
  summary: string | null;
  location: string | null;
}

/** What the checks of the sending server found, as the receiving server reports them; null if it reports none. */
export interface SenderChecks {
  spf: string | null;
  dkim: string | null;
  dmarc: string | null;
}

/** A change that was applied, so that it can be taken back. */
export interface AppliedChange {
  jobId: string;
  /** Whether the job was added. */
  isNew: boolean;
  /** The status before and after; null if it stayed. */
  status: { from: Status; to: Status } | null;
  /** The rounds before and after; null if they stayed. */
  rounds: { from: StoredRound[]; to: StoredRound[] } | null;
}

/** The address and settings of an account that has ever had an address. */
export const inboxes = sqliteTable(
  "inboxes",
  {
    userId: userId().primaryKey(),
    /** The part before the `@`, random. */
    address: text("address").notNull(),
    /** Whether the address takes mail. */
    isOn: integer("is_on", { mode: "boolean" }).notNull(),
    /** Whether what is certain is applied at once. */
    appliesAtOnce: integer("applies_at_once", { mode: "boolean" }).notNull(),
    /** Addresses and domains that may send; empty for everybody. */
    senders: text("senders", { mode: "json" }).$type<string[]>().notNull(),
    /** Addresses from which the person writes, so that what they wrote moves nothing. */
    ownAddresses: text("own_addresses", { mode: "json" })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("inboxes_by_address").on(table.address)],
);

/** How much mail an account was sent in an hour or a day, so that a flood ends. */
export const mailCounts = sqliteTable(
  "mail_counts",
  {
    userId: userId(),
    /** `2026-11-27T10` for an hour, `2026-11-27` for a day (UTC). */
    period: text("period").notNull(),
    /** The domain of the sender; empty for all. */
    sender: text("sender").notNull(),
    mails: integer("mails").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.period, table.sender] }),
    index("mail_counts_period").on(table.period),
  ],
);

/** Mail that has arrived and is not read yet: stored before its sender is told so. */
export const incomingMails = sqliteTable(
  "incoming_mails",
  {
    userId: userId(),
    /** `mail_…` */
    id: text("id").notNull(),
    /** Compressed, in base64; empty where the mail is in the bucket. */
    gzip: text("gzip").notNull(),
    receivedAt: integer("received_at").notNull(),
    /** How often reading it was begun. */
    attempts: integer("attempts").notNull(),
    /** The reader that has claimed it, and when it may be claimed again. */
    claim: text("claim"),
    dueAt: integer("due_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("incoming_mails_by_id").on(table.id),
    index("incoming_mails_due").on(table.dueAt),
  ],
);

/** What was understood of a mail. */
export const mails = sqliteTable(
  "mails",
  {
    userId: userId(),
    /** `mail_…` */
    id: text("id").notNull(),
    /** SHA-256 of what identifies the mail, so that a copy of it is not read again. */
    identity: text("identity").notNull(),
    /** SHA-256 of its Message-ID, by which replies refer to it; null without one. */
    messageHash: text("message_hash"),
    sender: text("sender"),
    senderName: text("sender_name"),
    subject: text("subject").notNull(),
    receivedAt: integer("received_at").notNull(),
    checks: text("checks", { mode: "json" }).$type<SenderChecks>().notNull(),
    /** The applicant system or mail service whose rule applied; null if none did. */
    system: text("system"),
    kind: text("kind", { enum: mailKinds }).notNull(),
    /** The sentence from which its meaning follows; null if nothing was understood. */
    evidence: text("evidence"),
    company: text("company"),
    title: text("title"),
    invitation: text("invitation", { mode: "json" }).$type<StoredInvitation>(),
    /** `uid` of the invitation. */
    invitationUid: text("invitation_uid"),
    /** The code and the link of a confirmation. */
    code: text("code"),
    link: text("link"),
    /** The job that it belongs to, which may have been deleted since. */
    jobId: text("job_id"),
    /** Whether it belongs to one of several jobs, or to none: its person chooses. */
    needsJob: integer("needs_job", { mode: "boolean" }).notNull(),
    state: text("state", { enum: mailStates }).notNull(),
    /** Null until a change was applied, and after it was taken back. */
    change: text("change", { mode: "json" }).$type<AppliedChange>(),
    /** Whether it was applied without being asked. */
    isAutomatic: integer("is_automatic", { mode: "boolean" }).notNull(),
    decidedAt: integer("decided_at"),
    /** Whether the mail itself is kept in the bucket. */
    hasRaw: integer("has_raw", { mode: "boolean" }).notNull(),
    /** Its bytes there; they stay when it has gone to make room for newer ones. */
    rawBytes: integer("raw_bytes").notNull().default(0),
    /** Incremented with every change. */
    version: integer("version").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex("mails_by_identity").on(table.userId, table.identity),
    index("mails_newest").on(table.userId, table.receivedAt, table.id),
    index("mails_by_state").on(table.userId, table.state, table.receivedAt, table.id),
    index("mails_by_message")
      .on(table.userId, table.messageHash)
      .where(sql`${table.messageHash} is not null`),
    index("mails_by_invitation")
      .on(table.userId, table.invitationUid)
      .where(sql`${table.invitationUid} is not null`),
  ],
);
