import { type Growth, sizes } from "./growth.ts";

const coldMs = 60;
const searchTimes = 3;
/** Medians of a few milliseconds vary by this factor from run to run. */
const sameTimes = 1.5;

export function reportGrowth(growth: readonly Growth[]): string {
  const cell = (value: number | string) =>
    typeof value === "number" ? value.toFixed(value < 10 ? 2 : 0) : value;
  const warm = (value: Growth["warm"]["search"]) =>
    typeof value === "string"
      ? [value, "–"]
      : [cell(value.p50), value.processorTime?.toFixed(0) ?? "–"];
  const lines = growth.map(({ times, cold, warm: measured, peakMemory }) => [
    `${times} ×`,
    ...[cold.calculate, cold.roles, cold.search].map(cell),
    ...warm(measured.calculate),
    ...warm(measured.search),
    peakMemory === null ? "–" : peakMemory.toFixed(0),
  ]);
  return `## Growth of the catalog

Copies of every role with its observations, named synthetic and only in the benchmark's database. Cold is
the first request to a new process, with everything that it reads, from Node's \`fetch\`; then come the
first list and the first search. A status in place of a time means that the request failed.

| catalog | cold \`calculate\` ms | then \`roles\` ms | then \`search\` ms | \`calculate\` p50 ms | CPU µs | \`search\` p50 ms | CPU µs | process MiB |
| --- |${" ---: |".repeat(8)}
${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}

A calculation reads a fixed number of rows by their keys, so its cost should not depend on the size of the
catalog. The list and the search index are built from the whole catalog once per isolate, so their time and
memory grow with it; the cost of a search grows with its results. A hundred times the catalog, 344,500
roles, is too much: each table is read as one text, which sqld rejects at that length (\`SQLITE_TOOBIG\`),
and the index alone took 133 MB on Node on 2026-11-21, while an isolate has 128 MB in total (12 MB at ten
times, 2 MB at one). Beyond some 30,000 roles the full-text index has to be in the database.`;
}

/** A sentence for each target that is missed. */
export function listGrowthMisses(growth: readonly Growth[]): string[] {
  const [first, last] = [growth[0], growth.at(-1)];
  if (!first || !last) return [];
  const times = (name: "calculate" | "search", most: number) => {
    const [before, after] = [first.warm[name], last.warm[name]];
    const label = `${name} with ${sizes.at(-1)} × the catalog`;
    if (typeof before === "string" || typeof after === "string") return [`${label}: not answered`];
    // Other work on the machine affects processor time less than latency.
    const grown = (after.processorTime ?? after.p50) / (before.processorTime ?? before.p50);
    return grown > most ? [`${label}: ${grown.toFixed(1)} × the cost, over ${most}`] : [];
  };
  const { calculate } = first.cold;
  return [
    ...(typeof calculate === "string" || calculate > coldMs
      ? [
          `cold first request: ${typeof calculate === "string" ? calculate : calculate.toFixed(0)} ms, over ${coldMs}`,
        ]
      : []),
    ...times("calculate", sameTimes),
    ...times("search", searchTimes),
  ];
}
