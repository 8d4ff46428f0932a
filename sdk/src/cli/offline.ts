import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FetchLike } from "../platform.ts";
import { SalaryClient } from "../salary-client.ts";
import { version } from "../version.ts";
import { CommandFailed } from "./failures.ts";
import { addMissingBuiltIns } from "./missing-built-ins.ts";

/** What `npm run sdk:build` makes of the service's own operations (`functions/offline.ts`). */
interface Engine {
  createOffline(source: {
    bucket: DatasetFiles;
    dataset: { id: number; version: string };
    readContent(file: string): Promise<string>;
    name: string;
    clock?: string | undefined;
  }): FetchLike;
}

/** The packed dataset, as a bucket of the service has it. */
interface DatasetFiles {
  get(
    key: string,
    options?: { range: { offset: number; length: number } },
  ): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
}

/** No address: requests to it stay in this process. */
export const offlineUrl = "http://offline.invalid";
/** As far from the compiled program as from its source. */
const folder = new URL("../../data/", import.meta.url).href;
const pathOf = (name: string) => fileURLToPath(`${folder}${name}`);

/** A client whose calls are answered by the data in this package. The first call loads them. */
export function offlineClient(env: Environment): SalaryClient {
  return new SalaryClient({ baseUrl: offlineUrl, fetch: offlineFetch(env), maxRetries: 0 });
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Answers requests from the data in this package, as a service answers them.
 *
 * @throws {CommandFailed} if this copy has none.
 */
export function offlineFetch(env: Environment): FetchLike {
  if (!existsSync(pathOf("engine.js"))) {
    throw new CommandFailed(
      "This copy has no data of its own: run `npm run sdk:build` in the project, or set COMPENSATION_URL.",
    );
  }
  const loaded = () => (opened ??= open(env.COMPENSATION_CLOCK));
  return async (url, init) => (await loaded())(url, init);
}

let opened: Promise<FetchLike> | undefined;

/** @param clock an ISO instant that the figures are of, for tests. */
async function open(clock: string | undefined): Promise<FetchLike> {
  addMissingBuiltIns();
  const { createOffline } = (await import(`${folder}engine.js`)) as Engine;
  return createOffline({
    bucket: datasetFiles(),
    dataset: JSON.parse(readFileSync(pathOf("dataset.json"), "utf8")),
    readContent: async (file) => readFileSync(pathOf(`content/${file}`), "utf8"),
    name: `compensation-intelligence ${version}`,
    clock,
  });
}

/** The files are read in parts: a figure needs some kilobytes of their megabytes. */
function datasetFiles(): DatasetFiles {
  return {
    async get(key, options) {
      const path = pathOf(key.endsWith("/index") ? "index" : "rows");
      const bytes = options ? readPart(path, options.range) : readFileSync(path);
      return {
        arrayBuffer: async () => new Uint8Array(bytes).buffer,
      };
    },
  };
}

function readPart(path: string, { offset, length }: { offset: number; length: number }): Buffer {
  const part = Buffer.alloc(length);
  const file = openSync(path, "r");
  try {
    readSync(file, part, 0, length, offset);
  } finally {
    closeSync(file);
  }
  return part;
}
