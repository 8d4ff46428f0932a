/** Milliseconds since the epoch: the platform's clock, or the one a test has stopped. */
export function readClock(env: { FROZEN_CLOCK?: string }): number {
  return env.FROZEN_CLOCK === undefined ? Date.now() : Date.parse(env.FROZEN_CLOCK);
}
