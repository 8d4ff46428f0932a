import type { TracedValue, Worksheet } from "#shared/figures/worksheet/worksheet.ts";

/** A figure from a survey or a statistic that does not belong to a role in a city. */
export interface Statistic {
  /** Display name. */
  subject: string;
  /** Last day of the period that the figures describe, `YYYY-MM-DD`. */
  asOf: string;
  method: string;
  /** How the figures are computed, in order. */
  rules: readonly string[];
  /** The record of the calculation. */
  worksheet: Worksheet;
  /** Values by the names under which they are served. */
  figures: Readonly<Record<string, TracedValue>>;
  /** The citation's first sentence, without the final period and the service's name. */
  sentence: string;
  /** At most four sentences that say in plain words how the figure came about. */
  explanation: readonly string[];
  assumptions: string[];
}
