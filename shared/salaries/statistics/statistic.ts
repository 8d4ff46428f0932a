import type { TracedValue, Worksheet } from "../worksheet/worksheet.ts";

/** What a survey or a statistic says of something that is no role in a city. */
export interface Statistic {
  /** As a person calls it. */
  subject: string;
  /** Last day of what the figures describe, `YYYY-MM-DD`. */
  asOf: string;
  method: string;
  /** How the figures are made, in order. */
  rules: readonly string[];
  /** What the figures were made on. */
  sheet: Worksheet;
  /** By the names that they are served under. */
  figures: Readonly<Record<string, TracedValue>>;
  /** What is quoted, without who says it. */
  sentence: string;
  assumptions: string[];
}
