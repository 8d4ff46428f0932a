import type { Context } from "hono";
import { mailDomain } from "#shared/core/site.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { connectionOf } from "#shared/middleware/request/database.ts";
import { selectUnreadMails } from "#shared/pipeline/inbox/unread.queries.ts";
import { referenceOf } from "#shared/reference/request-reference.http.ts";
import { selectLate } from "#shared/retention/late.queries.ts";
import { latestDelivery, maxCounted, readBacklog } from "#shared/webhooks/log/read-backlog.ts";
import type { ServiceStatus } from "./status.ts";

/** How long after its time something may still be there: the sweeper looks every ten minutes, and then goes on. */
const lateMs = 2 * 3_600_000;

/** Checks what the service depends on, for this request. Never throws. */
export async function checkStatus(c: Context<AppEnv>): Promise<ServiceStatus> {
  const startedAt = Date.now();
  const db = connectionOf(c);
  const now = c.get("now");
  const [latest, reference, backlog, expired, unread] = await Promise.allSettled([
    latestDelivery(db).then((found) => ({ found, took: Date.now() - startedAt })),
    referenceOf(c),
    readBacklog(db, now),
    db.batch([selectLate({ before: now - lateMs })]),
    mailDomain(c.env) === null
      ? [[]]
      : db.batch([selectUnreadMails({ before: now, limit: maxCounted })]),
  ]);
  const found = latest.status === "fulfilled" ? latest.value.found : null;
  const dataset = reference.status === "fulfilled" ? reference.value.dataset : null;
  const minutesSince = (instant: number | null) => Math.floor((now - (instant ?? now)) / 60_000);
  const [[late] = []] = expired.status === "fulfilled" ? expired.value : [];
  const [[mails] = []] = unread.status === "fulfilled" ? unread.value : [];
  return {
    databaseMs: latest.status === "fulfilled" ? latest.value.took : null,
    datasetVersion: dataset?.version ?? null,
    lastDelivery: found && { createdAt: minuteOf(found.createdAt), status: found.status },
    overdue:
      backlog.status === "fulfilled"
        ? { count: backlog.value.deliveries, minutes: minutesSince(backlog.value.since) }
        : null,
    mails: mails ? { count: mails.mails, minutes: minutesSince(mails.since) } : null,
    late: late ? Object.keys(late).filter((what) => late[what] === 1) : null,
    checkedAt: minuteOf(now),
  };
}

/** `YYYY-MM-DD HH:MM`, UTC. */
function minuteOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
