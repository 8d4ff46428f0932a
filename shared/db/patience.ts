/**
 * How long one client may make its request wait for the database, all round
 * trips together. Time in which nothing is under way does not count, and round
 * trips that overlap count once.
 */
export interface Patience {
  /** Marks the start of a round trip; the signal ends it when the time is used up. */
  begin(): { signal: AbortSignal; end(): void };
}

/** @param milliseconds time in all; @param now a clock in milliseconds. */
export function createPatience(milliseconds: number, now: () => number = Date.now): Patience {
  let spent = 0;
  let underWay = 0;
  let since = 0;

  return {
    begin() {
      if (underWay++ === 0) since = now();
      const left = milliseconds - spent - (now() - since);
      return {
        signal: AbortSignal.timeout(Math.max(0, left)),
        end() {
          if (--underWay === 0) spent += now() - since;
        },
      };
    },
  };
}
