/**
 * Rules for rows that are deleted when their time has passed, and nowhere else or only when
 * somebody writes again.
 */
import {
  and,
  type Column,
  eq,
  isNull,
  lt,
  notExists,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { idempotencyKeys } from "#schema/idempotency.ts";
import { importFileParts, importFiles } from "#schema/import-files.ts";
import { mailCounts } from "#schema/inbox.ts";
import {
  oauthClients,
  oauthCodes,
  oauthDeviceRequests,
  oauthGrants,
  oauthTokens,
} from "#schema/oauth.ts";
import { imports } from "#schema/pipeline.ts";
import { challenges, invitations, sessions, signUpRefusals, signUps } from "#schema/sign-in.ts";
import { submissionDays } from "#schema/submissions.ts";
import { dayMs } from "../core/dates.ts";
import { statement } from "../db/transaction.ts";
import { lifetimes } from "../oauth/context.ts";

/** Milliseconds since the epoch, or the place of such a value in a query. */
type Instant = number | SQLWrapper;

export interface RetentionRule {
  /** Describes the rows in the words of docs/operating.md. */
  what: string;
  table: SQLiteTable;
  /** The condition for rows that have expired at an instant. */
  isPast(now: Instant): SQL | undefined;
  /** The rows that one statement deletes, if they are large. */
  rowsAtATime?: number;
  /** Whether to find out that there are none takes long, so that the status page does not ask. */
  isUnwatched?: true;
}

/** The time of the column is longer ago than this. */
function isOlder(column: Column, now: Instant, ms = 0): SQL {
  return lt(column, sql`${now} - ${sql.raw(String(ms))}`);
}

/** The same for a column that has a UTC day. */
function isDayBefore(column: Column, now: Instant, ms = 0): SQL {
  return lt(
    column,
    sql`strftime('%Y-%m-%d', (${now} - ${sql.raw(String(ms))}) / 1000, 'unixepoch')`,
  );
}

/** Days after a link expires, after an operator's count, and after a client was last approved. */
const keptDays = { invitation: 30, refusal: 90, oauthClient: 90 };

export const retentionRules: readonly RetentionRule[] = [
  {
    what: "stored responses of requests with an `Idempotency-Key`",
    table: idempotencyKeys,
    isPast: (now) => isOlder(idempotencyKeys.createdAt, now, dayMs),
  },
  {
    what: "interrupted imports that nobody resumed",
    table: imports,
    isPast: (now) => isOlder(imports.startedAt, now, dayMs),
  },
  {
    what: "counts of mail per account, hour and day",
    table: mailCounts,
    isPast: (now) => isDayBefore(mailCounts.period, now, dayMs),
  },
  {
    what: "files that were uploaded to be imported",
    table: importFiles,
    isPast: (now) => isOlder(importFiles.expiresAt, now),
  },
  {
    what: "the texts of these files",
    table: importFileParts,
    isPast: (now) => isOlder(importFileParts.expiresAt, now),
    // A row has up to a megabyte.
    rowsAtATime: 20,
  },
  {
    what: "sign-in challenges",
    table: challenges,
    isPast: (now) => isOlder(challenges.expiresAt, now),
  },
  { what: "sessions", table: sessions, isPast: (now) => isOlder(sessions.expiresAt, now) },
  {
    what: "one-time links and invitations",
    table: invitations,
    isPast: (now) => isOlder(invitations.expiresAt, now, keptDays.invitation * dayMs),
  },
  {
    what: "networks that accounts were made from",
    table: signUps,
    isPast: (now) => isOlder(signUps.at, now, dayMs),
  },
  {
    what: "counts of refused sign-ups",
    table: signUpRefusals,
    isPast: (now) => isDayBefore(signUpRefusals.day, now, keptDays.refusal * dayMs),
  },
  {
    what: "counts of submitted pay per account and day",
    table: submissionDays,
    isPast: (now) => isDayBefore(submissionDays.day, now),
  },
  {
    what: "used codes of OAuth clients",
    table: oauthCodes,
    isPast: (now) => isOlder(oauthCodes.expiresAt, now, lifetimes.usedCodeMs),
  },
  {
    what: "requests of devices",
    table: oauthDeviceRequests,
    isPast: (now) => isOlder(oauthDeviceRequests.createdAt, now, 2 * lifetimes.deviceRequestMs),
  },
  {
    what: "OAuth tokens",
    table: oauthTokens,
    isPast: (now) => isOlder(oauthTokens.expiresAt, now),
  },
  {
    what: "OAuth connections that nobody used",
    table: oauthGrants,
    isPast: (now) =>
      and(
        isOlder(oauthGrants.refreshedAt, now, lifetimes.refreshTokenMs),
        // Its tokens, up to some thousand, go first, so that none of them goes with it.
        notExists(
          statement
            .select({ of: oauthTokens.grantId })
            .from(oauthTokens)
            .where(eq(oauthTokens.grantId, oauthGrants.id)),
        ),
      ),
  },
  {
    what: "OAuth clients that nobody approved",
    table: oauthClients,
    isPast: (now) =>
      and(
        isNull(oauthClients.approvedAt),
        isOlder(oauthClients.createdAt, now, lifetimes.unusedClientMs),
      ),
  },
  {
    what: "approved OAuth clients without a connection",
    table: oauthClients,
    // All that have one are looked at.
    isUnwatched: true,
    isPast: (now) =>
      and(
        isOlder(oauthClients.approvedAt, now, keptDays.oauthClient * dayMs),
        notExists(
          statement
            .select({ id: oauthGrants.id })
            .from(oauthGrants)
            .where(eq(oauthGrants.clientId, oauthClients.id)),
        ),
      ),
  },
];
