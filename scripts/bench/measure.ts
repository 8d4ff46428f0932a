import type { Measurable, MeasuredService } from "./bench-service.ts";
import type { DatabaseUse } from "./count-calls.ts";
import type { Generator } from "./load/generator.ts";
import type { LoadJob, LoadResult } from "./load/job.ts";
import type { Row } from "./row.ts";

export interface MeasureOptions {
  rounds: number;
  measuredMs: number;
  connections: number;
}

/** One stretch of load. */
export interface Stretch extends LoadResult {
  /** Microseconds that workerd computed for a request; null where the system does not tell. */
  processorTime: number | null;
}

/** One row in one round. */
export interface Sample extends Stretch {
  /** Its throughput over that of hello just before and just after. */
  ratio: number;
  database: DatabaseUse;
  objectCalls: number;
}

export interface Measured {
  hello: Stretch[];
  rows: { row: Row; samples: Sample[] }[];
}

/** Leases grow to their size within a few dozen requests, and code is compiled. */
const warmUpMs = { hello: 300, row: 700 };

/**
 * Takes turns: hello, a row, hello, the next row, … in every round, so that what
 * else the machine does falls on both.
 *
 * @throws {CommandFailed} at the first answer that is not as expected.
 */
export async function measure(
  service: MeasuredService,
  generator: Generator,
  rows: readonly Row[],
  { rounds, measuredMs, connections }: MeasureOptions,
): Promise<Measured> {
  const common = { connections, measuredMs };
  const helloJob = {
    ...common,
    warmUpMs: warmUpMs.hello,
    paths: ["/"],
    offset: 0,
    headers: rows[0]?.load.headers ?? {},
    // Five letters and nothing more: what the ratios are to must not grow by accident.
    expected: "Content-Length: 5\r\nContent-Type: text/plain",
  };
  const measured: Measured = { hello: [], rows: rows.map((row) => ({ row, samples: [] })) };
  const offsets = new Map<Row, number>();

  const run = async (worker: Measurable, job: Omit<LoadJob, "port">): Promise<Stretch> => {
    const before = service.processorTime(worker);
    const result = await generator.run({ ...job, port: service.port(worker) });
    const after = service.processorTime(worker);
    const known = before !== null && after !== null;
    return { ...result, processorTime: known ? (after - before) / result.sent : null };
  };

  for (let round = 0; round < rounds; round++) {
    let before = await run("hello", helloJob);
    measured.hello.push(before);
    for (const { row, samples } of measured.rows) {
      const offset = offsets.get(row) ?? 0;
      const worker = row.worker ?? "service";
      const [database, objectCalls] = [
        service.databaseUse(worker),
        await service.objectCalls(worker),
      ];
      const job = { ...common, warmUpMs: warmUpMs.row, ...row.load, offset };
      const result = await run(worker, job);
      // The next round goes on with another address or key.
      const each = row.load.requestsPerAddress ?? row.load.keys?.requestsEach ?? 0;
      offsets.set(row, offset + result.sent + each);
      const after = await run("hello", helloJob);
      measured.hello.push(after);
      samples.push({
        ...result,
        ratio: (2 * result.perSecond) / (before.perSecond + after.perSecond),
        database: difference(service.databaseUse(worker), database),
        objectCalls: (await service.objectCalls(worker)) - objectCalls,
      });
      before = after;
    }
  }
  return measured;
}

function difference(after: DatabaseUse, before: DatabaseUse): DatabaseUse {
  return {
    calls: after.calls - before.calls,
    rowsRead: after.rowsRead - before.rowsRead,
    rowsWritten: after.rowsWritten - before.rowsWritten,
  };
}
