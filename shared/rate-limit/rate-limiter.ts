import { DurableObject } from "cloudflare:workers";
import { AddressCounts } from "./address/address-ledger.ts";
import type { AddressRequest, AddressResponse } from "./address/messages.ts";
import type { Limits } from "./admission.ts";
import { type LeaseRequest, type LeaseResponse, leaseMs } from "./lease.ts";
import { Ledger } from "./ledger.ts";
import {
  bySecond,
  chooseAhead,
  chooseAheadInMinute,
  daysOf,
  type SavedLedger,
} from "./saved-ledger.ts";
import { dayOf, otherCredential, type UsageReport } from "./usage/usage-days.ts";
import { mergeDays, oldestKept, UsageHistory } from "./usage/usage-history.ts";

const savedKey = "ledger";
/**
 * Longer than a lease, whose report comes first. Shorter than the ten seconds after which the platform may
 * drop an idle object, because what was written ahead would then count as used.
 */
const quietMs = leaseMs + 2_500;
/** Isolates know a credential of a deleted account for less time. */
const forgottenMs = 120_000;
/** Characters of a line that is logged for another Worker. */
const maxLogged = 8_000;

/**
 * Counts the requests of one limit key, such as an account, or those of a network of addresses.
 *
 * Requests are counted in memory, and storage is written ahead of them. After a crash the counts
 * of the month and of the last minute are therefore never too low, and too high at most by the
 * number that was written ahead. After a few seconds without a request, the exact count is stored.
 *
 * The usage by credential and day is part of that state: today and yesterday are stored with the
 * counts, earlier days once a day in a row for each month, for thirteen months.
 */
export class RateLimiter extends DurableObject {
  #ledger: Ledger | null = null;
  #saved: SavedLedger = { month: { start: 0, used: 0 }, recent: [], ahead: 0 };
  #calledAt = 0;
  /** Requests granted since the counts were stored that cost no monthly quota. */
  #sinceSaved = 0;
  /** Whether the alarm that stores the exact count is set. */
  #isAlarmSet = false;
  #forgottenAt = Number.NEGATIVE_INFINITY;
  #lastCredential = otherCredential;
  readonly #history = new UsageHistory(this.ctx.storage);
  readonly #addresses = new AddressCounts(this.ctx);

  /** See {@link Ledger.lease}. */
  async lease(request: LeaseRequest): Promise<LeaseResponse> {
    const ledger = this.#ledger ?? (await this.#open());
    this.#calledAt = Date.now();
    const response = ledger.lease(request, this.#calledAt);
    const { perMinute, perMonth } = request.limits;
    if (request.want > 0) this.#lastCredential = request.credential ?? otherCredential;
    // A call that wants no requests uses none, so there is nothing to write ahead.
    if (request.want < 1) return response;
    if (perMonth !== null)
      this.#cover(ledger, chooseAhead(perMinute, perMonth - ledger.month.used));
    else if (response.granted > 0) this.#coverMinute(ledger, response.granted, perMinute);
    return response;
  }

  /** See {@link AddressCounts.lease}. */
  async leaseAddress(request: AddressRequest): Promise<AddressResponse> {
    return this.#addresses.lease(request);
  }

  /**
   * Logs a line for a Worker whose own lines would be stored with the URL of the request, when that URL
   * contains a secret. Of the call of an object no URL is stored.
   */
  async log(line: string): Promise<void> {
    console.error(line.slice(0, maxLogged));
  }

  override async alarm(): Promise<void> {
    if (await this.#addresses.sweep()) return;
    const ledger = this.#ledger ?? (await this.#open());
    const quietAt = this.#calledAt + quietMs;
    // A written row costs more than a request, so wait until the calls have paused.
    if (quietAt > Date.now() && this.#calledAt <= Date.now()) {
      await this.#archive(ledger, dayOf(Date.now()) - 1);
      this.#isAlarmSet = true;
      await this.ctx.storage.setAlarm(quietAt);
      return;
    }
    this.#isAlarmSet = false;
    await this.#archive(ledger, dayOf(Date.now()) - 1);
    this.#save(ledger, 0);
  }

  /** Requests by day and credential for thirteen months, and what is left of the limits. Counts nothing. */
  async usage(limits: Limits): Promise<UsageReport> {
    const ledger = this.#ledger ?? (await this.#open());
    const now = Date.now();
    const { minute, month } = ledger.lease({ limits, reports: [], refunds: 0, want: 0 }, now);
    const oldest = dayOf(oldestKept(now));
    const days = mergeDays(await this.#history.read(now), ledger.usage.entries);
    return {
      now,
      minute,
      month,
      usedInMonth: ledger.month.used,
      days: days.filter(({ day }) => day >= oldest),
    };
  }

  /**
   * Removes the usage of months that are no longer kept. Does nothing else, and writes nothing if
   * there is none; it is called about once a month.
   */
  async prune(): Promise<void> {
    const ledger = this.#ledger ?? (await this.#open());
    await this.#archive(ledger, dayOf(Date.now()) - 1);
    await this.#history.prune(Date.now());
  }

  /** Removes everything that is stored of the account. Calls that are still on their way store nothing. */
  async forget(): Promise<void> {
    this.#ledger = null;
    this.#saved = { month: { start: 0, used: 0 }, recent: [], ahead: 0 };
    this.#isAlarmSet = false;
    this.#forgottenAt = Date.now();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Moves the days before this one, which can no longer change, to the history. */
  async #archive(ledger: Ledger, day: number): Promise<void> {
    const { entries } = ledger.usage;
    if ((entries[0]?.day ?? day) >= day) return;
    const rows = await this.#history.add(entries.filter((entry) => entry.day < day));
    ledger.usage.takeBefore(day);
    // Both are written in the same turn, and therefore both or neither.
    void this.ctx.storage.put(Object.fromEntries(rows));
    const { start, used } = this.#saved.month;
    this.#save(ledger, start === ledger.month.start ? Math.max(0, used - ledger.month.used) : 0);
  }

  async #open(): Promise<Ledger> {
    return this.ctx.blockConcurrencyWhile(async () => {
      if (this.#ledger) return this.#ledger;
      const now = Date.now();
      const saved = await this.ctx.storage.get<SavedLedger>(savedKey);
      if (saved) this.#saved = saved;
      // Requests that were written ahead may have been used until memory was lost.
      const count = (saved?.ahead ?? 0) + (saved?.aheadInMinute ?? 0);
      const unknown = { time: now + leaseMs, count };
      this.#lastCredential = saved?.lastCredential ?? otherCredential;
      this.#ledger = new Ledger(
        {
          month: saved ? { ...saved.month } : null,
          recent: [...(saved?.recent ?? []), unknown],
          days: saved ? daysOf(saved) : [],
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
    if (this.#isAlarmSet || this.#saved.month.start === 0) return;
    // The alarm is set once for many calls: while they go on, it sets itself again.
    this.#isAlarmSet = true;
    void this.ctx.storage.setAlarm(Date.now() + quietMs);
  }

  /** Stores the last minute before more has been granted in it than was written ahead. */
  #coverMinute(ledger: Ledger, granted: number, perMinute: number): void {
    this.#sinceSaved += granted;
    if (this.#sinceSaved <= (this.#saved.aheadInMinute ?? 0)) return;
    this.#save(ledger, 0, chooseAheadInMinute(perMinute));
  }

  #save(ledger: Ledger, ahead: number, aheadInMinute = 0): void {
    if (Date.now() - this.#forgottenAt < forgottenMs) return;
    const { start, used } = ledger.month;
    this.#saved = {
      month: { start, used: used + ahead },
      recent: bySecond(ledger.recent),
      ahead,
      aheadInMinute,
      days: ledger.usage.entries,
      lastCredential: this.#lastCredential,
    };
    this.#sinceSaved = 0;
    void this.ctx.storage.put(savedKey, this.#saved);
  }
}
