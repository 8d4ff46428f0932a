/** The result of one check of the smoke test. */
export interface Result {
  /** The name of the function, or of another check. */
  name: string;
  outcome: "passed" | "failed" | "skipped";
  /** One line: what was asked and came back, what was expected instead, or why it was left out. */
  text: string;
  /** The Workers that have to be rolled back if it failed. */
  workers: readonly string[];
}

export function formatResult({ name, outcome, text }: Result): string {
  const label = { passed: "ok", failed: "FAILED", skipped: "skipped" }[outcome];
  return `${label.padEnd(8)}${name.padEnd(19)} ${text}`;
}
