/**
 * Where events are sent to, and what came of sending them.
 *
 * Instants are milliseconds since the epoch.
 */
import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id);

export const deliveryStatuses = [
  /** Not attempted yet, or about to be sent again by request. */
  "pending",
  /** Claimed by a consumer that is sending it. */
  "delivering",
  "succeeded",
  /** The last attempt failed, and another one is scheduled. */
  "failed",
  /** Given up. */
  "dead",
  /** Not sent (again), because its webhook was deleted or disabled. */
  "cancelled",
] as const;

export const webhooks = sqliteTable(
  "webhooks",
  {
    userId: userId(),
    /** `wh_…` */
    id: text("id").notNull(),
    url: text("url").notNull(),
    /** Names of events, or `*` for all. */
    events: text("events", { mode: "json" }).$type<string[]>().notNull(),
    /** Encrypted; null where deliveries are not signed. */
    secret: text("secret"),
    /** The secret before the last rotation, encrypted, and until when it signs as well. */
    previousSecret: text("previous_secret"),
    previousSecretUntil: integer("previous_secret_until"),
    status: text("status", { enum: ["active", "disabled"] }).notNull(),
    disabledReason: text("disabled_reason", { enum: ["gone", "failing", "requested"] }),
    /** Failures since the last success, and when the first of them was. */
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

/** One event on its way to one webhook. Outlives the webhook, for the log. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** `dlv_…`, made of the ids of event and webhook: there is one for both. */
    id: text("id").primaryKey(),
    userId: userId(),
    webhookId: text("webhook_id").notNull(),
    eventId: text("event_id").notNull(),
    event: text("event").notNull(),
    status: text("status", { enum: deliveryStatuses }).notNull(),
    /** Requests made, those included of which nobody knows the end. */
    attempts: integer("attempts").notNull(),
    /** Requests of the schedule that failed: the place in it. */
    failures: integer("failures").notNull(),
    /** Whether the next attempt was asked for by its owner. */
    redelivery: integer("redelivery", { mode: "boolean" }).notNull(),
    /** When it may be claimed: the time of the next attempt, or the end of the present claim. Null once finished. */
    dueAt: integer("due_at"),
    /** When the sweep takes care of it, should nobody else have. Null once finished. */
    sweepAt: integer("sweep_at"),
    /** Who holds it: random, another one with each claim. */
    claim: text("claim"),
    /** What the last attempt came to. */
    responseStatus: integer("response_status"),
    error: text("error"),
    /** The first success. */
    succeededAt: integer("succeeded_at"),
    finishedAt: integer("finished_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("webhook_deliveries_latest").on(table.userId, table.createdAt, table.id),
    index("webhook_deliveries_of_webhook").on(table.webhookId, table.createdAt, table.id),
    index("webhook_deliveries_open").on(table.webhookId, table.status, table.dueAt),
    index("webhook_deliveries_sweep").on(table.sweepAt),
    index("webhook_deliveries_event").on(table.eventId),
    index("webhook_deliveries_oldest").on(table.createdAt),
  ],
);

/** Every request that was made, written down before it is. */
export const webhookAttempts = sqliteTable(
  "webhook_attempts",
  {
    deliveryId: text("delivery_id").notNull(),
    /** From 1. */
    number: integer("number").notNull(),
    redelivery: integer("redelivery", { mode: "boolean" }).notNull(),
    /** The time that the request says it was made at. */
    startedAt: integer("started_at").notNull(),
    /** Null while it is under way, and for good where its consumer ended before it. */
    outcome: text("outcome", { enum: ["succeeded", "failed"] }),
    responseStatus: integer("response_status"),
    error: text("error"),
    /** The beginning of the answer's body, at most 4 KiB. */
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
