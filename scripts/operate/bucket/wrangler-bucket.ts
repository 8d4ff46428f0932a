import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { captureWrangler } from "../deploy/run-wrangler.ts";

/** A bucket that files are put into. */
export interface UploadBucket {
  /** Null if there is no such object. */
  read(key: string): Promise<string | null>;
  write(key: string, content: string): Promise<void>;
  upload(key: string, path: string): Promise<void>;
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
  const put = async (key: string, path: string) => {
    const args = ["r2", "object", "put", `${name}/${key}`, "--file", path, ...place];
    const { code, output } = await run(args);
    if (code !== 0) throw new CommandFailed(`${key} could not be uploaded.\n${output}`);
  };
  const get = (key: string) =>
    inFolder(async (folder) => {
      const path = join(folder, "object");
      const args = ["r2", "object", "get", `${name}/${key}`, "--file", path, ...place];
      const { code, output } = await run(args);
      if (code === 0) return readFileSync(path, "utf8");
      if (/key does not exist/i.test(output)) return null;
      throw new CommandFailed(`The bucket ${name} could not be read.\n${output}`);
    });
  return {
    upload: (key, path) => put(key, path),
    read: get,
    write: (key, content) =>
      inFolder(async (folder) => {
        const path = join(folder, "object");
        writeFileSync(path, content);
        await put(key, path);
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
