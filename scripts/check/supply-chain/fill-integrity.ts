import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { idOf } from "./check-integrity.ts";
import type { LockedPackage } from "./lockfile.ts";

/**
 * Asks the configured registry for the hashes of packages that have none, and writes them to
 * `package-lock.json`.
 *
 * @returns the packages that the registry does not have.
 */
export function fillIntegrity(root: string, lacking: readonly LockedPackage[]): string[] {
  const file = join(root, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8")) as {
    packages: Record<string, Record<string, unknown>>;
  };
  const unknown: string[] = [];
  for (const one of lacking) {
    const integrity = askRegistry(idOf(one));
    const { version, ...rest } = lock.packages[one.path] ?? {};
    if (integrity === null) unknown.push(idOf(one));
    else lock.packages[one.path] = { version, integrity, ...rest };
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  return unknown;
}

function askRegistry(id: string): string | null {
  const { status, stdout } = spawnSync("npm", ["view", id, "dist.integrity"], { encoding: "utf8" });
  return status === 0 && stdout.trim().startsWith("sha512-") ? stdout.trim() : null;
}
