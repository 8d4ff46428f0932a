/** The whole service over the project's own seeds, with the clock stopped. */
import type { Database } from "../../shared/db/client.ts";
import { type ClientAnswer, call } from "./client.ts";
import { startSeededDatabase } from "./database.ts";
import { type Service, type ServiceOptions, type ServiceRequest, startService } from "./service.ts";

/** The last completed quarter is Q3 2026. */
export const stoppedClock = "2026-11-21T12:00:00.000Z";

export interface LiveService {
  service: Service;
  db: Database;
  /** Calls the service; an answer that breaks its contract fails the test. */
  get(path: string, init?: ServiceRequest): Promise<ClientAnswer>;
  stop(): Promise<void>;
}

export async function startLiveService(
  options: Pick<ServiceOptions, "localTargets" | "resolvers" | "split" | "fastPath"> = {},
): Promise<LiveService> {
  const database = await startSeededDatabase();
  const service = await startService({
    databaseUrl: database.url,
    clock: stoppedClock,
    ...options,
  });
  return {
    service,
    db: database.connect({ timeoutMs: 20_000 }),
    get: (path, init) => call(service, path, init),
    async stop() {
      await service.stop();
      await database.stop();
    },
  };
}
