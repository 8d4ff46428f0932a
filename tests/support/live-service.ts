/** The whole service with the project's own seeds and a frozen clock. */

import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { perWorker } from "#scripts/run/stage/per-worker.ts";
import {
  type Service,
  type ServiceOptions,
  type ServiceRequest,
  stoppedClock,
} from "#scripts/run/stage/service.ts";
import { type ServiceOver, startOver } from "#scripts/run/stage/service-over.ts";
import type { Database } from "#shared/db/client.ts";
import { type ClientResponse, call } from "./client.ts";
import { makePatient } from "./patient-bundle.ts";
import { viewOf } from "./shared-service.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

export { stoppedClock };

export interface LiveService {
  service: Service;
  db: Database;
  /** Calls the service; a response that violates its contract fails the test. */
  get(path: string, init?: ServiceRequest): Promise<ClientResponse>;
  /** Ends what belongs to the suite alone. */
  stop(): Promise<void>;
}

const shared = perWorker(() => start({}));

/**
 * The live service of this vitest worker: for suites whose data are of callers
 * that they mint themselves. What they write elsewhere, and what the isolate
 * remembers, others meet.
 */
export async function shareLiveService(): Promise<LiveService> {
  const { database, service } = await shared();
  const own = viewOf(service);
  const db = database.connect({ timeoutMs: 20_000 });
  return {
    service: own,
    db,
    get: (path, init) => call(own, path, init),
    stop: stopAfterwards(async () => db.close()),
  };
}

/** One that no other suite sees: for suites that need a cold isolate, settings of their own, or a whole database. */
export async function startLiveService(
  options: Pick<ServiceOptions, "localTargets" | "resolvers" | "split" | "keepsNoDocuments"> = {},
): Promise<LiveService> {
  const { database, service, stop } = await start(options);
  return {
    service,
    db: database.connect({ timeoutMs: 20_000 }),
    get: (path, init) => call(service, path, init),
    stop: stopAfterwards(stop),
  };
}

function start(options: Omit<ServiceOptions, "databaseUrl">): Promise<ServiceOver> {
  return startOver(startSeededDatabase(), {
    clock: stoppedClock,
    changeBundle: makePatient,
    ...options,
  });
}
