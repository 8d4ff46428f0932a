/** Reference data read from a replica: two sqld processes, the connection between them, and what fails. */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadDataset } from "../../../seeds/load/index.ts";
import { connect } from "../../../shared/db/client.ts";
import { createReferenceCache } from "../../../shared/reference/cache.ts";
import { checkReplica } from "../../../shared/reference/check-replica.ts";
import { openReference } from "../../../shared/reference/open-reference.ts";
import { createKey } from "../../support/callers.ts";
import { type Replication, startReplication } from "../../support/replica.ts";
import { startService } from "../../support/service.ts";
import { recordStatements, type StatementRecorder } from "../../support/statement-recorder.ts";
import { makeVersion } from "./make-versions.ts";

let pair: Replication;
let primary: StatementRecorder;
const recorders: StatementRecorder[] = [];
const versions = ["2025.05-aaaaaaaa", "2026.05-bbbbbbbb", "2026.05-cccccccc"] as const;
let key: string;

const load = (version: string, median: number) =>
  loadDataset(connect({ url: pair.primary }, { timeoutMs: 60_000 }), {
    directory: makeVersion(version, median),
  });

/** Waits for the replica itself, which sends queries on to its primary until it has caught up with it once. */
async function replicated(version: string): Promise<void> {
  const db = connect({ url: pair.replica });
  const has = async () => {
    const [row] = await db.all<{ n: number }>(
      sql`select count(*) as n from datasets join live_dataset on dataset_id = id where version = ${version}`,
    );
    return row?.n;
  };
  await expect.poll(() => has().catch(() => 0)).toBe(1);
}

/** A replica that no isolate knows anything of yet: what is remembered of one depends on its address. */
async function newReplica(): Promise<StatementRecorder> {
  const recorder = await recordStatements(pair.replica);
  recorders.push(recorder);
  return recorder;
}

/** What a cold isolate reads, and how much of it from where. */
async function readCold(replica: { url: string; calls?: number } | null) {
  const [before, beforeCopy] = [primary.calls, replica?.calls ?? 0];
  const cache = createReferenceCache();
  const database = () =>
    connect({ url: primary.url, ...(replica && { replica: { url: replica.url } }) });
  const reference = await openReference(database, { cache });
  const figures = {
    version: reference.dataset.version,
    found: await reference.roleInCity("software-engineer", "san-francisco"),
    unknown: await reference.role("unknown-role"),
    names: await reference.nearestCities("frisco"),
    titles: (await reference.allRoles()).size,
  };
  return {
    figures,
    median: figures.found.role?.wages.at(-1)?.median,
    ofPrimary: primary.calls - before,
    ofReplica: (replica?.calls ?? 0) - beforeCopy,
  };
}

/** What the status page says about a replica. */
async function check(url: string) {
  const cache = createReferenceCache();
  const { replica } = connect({ url: primary.url, replica: { url } });
  const { dataset } = await openReference(() => connect({ url: primary.url }), { cache });
  if (!replica) throw new Error("no replica");
  return checkReplica(replica, dataset);
}

beforeAll(async () => {
  pair = await startReplication();
  primary = await recordStatements(pair.primary);
  await load(versions[0], 135_980);
  key = await createKey(connect({ url: pair.primary }), { tier: "ultra" });
});
afterAll(async () => {
  await Promise.all([primary, ...recorders].map((recorder) => recorder.stop()));
  await pair.stop();
});

it("gives the same from both, and asks the primary for the live version alone", async () => {
  await replicated(versions[0]);
  const replica = await newReplica();
  const alone = await readCold(null);
  const both = await readCold(replica);
  expect(both.figures).toEqual(alone.figures);
  expect(both.median).toBe(135_980);
  expect(both.figures.unknown).toBeNull();
  expect([both.ofPrimary, both.ofReplica > 0]).toEqual([1, true]);
  expect(alone.ofPrimary).toBeGreaterThan(both.ofPrimary);
});

it("reads a version from the primary until the whole of it has reached the replica", async () => {
  const replica = await newReplica();
  pair.cut();
  await load(versions[1], 150_000);
  const late = await readCold(replica);
  expect(late.figures.version).toBe(versions[1]);
  expect([late.median, late.figures.unknown]).toEqual([150_000, null]);
  expect(late.figures).toEqual((await readCold(null)).figures);
  // One question, and its repetition if it failed, told the isolate that it is late.
  expect([1, 2]).toContain(late.ofReplica);
  expect((await readCold(replica)).ofReplica).toBe(0);
  expect(await check(pair.replica)).toMatchObject({ isWhole: false, version: versions[0] });

  pair.mend();
  await replicated(versions[1]);
  await expect.poll(async () => (await readCold(replica)).ofPrimary, { interval: 300 }).toBe(1);
  expect((await readCold(replica)).figures).toEqual(late.figures);
  expect(await check(pair.replica)).toMatchObject({ isWhole: true, version: versions[1] });
});

it("is no worse off with a replica that is down or silent, and then leaves it alone", async () => {
  const alone = await readCold(null);
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  let asked = 0;
  silent.on("connection", () => asked++);
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const first = await readCold({ url });
  expect([first.figures, first.ofPrimary]).toEqual([alone.figures, alone.ofPrimary]);
  const attempts = asked;
  expect(attempts).toBeGreaterThan(0);
  expect((await readCold({ url })).figures).toEqual(alone.figures);
  expect(asked).toBe(attempts);
  silent.close();

  const down = await readCold({ url: "http://127.0.0.1:9" });
  expect([down.figures, down.ofPrimary]).toEqual([alone.figures, alone.ofPrimary]);
  await expect(check("http://127.0.0.1:9")).rejects.toThrow();
});

it("goes on with reference data from the replica alone when the primary is down", async () => {
  await load(versions[2], 160_000);
  await replicated(versions[2]);
  const before = await readCold(null);
  const replica = await newReplica();
  const service = await startService({ databaseUrl: pair.primary, replicaUrl: replica.url });
  const status = await service.fetch("/status", { headers: { accept: "text/markdown" } });
  expect(await status.text()).toMatch(
    /^- ok: Replica: responds in \d+ ms, has 2026\.05-cccccccc$/m,
  );
  await pair.stopPrimary();
  try {
    const down = await readCold(replica);
    expect(down.figures).toEqual(before.figures);
    const get = async (path: string, as?: string) =>
      (await service.fetch(`/api/v1/intelligence/salaries/${path}`, { key: as })).status;
    // Found out from the catalog: without it the response would be 503.
    expect(await get("widget?role=unknown-role&city=san-francisco")).toBe(404);
    expect(await get("calculate?role=software-engineer&city=san-francisco", key)).toBe(503);
  } finally {
    await service.stop();
  }
});
