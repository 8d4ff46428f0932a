import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bundledWorker } from "#scripts/run/stage/bundled-worker.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { startWorkers } from "#scripts/run/stage/start-workers.ts";
import { countCoreWaits } from "#tests/support/core-waits.ts";

const server = await startDatabase();
const workers = await startWorkers([
  {
    name: "database-probe",
    bundle: await bundledWorker(join(import.meta.dirname, "workerd-probe.ts")),
    compatibilityDate: "2026-10-01",
    bindings: { DATABASE_URL: server.url },
  },
]);
afterAll(async () => {
  await workers.stop();
  await server.stop();
});

async function ask(query: Record<string, string> = {}): Promise<{ answer: unknown; ms: number }> {
  const started = performance.now();
  const response = await workers.fetch(`http://probe/?${new URLSearchParams(query)}`);
  return { answer: await response.json(), ms: performance.now() - started };
}

describe("the database client inside workerd", () => {
  it("serves all of 300 concurrent requests", async () => {
    const answers = await Promise.all(
      // A long deadline: this is about responses that never come, not about late ones.
      Array.from({ length: 300 }, (_, n) => ask({ sql: `SELECT ${n} AS n`, timeout: "15000" })),
    );
    expect(answers.map(({ answer }) => answer)).toEqual(
      Array.from({ length: 300 }, (_, n) => ({ rows: [{ n }] })),
    );
  });

  it("distinguishes a defect from an outage", async () => {
    expect((await ask({ sql: "SELECT nonsense FROM nowhere" })).answer).toEqual({
      failure: "defect",
    });
  });

  it("gives up on a silent database within 2 s, and uses it again when it is back", async () => {
    await server.freeze();
    const waited = countCoreWaits();
    const silent = await Promise.all([ask(), ask(), ask()]);
    const waitedMs = waited();
    server.thaw();
    for (const { answer, ms } of silent) {
      expect(answer).toEqual({ failure: "unavailable" });
      expect(ms).toBeLessThan(2_000 + waitedMs);
    }
    expect((await ask()).answer).toEqual({ rows: [{ n: 1 }] });
  });

  it("serves the next request although earlier ones ended with a statement in progress", async () => {
    await server.freeze();
    await Promise.all(Array.from({ length: 12 }, () => ask({ abandon: "" })));
    server.thaw();
    expect((await ask()).answer).toEqual({ rows: [{ n: 1 }] });
  });

  it("reports within 2 s that a database is gone", async () => {
    await server.stop();
    const waited = countCoreWaits();
    const { answer, ms } = await ask();
    expect(answer).toEqual({ failure: "unavailable" });
    expect(ms).toBeLessThan(2_000 + waited());
  });
});
