/** How much memory an isolate needs, by workerd's inspector. */
import { formatTable } from "../local/format-table.ts";
import { connectInspector, type Inspector } from "./inspector.ts";

export interface HeapUse {
  /** Calls that the isolate had served. */
  calls: number;
  /** Bytes of objects that are reachable: what is left after a garbage collection. */
  live: number;
  /** Bytes outside V8's heap that its objects hold, such as buffers. */
  external: number;
}

/**
 * Measures the heap after each part of the work.
 *
 * @param port the inspector's.
 * @param work makes some more calls, and returns how many it has made so far. It runs once more
 *   during each measurement, because the inspector responds only while the isolate serves requests.
 */
export async function measureHeap(
  port: number,
  worker: string,
  parts: number,
  work: () => Promise<number>,
): Promise<HeapUse[]> {
  const inspector = await connectInspector(port, worker);
  const measured: HeapUse[] = [];
  for (let part = 0; part < parts; part++) {
    await work();
    const [use, calls] = await Promise.all([readHeap(inspector), work()]);
    measured.push({ calls, ...use });
  }
  inspector.close();
  return measured;
}

async function readHeap({ send }: Inspector): Promise<Omit<HeapUse, "calls">> {
  await send("HeapProfiler.enable");
  await send("HeapProfiler.collectGarbage");
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = (await send(
    "Runtime.getHeapUsage",
  )) as { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number };
  return { live: usedSize, external: (embedderHeapUsedSize ?? 0) + (backingStorageSize ?? 0) };
}

export function describeHeap(measured: readonly HeapUse[]): string {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  return formatTable([
    ["calls served", "live heap, MB", "outside the heap, MB"],
    ...measured.map(({ calls, live, external }) => [
      String(calls),
      megabytes(live),
      megabytes(external),
    ]),
  ]);
}
