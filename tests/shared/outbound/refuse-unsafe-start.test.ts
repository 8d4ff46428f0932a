import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { startWorkers } from "#scripts/run/stage/start-workers.ts";

const site = { SITE_ORIGIN: "https://api.example.com" };
const settings = {
  ...site,
  WEBHOOK_LOCAL_TARGETS: "localhost:9443=127.0.0.1:9443",
};

/** Starts a Worker that can send. @returns its response, or why it did not start. */
async function start(bindings: Record<string, string>): Promise<string> {
  const bundle = await bundledWorker(join(import.meta.dirname, "sending-worker.ts"));
  const compatibilityDate = "2026-10-01";
  const starting = startWorkers([{ name: "sending", bundle, compatibilityDate, bindings }]);
  const workers = await starting.catch((error) => `did not start: ${error}`);
  if (typeof workers === "string") return workers;
  const task = { verb: "check", input: "https://127.0.0.1/", env: bindings };
  const body = JSON.stringify(task);
  const response = await workers.fetch("http://sending/", { method: "POST", body });
  const text = await response.text();
  await workers.stop();
  return text;
}

describe("a Worker that sends webhooks", () => {
  it("does not start in production with receivers on the local machine", async () => {
    expect(await start(settings)).toMatch(/^did not start: .*WEBHOOK_LOCAL_TARGETS/s);
    expect(await start({ ...settings, ENVIRONMENT: "production" })).toMatch(/^did not start/);
  });

  it("does not start in production without its own origin, and says so", async () => {
    expect(await start({ ENVIRONMENT: "production" })).toMatch(/^did not start: .*SITE_ORIGIN/s);
    expect(await start({ SITE_ORIGIN: "http://api.example.com" })).toMatch(/^did not start/);
  });

  it("starts with local receivers in local development, and in production without them", async () => {
    expect(await start({ ...settings, ENVIRONMENT: "local" })).toContain("refused");
    expect(await start({ ...site, ENVIRONMENT: "production" })).toContain("refused");
    expect(await start({ ENVIRONMENT: "local" })).toContain("refused");
  });
});
