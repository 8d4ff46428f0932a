/** The packed rows of a dataset version in the database. */
import type { Bound, Executor } from "#shared/db/bound.ts";
import { query } from "#shared/db/query.ts";
import { packedFormat } from "./body.ts";
import type { StoredRow } from "./packed-row.ts";
import { relatedPrefix, rolePrefix } from "./rows.ts";

interface KeyedRow extends StoredRow {
  key: string;
}

export interface LiveVersion {
  id: number;
  version: string;
}

function selectLiveVersion() {
  return query<LiveVersion>(
    "select d.id, d.version from live_dataset l join datasets d on d.id = l.dataset_id",
  );
}

/** A version that has its rows in this code's format. */
export function selectVersion({ version }: { version: string }) {
  return query<LiveVersion>(
    `select d.id, d.version from datasets d join packed_rows p on p.dataset_id = d.id
    where d.version = :version and d.state = 'ready' and p.format = :format and p.name = 'dataset'`,
    { version, format: packedFormat },
  );
}

/** The live version, and rows of it by their keys, in one round trip; null before the first load. */
export async function readLiveRows(
  db: Executor,
  keys: readonly string[],
): Promise<{ live: LiveVersion; rows: Map<string, StoredRow> } | null> {
  const [[live] = [], ...found] = await sendAll(db, [
    selectLiveVersion(),
    ...selectKeys(null, keys),
  ]);
  return live ? { live: live as LiveVersion, rows: byKey(found) } : null;
}

/** The rows of a version by their keys, in one round trip; those that there are. */
export async function readKeyedRows(
  db: Executor,
  datasetId: number,
  keys: readonly string[],
): Promise<Map<string, StoredRow>> {
  return byKey(await sendAll(db, selectKeys(datasetId, keys)));
}

/** Drizzle's type is for batches of a known length. */
const sendAll = (db: Executor, queries: readonly Bound<unknown>[]) =>
  (db.batch as unknown as (all: readonly Bound<unknown>[]) => Promise<unknown[][]>)(queries);

const byKey = (found: readonly unknown[][]) =>
  new Map((found.flat() as KeyedRow[]).map(({ key, ...row }) => [key, row]));

/** @param datasetId null for the live version. */
function selectKeys(datasetId: number | null, keys: readonly string[]): Bound<unknown>[] {
  const id = datasetId === null ? "(select dataset_id from live_dataset)" : ":datasetId";
  const values = { format: packedFormat, ...(datasetId !== null && { datasetId }) };
  const select = (text: string, more: Readonly<Record<string, string | readonly string[]>>) =>
    query<KeyedRow>(text, { ...values, ...more });
  const ofVersion = `p.dataset_id = ${id} and p.format = :format`;
  // A role is named by its slug or an alias.
  const ownSlug = `coalesce((select role_slug from role_aliases where dataset_id = ${id} and alias = :slug), :slug)`;
  const socCode = `(select soc_code from roles where dataset_id = ${id} and slug = ${ownSlug})`;
  const names = keys.filter((key) => !key.startsWith(rolePrefix) && !key.startsWith(relatedPrefix));
  const slugsBehind = (prefix: string) =>
    keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return [
    ...(names.length === 0
      ? []
      : [
          select(
            `select p.name as key, p.name, p.body, p.checksum from packed_rows p
            where ${ofVersion} and p.name in (:names)`,
            { names },
          ),
        ]),
    // A role whose occupation has no row is found with null instead of a body.
    ...slugsBehind(rolePrefix).map((slug) =>
      select(
        `select '${rolePrefix}' || :slug as key, 'occupations/' || r.soc_code as name, p.body, p.checksum
        from roles r left join packed_rows p on ${ofVersion} and p.name = 'occupations/' || r.soc_code
        where r.dataset_id = ${id} and r.slug = ${ownSlug}`,
        { slug },
      ),
    ),
    ...slugsBehind(relatedPrefix).flatMap((slug) => [
      select(
        `select p.name as key, p.name, p.body, p.checksum from packed_rows p
        where ${ofVersion} and p.name = 'relations/' || ${socCode}`,
        { slug },
      ),
      select(
        `select '${rolePrefix}' || r.slug as key, p.name, p.body, p.checksum
        from json_each((select p.followers from packed_rows p where ${ofVersion} and p.name = 'relations/' || ${socCode})) f
        join roles r on r.dataset_id = ${id} and r.slug = f.value
        join packed_rows p on ${ofVersion} and p.name = 'occupations/' || r.soc_code`,
        { slug },
      ),
    ]),
  ];
}
