/** Reference data through the data center's cache: read there once, and served without the database. */
import { afterAll, beforeEach, expect, it } from "vitest";
import { startDatabase } from "#scripts/run/stage/database.ts";
import { readLive } from "#seeds/load/claim.ts";
import { loadDataset } from "#seeds/load/index.ts";
import { connect } from "#shared/db/client.ts";
import { createReferenceCache } from "#shared/reference/cache.ts";
import type { DataCenter, LiveMark } from "#shared/reference/data-center.ts";
import { openReference } from "#shared/reference/open-reference.ts";
import { makeVersion } from "./make-versions.ts";

const [former, version] = ["2025.05-aaaaaaaa", "2025.05-bbbbbbbb"];
const server = await startDatabase();
afterAll(() => server.stop());
const db = server.connect({ timeoutMs: 60_000 });
await loadDataset(db, { directory: makeVersion(former, 100_000) });
await loadDataset(db, { directory: makeVersion(version, 140_000) });

let kept: Map<string, { body: ArrayBuffer; headers: [string, string][] }>;
let center: DataCenter;
beforeEach(() => {
  kept = new Map();
  center = {
    origin: "https://api.example.com",
    after: (work) => void work,
    cache: {
      async match(url) {
        const found = kept.get(String(url));
        return found && new Response(found.body, { headers: found.headers });
      },
      async put(url, response) {
        const headers = [...response.headers];
        kept.set(String(url), { body: await response.arrayBuffer(), headers });
      },
    },
  };
});

const askNobody = (): never => {
  throw new Error("The database was asked.");
};
const down = () => connect({ url: "http://127.0.0.1:9" });

/** What a new isolate finds, and how often it asks the database. */
async function read(database = () => db as ReturnType<typeof connect>) {
  let calls = 0;
  const count = () => {
    calls++;
    return database();
  };
  const reference = await openReference(count, { cache: createReferenceCache(), center });
  const { role, city } = await reference.roleInCity("swe", "frisco");
  // What is kept is kept after the response.
  await new Promise((resolve) => setTimeout(resolve));
  return { median: role?.wages.at(-1)?.median, city: city?.slug, calls };
}

const right = { median: 140_000, city: "san-francisco" };
const keyOf = (end: string) => [...kept.keys()].find((url) => url.endsWith(end)) ?? "";

it("an isolate asks the database for nothing that another one in the data center knows", async () => {
  expect(await read()).toEqual({ ...right, calls: 2 });
  expect(await read(askNobody)).toEqual({ ...right, calls: 0 });
  expect(keyOf("/dataset")).toMatch(
    /^https:\/\/api\.example\.com\/~reference\/2025\.05-bbbbbbbb\/\d+\//,
  );
});

it.each<[problem: string, spoil: (body: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
  ["of no bytes", () => new Uint8Array()],
  ["cut off", (body) => body.slice(0, -1)],
  ["changed", (body) => body.with(-3, 1) as Uint8Array<ArrayBuffer>],
])("a row that is %s is read from the database", async (_, spoil) => {
  await read();
  const url = keyOf("/role/swe");
  const row = kept.get(url);
  if (!row) throw new Error("the row was not kept");
  kept.set(url, { ...row, body: spoil(new Uint8Array(row.body)).buffer });
  expect(await read()).toEqual({ ...right, calls: 1 });
  expect(await read(askNobody)).toEqual({ ...right, calls: 0 });
});

it("a version finds its own rows only", async () => {
  await read();
  await loadDataset(db, { directory: makeVersion(former, 100_000) });
  kept.delete(keyOf("/live"));
  expect(await read()).toEqual({ ...right, median: 100_000, calls: 2 });
  await loadDataset(db, { directory: makeVersion(version, 140_000) });
});

it("while the database is down, what the data center has goes on, and all else is an error", async () => {
  await read();
  const url = keyOf("/live");
  const live = await readLive(db);
  const mark: LiveMark = { ...(live ?? { id: 0, version: "" }), checkedAt: Date.now() - 3_600_000 };
  const body = new TextEncoder().encode(JSON.stringify(mark)).buffer as ArrayBuffer;
  kept.set(url, { body, headers: [] });
  expect(await read(down)).toMatchObject(right);
  kept.delete(keyOf("/role/swe"));
  await expect(read(down)).rejects.toThrow();
  kept.clear();
  await expect(read(down)).rejects.toThrow();
});

it("a cache that fails is as if it had nothing", async () => {
  const fail = async (): Promise<never> => {
    throw new Error("The cache is down.");
  };
  center = { ...center, cache: { match: fail, put: fail } };
  expect(await read()).toEqual({ ...right, calls: 2 });
});
