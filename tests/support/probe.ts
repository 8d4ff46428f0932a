/** The probe Worker with an empty database, for tests of what all operations share. */
import type { Database } from "../../shared/db/client.ts";
import { startDatabase } from "./database.ts";
import { type Service, type ServiceRequest, startService } from "./service.ts";

export interface ProbeResponse {
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
  stop(): Promise<void>;
}

export async function startProbe(main = "tests/support/probe-worker.ts"): Promise<ProbeHarness> {
  const database = await startDatabase();
  const service = await startService({
    databaseUrl: database.url,
    main,
  });
  let addresses = 0;
  return {
    service,
    db: database.connect({ timeoutMs: 20_000 }),
    async get(path, init) {
      const response = await service.fetch(path, init);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === "" ? null : JSON.parse(text),
      };
    },
    newAddress: () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`,
    async stop() {
      await service.stop();
      await database.stop();
    },
  };
}
