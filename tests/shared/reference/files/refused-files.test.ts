/** Files that are missing, damaged or another's, and a bucket that fails: the database is asked instead. */
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { startDatabase, type TestDatabase } from "#scripts/run/stage/database.ts";
import { readLive } from "#seeds/load/claim.ts";
import { loadDataset } from "#seeds/load/index.ts";
import { type PackedFiles, packFiles } from "#seeds/load/pack-files.ts";
import { connect, type Database } from "#shared/db/client.ts";
import { createReferenceCache, type ReferenceCache } from "#shared/reference/cache.ts";
import type { LiveMark } from "#shared/reference/files/live-mark.ts";
import { indexKey, rowsKey } from "#shared/reference/files/sealed.ts";
import { openReference } from "#shared/reference/open-reference.ts";
import { packedFormat } from "#shared/reference/packed/body.ts";
import { makeVersion } from "../make-versions.ts";
import { type MemoryFiles, memoryFiles } from "./memory-files.ts";

const [former, version] = ["2025.05-aaaaaaaa", "2025.05-bbbbbbbb"];
const medians = { former: 100_000, version: 140_000 };
let server: TestDatabase;
let db: Database;
const packed = new Map<string, PackedFiles>();
let cache: ReferenceCache;
let logged: string[];
server = await startDatabase();
db = server.connect({ timeoutMs: 60_000 });
for (const [name, median] of [
  [former, medians.former],
  [version, medians.version],
] as const) {
  await loadDataset(db, { directory: makeVersion(name, median) });
  const live = await readLive(db);
  if (live) packed.set(name, await packFiles(db, live));
}
afterAll(() => server.stop());
beforeEach(() => {
  cache = createReferenceCache();
  logged = [];
  const spy = vi.spyOn(console, "error").mockImplementation((line) => void logged.push(line));
  return () => spy.mockRestore();
});

const filesOf = (name: string): PackedFiles => {
  const files = packed.get(name);
  if (!files) throw new Error(`no files of ${name}`);
  return files;
};

/** What an isolate finds with these files, and how often it asks the database. */
async function read(files: MemoryFiles | undefined) {
  let calls = 0;
  const reference = await openReference(
    () => {
      calls++;
      return connect({ url: server.url }, { timeoutMs: 20_000 });
    },
    { cache, files },
  );
  const { role, city } = await reference.roleInCity("software-engineer", "san-francisco");
  return { median: role?.wages.at(-1)?.median, city: city?.slug, calls };
}

const right = { median: medians.version, city: "san-francisco" };

it("whole files are used, and of the database only which version is live is asked", async () => {
  const files = memoryFiles();
  files.put(version, filesOf(version));
  expect(await read(files)).toEqual({ ...right, calls: 1 });
  expect(logged).toEqual([]);
});

it.each<[problem: string, says: RegExp, spoil: (files: PackedFiles) => PackedFiles]>([
  ["an index of no bytes", /damaged/, ({ rows }) => ({ index: new Uint8Array(), rows })],
  [
    "an index that is cut off",
    /damaged/,
    ({ index, rows }) => ({ index: index.slice(0, -1), rows }),
  ],
  ["rows of no bytes", /damaged/, ({ index }) => ({ index, rows: new Uint8Array() })],
  ["rows that are cut off", /damaged/, ({ index, rows }) => ({ index, rows: rows.slice(0, -9) })],
  [
    "a byte that is another",
    /damaged/,
    ({ index, rows }) => ({ index, rows: rows.with(-9, 1) as typeof rows }),
  ],
  [
    "an index of another version",
    /damaged/,
    ({ rows }) => ({ index: filesOf(former).index, rows }),
  ],
  ["rows of another version", /damaged/, ({ index }) => ({ index, rows: filesOf(former).rows })],
  ["both of another version", /damaged/, () => filesOf(former)],
])("%s: refused, with a line in the log", async (_, says, spoil) => {
  const files = memoryFiles();
  files.put(version, spoil(filesOf(version)));
  const found = await read(files);
  expect(found).toMatchObject(right);
  expect(found.calls).toBeGreaterThan(1);
  expect(logged.join()).toMatch(says);
  // What is wrong is never put into the data center's cache.
  cache = createReferenceCache();
  expect(await read(files)).toMatchObject(right);
});

it("a version without files, or with those of newer code alone, is asked for once and is no failure", async () => {
  const files = memoryFiles();
  const { index, rows } = filesOf(version);
  const newer = (key: string) => key.replace(`/${packedFormat}.`, `/${packedFormat + 1}.`);
  files.objects.set(newer(indexKey(version)), index).set(newer(rowsKey(version)), rows);
  expect(await read(files)).toMatchObject(right);
  const reference = await openReference(() => db, { cache, files });
  expect(await reference.hasFiles()).toBe(false);
  expect(logged).toEqual([]);
  expect(files.gets).toBe(1);
});

it.each([
  ["throws", () => Promise.reject(new Error("The bucket is down."))],
  ["is silent", () => new Promise<never>(() => {})],
])("a bucket that %s is left alone after one attempt", async (_, get) => {
  const files = memoryFiles(get);
  files.timeoutMs = 50;
  expect(await read(files)).toMatchObject(right);
  const reference = await openReference(() => db, { cache, files });
  expect(await reference.role("swe")).toMatchObject({ slug: "software-engineer" });
  expect(await reference.allRoles()).toMatchObject({ size: 1 });
  expect(files.gets).toBe(1);
  expect(logged).toHaveLength(1);
});

it("goes on with what the data center knows to be live while the database is down", async () => {
  const files = memoryFiles();
  files.put(version, filesOf(version));
  await read(files);
  const [[url = ""] = []] = [...files.cached].filter(([key]) => key.endsWith("/live"));
  const mark = (await files.cached.get(url)?.json()) as LiveMark;
  files.cached.set(url, Response.json({ ...mark, checkedAt: mark.checkedAt - 3_600_000 }));
  const down = () => connect({ url: "http://127.0.0.1:9" });
  const reference = await openReference(down, { cache: createReferenceCache(), files });
  const { role } = await reference.roleInCity("software-engineer", "san-francisco");
  expect(role?.wages.at(-1)?.median).toBe(medians.version);
});

it("an earlier version finds its own files", async () => {
  const files = memoryFiles();
  files.put(version, filesOf(version));
  files.put(former, filesOf(former));
  await loadDataset(db, { directory: makeVersion(former, medians.former) });
  expect(await read(files)).toEqual({ ...right, median: medians.former, calls: 1 });
  await loadDataset(db, { directory: makeVersion(version, medians.version) });
});
