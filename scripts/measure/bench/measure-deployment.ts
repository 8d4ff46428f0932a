import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureStartUp } from "#scripts/operate/deploy/measure-start-up.ts";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { buildWorkers } from "#scripts/run/workers/build-workers.ts";
import { bundleWorker } from "#scripts/run/workers/bundle-worker.ts";
import { listWorkers, singleWorker } from "#scripts/run/workers/workers.ts";

interface WorkerSize {
  name: string;
  gzippedKib: number;
  startUpMs: number;
  /** Its start over that of a Worker with nothing but Hono, measured in the same run. */
  timesHono: number;
}

/** The sizes of the Workers of a deployment. */
export interface Deployment {
  /** How many Workers a deployment per route has. */
  workers: number;
  /** All of them, the longest start first. */
  each: WorkerSize[];
  /** The largest of them. */
  largest: WorkerSize;
  /** The one of `--single`. */
  single: WorkerSize;
}

/** A Worker that answers one path with Hono alone. */
const bareHono =
  'import { Hono } from "hono/tiny"; export default new Hono().get("/", (c) => c.json({}));';

/** What a start may be over the one that the page has, before somebody has to look: runs differ by a tenth. */
const mayGrowBy = 1.25;

/**
 * Measures the Workers as they are deployed: minified, and started by a runtime that does nothing else.
 *
 * @param before what was measured last.
 * @throws {CommandFailed} if one takes longer to start than before, by more than runs differ.
 */
export async function measureDeployment(before?: Deployment): Promise<Deployment> {
  const measured = await measure();
  const slower = measured.each.flatMap(({ name, timesHono }) => {
    const then = before?.each?.find((worker) => worker.name === name)?.timesHono;
    return then !== undefined && timesHono > mayGrowBy * then
      ? [`${name}: ${timesHono.toFixed(1)} times a bare Hono Worker, ${then.toFixed(1)} before`]
      : [];
  });
  if (slower.length > 0) {
    throw new CommandFailed(`These take longer to start than before:\n${slower.join("\n")}`);
  }
  return measured;
}

async function measure(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), "sizes-"));
  try {
    const site = { host: "api.example.com", origin: "https://api.example.com" };
    const workers = await buildWorkers(listWorkers(), folder, site);
    const [single] = await buildWorkers([singleWorker], folder, site);
    const [largest] = workers.toSorted(
      (one, other) => other.bundle.gzippedBytes - one.bundle.gzippedBytes,
    );
    if (!single || !largest) throw new Error("nothing was built");
    const all = [...workers, single];
    const hono = await bundleWorker(bareHono, { minify: true });
    const [honoMs = 0, ...times] = await measureStartUp([
      hono.text,
      ...all.map(({ bundle }) => bundle.text),
    ]);
    const described = all.map(({ name, bundle }, at): WorkerSize => {
      const startUpMs = times[at] ?? 0;
      const gzippedKib = bundle.gzippedBytes / 1024;
      return { name, gzippedKib, startUpMs, timesHono: startUpMs / honoMs };
    });
    const find = (name: string) => {
      const worker = described.find((one) => one.name === name);
      if (!worker) throw new Error(`${name} was not measured`);
      return worker;
    };
    return {
      workers: workers.length,
      each: described
        .slice(0, workers.length)
        .toSorted((one, other) => other.startUpMs - one.startUpMs),
      largest: find(largest.name),
      single: find(single.name),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
