import { and, count, desc, eq, inArray } from "drizzle-orm";
import { webhookDeliveries } from "../../../schema/webhooks.ts";
import type {
  DeliveriesPage,
  DeliveriesQuery,
} from "../../contracts/pipeline/webhook-deliveries.ts";
import type { ReadContext } from "../../pipeline/context.ts";
import { behind, cutPage, readPlace } from "../../pipeline/paging.ts";
import { toDelivery } from "./delivery-record.ts";

/** The caller's deliveries, the latest first. Their number is bounded by what the log keeps. */
export async function listDeliveries(
  { db, caller }: ReadContext,
  { webhookId, event, status, limit, cursor }: DeliveriesQuery,
): Promise<DeliveriesPage> {
  const table = webhookDeliveries;
  const list = ["deliveries", webhookId, event, status];
  const filters = and(
    eq(table.userId, caller.accountId),
    webhookId === undefined ? undefined : eq(table.webhookId, webhookId),
    event && inArray(table.event, event),
    status && inArray(table.status, status),
  );
  const after = behind(readPlace(list, cursor), table.createdAt, table.id, "newest first");
  const [[counted], rows] = await db.batch([
    db.select({ total: count() }).from(table).where(filters),
    db
      .select()
      .from(table)
      .where(and(filters, after))
      .orderBy(desc(table.createdAt), desc(table.id))
      .limit(limit + 1),
  ]);
  const { page, nextCursor } = cutPage(list, rows, limit, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
  return { deliveries: page.map(toDelivery), total: counted?.total ?? 0, nextCursor };
}
