/** Stored responses of writes, by the idempotency key of the caller. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Has no `rowid`. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    accountId: text("account_id").notNull(),
    /** Method and path of the request, such as `POST /api/mcp/jobs`. */
    operation: text("operation").notNull(),
    key: text("key").notNull(),
    /** Hex SHA-256 of the request body's bytes. */
    bodySha256: text("body_sha256").notNull(),
    /** Random; only the request that holds the claim may complete or release it. */
    claim: text("claim").notNull(),
    /** The response; null while the first request is in progress. */
    status: integer("status"),
    body: text("body"),
    requestId: text("request_id"),
    /** Milliseconds since the epoch. */
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.operation, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);

/**
 * Bytes that the stored responses of an account take, maintained by triggers on `idempotency_keys`.
 * Each counts as its body and 500 bytes for the rest of the row.
 */
export const idempotencyTallies = sqliteTable("idempotency_tallies", {
  accountId: text("account_id").primaryKey(),
  bytes: integer("bytes").notNull(),
});
