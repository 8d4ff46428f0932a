/** How people sign in to their account in a browser. Secrets are stored as hashes only. */
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);

export const passkeys = sqliteTable(
  "passkeys",
  {
    /** `psk_…` */
    id: text("id").primaryKey(),
    userId: userId(),
    /** The authenticator's id of the credential, base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** The highest signature counter that was seen. */
    counter: integer("counter").notNull(),
    /** Space-separated, as the browser named them. */
    transports: text("transports").notNull(),
    /** Whether the passkey may be copied to other devices, and whether it was at its last use. */
    backupEligible: integer("backup_eligible", { mode: "boolean" }).notNull(),
    backedUp: integer("backed_up", { mode: "boolean" }).notNull(),
    name: text("name").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The start of the UTC day of its last use; null before the first. */
    lastUsedDay: integer("last_used_day"),
  },
  (table) => [
    uniqueIndex("passkeys_credential").on(table.credentialId),
    index("passkeys_user").on(table.userId, table.createdAt),
  ],
);

/** The codes of an account's current set; a new set replaces all of them. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    /** Keyed hash of the code. */
    hash: text("hash").primaryKey(),
    userId: userId(),
    createdAt: integer("created_at").notNull(),
    usedAt: integer("used_at"),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** Browsers that are signed in to an account. Of others nothing is stored (start-session.ts). */
export const sessions = sqliteTable(
  "sessions",
  {
    /** `ses_…`, by which its owner revokes it. */
    id: text("id").primaryKey(),
    /** Hex SHA-256 of the 32 random bytes in the cookie. */
    sha256: text("sha256").notNull(),
    /** `anonymous` in rows of earlier releases alone, which stored browsers before their sign-in. */
    kind: text("kind", { enum: ["anonymous", "account"] }).notNull(),
    /** Null in the same rows. */
    userId: text("user_id").references(() => users.id),
    createdAt: integer("created_at").notNull(),
    /** When it was last used, to the hour; its end moves with it. */
    renewedAt: integer("renewed_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** When its person last proved to be present; null if never. */
    verifiedAt: integer("verified_at"),
    /** The browser for its owner, such as `Firefox on Linux`. */
    browser: text("browser").notNull(),
  },
  (table) => [
    uniqueIndex("sessions_sha256").on(table.sha256),
    index("sessions_user").on(table.userId),
    index("sessions_expires").on(table.expiresAt),
  ],
);

/**
 * Challenges that a passkey has to sign: at most one for each session and purpose, deleted when it
 * is used.
 */
export const challenges = sqliteTable(
  "challenges",
  {
    sessionId: text("session_id").notNull(),
    purpose: text("purpose", { enum: ["sign_up", "sign_in", "verify", "add_passkey"] }).notNull(),
    /** base64url */
    challenge: text("challenge").notNull(),
    /** The user handle that a new passkey is made for, base64url. */
    userHandle: text("user_handle"),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.purpose] }),
    index("challenges_expires").on(table.expiresAt),
  ],
);

/** The security log of an account, for its owner. */
export const securityEvents = sqliteTable(
  "security_events",
  {
    /** `log_…` */
    id: text("id").primaryKey(),
    userId: userId(),
    /** The last time, if it happened several times. */
    at: integer("at").notNull(),
    /** A name of the table in `shared/accounts/security-log/kinds.ts`. */
    kind: text("kind").notNull(),
    /** The name of what was changed, such as a passkey's; empty if nothing is named. */
    subject: text("subject").notNull(),
    browser: text("browser").notNull(),
    /** How many times it happened, and the first time; null in rows from before they were counted. */
    count: integer("count").notNull().default(1),
    firstAt: integer("first_at"),
  },
  (table) => [index("security_events_user").on(table.userId, table.at)],
);

/** Links that sign in once: to an account that exists, or to make one where sign-up is by invitation. */
export const invitations = sqliteTable(
  "invitations",
  {
    /** `inv_…` */
    id: text("id").primaryKey(),
    /** Keyed hash of the secret. */
    hash: text("hash").notNull(),
    /** The account that it opens; null if it is for a new one. */
    userId: text("user_id").references(() => users.id),
    /** The maker of the invitation: `command line`, or an operator's `usr_…`. */
    createdBy: text("created_by").notNull(),
    /** The operator's note about whom it is for. */
    note: text("note").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (table) => [
    uniqueIndex("invitations_hash").on(table.hash),
    index("invitations_user").on(table.userId),
    index("invitations_created").on(table.createdAt),
  ],
);

/** Accounts made in the browser during the last day, to limit how many an address makes. */
export const signUps = sqliteTable(
  "sign_ups",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Keyed hash of the address, or of its /64 network. */
    network: text("network").notNull(),
    /** Keyed hash of the /24 or /48 network around it; null in rows from before it was counted. */
    site: text("site"),
    at: integer("at").notNull(),
  },
  (table) => [
    index("sign_ups_network").on(table.network, table.at),
    index("sign_ups_at").on(table.at),
    index("sign_ups_site").on(table.site, table.at),
  ],
);

/** How many sign-ups were refused on a UTC day, by reason. */
export const signUpRefusals = sqliteTable(
  "sign_up_refusals",
  {
    day: text("day").notNull(),
    reason: text("reason", { enum: ["address", "total", "closed", "invitation"] }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reason] })],
);

/** Accounts whose owner has deleted them, until nothing of them is left. Nobody can sign in to them. */
export const accountDeletions = sqliteTable("account_deletions", {
  accountId: text("account_id").primaryKey(),
  requestedAt: integer("requested_at").notNull(),
});
