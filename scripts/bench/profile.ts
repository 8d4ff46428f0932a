/** Where an isolate spends its time, by workerd's inspector. */
import { setTimeout as sleep } from "node:timers/promises";
import { formatTable } from "../local/format-table.ts";
import { connectInspector } from "./inspector.ts";

interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
  children?: number[];
}

interface Profile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

const intervalUs = 200;
const listed = 45;

/** Profiles the isolate of a service while it works. @param port the inspector's. */
export async function profile(
  port: number,
  service: string,
  work: () => Promise<unknown>,
): Promise<Profile> {
  const { send, close } = await connectInspector(port, service);
  await send("Profiler.enable");
  await send("Profiler.setSamplingInterval", { interval: intervalUs });
  await send("Profiler.start");
  const working = work();
  await Promise.all([working, sleep(0)]);
  const { profile } = (await send("Profiler.stop")) as { profile: Profile };
  close();
  return profile;
}

/** Functions by their own time, and by the time in them and all that they called. */
export function describeProfile({ nodes, samples, timeDeltas }: Profile): string {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap((node) => (node.children ?? []).map((id) => [id, node.id])),
  );
  const own = new Map<string, number>();
  const whole = new Map<string, number>();
  const nameOf = (id: number) => {
    const frame = byId.get(id)?.callFrame;
    return frame ? `${frame.functionName || "(anonymous)"}:${frame.lineNumber + 1}` : "?";
  };
  let total = 0;
  samples.forEach((id, at) => {
    const time = timeDeltas[at] ?? 0;
    total += time;
    own.set(nameOf(id), (own.get(nameOf(id)) ?? 0) + time);
    const seen = new Set<string>();
    for (let up: number | undefined = id; up !== undefined; up = parents.get(up)) {
      seen.add(nameOf(up));
    }
    for (const name of seen) whole.set(name, (whole.get(name) ?? 0) + time);
  });
  const table = (times: Map<string, number>) =>
    formatTable(
      [...times]
        .sort((a, b) => b[1] - a[1])
        .slice(0, listed)
        .map(([name, time]) => [`${((100 * time) / total).toFixed(1)} %`, name]),
    );
  return `own time\n${table(own)}\n\nwith what it calls\n${table(whole)}`;
}
