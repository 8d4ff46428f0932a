import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CommandFailed } from "../local/failure.ts";
import { projectRoot } from "../local/places.ts";

/** A bucket that files are put into. */
export interface UploadBucket {
  /** Null if there is no such object. */
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  upload(key: string, path: string): Promise<void>;
}

/**
 * A bucket by way of Wrangler, which knows the account.
 *
 * @param persistTo folder of the local simulator's state; null for the account's own bucket.
 */
export function openBucket(name: string, persistTo: string | null): UploadBucket {
  const place = persistTo === null ? ["--remote"] : ["--local", "--persist-to", persistTo];
  const put = async (key: string, path: string) => {
    const args = ["r2", "object", "put", `${name}/${key}`, "--file", path, ...place];
    const { code, output } = await run(args);
    if (code !== 0) throw new CommandFailed(`${key} could not be uploaded.\n${output}`);
  };
  return {
    upload: put,
    async read(key) {
      return inFolder(async (folder) => {
        const path = join(folder, "object");
        const args = ["r2", "object", "get", `${name}/${key}`, "--file", path, ...place];
        const { code, output } = await run(args);
        if (code === 0) return readFileSync(path, "utf8");
        if (/key does not exist/i.test(output)) return null;
        throw new CommandFailed(`The bucket ${name} could not be read.\n${output}`);
      });
    },
    async write(key, text) {
      return inFolder(async (folder) => {
        const path = join(folder, "object");
        writeFileSync(path, text);
        await put(key, path);
      });
    },
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

function run(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const wrangler = dirname(createRequire(import.meta.url).resolve("wrangler/package.json"));
  const child = spawn(process.execPath, [join(wrangler, "bin/wrangler.js"), ...args], {
    cwd: projectRoot,
    env: { ...process.env, WRANGLER_HIDE_BANNER: "true", WRANGLER_SEND_METRICS: "false" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const add = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding("utf8").on("data", add);
  child.stderr.setEncoding("utf8").on("data", add);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}
