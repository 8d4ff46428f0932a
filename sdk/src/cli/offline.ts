import { closeSync, existsSync, openSync, readFileSync, readSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FetchLike } from "../platform.ts";
import { SalaryClient } from "../salary-client.ts";
import { version } from "../version.ts";
import { CommandFailed } from "./failures.ts";
import { addMissingBuiltIns } from "./missing-built-ins.ts";

/** The service's own operations, as `npm run sdk:build` bundles them; `tools.js` has the tools for agents too. */
type EngineName = "figures.js" | "tools.js";

interface Engine {
  createOffline(source: {
    version: string;
    readRow(name: string): Uint8Array<ArrayBuffer> | null;
    readContent(file: string): Promise<string>;
    name: string;
    clock?: string | undefined;
  }): FetchLike;
}

/** The version of the packed dataset, and its rows in the order of their bytes. */
interface Dataset {
  version: string;
  rows: [name: string, length: number][];
}

/** No address: requests to it stay in this process. */
export const offlineUrl = "http://offline.invalid";
/** As far from the compiled program as from its source. */
const folder = new URL("../../data/", import.meta.url).href;
const pathOf = (name: string) => fileURLToPath(`${folder}${name}`);

/** A client whose calls are answered by the data in this package. The first call loads them. */
export function offlineClient(): SalaryClient {
  return new SalaryClient({
    baseUrl: offlineUrl,
    fetch: offlineFetch("figures.js"),
    maxRetries: 0,
  });
}

/**
 * Answers requests from the data in this package, as a service answers them.
 *
 * @param clock the instant that the figures are of, for tests; else now.
 * @throws {CommandFailed} if this copy has none.
 */
export function offlineFetch(engine: EngineName, clock?: string): FetchLike {
  if (!existsSync(pathOf(engine))) {
    throw new CommandFailed(
      "This copy has no data of its own: run `npm run sdk:build` in the project, or set COMPENSATION_URL.",
    );
  }
  let opened: Promise<FetchLike> | undefined;
  return async (url, init) => {
    opened ??= load(engine, clock);
    return (await opened)(url, init);
  };
}

async function load(engine: EngineName, clock?: string): Promise<FetchLike> {
  addMissingBuiltIns();
  const { createOffline } = (await import(`${folder}${engine}`)) as Engine;
  return createOffline({
    ...openDataset(),
    readContent: async (file) => readFileSync(pathOf(`content/${file}`), "utf8"),
    name: `compensation-intelligence ${version}`,
    clock,
  });
}

/** Of its megabytes, a figure needs some kilobytes. */
function openDataset() {
  const { version, rows }: Dataset = JSON.parse(readFileSync(pathOf("dataset.json"), "utf8"));
  const places = new Map<string, { offset: number; length: number }>();
  let offset = 0;
  for (const [name, length] of rows) {
    places.set(name, { offset, length });
    offset += length;
  }
  return {
    version,
    readRow(name: string) {
      const place = places.get(name);
      return place ? readPart(place) : null;
    },
  };
}

function readPart({ offset, length }: { offset: number; length: number }): Uint8Array<ArrayBuffer> {
  const part = new Uint8Array(length);
  const file = openSync(pathOf("rows"), "r");
  try {
    readSync(file, part, 0, length, offset);
  } finally {
    closeSync(file);
  }
  return part;
}
