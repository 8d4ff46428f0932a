/** The same calls of programs that the service is compared with. */
import type { Caller } from "./callers.ts";
import type { Calls } from "./draw/calls.ts";
import { authorization, ok, type Row } from "./row.ts";

type Program = "naive" | "node" | "same-bytes" | "fast-path-off";

interface Compared {
  /** The service's own row. */
  name: string;
  paths: readonly string[];
  /** In place of the paths. */
  drawn?: Calls;
  programs: readonly Program[];
}

const names: Record<Program, (name: string) => string> = {
  naive,
  node: (name) => `${name}: on Node, libSQL file`,
  "fast-path-off": (name) => `${name}: with FAST_PATH=off`,
  "same-bytes": (name) => `${name}: a Hono app that sends the same bytes`,
};

/** The row of the program that asks database and limiter for every request. */
export function naive(name: string): string {
  return `${name}: naive`;
}

/** @param serviceUrl where the service can be asked for what it sends. */
export function listComparisons(
  calls: readonly Compared[],
  caller: Caller,
  serviceUrl: string,
): Row[] {
  const headers = authorization(caller.key);
  return calls.flatMap(({ name, paths, drawn, programs }) =>
    programs.map((program): Row => {
      const load =
        program === "same-bytes"
          ? { paths: paths.slice(0, 1), headers: { ...headers, "X-Service": serviceUrl } }
          : { paths, headers };
      return {
        name: names[program](name),
        worker: program,
        target: null,
        load: { ...load, expected: ok },
        ...(drawn ? { drawn } : {}),
        warm: false,
      };
    }),
  );
}
