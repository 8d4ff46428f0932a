import { type Growth, sizes, type Warm } from "./growth.ts";

const coldMs = 60;
const searchTimes = 3;
const warmNames = ["calculate", "search", "roles", "adjacent"] as const;
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
    ...warmNames.flatMap((name) => warm(measured[name])),
    peakMemory === null ? "–" : peakMemory.toFixed(0),
  ]);
  return `## Growth of the catalog

Copies of every role with its observations, named synthetic and only in the benchmark's database. Cold is
the first request to a new process, with everything that it reads, from Node's \`fetch\`; then come the
first list and the first search. A status in place of a time means that the request failed.

| catalog | cold \`calculate\` ms | then \`roles\` ms | then \`search\` ms | ${warmNames.map((name) => `\`${name}\` p50 ms | CPU µs`).join(" | ")} | process MiB |
| --- |${" ---: |".repeat(4 + 2 * warmNames.length)}
${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}

No warm call is made twice, but for \`calculate\`, which repeats forty. \`roles\` excludes a role, in eight
orders. A calculation reads a fixed number of rows by their keys; those of an occupation contain its titles,
so a cold one takes longer the more titles there are. An isolate keeps the catalog as texts and arrays
of numbers and builds the search index from them once, so the first list and search take longer and memory
grows, while a search scores at most 200 of the roles that contain its words if there are more than 30,000
roles in all.`;
}

/** A sentence for each target that is missed. */
export function listGrowthMisses(growth: readonly Growth[]): string[] {
  const [first, last] = [growth[0], growth.at(-1)];
  if (!first || !last) return [];
  const times = (name: Warm, most: number) => {
    const [before, after] = [first.warm[name], last.warm[name]];
    const label = `${name} with ${sizes.at(-1)} × the catalog`;
    if (typeof before === "string" || typeof after === "string") return [`${label}: not answered`];
    // Other work on the machine affects processor time less than latency.
    const measures = {
      p50: after.p50 / before.p50,
      cost: (after.processorTime ?? after.p50) / (before.processorTime ?? before.p50),
    };
    return Object.entries(measures).flatMap(([measure, grown]) =>
      grown > most ? [`${label}: ${grown.toFixed(1)} × the ${measure}, over ${most}`] : [],
    );
  };
  const { calculate } = first.cold;
  return [
    ...(typeof calculate === "string" || calculate > coldMs
      ? [
          `cold first request: ${typeof calculate === "string" ? calculate : calculate.toFixed(0)} ms, over ${coldMs}`,
        ]
      : []),
    ...times("calculate", sameTimes),
    ...(["search", "roles", "adjacent"] as const).flatMap((name) => times(name, searchTimes)),
  ];
}
