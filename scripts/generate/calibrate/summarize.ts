import { quantile } from "./quantile.ts";
import type { Trial } from "./try-cells.ts";

interface Summary {
  cells: number;
  /** Share of the published medians inside their interval. */
  coverage: number;
  medianError: number;
  /** Error that 95% of the cells stay below. */
  largeError: number;
  flagged: number;
}

export function summarize(trials: readonly Trial[]): Summary {
  const errors = trials.map((trial) => trial.error).sort((a, b) => a - b);
  const share = (holds: (trial: Trial) => boolean) => trials.filter(holds).length / trials.length;
  return {
    cells: trials.length,
    coverage: share((trial) => trial.inside),
    medianError: quantile(errors, 0.5),
    largeError: quantile(errors, 0.95),
    flagged: share((trial) => trial.flagged),
  };
}

/** Trials by their area's third in the order of price parities. */
export function byParity(trials: readonly Trial[]): [string, Trial[]][] {
  const parities = [...new Map(trials.map((trial) => [trial.areaCode, trial.parity])).values()];
  parities.sort((a, b) => a - b);
  const [low, high] = [quantile(parities, 1 / 3), quantile(parities, 2 / 3)];
  const groups = Map.groupBy(trials, ({ parity }) =>
    parity < low ? "low" : parity < high ? "middle" : "high",
  );
  return ["low", "middle", "high"].map((name) => [
    `${name} price parity`,
    groups.get(name as "low") ?? [],
  ]);
}

/** Trials by SOC major group. */
export function byMajorGroup(trials: readonly Trial[]): [string, Trial[]][] {
  const groups = Map.groupBy(trials, ({ socCode }) => `${socCode.slice(0, 2)}-0000`);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}
