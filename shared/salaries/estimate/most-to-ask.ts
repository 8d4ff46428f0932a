/** An amount to ask for at once is at most this many times what is offered. */
export const mostTimesOffered = 1.25;

/** Amounts to ask for are rounded to this many dollars. */
export const askStep = 1_000;

/**
 * The most to ask for at once: a quarter more than what is offered, in whole thousands. Whoever asks for
 * more is heard as asking for another job, whatever the figures for this one are. Annual USD.
 */
export function mostToAsk(offered: number): number {
  return Math.max(offered, Math.floor((offered * mostTimesOffered) / askStep) * askStep);
}
