import type { Executor } from "#shared/db/bound.ts";
import { selectLatestDelivery } from "./backlog.queries.ts";

/**
 * When the latest delivery of any account was queued, and its status: whether webhooks work, for the
 * public. Names neither account nor event.
 */
export async function latestDelivery(
  db: Executor,
): Promise<{ createdAt: number; status: string } | null> {
  const [[row]] = await db.batch([selectLatestDelivery()]);
  return row ?? null;
}
