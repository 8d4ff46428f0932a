/**
 * Rules for rows that are deleted when their time has passed, and nowhere else or only when
 * somebody writes again.
 */
import { dayMs } from "../core/dates.ts";
import { lifetimes } from "../oauth/context.ts";

export interface RetentionRule {
  /** Describes the rows in the words of docs/operating.md. */
  what: string;
  table: string;
  /** The columns of the primary key of a table without `rowid`. */
  key?: string;
  /**
   * The condition for rows that have expired, as text, because functions without Drizzle ask for them, too.
   *
   * @param now milliseconds since the epoch, or the place of such a value in a query.
   */
  isPast(now: number | ":before"): string;
  /** The rows that one statement deletes, if they are large. */
  rowsAtATime?: number;
  /** Whether to find out that there are none takes long, so that the status page does not ask. */
  isUnwatched?: true;
}

/** The time of the column is longer ago than this. */
function isOlder(column: string, ms = 0): RetentionRule["isPast"] {
  return (now) => `${column} < ${now} - ${ms}`;
}

/** The same for a column that has a UTC day. */
function isDayBefore(column: string, ms = 0): RetentionRule["isPast"] {
  return (now) => `${column} < strftime('%Y-%m-%d', (${now} - ${ms}) / 1000, 'unixepoch')`;
}

/** Days after a link expires, after an operator's count, and after a client was last approved. */
const keptDays = { invitation: 30, refusal: 90, oauthClient: 90 };

export const retentionRules: readonly RetentionRule[] = [
  {
    what: "stored responses of requests with an `Idempotency-Key`",
    table: "idempotency_keys",
    key: "account_id, operation, key",
    isPast: isOlder("created_at", dayMs),
  },
  {
    what: "interrupted imports that nobody resumed",
    table: "imports",
    isPast: isOlder("started_at", dayMs),
  },
  {
    what: "counts of mail per account, hour and day",
    table: "mail_counts",
    isPast: isDayBefore("period", dayMs),
  },
  {
    what: "files that were uploaded to be imported",
    table: "import_files",
    isPast: isOlder("expires_at"),
  },
  {
    what: "the texts of these files",
    table: "import_file_parts",
    isPast: isOlder("expires_at"),
    // A row has up to a megabyte.
    rowsAtATime: 20,
  },
  {
    what: "sign-in challenges",
    table: "challenges",
    isPast: isOlder("expires_at"),
  },
  { what: "sessions", table: "sessions", isPast: isOlder("expires_at") },
  {
    what: "one-time links and invitations",
    table: "invitations",
    isPast: isOlder("expires_at", keptDays.invitation * dayMs),
  },
  {
    what: "networks that accounts were made from",
    table: "sign_ups",
    isPast: isOlder("at", dayMs),
  },
  {
    what: "counts of refused sign-ups",
    table: "sign_up_refusals",
    isPast: isDayBefore("day", keptDays.refusal * dayMs),
  },
  {
    what: "counts of submitted pay per account and day",
    table: "submission_days",
    isPast: isDayBefore("day"),
  },
  {
    what: "used codes of OAuth clients",
    table: "oauth_codes",
    isPast: isOlder("expires_at", lifetimes.usedCodeMs),
  },
  {
    what: "requests of devices",
    table: "oauth_device_requests",
    isPast: isOlder("created_at", 2 * lifetimes.deviceRequestMs),
  },
  {
    what: "OAuth tokens",
    table: "oauth_tokens",
    isPast: isOlder("expires_at"),
  },
  {
    what: "OAuth connections that nobody used",
    table: "oauth_grants",
    // Its tokens, up to some thousand, go first, so that none of them goes with it.
    isPast: (now) => `${isOlder("refreshed_at", lifetimes.refreshTokenMs)(now)}
      and not exists (select 1 from oauth_tokens where grant_id = oauth_grants.id)`,
  },
  {
    what: "OAuth clients that nobody approved",
    table: "oauth_clients",
    isPast: (now) =>
      `approved_at is null and ${isOlder("created_at", lifetimes.unusedClientMs)(now)}`,
  },
  {
    what: "approved OAuth clients without a connection",
    table: "oauth_clients",
    // All that have one are looked at.
    isUnwatched: true,
    isPast: (now) => `${isOlder("approved_at", keptDays.oauthClient * dayMs)(now)}
      and not exists (select 1 from oauth_grants where client_id = oauth_clients.id)`,
  },
];
