import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { describeWorker } from "../killable/describe-worker.ts";
import { describeEvictor, evictLimiter } from "./evictor.ts";

export interface SoakedService {
  url: URL;
  /** Evicts the limiter object of a subject from memory. @returns whether it was in memory. */
  evictLimiter(subject: string): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Starts the composed Worker without Wrangler's proxy, which would be measured too.
 *
 * @param changeBundle makes another bundle of it, from path to path.
 */
export async function startSoakedService(
  databaseUrl: string,
  changeBundle: (bundle: string) => string | Promise<string> = (bundle) => bundle,
): Promise<SoakedService> {
  const folder = mkdtempSync(join(tmpdir(), "soak-"));
  const bindings = {
    DATABASE_URL: databaseUrl,
    DATA_POINT_KEY: "0f".repeat(32),
    SECRETS_KEY: "1e".repeat(32),
    ENVIRONMENT: "test",
  };
  const { resourcePersistencePath, ...worker } = await describeWorker(bindings, folder);
  const bundle = await changeBundle(await bundledWorker("functions/worker.ts"));
  const script = readFileSync(bundle, "utf8");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      // The first has the requests that no route of another matches.
      workers: [
        { ...worker, modules: [{ type: "ESModule", path: "worker.js", contents: script }] },
        describeEvictor(worker.name),
      ],
      // Every request that fails while the database is stopped would be logged.
      handleStructuredLogs: () => {},
      resourcePersistencePath,
    }),
  );
  return {
    url: await miniflare.ready,
    evictLimiter: (subject) => evictLimiter(miniflare, subject),
    async stop() {
      await miniflare.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
