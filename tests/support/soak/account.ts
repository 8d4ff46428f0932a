import type { Told } from "./client.ts";

const windowMs = 60_000;

/** An account under load, and when its calls were let through. */
export class LoadedAccount {
  readonly subject: string;
  readonly key: string;
  readonly perMinute: number;
  #admitted: { sentAt: number; answeredAt: number }[] = [];
  #early = 0;
  refused = 0;

  constructor(account: { subject: string; key: string; perMinute: number }) {
    this.subject = account.subject;
    this.key = account.key;
    this.perMinute = account.perMinute;
  }

  get admitted(): number {
    return this.#admitted.length;
  }

  /** Refusals although less than three quarters of the limit had passed in the window before. */
  get refusedEarly(): number {
    return this.#early;
  }

  /** Notes an answer: 429, or that the call was let through. */
  note({ status, sentAt, answeredAt }: Told): void {
    if (status !== 429) {
      this.#admitted.push({ sentAt, answeredAt });
      return;
    }
    this.refused++;
    let passed = 0;
    for (let at = this.#admitted.length - 1; at >= 0; at--) {
      if ((this.#admitted[at]?.answeredAt ?? 0) < sentAt - windowMs - leewayMs) break;
      passed++;
    }
    if (passed < this.perMinute * 0.75) this.#early++;
  }

  /** The most calls that were surely let through inside one window of 60 seconds. */
  get maxInAWindow(): number {
    const sent = this.#admitted.map(({ sentAt }) => sentAt).sort((a, b) => a - b);
    const answered = this.#admitted.map(({ answeredAt }) => answeredAt).sort((a, b) => a - b);
    // Sent after its beginning and answered before its end: of those answered, less those sent before.
    let most = 0;
    let before = 0;
    let until = 0;
    for (const start of sent) {
      while ((sent[before] ?? Number.POSITIVE_INFINITY) < start) before++;
      while ((answered[until] ?? Number.POSITIVE_INFINITY) <= start + windowMs) until++;
      most = Math.max(most, until - before);
    }
    return most;
  }
}

/** A lease lasts five seconds, and an answer may be on its way for some more. */
const leewayMs = 8_000;
