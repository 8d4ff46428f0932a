/** The probe Worker with an empty database, for tests of what all operations share. */

import { newAddress } from "#scripts/run/stage/addresses.ts";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { perWorker } from "#scripts/run/stage/per-worker.ts";
import type { Service, ServiceRequest } from "#scripts/run/stage/service.ts";
import { type ServiceOver, startOver } from "#scripts/run/stage/service-over.ts";
import type { Database } from "#shared/db/client.ts";
import { makePatient } from "./patient-bundle.ts";
import { viewOf } from "./shared-service.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

interface ProbeResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response, right or wrong
  body: any;
}

export interface ProbeHarness {
  service: Service;
  db: Database;
  get(path: string, init?: ServiceRequest): Promise<ProbeResponse>;
  /** A client address that no request has used yet. */
  newAddress(): string;
  /** Ends what is the suite's own. */
  stop(): Promise<void>;
}

const probeWorker = "tests/support/probe-worker.ts";
const shared = perWorker(() => start(probeWorker));

/** The probe of this vitest worker. */
export async function shareProbe(): Promise<ProbeHarness> {
  const { database, service } = await shared();
  const db = database.connect({ timeoutMs: 20_000 });
  return harnessOf(
    viewOf(service),
    db,
    stopAfterwards(async () => db.close()),
  );
}

/** One that no other suite sees. @param main entry file of another Worker. */
export async function startProbe(main = probeWorker): Promise<ProbeHarness> {
  const { database, service, stop } = await start(main);
  return harnessOf(service, database.connect({ timeoutMs: 20_000 }), stopAfterwards(stop));
}

function start(main: string): Promise<ServiceOver> {
  return startOver(startDatabase(), { main, changeBundle: makePatient });
}

function harnessOf(service: Service, db: Database, stop: () => Promise<void>): ProbeHarness {
  return {
    service,
    db,
    async get(path, init) {
      const response = await service.fetch(path, init);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === "" ? null : JSON.parse(text),
      };
    },
    newAddress,
    stop,
  };
}
