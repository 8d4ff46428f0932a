import { DurableObject } from "cloudflare:workers";
import type { Admission, Limits } from "./admission.ts";
import { Ledger, type MonthCount } from "./ledger.ts";

const monthKey = "month";
/** Requests that one write to storage covers. */
const block = 25;
const settleAfterMs = 10_000;

/**
 * Counts the requests of one account or one client address.
 *
 * Counting happens in memory. Storage always holds at least what was used: it
 * is written a block ahead, and set right once the subject has been quiet for
 * a while. After a crash the month is therefore never under, and over by one
 * block at most.
 */
export class RateLimiter extends DurableObject {
  #ledger: Ledger | undefined;
  #stored: MonthCount = { start: 0, used: 0 };

  /** Admits and counts one request, or refuses it. */
  async admit(limits: Limits): Promise<Admission> {
    const ledger = await this.#open();
    const admission = ledger.admit(limits, Date.now());
    if (limits.perMonth !== null) await this.#cover(ledger.month);
    return admission;
  }

  /** Gives back one request of the month. */
  async refund(): Promise<void> {
    const ledger = await this.#open();
    ledger.refund(Date.now());
  }

  override async alarm(): Promise<void> {
    const ledger = await this.#open();
    await this.#store({ ...ledger.month });
  }

  async #open(): Promise<Ledger> {
    if (!this.#ledger) {
      await this.ctx.blockConcurrencyWhile(async () => {
        const stored = await this.ctx.storage.get<MonthCount>(monthKey);
        if (stored) this.#stored = stored;
        this.#ledger ??= new Ledger(stored ? { ...stored } : null, Date.now());
      });
    }
    if (!this.#ledger) throw new Error("the ledger did not open");
    return this.#ledger;
  }

  /** Makes storage hold no less than what is used. */
  async #cover(month: Readonly<MonthCount>): Promise<void> {
    if (month.start === this.#stored.start && month.used <= this.#stored.used) return;
    await this.#store({ start: month.start, used: month.used + block - 1 });
    await this.ctx.storage.setAlarm(Date.now() + settleAfterMs);
  }

  async #store(month: MonthCount): Promise<void> {
    this.#stored = month;
    await this.ctx.storage.put(monthKey, month);
  }
}
