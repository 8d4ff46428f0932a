/** The service with real TLS receivers of webhooks, a DNS resolver, and the real clock. */
import { createAccount, createToken } from "#scripts/run/stage/callers.ts";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { perWorker } from "#scripts/run/stage/per-worker.ts";
import {
  type Receiver,
  type ReceiverOptions,
  startReceiver,
} from "#scripts/run/stage/receivers/receiver.ts";
import { type Resolver, startResolver } from "#scripts/run/stage/receivers/resolver.ts";
import { type Service, startService } from "#scripts/run/stage/service.ts";
import type { Database } from "#shared/db/client.ts";
import { makePatient } from "./patient-bundle.ts";
import { asUser, type PipelineUser } from "./pipeline.ts";
import { viewOf } from "./shared-service.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

export interface WebhookService {
  service: Service;
  database: TestDatabase;
  db: Database;
  /** The default receivers, then those with options; each has a host name of its own. */
  receivers: readonly Receiver[];
  resolver: Resolver;
  /** Local receivers in place of the public interfaces of job boards, by their hosts. */
  boards: ReadonlyMap<string, Receiver>;
  newUser(): Promise<PipelineUser>;
  /** Ends what is the suite's own. */
  stop(): Promise<void>;
}

const boardHosts = ["boards-api.greenhouse.io", "api.lever.co", "api.ashbyhq.com"];

/** A service learns at its start which receivers there are. No two suites get the same one. */
const sharedReceivers = 32;
const shared = perWorker(async () => {
  const harness = await start(sharedReceivers);
  return { harness, unused: [...harness.receivers], stop: harness.stop };
});

/** The service with webhooks of this vitest worker. @param count of receivers, for the suite alone. */
export async function shareWebhooks(count = 1): Promise<WebhookService> {
  const { harness, unused } = await shared();
  const receivers = unused.splice(0, count);
  if (receivers.length < count) throw new Error("no receiver is left: raise `sharedReceivers`");
  const service = viewOf(harness.service);
  const db = harness.database.connect({ timeoutMs: 600_000 });
  const newUser = () => createUser(service, db);
  const stop = stopAfterwards(async () => db.close());
  return { ...harness, service, db, receivers, newUser, stop };
}

/** One that no other suite sees. */
export async function startWebhooks(
  count = 1,
  special: readonly ReceiverOptions[] = [],
): Promise<WebhookService> {
  const harness = await start(count, special);
  return { ...harness, stop: stopAfterwards(harness.stop) };
}

async function start(
  count: number,
  special: readonly ReceiverOptions[] = [],
): Promise<WebhookService> {
  const database = await startDatabase();
  const resolver = await startResolver();
  const options = [...Array<ReceiverOptions>(count).fill({}), ...special];
  const receivers = await Promise.all(
    options.map((one, index) => startReceiver({ ...one, host: `receiver-${index}.test` })),
  );
  const boards = new Map(
    await Promise.all(
      boardHosts.map(async (host) => [host, await startReceiver({ host })] as const),
    ),
  );
  const service = await startService({
    databaseUrl: database.url,
    changeBundle: makePatient,
    localTargets: [
      ...receivers.map(({ localTarget }) => localTarget),
      ...[...boards].map(([host, { port }]) => `${host}:443=127.0.0.1:${port}`),
    ],
    resolvers: [resolver.url],
  });
  const db = database.connect({ timeoutMs: 600_000 });
  return {
    service,
    database,
    db,
    receivers,
    resolver,
    boards,
    newUser: () => createUser(service, db),
    async stop() {
      await service.stop();
      await Promise.all([...receivers, ...boards.values(), resolver].map((one) => one.stop()));
      await database.stop();
    },
  };
}

async function createUser(service: Service, db: Database): Promise<PipelineUser> {
  const account = await createAccount(db, { tier: "ultra" });
  return asUser(service, db, account, await createToken(db, { account }));
}

/** The first receiver of a service that has some. */
export function firstReceiver({ receivers: [first] }: WebhookService): Receiver {
  if (!first) throw new Error("the service was started without receivers");
  return first;
}
