import { describe, expect, it } from "vitest";
import { createTestHarness } from "wrangler";

const site = { SITE_ORIGIN: "https://api.example.com" };
const settings = {
  ...site,
  WEBHOOK_LOCAL_TARGETS: "localhost:9443=127.0.0.1:9443",
};

/** Starts a Worker that can send. @returns its response, or why it did not start. */
async function start(vars: Record<string, string>): Promise<string> {
  const harness = createTestHarness({
    root: import.meta.dirname,
    workers: [
      {
        config: {
          name: "sending",
          main: "sending-worker.ts",
          compatibility_date: "2026-10-01",
          vars,
        },
      },
    ],
  });
  try {
    await harness.listen();
    const task = { verb: "check", input: "https://127.0.0.1/", env: vars };
    const body = JSON.stringify(task);
    return await (await harness.fetch("http://sending/", { method: "POST", body })).text();
  } catch (error) {
    return `did not start: ${error}`;
  } finally {
    await harness.close();
  }
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
