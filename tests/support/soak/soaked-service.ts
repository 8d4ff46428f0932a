import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { bundledWorker } from "../bundled-worker.ts";
import { describeWorker } from "../killable/describe-worker.ts";

export interface SoakedService {
  url: URL;
  /** Drops the limiter object of a subject out of memory. @returns whether it was there. */
  evictLimiter(subject: string): Promise<boolean>;
  stop(): Promise<void>;
}

/** The composed Worker without what Wrangler's harness puts in front of it, which would be measured instead. */
export async function startSoakedService(databaseUrl: string): Promise<SoakedService> {
  const folder = mkdtempSync(join(tmpdir(), "soak-"));
  const bindings = {
    DATABASE_URL: databaseUrl,
    DATA_POINT_KEY: "0f".repeat(32),
    SECRETS_KEY: "1e".repeat(32),
    ENVIRONMENT: "test",
  };
  const worker = describeWorker(bindings, folder);
  const script = readFileSync(await bundledWorker("functions/worker.ts"), "utf8");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...worker,
      modules: true,
      script,
      // It logs every request that the stopped database fails.
      handleStructuredLogs: () => {},
    }),
  );
  return {
    url: await miniflare.ready,
    evictLimiter: (name) =>
      miniflare.unsafeEvictDurableObject(worker.name, "RateLimiter", { name }).then(
        () => true,
        () => false,
      ),
    async stop() {
      await miniflare.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
