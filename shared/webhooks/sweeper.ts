import { DurableObject } from "cloudflare:workers";
import { readClock } from "../core/clock.ts";
import { logFailure } from "../core/log-failure.ts";
import type { ServiceBindings } from "../core/service-bindings.ts";
import { connect } from "../db/client.ts";
import { overQueue } from "./delivery/queue.ts";
import { type SweepState, sweep } from "./sweep.ts";

const everyMs = 10_000;
const soonMs = 200;
const stateKey = "state";
const timeoutMs = 10_000;

/**
 * Sweeps every ten seconds, from the day it is first asked to. It is one object
 * for the whole service and on no request's path: should it fail, it runs again
 * at the next alarm, which is set before anything else is done.
 */
export class WebhookSweeper extends DurableObject<ServiceBindings> {
  /** Sees to it that the sweep runs, now and from now on. */
  async wake(): Promise<void> {
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + everyMs);
    try {
      if (await this.sweep()) await this.ctx.storage.setAlarm(Date.now() + soonMs);
    } catch (error) {
      logFailure({ task: "sweep webhooks" }, error);
    }
  }

  /** One run. @returns whether there is more to do. */
  async sweep(): Promise<boolean> {
    const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken, WEBHOOK_QUEUE } = this.env;
    const db = connect({ url, authToken }, { timeoutMs });
    const state = (await this.ctx.storage.get<SweepState>(stateKey)) ?? { scannedUntil: null };
    const context = { db, queue: overQueue(WEBHOOK_QUEUE), now: readClock(this.env) };
    const { state: next, hasMore } = await sweep(context, state);
    if (next.scannedUntil !== state.scannedUntil) await this.ctx.storage.put(stateKey, next);
    return hasMore;
  }
}
