/**
 * How long one client may make its request wait for a silent database, all round
 * trips together. Time in which nothing is under way does not count, round trips
 * that overlap count once, and an answer, which tells a busy database from one
 * that is gone, lets the time start anew.
 */
export interface Patience {
  /** Marks the start of a round trip; the signal ends it when the time is used up. */
  begin(): { signal: AbortSignal; end(outcome?: "answered"): void };
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
        end(outcome) {
          spent += now() - since;
          since = now();
          if (outcome === "answered") spent = 0;
          underWay--;
        },
      };
    },
  };
}
