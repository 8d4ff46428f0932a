/** Milliseconds since the epoch, from the platform's clock or from one that a test has frozen. */
export function readClock(env: { FROZEN_CLOCK?: string }): number {
  return env.FROZEN_CLOCK === undefined ? Date.now() : Date.parse(env.FROZEN_CLOCK);
}
