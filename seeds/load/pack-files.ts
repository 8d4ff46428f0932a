/** Makes the files of a dataset version from its rows in the database. */
import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import { packedCities, packedOccupations, packedParts } from "#schema/packed.ts";
import { datasets, places, roleAliases, roles } from "#schema/reference.ts";
import type { Database } from "#shared/db/client.ts";
import type { IndexHeader } from "#shared/reference/files/file-index.ts";
import { folderOf, indexKey, seal } from "#shared/reference/files/sealed.ts";
import { beginningOf, sectionNames } from "#shared/reference/files/section-names.ts";
import type { MethodParameters } from "#shared/reference/method-parameters.ts";
import { encodeBody, packedFormat } from "#shared/reference/packed/body.ts";
import type { DatasetHeader } from "#shared/reference/packed/dataset-layout.ts";
import { openPackedRow, toPackedRow } from "#shared/reference/packed/packed-row.ts";
import type { PlaceRow } from "#shared/reference/place.ts";
import { joinReads } from "./join-reads.ts";
import { listParts } from "./list-parts.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export interface PackedFiles {
  index: Bytes;
  rows: Bytes;
}

/** Occupations in one response, a megabyte: servers limit it to ten. */
const occupationsPerResponse = 100;
/** Each is some 200 bytes of a response. */
const placesPerResponse = 10_000;
/** Parts that are read in one round trip; each is some kilobytes of a response. */
const partsAtATime = 32;

/** @throws Error if the version is not packed in this format. */
export async function packFiles(
  db: Database,
  { id, version }: { id: number; version: string },
): Promise<PackedFiles> {
  const sections: [name: string, sealed: Bytes][] = [];
  const add = async (name: string, body: Bytes) => {
    sections.push([name, await seal(`${folderOf(version)}/${name}`, body)]);
  };
  const [parts, cities, codes, [dataset]] = await db.batch([
    db
      .select()
      .from(packedParts)
      .where(and(eq(packedParts.datasetId, id), eq(packedParts.format, packedFormat)))
      .orderBy(asc(packedParts.name), asc(packedParts.part)),
    db
      .select()
      .from(packedCities)
      .where(and(eq(packedCities.datasetId, id), eq(packedCities.format, packedFormat))),
    db
      .select({ socCode: packedOccupations.socCode })
      .from(packedOccupations)
      .where(and(eq(packedOccupations.datasetId, id), eq(packedOccupations.format, packedFormat)))
      .orderBy(asc(packedOccupations.socCode)),
    db.select().from(datasets).where(eq(datasets.id, id)),
  ]);
  const own = parts.find(({ name }) => name === "dataset");
  const { header } = await openPackedRow<DatasetHeader>(own, `dataset ${version}`);
  const socCodes = codes.map(({ socCode }) => socCode);

  for (const { body } of cities) await add(sectionNames.cities, body);
  for (const { name, part, body } of parts) {
    if (name === "roles") await add(sectionNames.roles(part), body);
  }
  const joined = joinReads(db);
  for (const some of chunks(listParts(socCodes), partsAtATime)) {
    const bodies = await Promise.all(
      some.map(async ({ read }) => toPackedRow(encodeBody(await read(joined, id), []))),
    );
    for (const [at, { name }] of some.entries()) {
      const body = bodies[at]?.body;
      if (body) await add(sectionNames.part(name), body);
    }
  }
  const named = await readPlaces(db, id);
  for (const [beginning, rows] of Map.groupBy(named, ({ name }) => beginningOf(name))) {
    const { body } = await toPackedRow(encodeBody(rows, []));
    await add(sectionNames.places(beginning), body);
  }
  for (const some of chunks(socCodes, occupationsPerResponse)) {
    const rows = await db
      .select()
      .from(packedOccupations)
      .where(
        and(
          eq(packedOccupations.datasetId, id),
          eq(packedOccupations.format, packedFormat),
          // Occupations whose titles have rows of their own are read from the database.
          eq(packedOccupations.separateTitles, 0),
          inArray(packedOccupations.socCode, [...some]),
        ),
      )
      .orderBy(asc(packedOccupations.socCode));
    for (const { socCode, body } of rows) await add(sectionNames.occupation(socCode), body);
  }

  const occupationOf = await readNames(db, id);
  const names = [...occupationOf.keys()].sort();
  const index: IndexHeader = {
    dataset: header,
    parameters: JSON.parse(dataset?.methodParameters ?? "null") as MethodParameters,
    names: names.join("\n"),
    socCodes,
    sections: sections.map(([name, sealed]) => [name, sealed.length]),
  };
  const column = names.map((name) => socCodes.indexOf(occupationOf.get(name) ?? ""));
  const { body } = await toPackedRow(encodeBody(index, [column]));
  return {
    index: await seal(indexKey(version), body),
    rows: new Uint8Array(Buffer.concat(sections.map(([, sealed]) => sealed))),
  };
}

async function readPlaces(db: Database, datasetId: number): Promise<PlaceRow[]> {
  const found: PlaceRow[] = [];
  for (;;) {
    const { datasetId: _, ...columns } = getTableColumns(places);
    const rows = await db
      .select(columns)
      .from(places)
      .where(eq(places.datasetId, datasetId))
      .orderBy(asc(places.name), asc(places.state))
      .limit(placesPerResponse)
      .offset(found.length);
    found.push(...rows);
    if (rows.length < placesPerResponse) return found;
  }
}

/** The occupation of each slug and alias. An alias wins over a slug, as in the database. */
async function readNames(db: Database, datasetId: number): Promise<Map<string, string>> {
  const [slugs, aliases] = await db.batch([
    db
      .select({ slug: roles.slug, socCode: roles.socCode })
      .from(roles)
      .where(eq(roles.datasetId, datasetId)),
    db
      .select({ alias: roleAliases.alias, slug: roleAliases.roleSlug })
      .from(roleAliases)
      .where(eq(roleAliases.datasetId, datasetId)),
  ]);
  const bySlug = new Map(slugs.map(({ slug, socCode }) => [slug, socCode]));
  const byAlias = aliases.map(({ alias, slug }) => [alias, bySlug.get(slug) ?? ""] as const);
  return new Map([...bySlug, ...byAlias]);
}

function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
