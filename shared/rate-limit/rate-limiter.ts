import { DurableObject } from "cloudflare:workers";
import { type LeaseAnswer, type LeaseRequest, leaseMs } from "./lease.ts";
import { Ledger } from "./ledger.ts";
import type { MonthCount } from "./month.ts";

/** What storage holds: never less than was used. */
interface Saved {
  month: MonthCount;
  /** Requests of the last minute by second, each at its latest possible time. */
  recent: { time: number; count: number }[];
  /** Requests that `month` holds beyond what was used, to save a write for each. */
  ahead: number;
}

const savedKey = "ledger";
const settleAfterMs = 10_000;

/**
 * Counts the requests of one account or one client address; one object each.
 *
 * Counting happens in memory. Storage is written ahead, so that after a crash
 * the month is never under, and over by what was written ahead at most; the
 * last minute likewise. Once the subject has been quiet for ten seconds, the
 * exact count replaces it.
 */
export class RateLimiter extends DurableObject {
  #ledger: Ledger | null = null;
  #saved: Saved = { month: { start: 0, used: 0 }, recent: [], ahead: 0 };
  #askedAt = 0;

  /** See {@link Ledger.lease}. */
  async lease(request: LeaseRequest): Promise<LeaseAnswer> {
    const ledger = this.#ledger ?? (await this.#open());
    this.#askedAt = Date.now();
    const answer = ledger.lease(request, this.#askedAt);
    const { perMinute, perMonth } = request.limits;
    // Who wants nothing uses nothing: there is nothing to write ahead.
    if (perMonth !== null && request.want > 0)
      this.#cover(ledger, aheadOf(perMinute, perMonth - ledger.month.used));
    return answer;
  }

  override async alarm(): Promise<void> {
    const ledger = this.#ledger ?? (await this.#open());
    const quietAt = this.#askedAt + settleAfterMs;
    // Every row that is written costs more than a request: one that goes on calling slowly is left alone.
    if (quietAt > Date.now() && this.#askedAt <= Date.now()) {
      await this.ctx.storage.setAlarm(quietAt);
    } else {
      this.#save(ledger, 0);
    }
  }

  async #open(): Promise<Ledger> {
    return this.ctx.blockConcurrencyWhile(async () => {
      if (this.#ledger) return this.#ledger;
      const now = Date.now();
      const saved = await this.ctx.storage.get<Saved>(savedKey);
      if (saved) this.#saved = saved;
      // What was written ahead may have been used up to the moment memory was lost.
      const unknown = { time: now + leaseMs, count: saved?.ahead ?? 0 };
      this.#ledger = new Ledger(
        {
          month: saved ? { ...saved.month } : null,
          recent: [...(saved?.recent ?? []), unknown],
          firstLeaseId: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
        },
        now,
      );
      return this.#ledger;
    });
  }

  /** Makes storage hold no less than what is used. The answer waits for the write, as the platform sees to. */
  #cover(ledger: Ledger, ahead: number): void {
    const { month } = this.#saved;
    if (ledger.month.start === month.start && ledger.month.used <= month.used) return;
    this.#save(ledger, ahead);
    void this.ctx.storage.setAlarm(Date.now() + settleAfterMs);
  }

  #save(ledger: Ledger, ahead: number): void {
    const { start, used } = ledger.month;
    this.#saved = { month: { start, used: used + ahead }, recent: bySecond(ledger.recent), ahead };
    void this.ctx.storage.put(savedKey, this.#saved);
  }
}

/** How many requests one write covers: few enough that losing them hardly shows. */
function aheadOf(perMinute: number, leftInMonth: number): number {
  return Math.max(1, Math.floor(Math.min(perMinute / 32, leftInMonth / 8)));
}

function bySecond(recent: readonly { time: number; count: number }[]): Saved["recent"] {
  const seconds = Map.groupBy(recent, ({ time }) => Math.ceil(time / 1000) * 1000);
  return [...seconds].map(([time, entries]) => ({
    time,
    count: entries.reduce((sum, entry) => sum + entry.count, 0),
  }));
}
