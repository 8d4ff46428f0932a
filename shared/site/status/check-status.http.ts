import type { Context } from "hono";
import { mailDomain } from "#shared/core/site.ts";
import type { AppEnv } from "#shared/middleware/env.ts";
import { connectionOf } from "#shared/middleware/request/database.ts";
import { selectUnreadMails } from "#shared/pipeline/inbox/unread.queries.ts";
import { referenceOf } from "#shared/reference/request-reference.http.ts";
import { selectLate } from "#shared/retention/late.queries.ts";
import { maxCounted, readBacklog } from "#shared/webhooks/log/read-backlog.ts";
import type { ServiceStatus } from "./status.ts";

/** How long after its time something may still be there: the sweeper looks every ten minutes, and then goes on. */
const lateMs = 2 * 3_600_000;

/** Checks what the service depends on, for this request. Never throws. */
export async function checkStatus(c: Context<AppEnv>): Promise<ServiceStatus> {
  const startedAt = Date.now();
  const db = connectionOf(c);
  const now = c.get("now");
  const [reference, overdue, expired, unread] = await Promise.allSettled([
    referenceOf(c),
    readBacklog(db, now).then((backlog) => ({ backlog, took: Date.now() - startedAt })),
    db.batch([selectLate({ before: now - lateMs })]),
    mailDomain(c.env) === null
      ? [[]]
      : db.batch([selectUnreadMails({ before: now, limit: maxCounted })]),
  ]);
  const dataset = reference.status === "fulfilled" ? reference.value.dataset : null;
  const minutesSince = (instant: number | null) => Math.floor((now - (instant ?? now)) / 60_000);
  const [[late] = []] = expired.status === "fulfilled" ? expired.value : [];
  const [[mails] = []] = unread.status === "fulfilled" ? unread.value : [];
  return {
    databaseMs: overdue.status === "fulfilled" ? overdue.value.took : null,
    datasetVersion: dataset?.version ?? null,
    overdue:
      overdue.status === "fulfilled"
        ? {
            count: overdue.value.backlog.deliveries,
            minutes: minutesSince(overdue.value.backlog.since),
          }
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
