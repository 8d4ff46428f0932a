import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureStartUp } from "#scripts/operate/deploy/measure-start-up.ts";
import { type BuiltWorker, buildWorkers } from "#scripts/run/workers/build-workers.ts";
import { listWorkers, singleWorker } from "#scripts/run/workers/workers.ts";

interface WorkerSize {
  name: string;
  gzippedKib: number;
  startUpMs: number;
}

/** The sizes of the Workers of a deployment. */
export interface Deployment {
  /** How many Workers a deployment per route has. */
  workers: number;
  /** The largest of them. */
  largest: WorkerSize;
  /** The one of `--single`. */
  single: WorkerSize;
}

export async function measureDeployment(): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), "sizes-"));
  try {
    const site = { host: "api.example.com", origin: "https://api.example.com" };
    const workers = await buildWorkers(listWorkers(), folder, site);
    const [single] = await buildWorkers([singleWorker], folder, site);
    const [largest] = workers.toSorted(
      (one, other) => other.bundle.gzippedBytes - one.bundle.gzippedBytes,
    );
    if (!single || !largest) throw new Error("nothing was built");
    const [ofLargest = 0, ofSingle = 0] = await measureStartUp(
      [largest, single].map(({ bundle }) => bundle.text),
    );
    const describe = ({ name, bundle }: BuiltWorker, startUpMs: number): WorkerSize => ({
      ...{ name, gzippedKib: bundle.gzippedBytes / 1024, startUpMs },
    });
    return {
      workers: workers.length,
      largest: describe(largest, ofLargest),
      single: describe(single, ofSingle),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
