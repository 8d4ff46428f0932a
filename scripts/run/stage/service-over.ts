import type { TestDatabase } from "./database.ts";
import { type Service, type ServiceOptions, startService } from "./service.ts";

export interface ServiceOver {
  database: TestDatabase;
  service: Service;
  /** Stops both. */
  stop(): Promise<void>;
}

/** Starts a service over a database that is to stop with it. */
export async function startOver(
  starting: Promise<TestDatabase>,
  options: Omit<ServiceOptions, "databaseUrl">,
): Promise<ServiceOver> {
  const database = await starting;
  const service = await startService({ databaseUrl: database.url, ...options });
  return {
    database,
    service,
    async stop() {
      await service.stop();
      await database.stop();
    },
  };
}
