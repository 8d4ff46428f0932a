import { leaseMs, tickMs } from "./lease.ts";

export const windowMs = 60_000;

interface Entry {
  /** When the requests were admitted, or the latest time at which they may have been. */
  time: number;
  count: number;
}

/** The requests of the last 60 seconds by time, rounded up to ticks of ten milliseconds. */
export class Window {
  /** Ascending by time. */
  #entries: Entry[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get entries(): readonly Readonly<Entry>[] {
    return this.#entries;
  }

  add(time: number, count: number): void {
    if (count <= 0) return;
    const tick = Math.ceil(time / tickMs) * tickMs;
    let at = this.#entries.length;
    while (at > 0 && (this.#entries[at - 1]?.time ?? 0) > tick) at--;
    const same = this.#entries[at - 1];
    if (same?.time === tick) same.count += count;
    else this.#entries.splice(at, 0, { time: tick, count });
    this.#count += count;
  }

  /** Drops entries that are 60 seconds old. A clock that was set back must not make callers wait longer. */
  expire(now: number): void {
    const live = this.#entries.findIndex((entry) => entry.time > now - windowMs);
    const old = this.#entries.splice(0, live === -1 ? this.#entries.length : live);
    for (const entry of old) this.#count -= entry.count;
    // No request can have been admitted later than the end of a lease.
    const latest = now + leaseMs + tickMs;
    if ((this.#entries.at(-1)?.time ?? 0) <= latest) return;
    for (const entry of this.#entries) entry.time = Math.min(entry.time, latest);
  }
}

/** Milliseconds from `now` until `excess` of these requests are 60 seconds old. */
export function untilExpired(requests: readonly Entry[], excess: number, now: number): number {
  let left = excess;
  for (const { time, count } of requests.toSorted((a, b) => a.time - b.time)) {
    left -= count;
    if (left <= 0) return Math.max(0, time + windowMs - now);
  }
  return windowMs;
}
