/** Accounts and their credentials. The plan and its limits are the account's: all of its keys share them. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** The days with which weeks begin somewhere. */
export const weekStarts = ["sunday", "monday", "saturday"] as const;

export const users = sqliteTable(
  "users",
  {
    /** `usr_…` */
    id: text("id").primaryKey(),
    /** Null for an account without one. It neither identifies a person nor claims an account. */
    email: text("email"),
    /** The owner's name for the account; empty if the command line made it. */
    name: text("name").notNull().default(""),
    tier: text("tier", { enum: ["free", "pro", "ultra"] }).notNull(),
    /** Limits set by the operator; null means the plan's limit. */
    perMinuteOverride: integer("per_minute_override"),
    perMonthOverride: integer("per_month_override"),
    /** Whether it may open `/app/operator`; set by the command line only. */
    isOperator: integer("is_operator", { mode: "boolean" }).notNull().default(false),
    createdBy: text("created_by", { enum: ["command_line", "sign_up", "invitation"] })
      .notNull()
      .default("command_line"),
    /** The random user handle of its passkeys, base64url; null before the first. */
    userHandle: text("user_handle"),
    /** The IANA time zone in which its pages show and read times; null until it is known. */
    timeZone: text("time_zone"),
    /** The first day of a week in its calendar; null until it is known. */
    weekStart: text("week_start", { enum: weekStarts }),
    /**
     * Since when the events of its job search are recorded: a trigger sets it with the first webhook, token or
     * connection by which anybody could learn of them. Null before.
     */
    eventsSince: integer("events_since"),
    /** Milliseconds since the epoch, here and below. */
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    uniqueIndex("users_user_handle").on(table.userHandle),
  ],
);

/** Keys of the Salary Data API (`intelligence_…`) and of the white-label widget (`wlk_…`). */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    /** `key_…` */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["intelligence", "whitelabel"] }).notNull(),
    name: text("name").notNull(),
    /** Hex SHA-256 of the whole key; the key itself is not stored. */
    sha256: text("sha256").notNull(),
    /** The last four characters, so that people can recognize a key. */
    lastFour: text("last_four").notNull(),
    /** Space-separated scopes. */
    scopes: text("scopes").notNull(),
    createdAt: integer("created_at").notNull(),
    revokedAt: integer("revoked_at"),
    /** When it stops being valid; null if it does not. */
    expiresAt: integer("expires_at"),
    /**
     * The last day (UTC) on which a white-label key was used, `YYYY-MM-DD`. Of other credentials the
     * limiter knows it.
     */
    lastUsedOn: text("last_used_on"),
  },
  (table) => [
    uniqueIndex("api_keys_sha256").on(table.sha256),
    index("api_keys_user").on(table.userId),
  ],
);

/** Tokens of the Job Pipeline API (`ext_…`). */
export const pipelineTokens = sqliteTable(
  "pipeline_tokens",
  {
    /** `tok_…` */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    name: text("name").notNull(),
    sha256: text("sha256").notNull(),
    lastFour: text("last_four").notNull(),
    access: text("access", { enum: ["read", "read_write"] }).notNull(),
    createdAt: integer("created_at").notNull(),
    revokedAt: integer("revoked_at"),
    /** When it stops being valid; null if it does not. */
    expiresAt: integer("expires_at"),
  },
  (table) => [
    uniqueIndex("pipeline_tokens_sha256").on(table.sha256),
    index("pipeline_tokens_user").on(table.userId),
  ],
);
