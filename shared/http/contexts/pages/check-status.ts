import type { Context } from "hono";
import type { Status } from "../../../pages/status/status.ts";
import { openReference } from "../../../reference/open-reference.ts";
import { latestDelivery } from "../../../webhooks/log/latest-delivery.ts";
import { readBacklog } from "../../../webhooks/log/read-backlog.ts";
import type { AppEnv } from "../../env.ts";
import { connectionOf } from "../../request/connection.ts";

/** Checks what the service depends on, for this request. Never throws. */
export async function checkStatus(c: Context<AppEnv>): Promise<Status> {
  const startedAt = Date.now();
  const db = connectionOf(c);
  const now = c.get("now");
  const [latest, reference, backlog] = await Promise.allSettled([
    latestDelivery(db).then((found) => ({ found, took: Date.now() - startedAt })),
    openReference(() => db),
    readBacklog(db, now),
  ]);
  const found = latest.status === "fulfilled" ? latest.value.found : null;
  return {
    databaseMs: latest.status === "fulfilled" ? latest.value.took : null,
    datasetVersion: reference.status === "fulfilled" ? reference.value.dataset.version : null,
    lastDelivery: found && { createdAt: minuteOf(found.createdAt), status: found.status },
    overdue:
      backlog.status === "fulfilled"
        ? {
            count: backlog.value.deliveries,
            minutes: Math.floor((now - (backlog.value.since ?? now)) / 60_000),
          }
        : null,
    checkedAt: minuteOf(now),
  };
}

/** `YYYY-MM-DD HH:MM`, UTC. */
function minuteOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
