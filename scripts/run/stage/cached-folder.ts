/** Read-only folders for tests, cached between runs until one of their input files changes. */
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { oneAtATime } from "../local/one-at-a-time.ts";

const root = join(import.meta.dirname, "../../..");
const cache = join(root, "node_modules/.cache/tests");

/**
 * Returns a cached folder, or creates it.
 *
 * @param madeFrom patterns of the files that the content depends on.
 * @param fill is called with an empty folder and returns the path in it to cache.
 * @returns the folder, which must not be written to.
 */
export async function cacheFolder(
  name: string,
  madeFrom: readonly string[],
  fill: (draft: string) => Promise<string>,
): Promise<string> {
  const finished = join(cache, `${name}-${fingerprint(madeFrom)}`);
  if (isThere(finished)) return finished;
  return oneAtATime(`${finished}.lock`, async () => {
    if (isThere(finished)) return finished;
    const draft = mkdtempSync(join(cache, "draft-"));
    publish(await fill(draft), finished);
    rmSync(draft, { recursive: true, force: true });
    removeOld();
    return finished;
  });
}

function isThere(finished: string): boolean {
  if (!existsSync(finished)) return false;
  const now = new Date();
  utimesSync(finished, now, now);
  return true;
}

/** A hash of all files that the content of the folder depends on. */
function fingerprint(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of globSync(patterns, { cwd: root }).sort()) {
    if (!statSync(join(root, path)).isFile()) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

/** Two processes may have made the same folder after a third was killed; the first one wins. */
function publish(draft: string, finished: string): void {
  try {
    renameSync(draft, finished);
  } catch (error) {
    if (!existsSync(finished)) throw error;
  }
}

/** Removes folders that no run has used for an hour. */
function removeOld(): void {
  const hourAgo = Date.now() - 3_600_000;
  for (const path of globSync("*", { cwd: cache }).map((entry) => join(cache, entry))) {
    if (statSync(path).mtimeMs < hourAgo) rmSync(path, { recursive: true, force: true });
  }
}
