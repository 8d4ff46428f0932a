/** The rows of the files are those of the database, all of them. */
import { afterAll, describe, expect, it } from "vitest";
import { roles } from "#schema/reference.ts";
import { startSeededDatabase } from "#scripts/run/stage/database.ts";
import { packedSeeds } from "#scripts/run/stage/packed-seeds.ts";
import { readLive } from "#seeds/load/claim.ts";
import { cityRowsPart } from "#shared/catalog/city-catalog.ts";
import { majorGroupsPart } from "#shared/catalog/role-families.ts";
import { createReferenceCache } from "#shared/reference/cache.ts";
import { fileRows } from "#shared/reference/files/file-rows.ts";
import { openFiles } from "#shared/reference/files/read-files.ts";
import { fileFormat } from "#shared/reference/files/sealed.ts";
import { joinedGroupsPart, relationsPart } from "#shared/reference/onet-relations.ts";
import { openReference } from "#shared/reference/open-reference.ts";
import { databaseRows } from "#shared/reference/packed/database-rows.ts";
import type { StoredRow } from "#shared/reference/packed/packed-row.ts";
import type { RoleRow } from "#shared/reference/packed/row-source.ts";
import type { Part } from "#shared/reference/part.ts";
import { cityNamesPart } from "#shared/reference/read-names.ts";
import { taxPart } from "#shared/reference/tax-tables.ts";
import { companiesPart, filedPayPart } from "#shared/salaries/companies/read-companies.ts";
import { outlookPart } from "#shared/salaries/statistics/find-hiring.ts";
import { memoryFiles } from "./memory-files.ts";

const askNobody = (): never => {
  throw new Error("The database was asked.");
};

const server = await startSeededDatabase();
afterAll(() => server.stop());
const db = server.connect({ timeoutMs: 60_000 });
const live = await readLive(db);
if (!live) throw new Error("no dataset");
const files = memoryFiles();
files.put(live.version, await packedSeeds());
const own = openFiles(files, createReferenceCache(), live.version);
const fromFiles = fileRows(own, databaseRows(askNobody, live.id));
const fromDatabase = databaseRows(() => db, live.id);

const bytesOf = (row: StoredRow) => Buffer.from(row?.body ?? new Uint8Array()).toString("base64");
const described = (row: RoleRow | null) => row && [row.socCode, bytesOf(row)];

describe("the files of reference data have what the database has", () => {
  it("of every occupation, by a slug of each", async () => {
    const all = await db.select({ slug: roles.slug, socCode: roles.socCode }).from(roles);
    const slugs = [...new Map(all.map(({ slug, socCode }) => [socCode, slug])).values()];
    const bodies = new Map(
      (await fromFiles.roles(slugs)).map((row) => [row.socCode, bytesOf(row)]),
    );
    expect(bodies.size).toBe(slugs.length);
    for (let at = 0; at < slugs.length; at += 50) {
      for (const row of await fromDatabase.roles(slugs.slice(at, at + 50))) {
        expect(bodies.get(row.socCode) === bytesOf(row), row.socCode).toBe(true);
      }
    }
  });

  it("by slug, by alias, and for a name that nothing has", async () => {
    for (const slug of ["registered-nurse", "rn", "swe", "software-engineer"]) {
      const found = described(await fromFiles.role(slug));
      expect(found).not.toBeNull();
      expect(found).toEqual(described(await fromDatabase.role(slug)));
    }
    expect(await fromFiles.role("no-such-role")).toBeNull();
  });

  it("of all cities, and of the catalog", async () => {
    expect(bytesOf(await fromFiles.cities())).toBe(bytesOf(await fromDatabase.cities()));
    const catalog = (await fromFiles.catalog()).map(bytesOf);
    expect(catalog.length).toBeGreaterThan(0);
    expect(catalog).toEqual((await fromDatabase.catalog()).map(bytesOf));
  });

  it("of taxes, names of cities, and related occupations", async () => {
    const expectSame = async <Rows, Value>(part: Part<Rows, Value>) => {
      const found = await fromFiles.part(part);
      expect(found, part.name).toEqual(await fromDatabase.part(part));
      return found;
    };
    expect((await expectSame(taxPart)).rates.size).toBeGreaterThan(40);
    expect((await expectSame(cityNamesPart)).cities).toHaveLength(500);
    expect((await expectSame(relationsPart("29-1141"))).length).toBeGreaterThan(5);
    await expectSame(relationsPart("15-1252"));
    expect((await expectSame(outlookPart("29-1141")))[0]).toHaveLength(1);
    expect((await expectSame(companiesPart))[0].length).toBeGreaterThan(1_000);
    expect((await expectSame(joinedGroupsPart)).size).toBeGreaterThan(10);
    expect((await expectSame(majorGroupsPart)).size).toBeGreaterThan(20);
    expect((await expectSame(cityRowsPart))[0]).toHaveLength(500);
  });

  it("of places, by their names, and for names that nothing has", async () => {
    for (const names of [["brandon"], ["33511", "springfield"], ["zzzz"], ["brandon", "qx"], []]) {
      const [found, known] = [await fromFiles.places(names), await fromDatabase.places(names)];
      const sorted = (rows: typeof known) => rows.map((row) => JSON.stringify(row)).sort();
      expect(sorted(found), names.join()).toEqual(sorted(known));
    }
    expect((await fromFiles.places(["springfield"])).length).toBeGreaterThan(5);
  });
});

it("an isolate that starts asks the database for nothing that another one in the data center knows", async () => {
  const first = await openReference(() => db, { cache: createReferenceCache(), files });
  const [pair, dataset] = [await first.roleInCity("registered-nurse", "tampa"), first.dataset];
  const cold = await openReference(askNobody, { cache: createReferenceCache(), files });
  expect(cold.dataset).toEqual(dataset);
  const again = await cold.roleInCity("registered-nurse", "tampa");
  expect(again.role).toEqual(pair.role);
  expect(again.city).toEqual(pair.city);
  expect(again.wages).toEqual(pair.wages);
  const gets = files.gets;
  const third = await openReference(askNobody, { cache: createReferenceCache(), files });
  await third.roleInCity("rn", "tampa-fl");
  // From the data center's cache, not from the bucket.
  expect(files.gets).toBe(gets);
});

it("a change of what a part's rows have needs another format of the files", async () => {
  const fieldsOf = async ({ read }: Pick<Part<unknown, unknown>, "read">) => {
    const rows = await read(db, live.id);
    const lists = (rows as readonly unknown[]).flat() as readonly object[];
    return [...new Set(lists.flatMap((row) => Object.keys(row)))].sort().join(" ");
  };
  expect({
    format: fileFormat,
    taxes: await fieldsOf(taxPart),
    names: await fieldsOf(cityNamesPart),
    relations: await fieldsOf(relationsPart("29-1141")),
    outlook: await fieldsOf(outlookPart("29-1141")),
    companies: await fieldsOf(companiesPart),
    filed: await fieldsOf(filedPayPart),
    joined: await fieldsOf(joinedGroupsPart),
    groups: await fieldsOf(majorGroupsPart),
    cityRows: await fieldsOf(cityRowsPart),
  }).toMatchInlineSnapshot(`
    {
      "cityRows": "alias areaCode cbsaCode citySlug code datasetId latitude longSlug longitude name parityAreaCode population reason rpp slug state timeZone title type year",
      "companies": "base companySlug datasetId filings level rank reason rows title",
      "filed": "rows",
      "format": 1,
      "groups": "code title",
      "joined": "onetSoc socCode",
      "names": "alias code longSlug population slug state title",
      "outlook": "annualOpenings changePct datasetId employment2024 employment2034 filedWageCount filedWageMedian filings others slower socCode title tools yearlyOnly",
      "relations": "either jobZone license onetSoc rank relatedCode relatedJobZone relatedOnetSoc relatedTitle roleSlug shared tier",
      "taxes": "carried citySlug datasetId effectiveFrom filingStatus jurisdiction kind locality lowerBound name rate rateFrom sourceFile sourceId thresholdFrom value",
    }
  `);
});
