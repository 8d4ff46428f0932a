/** The same calls, made to programs with which the service is compared. */
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

/** Name of the row of the program that queries database and limiter for every request. */
export function naive(name: string): string {
  return `${name}: naive`;
}

/** @param serviceUrl from which the app that sends the same bytes gets them. */
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
