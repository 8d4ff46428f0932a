/**
 * What the fast path saves: the same calls with and without `FAST_PATH=off`, in turn within one
 * run, compared by processor time per request.
 */
import { publicPerMinute } from "../../shared/access/tiers.ts";
import { formatTable } from "../local/format-table.ts";
import type { BenchService } from "./bench-service.ts";
import type { Caller } from "./callers.ts";
import { drawCalls } from "./draw/calls.ts";
import { listDrawnRows } from "./drawn-rows.ts";
import { processorTimeOf } from "./figures.ts";
import type { Measured, MeasuredRow, Stretch } from "./measure.ts";
import { median } from "./median.ts";
import { listCalculations, listPlaces } from "./repeated-calls.ts";
import { authorization, ok, type Row } from "./row.ts";

/** Few enough that both isolates soon hold all data that they need. */
const calculationCount = 60;
const warmUpMs = 200;
/** Longer for the row that comes first: a cold isolate may not respond within the usual time. */
const firstWarmUpMs = 1_000;

/** Each kind of call twice in succession: the fast path on, then off. */
export async function listFastPathRows(service: BenchService, caller: Caller): Promise<Row[]> {
  const calculations = listCalculations(await listPlaces(service.db)).slice(0, calculationCount);
  const load = { headers: authorization(caller.key), expected: ok, warmUpMs };
  const drawn = await listDrawnRows(service, caller);
  const rows: Row[] = [
    {
      name: "`calculate`, a new URL each time",
      target: null,
      load: { ...load, paths: [], warmUpMs: firstWarmUpMs },
      // An ignored parameter makes every URL new, but not the data behind it.
      drawn: drawCalls(
        count(),
        (number) => `${calculations[number % calculations.length]}&n=${number}`,
      ),
      warm: false,
    },
    ...drawn.filter(({ name }) => name === "`calculate`, Zipf"),
    {
      name: "`calculate`, repeated",
      target: null,
      load: { ...load, paths: calculations },
      warm: false,
    },
    {
      name: "`roles`, repeated",
      target: null,
      load: { ...load, paths: ["/api/v1/intelligence/salaries/roles"] },
      warm: false,
    },
    {
      name: "`roles`, repeated, without a key",
      target: null,
      load: {
        ...{ paths: ["/api/v1/intelligence/salaries/roles"], headers: {}, expected: ok, warmUpMs },
        requestsPerAddress: publicPerMinute.catalog,
      },
      warm: false,
    },
  ];
  return rows.flatMap(({ worker: _, ...row }) => [
    row,
    { ...row, name: `${row.name}: off`, worker: "fast-path-off" },
  ]);
}

function* count(): Generator<number, void> {
  for (let number = 0; ; number++) yield number;
}

/** Rounds before the isolates have compiled their code and stored their first responses. */
const coldRounds = 2;

/** A line for each kind of call, with the saving as the median over rounds. */
export function reportFastPath({ rows }: Measured): string {
  const lines = rows.flatMap((on, at) => {
    const off = rows[at + 1];
    return at % 2 === 0 && off ? [lineOf(on, off)] : [];
  });
  return formatTable([["", "on, µs", "off, µs", "saved", "rounds"], ...lines]);
}

function lineOf(on: MeasuredRow, off: MeasuredRow): string[] {
  const failure = on.failure ?? off.failure;
  if (failure !== null) return [on.row.name, failure.split("\n", 1).join()];
  const warmOn = on.samples.slice(coldRounds);
  const warmOff = off.samples.slice(coldRounds);
  const savings = warmOn.map((sample, round) => {
    const other = warmOff[round]?.processorTime ?? Number.NaN;
    return 1 - (sample.processorTime ?? Number.NaN) / other;
  });
  const time = (samples: readonly Stretch[]) => (processorTimeOf(samples) ?? Number.NaN).toFixed(0);
  const saved = `${(100 * median(savings)).toFixed(0)}%`;
  return [on.row.name, time(warmOn), time(warmOff), saved, String(savings.length)];
}
