import type { Context } from "hono";
import { selectUnfinishedMoves } from "../../../db/built-queries.ts";
import type { ReplicaStatus, Status } from "../../../pages/status/status.ts";
import { checkReplica } from "../../../reference/check-replica.ts";
import { openReference } from "../../../reference/open-reference.ts";
import type { Dataset } from "../../../reference/records.ts";
import { latestDelivery } from "../../../webhooks/log/latest-delivery.ts";
import { readBacklog } from "../../../webhooks/log/read-backlog.ts";
import type { AppEnv } from "../../env.ts";
import { connectionOf } from "../../request/connection.ts";

/** Checks what the service depends on, for this request. Never throws. */
export async function checkStatus(c: Context<AppEnv>): Promise<Status> {
  const startedAt = Date.now();
  const db = connectionOf(c);
  const now = c.get("now");
  const [latest, reference, backlog, unfinished] = await Promise.allSettled([
    latestDelivery(db).then((found) => ({ found, took: Date.now() - startedAt })),
    openReference(() => db),
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
    replica: dataset && (await readReplica(c, dataset, found?.createdAt ?? null)),
    moves: moves ? { count: moves.moves, minutes: minutesSince(moves.since) } : null,
    checkedAt: minuteOf(now),
  };
}

/** @param latest when the latest delivery was queued, by the database that the replica follows. */
async function readReplica(
  c: Context<AppEnv>,
  dataset: Dataset,
  latest: number | null,
): Promise<ReplicaStatus | null> {
  const { replica } = connectionOf(c);
  if (!replica) return null;
  const state = await checkReplica(replica, dataset).catch(() => null);
  if (state === null) return "down";
  const { ms, isWhole, version, latestDelivery } = state;
  const lacks = latest !== null && (latestDelivery ?? 0) < latest;
  const minutesBehind = lacks ? Math.floor((c.get("now") - latest) / 60_000) : 0;
  return { ms, isWhole, version, minutesBehind };
}

/** `YYYY-MM-DD HH:MM`, UTC. */
function minuteOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
