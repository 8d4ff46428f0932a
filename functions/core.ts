/** The Worker without routes: the Durable Objects, the queue consumer and the cron trigger. */
import "#shared/oauth/refuse-unsafe-start.ts";
import { type PruneState, pruneUsage } from "#shared/accounts/usage/prune-usage.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { ServiceBindings } from "#shared/core/service-bindings.ts";
import type { Bindings } from "#shared/middleware/env.ts";
import { deleteFilesOf } from "#shared/pipeline/account-data/delete-account.http.ts";
import { writeDueReminders } from "#shared/pipeline/calendar/write-due-reminders.ts";
import { deleteLooseFiles } from "#shared/pipeline/documents/loose-files.ts";
import { deletePastRaw } from "#shared/pipeline/inbox/raw-mails.ts";
import { findUnread } from "#shared/pipeline/inbox/read-incoming.ts";
import { writeDueDeletes } from "#shared/pipeline/jobs/delete-job.ts";
import { pruneLimiterUsage } from "#shared/rate-limit/usage/limiter-usage.ts";
import { createClean } from "#shared/retention/delete-expired.ts";
import type { SweepContext } from "#shared/webhooks/delivery/sweep.ts";
import { WebhookSweeper as Sweeper } from "#shared/webhooks/delivery/sweeper.ts";
import { sweeperStub } from "#shared/webhooks/delivery/sweeper-stub.ts";
import { announceEvents } from "#shared/writes/announce.ts";
import { deliverWebhooks } from "./queues/deliver-webhooks.ts";
import { takeMail } from "./queues/take-mail.ts";

export { RateLimiter } from "#shared/rate-limit/rate-limiter.ts";

/**
 * The sweep also deletes the jobs whose delete was held, the files of documents that are gone and what is kept no
 * longer, sends the reminders that are due, and queues the mails whose message was lost. It removes the usage of
 * accounts that is no longer kept.
 */
export class WebhookSweeper extends Sweeper {
  declare protected env: Bindings;
  readonly #clean = createClean();
  #pruned: PruneState | null = null;

  protected override deleteFiles(accountId: string): Promise<void> {
    return deleteFilesOf(this.env, accountId);
  }

  protected override async writeDue(context: SweepContext): Promise<boolean> {
    let hasMore = false;
    const tasks: Record<string, DueTask> = {
      ...dueTasks,
      "delete what is kept no longer": this.#clean,
      "prune usage": (due) => this.#pruneUsage(due),
    };
    for (const [task, run] of Object.entries(tasks)) {
      try {
        if (await run(context, this.env)) hasMore = true;
      } catch (error) {
        logFailure({ task }, error);
      }
    }
    return hasMore;
  }

  /** Once for each hour, and again if the object was evicted since. */
  async #pruneUsage({ db, now }: SweepContext): Promise<boolean> {
    const { RATE_LIMITER: limiter } = this.env;
    const prune = (accountId: string) => pruneLimiterUsage(limiter, accountId);
    const { state, hasMore } = await pruneUsage({ db, now, prune }, this.#pruned);
    this.#pruned = state;
    return hasMore;
  }
}

/** Says whether there may be more to do; none waits for the success of another. */
type DueTask = (context: SweepContext, env: Pick<ServiceBindings, "DOCUMENTS">) => Promise<boolean>;

const dueTasks: Record<string, DueTask> = {
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

export default {
  queue: deliverWebhooks,
  email: takeMail,
  /**
   * Every hour. Sets the sweeper's alarm again in case it was lost; one that is already set is left
   * alone. Deletes mails that are kept no longer. A task that fails leaves the others alone, and is tried again in
   * an hour.
   */
  async scheduled(_event, env) {
    const tasks = {
      "wake the sweeper": () => sweeperStub(env).wake(),
      "delete mails that are kept no longer": async () => {
        if (env.MAIL_BUCKET) await deletePastRaw(env.MAIL_BUCKET, Date.now());
      },
    };
    for (const [task, run] of Object.entries(tasks)) {
      await run().catch((error: unknown) => logFailure({ task }, error));
    }
  },
} satisfies ExportedHandler<Bindings, string>;
