import { DurableObject } from "cloudflare:workers";
import { continueDeletions } from "#shared/accounts/deletion/delete-account.ts";
import { maxSkewMs, readClock } from "#shared/core/clock.ts";
import { logFailure } from "#shared/core/log-failure.ts";
import type { ServiceBindings } from "#shared/core/service-bindings.ts";
import { connect } from "#shared/db/client.ts";
import { streamOfTask } from "#shared/db/streams.ts";
import { toDeliveryQueue } from "#shared/writes/delivery-queue.ts";
import { readSweepState, type SweepContext, type SweepState, sweep } from "./sweep.ts";

const intervalMs = 10_000;
/** The pause before another run if there is more to do. */
const backlogIntervalMs = 200;
const stateKey = "state";
const timeoutMs = 10_000;
/** How long one run deletes accounts. */
const deletingMs = 5_000;

/**
 * Sweeps every ten seconds once it has been woken for the first time. There is one object
 * for the whole service, and no request waits for it. It sets its next alarm before it
 * does anything else, so a run that fails is followed by another.
 */
export class WebhookSweeper extends DurableObject<ServiceBindings> {
  /** Starts the periodic sweep if it is not running yet. */
  async wake(): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm();
    // A later alarm than a run sets was set before the clock jumped back.
    if (alarm !== null && alarm <= Date.now() + intervalMs + maxSkewMs) return;
    await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + intervalMs);
    try {
      if (await this.deleteAccounts())
        await this.ctx.storage.setAlarm(Date.now() + backlogIntervalMs);
    } catch (error) {
      logFailure({ task: "delete accounts" }, error);
    }
    try {
      if (await this.sweep()) await this.ctx.storage.setAlarm(Date.now() + backlogIntervalMs);
    } catch (error) {
      logFailure({ task: "sweep webhooks" }, error);
    }
  }

  /** Goes on with the deletion of accounts. @returns whether there is more to do. */
  async deleteAccounts(): Promise<boolean> {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = this.env;
    const db = connect({ url, authToken }, { timeoutMs });
    return continueDeletions(db, Date.now() + deletingMs, (id) => this.deleteFiles(id));
  }

  /** Deletes the files of an account, of which this folder knows none. */
  protected async deleteFiles(_accountId: string): Promise<void> {}

  /** Does one run. @returns whether there is more to do. */
  async sweep(): Promise<boolean> {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken, WEBHOOK_QUEUE } = this.env;
    const db = connect({ url, authToken }, { timeoutMs, stream: streamOfTask(this.ctx) });
    const stored = await this.ctx.storage.get<Partial<SweepState>>(stateKey);
    const state = readSweepState(stored);
    const context = { db, queue: toDeliveryQueue(WEBHOOK_QUEUE), now: readClock(this.env) };
    // First, so that nothing that fails in other domains holds up deliveries.
    const { state: next, hasMore } = await sweep(context, state);
    await this.ctx.storage.put(stateKey, next);
    const hasMoreDue = await this.writeDue(context);
    return hasMore || hasMoreDue;
  }

  /**
   * Writes what other domains have put off until now; nothing here.
   *
   * @returns whether there may be more.
   */
  protected async writeDue(_context: SweepContext): Promise<boolean> {
    return false;
  }
}
