import { existsSync } from "node:fs";
import type { FetchLike } from "../platform.ts";
import { SalaryClient } from "../salary-client.ts";
import { CommandFailed } from "./failures.ts";

/** What `npm run sdk:build` makes of the service's own operations and data. */
interface Engine {
  /** Answers a request of the Salary Data API as a service does. */
  fetch: FetchLike;
  /** Serves the tools for agents. */
  serveMcp(options: OfflineMcp): Promise<void>;
}

interface OfflineMcp {
  input: AsyncIterable<Uint8Array | string>;
  write(line: string): void;
  signal: AbortSignal;
}

/** No address: requests to it stay in this process. */
const baseUrl = "http://offline.invalid";
/** As far from the compiled program as from its source. */
const engine = new URL("../../data/engine.js", import.meta.url);

/** A client whose calls are answered by the data in this package. They are loaded by the first call. */
export function offlineClient(): SalaryClient {
  checkEngine();
  const fetch: FetchLike = async (url, init) => (await loadEngine()).fetch(url, init);
  return new SalaryClient({ baseUrl, fetch, maxRetries: 0 });
}

/** Serves the tools for agents from the data in this package until the input ends. */
export async function serveOfflineMcp(options: OfflineMcp): Promise<void> {
  checkEngine();
  await (await loadEngine()).serveMcp(options);
}

async function loadEngine(): Promise<Engine> {
  return (await import(engine.href)) as Engine;
}

function checkEngine(): void {
  if (existsSync(engine)) return;
  throw new CommandFailed(
    "This copy has no data of its own: run `npm run sdk:build` in the project, or set COMPENSATION_URL.",
  );
}
