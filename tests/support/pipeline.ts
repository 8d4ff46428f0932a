/** The service with an empty database, and users of the Job Pipeline API. */
import { eq } from "drizzle-orm";
import { outbox } from "../../schema/pipeline.ts";
import type { Database } from "../../shared/db/client.ts";
import { createAccount, createToken } from "./callers.ts";
import { type ClientResponse, call } from "./client.ts";
import { startDatabase, startSeededDatabase } from "./database.ts";
import { stoppedClock } from "./live-service.ts";
import { type Service, startService } from "./service.ts";

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
  stop(): Promise<void>;
}

/** @param options whether the salary catalog is loaded; by default it is not. */
export async function startPipeline(options: { catalog?: boolean } = {}): Promise<PipelineService> {
  const database = await (options.catalog ? startSeededDatabase() : startDatabase());
  const service = await startService({ databaseUrl: database.url, clock: stoppedClock });
  const db = database.connect({ timeoutMs: 60_000 });
  return {
    db,
    service,
    newUser: async () => {
      const account = await createAccount(db, { tier: "ultra" });
      return asUser(service, db, account, await createToken(db, { account }));
    },
    async stop() {
      await service.stop();
      await database.stop();
    },
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
