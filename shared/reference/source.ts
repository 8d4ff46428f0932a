/** Where a request reads reference data: what it has read already, the data center's cache, the database. */
import type { Executor } from "../db/bound.ts";
import { type DataCenter, keepRow, readCachedRow } from "./data-center.ts";
import type { StoredRow } from "./packed/packed-row.ts";
import { type LiveVersion, readKeyedRows, readLiveRows } from "./packed/rows.queries.ts";
import type { ReadRows } from "./packed/rows.ts";

export interface ReferenceSource {
  /** Returns the request's own client; called only if something has to be read. */
  database(): Executor;
  center?: DataCenter | undefined;
  /** Keys of rows that the request is going to ask for, which are read along with the first that is. */
  ahead?: readonly string[] | undefined;
  /** A version that is read without a database, in the package. */
  packaged?: (LiveVersion & { read: ReadRows }) | undefined;
}

/** The source of one request, whose calls share what they read. */
export interface RequestSource extends ReferenceSource {
  /** The live version, and rows of it for the calls that follow; null before the first load. One round trip. */
  readLive(keys: readonly string[]): Promise<LiveVersion | null>;
  rowsOf(version: LiveVersion): ReadRows;
}

export function openSource(source: ReferenceSource): RequestSource {
  const { database, center, packaged } = source;
  const read = new Map<string, StoredRow>();
  let ahead = source.ahead ?? [];
  /** What is read ahead; if it fails, whoever needs the rows reads them, and has the error. */
  let reading: Promise<unknown> = Promise.resolve();

  const keep = ({ id, version }: LiveVersion, rows: ReadonlyMap<string, StoredRow>) => {
    for (const [key, row] of rows) {
      // One that is not packed may be a moment later.
      if (row.body !== null) read.set(`${id} ${key}`, row);
      if (center) keepRow(center, version, key, row);
    }
  };
  const sendAhead = <Read>(send: (more: readonly string[]) => Promise<Read>): Promise<Read> => {
    const sent = send(ahead);
    if (ahead.length > 0) reading = sent.catch(() => undefined);
    ahead = [];
    return sent;
  };
  return {
    ...source,
    readLive: (keys) =>
      sendAhead(async (more) => {
        const found = await readLiveRows(database(), [...new Set([...keys, ...more])]);
        if (found) keep(found.live, found.rows);
        return found?.live ?? null;
      }),
    rowsOf(version) {
      if (packaged?.version === version.version) return packaged.read;
      const known = async (key: string) =>
        read.get(`${version.id} ${key}`) ??
        (center ? await readCachedRow(center, version.version, key) : null);
      return async (keys) => {
        const found = await Promise.all(keys.map(known));
        if (!found.includes(null)) return found;
        await reading;
        const missing = keys.filter(
          (key, at) => found[at] === null && !read.has(`${version.id} ${key}`),
        );
        const rows =
          missing.length === 0
            ? null
            : await sendAhead(async (more) =>
                readKeyedRows(database(), version.id, [...new Set([...missing, ...more])]),
              );
        if (rows) keep(version, rows);
        return keys.map(
          (key, at) => found[at] ?? rows?.get(key) ?? read.get(`${version.id} ${key}`) ?? null,
        );
      };
    },
  };
}
