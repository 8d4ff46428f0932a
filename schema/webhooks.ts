/**
 * Webhooks, their deliveries and attempts. Deliveries and attempts have no `rowid`: a row of its own for
 * the primary key would be written with each.
 *
 * Instants are milliseconds since the epoch.
 */
import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);

export const deliveryStatuses = [
  /** It was not attempted yet, or queued again by a redelivery. */
  "pending",
  /** Claimed by a consumer that is sending it. */
  "delivering",
  "succeeded",
  /** The last attempt failed and a retry is scheduled. */
  "failed",
  /** Failed for good: no retry follows. */
  "dead",
  /** It is not sent (again), because its webhook was deleted or disabled. */
  "cancelled",
] as const;

/** What `data` of a delivery has: the record as the API returns it, or nothing but its id. */
export const deliveredContents = ["full", "thin"] as const;
export type DeliveredContent = (typeof deliveredContents)[number];

export const webhooks = sqliteTable(
  "webhooks",
  {
    userId: userId(),
    /** `wh_…` */
    id: text("id").notNull(),
    url: text("url").notNull(),
    /** The owner's description of its purpose. */
    description: text("description"),
    /** Names of events, or `*` for all. */
    events: text("events", { mode: "json" }).$type<string[]>().notNull(),
    /** What `data` has: the record, or its id alone. */
    content: text("content", { enum: deliveredContents }).notNull().default("full"),
    /** Encrypted; null if deliveries are not signed. */
    secret: text("secret"),
    /**
     * The secret before the last rotation, encrypted, and until when deliveries are signed with it
     * too.
     */
    previousSecret: text("previous_secret"),
    previousSecretUntil: integer("previous_secret_until"),
    status: text("status", { enum: ["active", "disabled"] }).notNull(),
    disabledReason: text("disabled_reason", { enum: ["gone", "failing", "requested"] }),
    /** Failed attempts since the last success, and the time of the first. */
    consecutiveFailures: integer("consecutive_failures").notNull(),
    failingSince: integer("failing_since"),
    /** The last attempt of any delivery. */
    lastEvent: text("last_event"),
    lastOutcome: text("last_outcome", { enum: ["succeeded", "failed"] }),
    lastResponseStatus: integer("last_response_status"),
    lastAttemptAt: integer("last_attempt_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index("webhooks_id").on(table.id)],
);

/** The delivery of one event to one webhook. Kept after the webhook is deleted, for the log. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** `dlv_…`, derived from the ids of event and webhook, so that it is unique for both. */
    id: text("id").primaryKey(),
    userId: userId(),
    webhookId: text("webhook_id").notNull(),
    eventId: text("event_id").notNull(),
    /** The event's place in the log of its account, by which it is found. */
    eventPosition: integer("event_position").notNull(),
    event: text("event").notNull(),
    /** That of its webhook when the event was written, so that every attempt sends the same. */
    content: text("content", { enum: deliveredContents }).notNull().default("full"),
    status: text("status", { enum: deliveryStatuses }).notNull(),
    /** Attempts so far, including interrupted ones with an unknown result. */
    attempts: integer("attempts").notNull(),
    /** Scheduled attempts that failed: the position in the retry schedule. */
    failures: integer("failures").notNull(),
    /** Whether the next attempt is a redelivery requested by the owner. */
    redelivery: integer("redelivery", { mode: "boolean" }).notNull(),
    /**
     * The retry that is due after the redelivery, if the owner requested one before that. Null
     * otherwise.
     */
    resumeAt: integer("resume_at"),
    /**
     * When it may be claimed: the time of the next attempt, or the expiry of the current claim.
     * Null once finished.
     */
    dueAt: integer("due_at"),
    /** When the sweep queues it, if nothing else has by then. Null once finished. */
    sweepAt: integer("sweep_at"),
    /**
     * The random id of the current claim; `parked` while it waits for a free slot at its webhook.
     */
    claim: text("claim"),
    /** The result of the last attempt. */
    responseStatus: integer("response_status"),
    error: text("error"),
    /** The time of the first success. */
    succeededAt: integer("succeeded_at"),
    finishedAt: integer("finished_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("webhook_deliveries_log").on(table.userId, table.webhookId, table.createdAt, table.id),
    index("webhook_deliveries_open")
      .on(table.webhookId, table.status, table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index("webhook_deliveries_sweep").on(table.sweepAt).where(sql`${table.sweepAt} is not null`),
  ],
);

/**
 * All attempts that have ended or were interrupted. The one that is under way follows from its delivery, which is
 * claimed before the request is made.
 */
export const webhookAttempts = sqliteTable(
  "webhook_attempts",
  {
    deliveryId: text("delivery_id").notNull(),
    /** The number of the attempt, from 1. */
    number: integer("number").notNull(),
    redelivery: integer("redelivery", { mode: "boolean" }).notNull(),
    /** The timestamp in the request. */
    startedAt: integer("started_at").notNull(),
    /** Null if its consumer died. */
    outcome: text("outcome", { enum: ["succeeded", "failed"] }),
    responseStatus: integer("response_status"),
    error: text("error"),
    /** The URL and the headers of the request; null if the attempt was interrupted. */
    url: text("url"),
    requestHeaders: text("request_headers", { mode: "json" }).$type<Record<string, string>>(),
    /** The address that was connected to or refused; null if there was none. */
    address: text("address"),
    /** At most 2 KiB, without values of cookies. */
    responseHeaders: text("response_headers", { mode: "json" }).$type<Record<string, string>>(),
    /** The beginning of the response body, at most 4 KiB. */
    responseBody: text("response_body"),
    durationMs: integer("duration_ms"),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryId, table.number] }),
    foreignKey({ columns: [table.deliveryId], foreignColumns: [webhookDeliveries.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Webhooks that were disabled or deleted with more unfinished deliveries than one write cancels. */
export const webhookCancellations = sqliteTable("webhook_cancellations", {
  webhookId: text("webhook_id").primaryKey(),
  userId: userId(),
  requestedAt: integer("requested_at").notNull(),
});
