import { CommandFailed } from "../local/failure.ts";
import type { Measurable, MeasuredService } from "./bench-service.ts";
import type { DatabaseUse } from "./count-calls.ts";
import type { Generator } from "./load/generator.ts";
import type { LoadJob, LoadResult } from "./load/job.ts";
import type { Row } from "./row.ts";

export interface MeasureOptions {
  rounds: number;
  measuredMs: number;
  connections: number;
  /** How many drawn calls an isolate serves before its row is measured; none if absent. */
  warmUpCalls?: number;
}

/** One period of load. */
export interface Stretch extends LoadResult {
  /** Microseconds of processor time per request; null if the system does not report it. */
  processorTime: number | null;
}

/** One row in one round. */
export interface Sample extends Stretch {
  /** Its throughput relative to that of hello just before and just after. */
  ratio: number;
  database: DatabaseUse;
  objectCalls: number;
  /** Responses from the response cache, including the warm-up. */
  cacheHits: number;
}

export interface MeasuredRow {
  row: Row;
  samples: Sample[];
  /** Why the row is invalid; an invalid row is not measured further. */
  failure: string | null;
}

export interface Measured {
  hello: Stretch[];
  rows: MeasuredRow[];
}

/** Long enough for leases to grow to their full size, and for code to be compiled. */
const warmUpMs = { hello: 300, row: 700 };
/** A period on a busy machine may end late. */
const lateSeconds = 0.5;

/**
 * Alternates in every round: hello, a row, hello, the next row, …, so that other work on the
 * machine affects both equally. A row ends at its first unexpected response; the others continue.
 */
export async function measure(
  service: MeasuredService,
  generator: Generator,
  rows: readonly Row[],
  { rounds, measuredMs, connections, warmUpCalls = 0 }: MeasureOptions,
): Promise<Measured> {
  const common = { connections, measuredMs };
  const helloJob = {
    ...common,
    warmUpMs: warmUpMs.hello,
    paths: ["/"],
    offset: 0,
    headers: rows[0]?.load.headers ?? {},
    // Exactly five letters: the baseline of all ratios must not grow by accident.
    expected: "Content-Length: 5\r\nContent-Type: text/plain",
  };
  const measured: Measured = {
    hello: [],
    rows: rows.map((row) => ({ row, samples: [], failure: null })),
  };
  const offsets = new Map<Row, number>();

  const run = async (worker: Measurable, job: Omit<LoadJob, "port">): Promise<Stretch> => {
    const before = service.processorTime(worker);
    const result = await generator.run({ ...job, port: service.port(worker) });
    const after = service.processorTime(worker);
    const known = before !== null && after !== null;
    return { ...result, processorTime: known ? (after - before) / result.sent : null };
  };

  /** As many calls as hello could serve at best, because none may be repeated. */
  const enough = (ms: number) => {
    const fastest = Math.max(10_000, ...measured.hello.map(({ perSecond }) => perSecond));
    return Math.ceil(1.2 * fastest * (ms / 1000 + lateSeconds));
  };

  const jobOf = async (row: Row): Promise<Omit<LoadJob, "port">> => {
    const offset = offsets.get(row) ?? 0;
    const job = { ...common, warmUpMs: warmUpMs.row, ...row.load, offset };
    if (!row.drawn) return job;
    const paths = await row.drawn.take(offset, enough(job.warmUpMs + measuredMs));
    return { ...job, paths, once: true, offset: 0 };
  };

  const warmUp = async (row: Row): Promise<void> => {
    for (;;) {
      const made = offsets.get(row) ?? 0;
      if (!row.drawn || made >= warmUpCalls) return;
      const { sent } = await run(row.worker ?? "service", await jobOf(row));
      offsets.set(row, made + sent);
    }
  };

  const sample = async (row: Row, before: Stretch): Promise<Sample> => {
    const worker = row.worker ?? "service";
    const job = await jobOf(row);
    const database = service.databaseUse(worker);
    const counts = await service.counts(worker);
    const result = await run(worker, job);
    // The next round continues with another call, address or key.
    const each = row.load.requestsPerAddress ?? row.load.keys?.requestsEach ?? 0;
    offsets.set(row, (offsets.get(row) ?? 0) + result.sent + each);
    if (result.answers === 0) throw new CommandFailed("no response arrived during the measurement");
    const countsAfter = await service.counts(worker);
    const used = difference(service.databaseUse(worker), database);
    const after = await run("hello", helloJob);
    measured.hello.push(after);
    return {
      ...result,
      ratio: (2 * result.perSecond) / (before.perSecond + after.perSecond),
      database: used,
      objectCalls: countsAfter.objectCalls - counts.objectCalls,
      cacheHits: countsAfter.cacheHits - counts.cacheHits,
    };
  };

  for (let round = 0; round < rounds; round++) {
    let before = await run("hello", helloJob);
    measured.hello.push(before);
    for (const entry of measured.rows.filter(({ failure }) => failure === null)) {
      try {
        await warmUp(entry.row);
        const found = await sample(entry.row, before);
        entry.samples.push(found);
        entry.failure = checkHits(entry.row, found);
      } catch (error) {
        if (!(error instanceof CommandFailed)) throw error;
        entry.failure = error.message;
      }
      before = measured.hello.at(-1) ?? before;
    }
  }
  return measured;
}

/** Why a sample is invalid: too many or too few responses from the response cache. */
function checkHits({ hits }: Row, sample: Sample): string | null {
  const share = sample.cacheHits / sample.sent;
  const found = `${sample.cacheHits} of ${sample.sent} responses came from the response cache`;
  if (hits === undefined) return null;
  if ("atMost" in hits) {
    return share > hits.atMost ? `${found}, more than ${hits.atMost * 100}%` : null;
  }
  return share < hits.atLeast ? `${found}, less than ${hits.atLeast * 100}%` : null;
}

function difference(after: DatabaseUse, before: DatabaseUse): DatabaseUse {
  return {
    calls: after.calls - before.calls,
    rowsRead: after.rowsRead - before.rowsRead,
    rowsWritten: after.rowsWritten - before.rowsWritten,
  };
}
