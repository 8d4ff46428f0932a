/** OAuth 2.1 for agents: clients, what people have granted them, and tokens. Secrets are stored as hashes only. */
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** Clients that registered themselves (RFC 7591). Those with a metadata document are not stored. */
export const oauthClients = sqliteTable(
  "oauth_clients",
  {
    /** `ocl_…` */
    id: text("id").primaryKey(),
    /** The client's own name for itself. */
    name: text("name").notNull(),
    /** JSON array. */
    redirectUris: text("redirect_uris").notNull(),
    /** Keyed hash of the /24 or /48 network that it registered from; null in rows of earlier releases. */
    siteHash: text("site_hash"),
    /** Milliseconds since the epoch, here and below. */
    createdAt: integer("created_at").notNull(),
    /** When it was last given tokens that a person approved; null if it has no connection. */
    approvedAt: integer("approved_at"),
  },
  (table) => [index("oauth_clients_unused").on(table.approvedAt, table.createdAt)],
);

/** The access that a person gives a client to one resource of their account. */
export const oauthGrants = sqliteTable(
  "oauth_grants",
  {
    /** `grt_…` */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** `ocl_…`, or the URL of the client's metadata document. */
    clientId: text("client_id").notNull(),
    clientName: text("client_name").notNull(),
    /** Where its codes were sent: the host of an `https` address, a scheme, or `this computer`. */
    clientHost: text("client_host").notNull(),
    /** The path of the resource. */
    resource: text("resource").notNull(),
    /** Space-separated. */
    scopes: text("scopes").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When its refresh token was last exchanged, or the code was. */
    refreshedAt: integer("refreshed_at").notNull(),
    revokedAt: integer("revoked_at"),
  },
  (table) => [
    index("oauth_grants_user").on(table.userId, table.createdAt),
    index("oauth_grants_refreshed").on(table.refreshedAt),
    index("oauth_grants_client").on(table.clientId),
  ],
);

/** Codes that were sent to clients. Used ones are kept for a day, to notice a second use. */
export const oauthCodes = sqliteTable(
  "oauth_codes",
  {
    /** Hex SHA-256 of the code. */
    sha256: text("sha256").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    clientId: text("client_id").notNull(),
    clientName: text("client_name").notNull(),
    clientHost: text("client_host").notNull(),
    redirectUri: text("redirect_uri").notNull(),
    resource: text("resource").notNull(),
    scopes: text("scopes").notNull(),
    /** The PKCE code challenge (S256). */
    challenge: text("challenge").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** The grant that it was exchanged for; null before. */
    grantId: text("grant_id").references(() => oauthGrants.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("oauth_codes_expires").on(table.expiresAt),
    index("oauth_codes_user").on(table.userId),
    index("oauth_codes_grant").on(table.grantId),
  ],
);

/** Tokens of grants. Used refresh tokens are kept until they expire, to notice a second use. */
export const oauthTokens = sqliteTable(
  "oauth_tokens",
  {
    /** Hex SHA-256 of the token. */
    sha256: text("sha256").primaryKey(),
    grantId: text("grant_id")
      .notNull()
      .references(() => oauthGrants.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["access", "refresh"] }).notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** When a refresh token was exchanged; null before. */
    usedAt: integer("used_at"),
  },
  (table) => [
    index("oauth_tokens_grant").on(table.grantId),
    index("oauth_tokens_expires").on(table.expiresAt),
  ],
);

/**
 * Requests of devices without a browser (RFC 8628) that nobody has approved yet; what is approved is a
 * row of `oauth_codes` under the same hash.
 */
export const oauthDeviceRequests = sqliteTable(
  "oauth_device_requests",
  {
    /** Hex SHA-256 of the device code. */
    sha256: text("sha256").primaryKey(),
    /** Keyed hash of the user code, which is too short for one that anybody can compute. */
    userCodeHash: text("user_code_hash").notNull(),
    clientId: text("client_id").notNull(),
    clientName: text("client_name").notNull(),
    resource: text("resource").notNull(),
    scopes: text("scopes").notNull(),
    /** Keyed hash of the network that the request came from. */
    networkHash: text("network_hash").notNull(),
    /** Keyed hash of the /24 or /48 network around it; null in rows of earlier releases. */
    siteHash: text("site_hash"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    /** When its client last asked whether it was approved; null before. */
    polledAt: integer("polled_at"),
    /** When a person refused it; null otherwise. */
    deniedAt: integer("denied_at"),
  },
  (table) => [
    uniqueIndex("oauth_device_requests_user_code").on(table.userCodeHash),
    index("oauth_device_requests_created").on(table.createdAt),
  ],
);
