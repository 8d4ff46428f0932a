import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { newAddress } from "#scripts/run/stage/addresses.ts";
import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { startWorkers } from "#scripts/run/stage/start-workers.ts";
import { composedSettings } from "#scripts/run/stage/worker-options.ts";
import { addressKey } from "#shared/rate-limit/limit-key.ts";

const names = ["one", "two", "three"] as const;

const { compatibilityDate, compatibilityFlags = [] } = await composedSettings();
const bundle = await bundledWorker("tests/support/probe-worker.ts");
const workers = await startWorkers(
  names.map((name, at) => ({
    ...{ name, bundle, compatibilityDate, compatibilityFlags },
    bindings: { ENVIRONMENT: "test", DATABASE_URL: "http://127.0.0.1:9" },
    routes: [`${name}.example/*`],
    durableObjects: {
      RATE_LIMITER: {
        className: "RateLimiter",
        useSQLite: true,
        ...(at > 0 && { scriptName: names[0] }),
      },
    },
  })),
);
afterAll(() => workers.stop());

async function call(name: string, address: string): Promise<number> {
  const headers = { "cf-connecting-ip": address };
  const response = await workers.fetch(`http://${name}.example/public`, { headers });
  await response.text();
  return response.status;
}

/** Evicts the object, unless it is not in memory. */
async function evict(address: string): Promise<void> {
  const { object } = addressKey(address);
  await workers.miniflare
    .unsafeEvictDurableObject(names[0], "RateLimiter", { name: object })
    .catch(() => {});
}

const ten = [...Array<number>(10).fill(200), ...Array<number>(20).fill(429)];

describe("an address that reaches several isolates", () => {
  it("has its ten requests a minute, although the object loses its memory after each", async () => {
    const address = newAddress();
    const statuses = [];
    for (let number = 0; number < 30; number++) {
      statuses.push(await call(names[number % names.length] ?? "", address));
      await evict(address);
    }
    expect(statuses).toEqual(ten);
  });

  it("has them in all, however many arrive at once", async () => {
    const address = newAddress();
    const calls = Array.from({ length: 30 }, (_, at) =>
      call(names[at % names.length] ?? "", address),
    );
    expect((await Promise.all(calls)).sort()).toEqual(ten);
  });

  it("has them over 28 seconds too, in which the object is idle and evicted", async () => {
    const address = newAddress();
    const statuses = [];
    for (let group = 0; group < 3; group++) {
      for (let number = 0; number < 10; number++)
        statuses.push(await call(names[group] ?? "", address));
      if (group === 2) break;
      await sleep(13_500);
      await evict(address);
    }
    expect(statuses).toEqual(ten);
  });
});
