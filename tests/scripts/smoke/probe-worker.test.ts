import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { judgeTransport } from "../../../scripts/smoke/judge-transport.ts";
import type { HostProbe } from "../../../scripts/smoke/probe-host.ts";
import { bundledWorker } from "../../support/bundled-worker.ts";
import { type Receiver, startReceiver, status } from "../../support/receivers/receiver.ts";
import { startWorkers, type Workers } from "../../support/start-workers.ts";

const token = "5a".repeat(32);
const line = 'WEBHOOK_TRANSPORT = "fetch"';
let named: Receiver;
let plain: Receiver;
const started: Workers[] = [];

beforeAll(async () => {
  // `fetch` looks the host up by itself, so its name has to exist.
  named = await startReceiver({ host: "localhost", needsName: true, behavior: status(405) });
  plain = await startReceiver({ host: "localhost" });
});
beforeEach(() => {
  named.names.length = 0;
});
afterEach(async () => {
  for (const workers of started.splice(0)) await workers.stop();
});
afterAll(() => Promise.all([named.stop(), plain.stop()]));

interface Options {
  worker?: string;
  urls?: readonly string[];
  bindings?: Record<string, string>;
}

async function start({ worker = "scripts/smoke/probe-worker.ts", urls, bindings }: Options = {}) {
  const workers = await startWorkers([
    {
      name: "smoke",
      bundle: await bundledWorker(worker),
      compatibilityDate: "2026-10-01",
      compatibilityFlags: ["global_fetch_strictly_public"],
      bindings: {
        ENVIRONMENT: "test",
        WEBHOOK_LOCAL_TARGETS: `${named.localTarget},${plain.localTarget}`,
        PROBE_URLS: JSON.stringify(urls ?? [named.url, plain.url]),
        PROBE_TOKEN_HASH: createHash("sha256").update(token).digest("hex"),
        PROBE_UNTIL: new Date(Date.now() + 60_000).toISOString(),
        ...bindings,
      },
    },
  ]);
  started.push(workers);
  return (method = "POST", authorization = `Bearer ${token}`) =>
    workers.fetch("http://smoke/.webhook-probe", { method, headers: { authorization } });
}

async function probe(options?: Options): Promise<HostProbe[]> {
  const response = await (await start(options))();
  expect(response.status).toBe(200);
  return response.json();
}

describe("the probe", () => {
  it("reaches hosts both ways where sockets send the name: pinned sockets are kept", async () => {
    const probes = await probe();
    expect(probes).toEqual([
      {
        url: named.url,
        refused: null,
        pinned: { kind: "responded", status: 405 },
        fetch: { kind: "responded", status: 405 },
      },
      expect.objectContaining({ url: plain.url, pinned: { kind: "responded", status: 200 } }),
    ]);
    expect(named.requests.map(({ method, serverName }) => [method, serverName])).toEqual([
      ["POST", "localhost"],
      ["POST", "localhost"],
    ]);
    expect(named.names).toEqual(["localhost", "localhost"]);
    expect(judgeTransport(probes, "pinned")).toMatchObject({ transport: "pinned" });
  });

  it("finds that only fetch works on an edge that sends no name, and the line is printed", async () => {
    const worker = join(import.meta.dirname, "edge-probe-worker.ts");
    const probes = await probe({ worker });
    expect(probes[0]).toMatchObject({
      pinned: { kind: "failed", error: "tls_failed" },
      fetch: { kind: "responded", status: 405 },
    });
    expect(named.names, "the handshake of fetch alone had a name").toEqual(["localhost"]);
    const { transport, lines } = judgeTransport(probes, "pinned");
    expect(transport).toBe("fetch");
    expect(lines).toContain(line);
  });

  it("calls nothing that a webhook may not call", async () => {
    const urls = ["https://10.0.0.1/", "https://metadata.internal/", "https://localhost:1/"];
    const probes = await probe({ urls });
    expect(probes.map(({ refused }) => refused)).toEqual([
      expect.stringContaining("not an IP address"),
      expect.stringContaining("public Internet"),
      expect.stringContaining("port"),
    ]);
  });

  it("works for nobody without its token, and not after its time", async () => {
    const before = named.connections;
    const call = await start();
    for (const authorization of ["", "Bearer", `Bearer ${"00".repeat(32)}`, `Basic ${token}`]) {
      expect((await call("POST", authorization)).status, authorization).toBe(404);
    }
    expect((await call("GET")).status).toBe(404);
    const late = await start({ bindings: { PROBE_UNTIL: "2026-01-01T00:00:00Z" } });
    expect((await late()).status).toBe(404);
    expect(named.connections).toBe(before);
  });
});
