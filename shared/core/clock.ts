/**
 * How far the clocks of two machines may be apart. What was claimed later than this from now was claimed before
 * a clock jumped back, and counts as expired.
 */
export const maxSkewMs = 10_000;

/** Milliseconds since the epoch, from the platform's clock or from one that a test has frozen. */
export function readClock(env: { FROZEN_CLOCK?: string }): number {
  return env.FROZEN_CLOCK === undefined ? Date.now() : Date.parse(env.FROZEN_CLOCK);
}
