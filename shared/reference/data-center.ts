/**
 * The data center's cache in front of the database: the rows of a version never change, so they are kept by its name,
 * and so is which version an isolate found to be live, so that others need not ask the database.
 */
import { packedFormat } from "./packed/body.ts";
import { checksumOf, type StoredRow, verified } from "./packed/packed-row.ts";
import type { LiveVersion } from "./packed/rows.queries.ts";

export interface DataCenter {
  cache: Pick<Cache, "match" | "put">;
  /** The origin under which it keeps them, at URLs that nobody can request. */
  origin: string;
  /** Lets work go on after the response. */
  after(work: Promise<unknown>): void;
}

/** Milliseconds since the epoch. */
export interface LiveMark extends LiveVersion {
  checkedAt: number;
}

const headers = { name: "row-name", checksum: "row-checksum" };
const markSeconds = 86_400;

const urlOf = ({ origin }: DataCenter, path: string) => `${origin}/~reference/${path}`;
const rowUrl = (center: DataCenter, version: string, key: string) =>
  urlOf(center, `${version}/${packedFormat}/${key}`);

/** Null if the cache does not have it, or what it has is damaged. */
export async function readCachedRow(
  center: DataCenter,
  version: string,
  key: string,
): Promise<StoredRow | null> {
  try {
    const stored = await center.cache.match(rowUrl(center, version, key));
    if (!stored) return null;
    const body = new Uint8Array(await stored.arrayBuffer());
    const isWhole = (await checksumOf(body)) === stored.headers.get(headers.checksum);
    const name = stored.headers.get(headers.name);
    return isWhole && name !== null ? { name, body, checksum: verified } : null;
  } catch {
    return null;
  }
}

export function keepRow(
  center: DataCenter,
  version: string,
  key: string,
  { name, body, checksum }: StoredRow,
): void {
  if (body === null || typeof checksum !== "string") return;
  put(center, rowUrl(center, version, key), body, {
    "content-type": "application/octet-stream",
    "cache-control": "public, max-age=31536000, immutable",
    [headers.name]: name,
    [headers.checksum]: checksum,
  });
}

export async function readLiveMark(center: DataCenter): Promise<LiveMark | null> {
  try {
    const stored = await center.cache.match(urlOf(center, "live"));
    return stored ? ((await stored.json()) as LiveMark) : null;
  } catch {
    return null;
  }
}

export function writeLiveMark(center: DataCenter, mark: LiveMark): void {
  put(center, urlOf(center, "live"), JSON.stringify(mark), {
    "content-type": "application/json",
    "cache-control": `public, max-age=${markSeconds}`,
  });
}

function put(
  { cache, after }: DataCenter,
  url: string,
  body: BodyInit,
  own: Record<string, string>,
): void {
  after(cache.put(url, new Response(body, { headers: own })).catch(() => undefined));
}
