/** One reason to reject an input: the location and the problem. */
export interface Refusal {
  file: string;
  /** Line of the CSV or row of the worksheet, from 1; null if it concerns the whole file. */
  line: number | null;
  /** The record's key as a person would look it up, e.g. `15-1252 2025`. */
  key: string;
  reason: string;
}

const shown = 20;

/** Thrown when the input fails its checks; the message names file, row, key and reason. */
export class SeedRefusal extends Error {
  readonly refusals: Refusal[];

  constructor(refusals: Refusal[]) {
    const lines = refusals
      .slice(0, shown)
      .map(
        ({ file, line, key, reason }) =>
          `${file}${line === null ? "" : `:${line}`}: ${key}: ${reason}`,
      );
    const rest = refusals.length - shown;
    super([...lines, ...(rest > 0 ? [`… and ${rest} more`] : [])].join("\n"));
    this.name = "SeedRefusal";
    this.refusals = refusals;
  }
}

export function refuseIfAny(refusals: Refusal[]): void {
  if (refusals.length > 0) throw new SeedRefusal(refusals);
}
