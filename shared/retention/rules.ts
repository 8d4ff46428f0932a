/**
 * Rules for rows that are deleted when their time has passed, and nowhere else or only when
 * somebody writes again.
 */
import { and, eq, lt, notExists, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { idempotencyKeys } from "../../schema/idempotency.ts";
import { importFileParts, importFiles } from "../../schema/import-files.ts";
import { mailCounts } from "../../schema/inbox.ts";
import { oauthClients, oauthGrants } from "../../schema/oauth.ts";
import { imports } from "../../schema/pipeline.ts";
import {
  challenges,
  invitations,
  sessions,
  signUpRefusals,
  signUps,
} from "../../schema/sign-in.ts";
import { submissionDays } from "../../schema/submissions.ts";
import { dayMs, isoDate } from "../core/dates.ts";
import { statement } from "../db/transaction.ts";

export interface RetentionRule {
  /** Describes the rows in the words of docs/operating.md. */
  what: string;
  table: SQLiteTable;
  /** The condition for rows that have expired at an instant. */
  isPast(now: number): SQL | undefined;
  /** The rows that one statement deletes, if they are large. */
  rowsAtATime?: number;
}

/** Days after a link expires, after an operator's count, and after a client was last approved. */
const keptDays = { invitation: 30, refusal: 90, oauthClient: 90 };

export const retentionRules: readonly RetentionRule[] = [
  {
    what: "stored responses of requests with an `Idempotency-Key`",
    table: idempotencyKeys,
    isPast: (now) => lt(idempotencyKeys.createdAt, now - dayMs),
  },
  {
    what: "interrupted imports that nobody resumed",
    table: imports,
    isPast: (now) => lt(imports.startedAt, now - dayMs),
  },
  {
    what: "counts of mail per account, hour and day",
    table: mailCounts,
    isPast: (now) => lt(mailCounts.period, isoDate(now - dayMs)),
  },
  {
    what: "files that were uploaded to be imported",
    table: importFiles,
    isPast: (now) => lt(importFiles.expiresAt, now),
  },
  {
    what: "the texts of these files",
    table: importFileParts,
    isPast: (now) => lt(importFileParts.expiresAt, now),
    // A row has up to a megabyte.
    rowsAtATime: 20,
  },
  {
    what: "sign-in challenges",
    table: challenges,
    isPast: (now) => lt(challenges.expiresAt, now),
  },
  { what: "sessions", table: sessions, isPast: (now) => lt(sessions.expiresAt, now) },
  {
    what: "one-time links and invitations",
    table: invitations,
    isPast: (now) => lt(invitations.expiresAt, now - keptDays.invitation * dayMs),
  },
  {
    what: "networks that accounts were made from",
    table: signUps,
    isPast: (now) => lt(signUps.at, now - dayMs),
  },
  {
    what: "counts of refused sign-ups",
    table: signUpRefusals,
    isPast: (now) => lt(signUpRefusals.day, isoDate(now - keptDays.refusal * dayMs)),
  },
  {
    what: "counts of submitted pay per account and day",
    table: submissionDays,
    isPast: (now) => lt(submissionDays.day, isoDate(now)),
  },
  {
    what: "approved OAuth clients without a connection",
    table: oauthClients,
    isPast: (now) =>
      and(
        lt(oauthClients.approvedAt, now - keptDays.oauthClient * dayMs),
        notExists(
          statement
            .select({ id: oauthGrants.id })
            .from(oauthGrants)
            .where(eq(oauthGrants.clientId, oauthClients.id)),
        ),
      ),
  },
];
