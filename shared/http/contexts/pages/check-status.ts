import type { Context } from "hono";
import { selectUnfinishedMoves } from "../../../accounts/operator/account-moves.built.ts";
import type { ServiceStatus } from "../../../pages/status/status.ts";
import { latestDelivery } from "../../../webhooks/log/latest-delivery.ts";
import { readBacklog } from "../../../webhooks/log/read-backlog.ts";
import type { AppEnv } from "../../env.ts";
import { connectionOf } from "../../request/connection.ts";
import { referenceOf } from "../reference/request-reference.ts";

/** Checks what the service depends on, for this request. Never throws. */
export async function checkStatus(c: Context<AppEnv>): Promise<ServiceStatus> {
  const startedAt = Date.now();
  const db = connectionOf(c);
  const now = c.get("now");
  const [latest, reference, backlog, unfinished] = await Promise.allSettled([
    latestDelivery(db).then((found) => ({ found, took: Date.now() - startedAt })),
    referenceOf(c),
    readBacklog(db, now),
    db.batch([selectUnfinishedMoves({})]),
  ]);
  const found = latest.status === "fulfilled" ? latest.value.found : null;
  const dataset = reference.status === "fulfilled" ? reference.value.dataset : null;
  const minutesSince = (instant: number | null) => Math.floor((now - (instant ?? now)) / 60_000);
  const [[moves] = []] = unfinished.status === "fulfilled" ? unfinished.value : [];
  return {
    databaseMs: latest.status === "fulfilled" ? latest.value.took : null,
    datasetVersion: dataset?.version ?? null,
    lastDelivery: found && { createdAt: minuteOf(found.createdAt), status: found.status },
    overdue:
      backlog.status === "fulfilled"
        ? { count: backlog.value.deliveries, minutes: minutesSince(backlog.value.since) }
        : null,
    hasFiles: reference.status === "fulfilled" ? await reference.value.hasFiles() : null,
    moves: moves ? { count: moves.moves, minutes: minutesSince(moves.since) } : null,
    checkedAt: minuteOf(now),
  };
}

/** `YYYY-MM-DD HH:MM`, UTC. */
function minuteOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
