import type { CallResult } from "./client.ts";

const windowMs = 60_000;

/** An account under load, with the times of its admitted calls. */
export class LoadedAccount {
  readonly subject: string;
  readonly key: string;
  readonly perMinute: number;
  #admitted: { sentAt: number; answeredAt: number }[] = [];
  #early = 0;
  refused = 0;
  /** When the service last knew the key, its database being there; milliseconds since the epoch. */
  knownAt = 0;

  constructor(account: { subject: string; key: string; perMinute: number }) {
    this.subject = account.subject;
    this.key = account.key;
    this.perMinute = account.perMinute;
  }

  get admitted(): number {
    return this.#admitted.length;
  }

  /**
   * Calls that were rejected although less than three quarters of the limit were admitted in the
   * window before.
   */
  get refusedEarly(): number {
    return this.#early;
  }

  /** Records the result of a call: rejected with 429, or admitted. */
  record({ status, sentAt, answeredAt }: CallResult): void {
    if (status !== 429) {
      this.#admitted.push({ sentAt, answeredAt });
      return;
    }
    this.refused++;
    let admitted = 0;
    for (let at = this.#admitted.length - 1; at >= 0; at--) {
      if ((this.#admitted[at]?.answeredAt ?? 0) < sentAt - windowMs - toleranceMs) break;
      admitted++;
    }
    if (admitted < this.perMinute * 0.75) this.#early++;
  }

  /** The largest number of calls that were certainly admitted in one window of 60 seconds. */
  get maxInAWindow(): number {
    const sent = this.#admitted.map(({ sentAt }) => sentAt).sort((a, b) => a - b);
    const answered = this.#admitted.map(({ answeredAt }) => answeredAt).sort((a, b) => a - b);
    // A call counts if it was sent after the start and answered before the end of the window.
    let max = 0;
    let before = 0;
    let until = 0;
    for (const start of sent) {
      while ((sent[before] ?? Number.POSITIVE_INFINITY) < start) before++;
      while ((answered[until] ?? Number.POSITIVE_INFINITY) <= start + windowMs) until++;
      max = Math.max(max, until - before);
    }
    return max;
  }
}

/** A lease lasts five seconds, and a response may take longer to arrive. */
const toleranceMs = 8_000;
