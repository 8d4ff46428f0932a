/** The service with an empty database, and users of the Job Pipeline API. */
import { eq } from "drizzle-orm";
import { outbox } from "#schema/pipeline.ts";
import { createAccount, createToken } from "#scripts/run/stage/callers.ts";
import { startDatabase, startSeededDatabase } from "#scripts/run/stage/database.ts";
import { perWorker } from "#scripts/run/stage/per-worker.ts";
import type { Service } from "#scripts/run/stage/service.ts";
import { type ServiceOver, startOver } from "#scripts/run/stage/service-over.ts";
import type { Database } from "#shared/db/client.ts";
import { type ClientResponse, call } from "./client.ts";
import { shareLiveService, stoppedClock } from "./live-service.ts";
import { makePatient } from "./patient-bundle.ts";
import { viewOf } from "./shared-service.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

export interface PipelineUser {
  account: string;
  /** A read-write token. */
  token: string;
  get(path: string, headers?: Record<string, string>): Promise<ClientResponse>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<ClientResponse>;
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<ClientResponse>;
  remove(path: string, headers?: Record<string, string>, body?: unknown): Promise<ClientResponse>;
  /** The events in the outbox for this user, in the order of writing. */
  events(): Promise<{ type: string; data: Record<string, unknown> }[]>;
}

export interface PipelineService {
  db: Database;
  service: Service;
  /** Creates a user with an account of its own. */
  newUser(): Promise<PipelineUser>;
  /** Ends what is the suite's own. */
  stop(): Promise<void>;
}

/** `catalog`: whether the salary catalog is loaded; the default is no. */
export interface PipelineOptions {
  catalog?: boolean;
}

const shared = perWorker(() => start({}));

/** The pipeline of this vitest worker, for suites that look at the data of their own users alone. */
export async function sharePipeline(options: PipelineOptions = {}): Promise<PipelineService> {
  if (options.catalog) {
    const { db, service, stop } = await shareLiveService();
    return usersOf(service, db, stop);
  }
  const { database, service } = await shared();
  const db = database.connect({ timeoutMs: 60_000 });
  return usersOf(
    viewOf(service),
    db,
    stopAfterwards(async () => db.close()),
  );
}

/** One that no other suite sees. */
export async function startPipeline(options: PipelineOptions = {}): Promise<PipelineService> {
  const { database, service, stop } = await start(options);
  return usersOf(service, database.connect({ timeoutMs: 60_000 }), stopAfterwards(stop));
}

function start({ catalog = false }: PipelineOptions): Promise<ServiceOver> {
  return startOver(catalog ? startSeededDatabase() : startDatabase(), {
    clock: stoppedClock,
    changeBundle: makePatient,
  });
}

function usersOf(service: Service, db: Database, stop: () => Promise<void>): PipelineService {
  return {
    db,
    service,
    newUser: async () => {
      const account = await createAccount(db, { tier: "ultra" });
      return asUser(service, db, account, await createToken(db, { account }));
    },
    stop,
  };
}

/** A user who calls the pipeline API with a token of this account. */
export function asUser(
  service: Service,
  db: Database,
  account: string,
  token: string,
): PipelineUser {
  const prefix = "/api/mcp";
  const send =
    (method: string) =>
    (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call(service, prefix + path, {
        method,
        key: token,
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      });
  return {
    account,
    token,
    get: (path, headers = {}) => call(service, prefix + path, { key: token, headers }),
    post: send("POST"),
    patch: send("PATCH"),
    remove: (path, headers = {}, body) =>
      body === undefined
        ? call(service, prefix + path, { method: "DELETE", key: token, headers })
        : send("DELETE")(path, body, headers),
    async events() {
      const rows = await db.select().from(outbox).where(eq(outbox.userId, account));
      return rows.map(({ type, payload }) => ({ type, data: JSON.parse(payload) }));
    },
  };
}

/** The required fields of a job. */
export const aJob = { company: "Acme", title: "Software Engineer", status: "saved" };
