import type { Sample } from "./measure.ts";

/** Of something that was counted over all rounds. */
export function perRequest(samples: readonly Sample[], count: (sample: Sample) => number): number {
  const sum = (of: (sample: Sample) => number) =>
    samples.reduce((total, sample) => total + of(sample), 0);
  return sum(count) / (sum(({ sent }) => sent) || 1);
}
