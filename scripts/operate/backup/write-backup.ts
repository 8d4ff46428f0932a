import { createHash } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import type { DatabaseConfig } from "#shared/db/client.ts";

interface Backup {
  /** Bytes of SQL, before compression. */
  bytes: number;
  /** SHA-256 of the file, hex. */
  sha256: string;
}

/** The last statement of a whole dump. */
const end = "COMMIT;";

/**
 * Writes the database as SQL, gzipped, to a file that only its owner can read. The server dumps
 * one snapshot, so that what is written meanwhile is in it as a whole or not at all.
 *
 * @throws {CommandFailed} if the server does not dump, or the dump ends early; no file is left then.
 */
export async function writeBackup(database: DatabaseConfig, file: string): Promise<Backup> {
  const response = await requestDump(database);
  const draft = `${file}.part`;
  const passed = new Watch();
  mkdirSync(dirname(file), { recursive: true });
  try {
    const out = createWriteStream(draft, { fd: openSync(draft, "wx", 0o600), flush: true });
    await pipeline(Readable.from(response), passed, createGzip(), out);
    if (!passed.tail.trimEnd().endsWith(end)) {
      throw new CommandFailed("The dump ended early, so nothing was kept. Try again.");
    }
    renameSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) {
      rmSync(draft, { force: true });
      throw error;
    }
    throw new CommandFailed(
      `${draft} exists: another backup is writing it, or was interrupted. Remove it first.`,
    );
  }
  return { bytes: passed.bytes, sha256: await hashFile(file) };
}

async function requestDump({ url, authToken }: DatabaseConfig) {
  const origin = new URL(url.replace(/^libsql:/, "https:")).origin;
  const response = await fetch(`${origin}/dump`, {
    headers: authToken ? { authorization: `Bearer ${authToken}` } : {},
  });
  if (!response.ok || !response.body) {
    throw new CommandFailed(`The database answered ${response.status} to the request for a dump.`);
  }
  return response.body;
}

/** Counts what passes and keeps its end. */
class Watch extends Transform {
  bytes = 0;
  tail = "";

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error: null, chunk: Buffer) => void,
  ) {
    this.bytes += chunk.length;
    this.tail = (this.tail + chunk.subarray(-20).toString("latin1")).slice(-20);
    done(null, chunk);
  }
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}
