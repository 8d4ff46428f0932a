import { describe, expect, it } from "vitest";
import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { startWorkers } from "#scripts/run/stage/start-workers.ts";
import { UnsafeSettings } from "#shared/core/unsafe-settings.ts";
import { readAccessTokenMs } from "#shared/oauth/access-token-lifetime.ts";

const short = { OAUTH_ACCESS_TOKEN_SECONDS: "5" };

describe("the lifetime of access tokens", () => {
  it("is an hour, or shorter where a test says so", () => {
    expect(readAccessTokenMs({})).toBe(3_600_000);
    expect(readAccessTokenMs({ ENVIRONMENT: "test", ...short })).toBe(5_000);
  });

  it.each(["0", "-1", "1.5", "3601", "5s", ""])("is refused as %j", (text) => {
    const env = { ENVIRONMENT: "local", OAUTH_ACCESS_TOKEN_SECONDS: text };
    expect(() => readAccessTokenMs(env)).toThrow(UnsafeSettings);
    expect(() => readAccessTokenMs(env)).toThrow("from 1 to 3600, such as 5");
  });

  it("keeps the service from starting in production if it is set", async () => {
    const bundle = await bundledWorker("functions/core.ts");
    const compatibilityDate = "2026-10-01";
    const compatibilityFlags = ["nodejs_compat"];
    const start = (own: Record<string, string>) => {
      const bindings = { SITE_ORIGIN: "https://api.example.com", ...own };
      return startWorkers([
        { name: "core", bundle, compatibilityDate, compatibilityFlags, bindings },
      ]);
    };
    await expect(start(short)).rejects.toThrow("OAUTH_ACCESS_TOKEN_SECONDS");
    await expect(start({ ...short, ENVIRONMENT: "production" })).rejects.toThrow("local or test");
    await (await start({ ...short, ENVIRONMENT: "local" })).stop();
    await (await start({ ENVIRONMENT: "production" })).stop();
  });
});
