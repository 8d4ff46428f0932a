/** The Worker without routes: the Durable Objects, the queue consumer and the cron trigger. */
import "../shared/oauth/refuse-unsafe-start.ts";
import { pruneUsage } from "../shared/accounts/usage/prune-usage.ts";
import { logFailure } from "../shared/core/log-failure.ts";
import type { ServiceBindings } from "../shared/core/service-bindings.ts";
import { connect } from "../shared/db/client.ts";
import type { Bindings } from "../shared/http/env.ts";
import { removeExpiredOauth } from "../shared/oauth/remove-expired.ts";
import { writeDueReminders } from "../shared/pipeline/calendar/write-due-reminders.ts";
import { deleteFilesOf } from "../shared/pipeline/delete-files.ts";
import { deleteLooseFiles } from "../shared/pipeline/documents/loose-files.ts";
import { deletePastRaw } from "../shared/pipeline/inbox/raw-mails.ts";
import { findUnread } from "../shared/pipeline/inbox/read-incoming.ts";
import { writeDueDeletes } from "../shared/pipeline/jobs/write-due.ts";
import { pruneLimiterUsage } from "../shared/rate-limit/usage/limiter-usage.ts";
import { deleteExpired } from "../shared/retention/delete-expired.ts";
import { announceEvents } from "../shared/webhooks/delivery/announce.ts";
import type { SweepContext } from "../shared/webhooks/delivery/sweep.ts";
import { WebhookSweeper as Sweeper } from "../shared/webhooks/delivery/sweeper.ts";
import { sweeperStub } from "../shared/webhooks/delivery/sweeper-stub.ts";
import { deliverWebhooks } from "./queues/deliver-webhooks.ts";
import { takeMail } from "./queues/take-mail.ts";

export { RateLimiter } from "../shared/rate-limit/rate-limiter.ts";

/**
 * The sweep also deletes the jobs whose delete was held and the files of documents that are gone, sends the reminders
 * that are due, and queues the mails whose message was lost.
 */
export class WebhookSweeper extends Sweeper {
  protected override deleteFiles(accountId: string): Promise<void> {
    return deleteFilesOf(this.env, accountId);
  }

  protected override async writeDue(context: SweepContext): Promise<boolean> {
    let hasMore = false;
    for (const [task, run] of Object.entries(dueTasks)) {
      try {
        if (await run(context, this.env)) hasMore = true;
      } catch (error) {
        logFailure({ task }, error);
      }
    }
    return hasMore;
  }
}

/** Each says whether there may be more to do; none waits for the success of another. */
const dueTasks: Record<
  string,
  (context: SweepContext, env: Pick<ServiceBindings, "DOCUMENTS">) => Promise<boolean>
> = {
  "delete jobs that were held": async (context) =>
    (await announcing(context, writeDueDeletes)).hasMore,
  "send reminders": (context) => announcing(context, writeDueReminders),
  "queue unread mails": queueUnreadMails,
  "delete files of documents": async (context, { DOCUMENTS: bucket }) =>
    bucket !== undefined && deleteLooseFiles(context, bucket),
};

async function queueUnreadMails({ db, now, queue }: SweepContext): Promise<boolean> {
  const unread = await findUnread(db, now);
  if (unread.length > 0) await queue.send(unread);
  return false;
}

/** Queues the deliveries of the events that `write` commits, also if it fails after some of them. */
async function announcing<Result>(
  context: SweepContext,
  write: (context: SweepContext & { announce(eventId: string): void }) => Promise<Result>,
): Promise<Result> {
  const events: string[] = [];
  try {
    return await write({ ...context, announce: (id) => void events.push(id) });
  } finally {
    if (events.length > 0) await announceEvents(context, events);
  }
}

const timeoutMs = 10_000;

export default {
  queue: deliverWebhooks,
  email: takeMail,
  /**
   * Every hour. Sets the sweeper's alarm again in case it was lost; one that is already set is left
   * alone. Removes the usage of some accounts that is no longer kept, grants, codes and tokens
   * that have expired, and what the rules of retention name. A task that fails leaves the others alone, and is tried again in an hour.
   */
  async scheduled(_event, env) {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken, RATE_LIMITER: limiter } = env;
    const context = { db: connect({ url, authToken }, { timeoutMs }), now: Date.now() };
    const tasks = {
      "wake the sweeper": () => sweeperStub(env).wake(),
      "remove expired grants": () => removeExpiredOauth(context),
      "delete what is kept no longer": () => deleteExpired(context),
      "delete mails that are kept no longer": async () => {
        if (env.MAIL_BUCKET) await deletePastRaw(env.MAIL_BUCKET, context.now);
      },
      "prune usage": () =>
        pruneUsage({ ...context, prune: (accountId) => pruneLimiterUsage(limiter, accountId) }),
    };
    for (const [task, run] of Object.entries(tasks)) {
      await run().catch((error: unknown) => logFailure({ task }, error));
    }
  },
} satisfies ExportedHandler<Bindings, string>;
