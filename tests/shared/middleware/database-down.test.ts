import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Service, startService } from "#scripts/run/stage/service.ts";
import { mintToken } from "#shared/credentials/token.ts";
import { countCoreWaits } from "#tests/support/core-waits.ts";

let silent: Server;
const services: Service[] = [];

beforeAll(async () => {
  silent = createServer(() => {});
  await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  await Promise.all(services.map((service) => service.stop()));
  silent.close();
});

async function over(databaseUrl: string): Promise<Service> {
  const service = await startService({ databaseUrl, main: "tests/support/probe-worker.ts" });
  services.push(service);
  return service;
}

describe("a database", () => {
  it.each([
    ["that is not running", () => "http://127.0.0.1:9"],
    ["that is not configured", () => ""],
    ["that never responds", () => `http://127.0.0.1:${(silent.address() as AddressInfo).port}`],
  ])("%s makes the service send 503 with Retry-After within two seconds", async (_, url) => {
    const service = await over(url());
    const waited = countCoreWaits();
    const started = Date.now();
    const response = await service.fetch("/free", { key: mintToken("intelligence") });
    expect(Date.now() - started).toBeLessThan(2_000 + waited());
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    const { error } = (await response.json()) as { error: Record<string, unknown> };
    expect([error.code, error.retry_strategy]).toEqual([
      "dependency_unavailable",
      "retry_after_seconds",
    ]);

    const pipeline = await service.fetch("/api/mcp/read", { key: mintToken("pipeline") });
    expect(pipeline.status).toBe(503);
    expect(await pipeline.json()).toMatchObject({ code: "UNAVAILABLE" });
  });

  it("that is not running is not needed to reject a key with a wrong checksum", async () => {
    const service = await over("http://127.0.0.1:9");
    const key = mintToken("intelligence");
    const misspelled = key.slice(0, -1) + (key.endsWith("a") ? "b" : "a");
    expect((await service.fetch("/free", { key: misspelled })).status).toBe(401);
  });
});
