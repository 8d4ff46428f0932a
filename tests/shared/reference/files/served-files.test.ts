/** The service with files of reference data in its bucket, and the same without. */
import { afterAll, describe, expect, it } from "vitest";
import { roles } from "#schema/reference.ts";
import { createKey } from "#scripts/run/stage/callers.ts";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { packedSeeds } from "#scripts/run/stage/packed-seeds.ts";
import { type Service, startService, stoppedClock } from "#scripts/run/stage/service.ts";
import { readLive } from "#seeds/load/claim.ts";
import { indexKey, rowsKey } from "#shared/reference/files/sealed.ts";
import { shareLiveService } from "#tests/support/live-service.ts";
import { startCountingProxy } from "../counting-proxy.ts";

const database = await startSeededDatabase();
const db = database.connect({ timeoutMs: 60_000 });
const counter = await startCountingProxy(database.url);
const unlimited = { tier: "ultra", perMinute: null, perMonth: null } as const;
const live = await readLive(db);
if (!live) throw new Error("no dataset");
const { index, rows } = await packedSeeds();
const withFiles = await startService({
  databaseUrl: counter.url,
  clock: stoppedClock,
  split: false,
});
const bucket = await withFiles.dataBucket();
await bucket.put(rowsKey(live.version), rows);
await bucket.put(indexKey(live.version), index);
const askFiles = asker(withFiles, await createKey(db, unlimited));
/** The shared one, whose bucket has no files of reference data. */
const without = await shareLiveService();
const askDatabase = asker(without.service, await createKey(without.db, unlimited));
afterAll(async () => {
  await withFiles?.stop();
  await without?.stop();
  await counter.stop();
  await database.stop();
});

type Ask = (path: string, body?: unknown) => Promise<{ status: number; answer: object }>;

function asker(service: Service, key: string): Ask {
  return async (path, body) => {
    const response = await service.fetch(path, {
      key,
      ...(body === undefined
        ? {}
        : {
            method: "POST",
            body: JSON.stringify(body),
            headers: { "content-type": "application/json" },
          }),
    });
    const text = await response.text();
    // Every service has its own origin, and every response an id of its own.
    const common = text.replaceAll(service.url.origin, "").replaceAll(/req_\w{16}/g, "");
    const { request, ...answer } = JSON.parse(common);
    return { status: response.status, answer };
  };
}

const at = "/api/v1/intelligence/salaries";
const offer = (label: string, city: string) => ({ label, city, base: 98_000 });

describe("the answers from files are those from the database", () => {
  it.each<[path: string, body?: unknown]>([
    [`${at}/calculate?role=registered-nurse&city=tampa&exp=senior&expand=*`],
    [`${at}/calculate?role=rn`],
    [`${at}/calculate?role=registerd-nurse&city=tampaa`],
    [`${at}/compare?roleA=software-engineer&roleB=data-scientist&city=austin`],
    [`${at}/history?role=electrician&city=columbus`],
    [`${at}/adjacent?role=registered-nurse&city=tampa`],
    [`${at}/projections?role=truck-driver&city=dallas`],
    [`${at}/employer-cost?role=accountant&city=chicago`],
    [`${at}/roles?limit=100&sort=-national_median`],
    [`${at}/cities?limit=100`],
    [`${at}/search?q=nurse%20tampa`],
    [`${at}/compare-offers`, { offers: [offer("Acme", "tampa"), offer("Globex", "new-york")] }],
  ])("%s", async (path, body) => {
    const [fromFiles, fromDatabase] = [await askFiles(path, body), await askDatabase(path, body)];
    expect(fromFiles.status).toBeLessThan(500);
    expect(fromFiles).toEqual(fromDatabase);
  });
});

it("a role of an occupation that is new to the isolate costs no call of the database", async () => {
  const all = await db.select({ slug: roles.slug, socCode: roles.socCode }).from(roles);
  const slugs = [...new Map(all.map(({ slug, socCode }) => [socCode, slug])).values()];
  const callsOfNext = async () => {
    counter.takeCount();
    const { status } = await askFiles(`${at}/calculate?role=${slugs.pop()}&city=austin`);
    expect(status).toBe(200);
    return counter.takeCount();
  };
  // A machine that is busy for longer than the bucket is given sends one to the database.
  await expect.poll(callsOfNext, { timeout: 60_000 }).toBe(0);
});
