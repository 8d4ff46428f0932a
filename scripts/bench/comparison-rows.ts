/** The same calls of programs that the service is compared with. */
import type { Caller } from "./bench-service.ts";
import { authorization, ok, type Row } from "./row.ts";

interface Compared {
  /** The service's own row. */
  name: string;
  paths: readonly string[];
  /** Whether the program that remembers nothing answers it too. */
  naive: boolean;
}

/** The row of the program that asks database and limiter for every request. */
export function naive(name: string): string {
  return `${name}: naive`;
}

export function listComparisons(calls: readonly Compared[], caller: Caller): Row[] {
  const row = ({ name, paths }: Compared, worker: "naive" | "node"): Row => ({
    name: worker === "naive" ? naive(name) : `${name}: on Node, libSQL file`,
    worker,
    target: null,
    load: { paths, headers: authorization(caller.key), expected: ok },
    warm: false,
  });
  return calls.flatMap((call) => [...(call.naive ? [row(call, "naive")] : []), row(call, "node")]);
}
