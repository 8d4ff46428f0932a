import { logFailure } from "#shared/core/log-failure.ts";
import type { ReferenceCache } from "../cache.ts";
import type { FileAccess, FileBucket } from "./file-access.ts";
import { type FileIndex, readIndex } from "./file-index.ts";
import { folderOf, indexKey, rowsKey, unseal } from "./sealed.ts";

/** The files of one dataset version. What they do not have now is null, for the database to be asked. */
export interface VersionFiles {
  index(): Promise<FileIndex | null>;
  /** A section of the rows. */
  section(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** By how much a silent bucket delays a request, once in a while, before the database is asked instead. */
const limitMs = 300;
/** How long an isolate leaves a bucket alone that has failed, and one that does not have a version. */
const failedForMs = 30_000;
const missingForMs = 60_000;
const task = "read reference files";
/** A file never changes. */
const headers = {
  "content-type": "application/octet-stream",
  "cache-control": "public, max-age=31536000, immutable",
};

export function openFiles(
  access: FileAccess,
  cache: ReferenceCache,
  version: string,
): VersionFiles {
  const { indexes, missing } = cache.files;
  const index = () =>
    cache.flight.run<FileIndex | null>(
      `files ${version}`,
      () => indexes.get(version) ?? (isMissing() ? null : undefined),
      async () => {
        const name = indexKey(version);
        const body = await readWithin(access, cache, { name, object: name });
        if (body === "missing" || body === "damaged") {
          // A version without files is served from the database, which /status says.
          if (body === "damaged" && missing.get(version) === undefined) {
            logFailure({ task, name }, new Error("The file is damaged."));
          }
          missing.set(version, Date.now() + missingForMs);
        }
        if (typeof body !== "object" || !body) return null;
        const read = await readIndex(body);
        indexes.set(version, read);
        return read;
      },
      access,
    );
  const isMissing = () => Date.now() < (missing.get(version) ?? 0);
  return {
    index,
    async section(section) {
      const range = (await index())?.place(section);
      if (!range) return null;
      const name = `${folderOf(version)}/${section}`;
      const body = await readWithin(access, cache, { name, object: rowsKey(version), range });
      if (body === "missing" || body === "damaged") {
        logFailure({ task, name }, new Error(`The section is ${body}.`));
        return null;
      }
      return body;
    },
  };
}

interface Wanted {
  /** What the checksum is one of, and its place in the data center's cache. */
  name: string;
  /** Its key in the bucket, and the part of it. */
  object: string;
  range?: { offset: number; length: number };
}

type Found = Uint8Array<ArrayBuffer> | "missing" | "damaged";

/** Null, and a line in the log, if the bucket fails or is silent; then it is left alone for a while. */
async function readWithin(
  access: FileAccess,
  cache: ReferenceCache,
  wanted: Wanted,
): Promise<Found | null> {
  return readWithinLimit(access, cache, wanted.name, async () => {
    const url = `${access.origin}/~${wanted.name}`;
    const stored = await access.cache.match(url).catch(() => undefined);
    const kept = stored && (await unseal(wanted.name, await bytesOf(stored)));
    return kept ?? readBucket(access, wanted, url);
  });
}

async function readBucket(
  { bucket, cache, after }: FileAccess,
  { name, object, range }: Wanted,
  url: string,
): Promise<Found> {
  const found = await bucket.get(object, range && { range });
  if (!found) return "missing";
  const sealed = await bytesOf(found);
  const body = await unseal(name, sealed);
  if (!body) return "damaged";
  after(cache.put(url, new Response(sealed, { headers })).catch(() => undefined));
  return body;
}

/** Reads from the bucket or the cache within the limit; null if that fails, or they are left alone. */
export async function readWithinLimit<Value>(
  { timeoutMs = limitMs }: Pick<FileAccess, "timeoutMs">,
  { files }: Pick<ReferenceCache, "files">,
  name: string,
  read: () => Promise<Value>,
): Promise<Value | null> {
  const now = Date.now();
  if (now < files.avoidedUntil) return null;
  // After a pause one request finds out whether they are well again, and the others do not wait for it.
  if (files.avoidedUntil > 0) files.avoidedUntil = now + timeoutMs;
  try {
    const found = await within(timeoutMs, read());
    files.avoidedUntil = 0;
    return found;
  } catch (error) {
    files.avoidedUntil = Date.now() + failedForMs;
    logFailure({ task, name }, error);
    return null;
  }
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No response within ${ms} ms.`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function bytesOf(
  stored: Awaited<ReturnType<FileBucket["get"]>> & object,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await stored.arrayBuffer());
}
