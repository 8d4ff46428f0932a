/** The service behind a proxy that counts its round trips to the database, with an isolate that can be made new. */
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { postingOrAccepted } from "#scripts/run/stage/postings.ts";
import { startReceiver } from "#scripts/run/stage/receivers/receiver.ts";
import { startResolver } from "#scripts/run/stage/receivers/resolver.ts";
import {
  type Service,
  type ServiceRequest,
  startService,
  stoppedClock,
} from "#scripts/run/stage/service.ts";
import { call } from "../client.ts";
import type { LiveService } from "../live-service.ts";
import { makeRenewable, renewalPath, requestHeader } from "./renewable-worker.ts";
import { type Rounds, startTripProxy } from "./trip-proxy.ts";

/** Sends the one request that is counted, and may only prepare it before. */
export type SendCounted = (service: Service) => Promise<Response>;

export interface CountedService extends LiveService {
  /** A URL that webhooks can be sent to, and postings read from. */
  receiverUrl: string;
  /** Empties the isolate's memory. */
  renew(): Promise<void>;
  /** Goes where the data center has nothing in store. */
  leave(): void;
  /** @throws if the request fails. */
  count(expected: Rounds | null, send: SendCounted): Promise<Rounds>;
}

export async function startCountedService(): Promise<CountedService> {
  const database = await startSeededDatabase();
  const proxy = await startTripProxy(database.url);
  const resolver = await startResolver();
  const receiver = await startReceiver({ host: "hooks.test", behavior: postingOrAccepted });
  let folder = "";
  const inner = await startService({
    databaseUrl: proxy.url,
    clock: stoppedClock,
    localTargets: [receiver.localTarget],
    resolvers: [resolver.url],
    split: false,
    changeBundle(bundle) {
      const file = makeRenewable(bundle);
      folder = dirname(file);
      return file;
    },
  });
  const service = { ...inner, url: new URL(inner.url), fetch: inner.fetch };
  let origins = 0;
  // The keys of the data center's cache contain the origin.
  const leave = () => {
    service.url = new URL(`http://site-${origins++}.localhost:${inner.url.port}`);
  };
  leave();
  service.fetch = (path, init) => inner.fetch(new URL(path, service.url).href, init);
  return {
    service,
    db: database.connect({ timeoutMs: 20_000 }),
    receiverUrl: receiver.url,
    get: (path, init) => call(service, path, init),
    renew: async () => void (await inner.fetch(renewalPath)),
    leave,
    async count(expected, send) {
      const [response, rounds] = await proxy.count(expected, async (name) => {
        const fetch = (path: string, init: ServiceRequest = {}) =>
          service.fetch(path, { ...init, headers: { ...init.headers, [requestHeader]: name } });
        const sent = await send({ ...service, fetch });
        return { status: sent.status, text: await sent.text() };
      });
      if (response.status >= 400) throw new Error(`${response.status} ${response.text}`);
      return rounds;
    },
    async stop() {
      await inner.stop();
      await proxy.stop();
      await Promise.all([resolver.stop(), receiver.stop()]);
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
