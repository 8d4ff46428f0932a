import { DurableObject } from "cloudflare:workers";
import { AddressCounts } from "./address/address-counts.ts";
import type { AddressRequest, AddressResponse } from "./address/messages.ts";
import { type LeaseRequest, type LeaseResponse, leaseMs } from "./lease.ts";
import { Ledger } from "./ledger.ts";
import type { MonthCount } from "./month.ts";

/** The stored state. Its counts are never lower than the actual ones. */
interface Saved {
  month: MonthCount;
  /** Requests of the last minute by second, each at its latest possible time. */
  recent: { time: number; count: number }[];
  /** Requests that `month` contains beyond the actual count, so that not every request needs a write. */
  ahead: number;
}

const savedKey = "ledger";
const quietMs = 10_000;

/**
 * Counts the requests of one limit key, such as an account, or those of a network of addresses.
 *
 * Requests are counted in memory, and storage is written ahead of them. After a crash the counts
 * of the month and of the last minute are therefore never too low, and too high at most by the
 * number that was written ahead. After ten seconds without a request, the exact count is stored.
 */
export class RateLimiter extends DurableObject {
  #ledger: Ledger | null = null;
  #saved: Saved = { month: { start: 0, used: 0 }, recent: [], ahead: 0 };
  #calledAt = 0;
  readonly #addresses = new AddressCounts(this.ctx);

  /** See {@link Ledger.lease}. */
  async lease(request: LeaseRequest): Promise<LeaseResponse> {
    const ledger = this.#ledger ?? (await this.#open());
    this.#calledAt = Date.now();
    const response = ledger.lease(request, this.#calledAt);
    const { perMinute, perMonth } = request.limits;
    // A call that wants no requests uses none, so there is nothing to write ahead.
    if (request.want < 1) return response;
    if (perMonth !== null) this.#cover(ledger, aheadOf(perMinute, perMonth - ledger.month.used));
    // Nothing is written ahead for the minute alone: its limit may be as low as ten.
    else if (response.granted > 0) this.#save(ledger, 0);
    return response;
  }

  /** See {@link AddressCounts.lease}. */
  async leaseAddress(request: AddressRequest): Promise<AddressResponse> {
    return this.#addresses.lease(request);
  }

  override async alarm(): Promise<void> {
    if (await this.#addresses.sweep()) return;
    const ledger = this.#ledger ?? (await this.#open());
    const quietAt = this.#calledAt + quietMs;
    // A written row costs more than a request, so wait until the calls have paused.
    if (quietAt > Date.now() && this.#calledAt <= Date.now()) {
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
      // Requests that were written ahead may have been used until memory was lost.
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

  /** Raises the stored counts if the actual ones exceed them. The platform holds the response until the write is done. */
  #cover(ledger: Ledger, ahead: number): void {
    const { month } = this.#saved;
    if (ledger.month.start === month.start && ledger.month.used <= month.used) return;
    this.#save(ledger, ahead);
    void this.ctx.storage.setAlarm(Date.now() + quietMs);
  }

  #save(ledger: Ledger, ahead: number): void {
    const { start, used } = ledger.month;
    this.#saved = { month: { start, used: used + ahead }, recent: bySecond(ledger.recent), ahead };
    void this.ctx.storage.put(savedKey, this.#saved);
  }
}

/** How many requests one write covers: few enough that losing them matters little. */
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
