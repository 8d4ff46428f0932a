import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { captureWrangler } from "../deploy/run-wrangler.ts";

/** What a response says about an object. */
interface ObjectHeaders {
  contentType: string;
  cacheControl: string;
}

/** A bucket that files are put into. */
export interface UploadBucket {
  /** Null if there is no such object. */
  read(key: string): Promise<string | null>;
  readBytes(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(key: string, content: string | Uint8Array, headers?: ObjectHeaders): Promise<void>;
  upload(key: string, path: string): Promise<void>;
  /** Does nothing if there is no such object. */
  remove(key: string): Promise<void>;
}

/**
 * A bucket by way of Wrangler, which knows the account.
 *
 * @param persistTo folder of the local simulator's state; null for the account's own bucket.
 */
export function openBucket(name: string, persistTo: string | null): UploadBucket {
  const run = async (args: readonly string[]) => {
    const { code, stdout, stderr } = await captureWrangler(args);
    return { code, output: stdout + stderr };
  };
  const place = persistTo === null ? ["--remote"] : ["--local", "--persist-to", persistTo];
  const put = async (key: string, path: string, headers?: ObjectHeaders) => {
    const about = headers
      ? ["--content-type", headers.contentType, "--cache-control", headers.cacheControl]
      : [];
    const args = ["r2", "object", "put", `${name}/${key}`, "--file", path, ...about, ...place];
    const { code, output } = await run(args);
    if (code !== 0) throw new CommandFailed(`${key} could not be uploaded.\n${output}`);
  };
  const get = (key: string) =>
    inFolder(async (folder) => {
      const path = join(folder, "object");
      const args = ["r2", "object", "get", `${name}/${key}`, "--file", path, ...place];
      const { code, output } = await run(args);
      if (code === 0) return readFileSync(path);
      if (/key does not exist/i.test(output)) return null;
      throw new CommandFailed(`The bucket ${name} could not be read.\n${output}`);
    });
  return {
    upload: (key, path) => put(key, path),
    async remove(key) {
      const { code, output } = await run(["r2", "object", "delete", `${name}/${key}`, ...place]);
      if (code !== 0) throw new CommandFailed(`${key} could not be deleted.\n${output}`);
    },
    read: async (key) => (await get(key))?.toString("utf8") ?? null,
    async readBytes(key) {
      const bytes = await get(key);
      return bytes && new Uint8Array(bytes);
    },
    write: (key, content, headers) =>
      inFolder(async (folder) => {
        const path = join(folder, "object");
        writeFileSync(path, content);
        await put(key, path, headers);
      }),
  };
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "upload-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
