/** What has changed since an earlier run, row by row. */
import { dollars } from "./cost.ts";
import type { Figures } from "./figures.ts";
import type { Run } from "./last-run.ts";
import { inCell } from "./report-load.ts";

/** Without throughput, which depends more on the machine than on the service. */
const columns: { name: string; of: keyof Figures; inCell(value: number): string }[] = [
  { name: "of hello", of: "ofHello", inCell: (value) => value.toFixed(2) },
  { name: "CPU µs", of: "processorTime", inCell: (value) => value.toFixed(0) },
  { name: "rows read", of: "rowsRead", inCell },
  { name: "database calls", of: "databaseCalls", inCell },
  { name: "object calls", of: "objectCalls", inCell },
  { name: "$ per million", of: "cost", inCell: dollars },
];

/** @param earlier null if there is no run to compare with. */
export function reportChange(run: Run, earlier: Run | null): string {
  if (!earlier) return "No earlier run has been committed.";
  const lines = Object.entries(run.rows).map(([name, figures]) => {
    const before = earlier.rows[name];
    if (!before) return [name, "new", ...columns.slice(1).map(() => "")];
    return [name, ...columns.map(({ of, inCell }) => change(before[of], figures[of], inCell))];
  });
  return [
    `Since the run of ${earlier.date} at \`${earlier.commit}\`, then and now:`,
    "",
    `| | ${columns.map(({ name }) => name).join(" | ")} |`,
    `| --- |${" ---: |".repeat(columns.length)}`,
    ...lines.map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
}

type Value = number | null | undefined;

/** `0.50 → 0.75 (+50%)`, shorter if nothing changed or the base is zero. */
function change(before: Value, now: Value, inCell: (value: number) => string): string {
  if (typeof now !== "number") return "–";
  if (typeof before !== "number") return inCell(now);
  const [old, own] = [inCell(before), inCell(now)];
  if (old === own) return own;
  if (before === 0) return `${old} → ${own}`;
  const percent = Math.round(100 * (now / before - 1));
  return `${old} → ${own} (${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${Math.abs(percent)}%)`;
}
