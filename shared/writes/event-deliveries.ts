import { type SQL, sql } from "drizzle-orm";

/**
 * The condition for deliveries of an event. Their ids begin with the event's, so that the primary key finds them:
 * a further index would be a row more for each.
 *
 * @param eventId a value of the query, or an expression.
 * @param table the name of the deliveries in the query.
 */
export function isDeliveryOf(eventId: string | SQL, table = "webhook_deliveries"): SQL {
  const of = sql.identifier(table);
  const prefix = sql`'dlv_' || substr(${eventId}, 5)`;
  // No letter of an id comes after `z`.
  return sql`(${of}.id >= ${prefix} and ${of}.id < ${prefix} || '{' and ${of}.event_id = ${eventId})`;
}
