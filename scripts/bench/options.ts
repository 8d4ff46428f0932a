/** The command line of the benchmark. */
import { UsageError } from "../local/failure.ts";
import { readArguments } from "../local/read-arguments.ts";

export const usage = `Usage:
  npm run bench [-- [NAME…] [--all] [--rounds 3] [--seconds 1] [--connections 32] [--steady-seconds 60] [--warm-up-calls 0]]
  npm run bench -- [NAME…] --quick
  npm run bench -- NAME --profile | --heap
  npm run bench -- --fast-path

Measures the throughput of the service relative to a bare Hono hello, on one raw workerd with a real
database, and writes docs/benchmarks.md and docs/benchmarks.json. With names, the rows that have one of them in
their name, and writes nothing.

  --all            also what a growing catalog costs
  --quick          one short round of the most informative rows, without targets
  --profile        where the time of the first row goes
  --heap           the live heap of an isolate that makes the calls of the first row
  --fast-path      what the fast path saves, and nothing else
  --warm-up-calls  how many other calls an isolate serves before its row is measured`;

export interface Options {
  /** Parts of the names of rows; all rows if empty. */
  names: string[];
  /** One short round of the most informative rows, without targets. */
  quick: boolean;
  rounds: number;
  seconds: number;
  connections: number;
  steadySeconds: number;
  /** How many drawn calls an isolate serves before its row is measured. */
  warmUpCalls: number;
  /** Whether to measure the effect of a growing catalog. */
  growth: boolean;
  profiled: boolean;
  /** Whether to measure the heap of an isolate that makes the calls of the first row. */
  heap: boolean;
  /** Whether to measure what the fast path saves, and nothing else. */
  fastPath: boolean;
}

/** @throws {UsageError} */
export function readOptions(): Options {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const config = {
    allowPositionals: true,
    options: {
      ...{ rounds: text, seconds: text, connections: text, "steady-seconds": text },
      "warm-up-calls": text,
      ...{ quick: flag, all: flag, profile: flag, heap: flag, "fast-path": flag },
    },
  } as const;
  const { values, positionals } = readArguments(config, usage);
  const number = (value: string | undefined, otherwise: number) => {
    const given = Number(value ?? otherwise);
    if (!(given > 0)) throw new UsageError(usage);
    return given;
  };
  const quick = values.quick ?? false;
  const fastPath = values["fast-path"] ?? false;
  return {
    names: positionals,
    quick,
    rounds: number(values.rounds, quick ? 1 : fastPath ? 13 : 3),
    seconds: number(values.seconds, quick ? 0.6 : fastPath ? 0.4 : 1),
    connections: number(values.connections, 32),
    steadySeconds: number(values["steady-seconds"], 60),
    warmUpCalls: values["warm-up-calls"] === undefined ? 0 : number(values["warm-up-calls"], 0),
    growth: values.all ?? false,
    profiled: values.profile ?? false,
    heap: values.heap ?? false,
    fastPath,
  };
}
