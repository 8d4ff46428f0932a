import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkLicenses } from "#scripts/check/supply-chain/check-licenses.ts";
import { type LockedPackage, readLockedPackages } from "#scripts/check/supply-chain/lockfile.ts";
import { CommandFailed } from "#scripts/run/local/failure.ts";
import { projectRoot } from "#scripts/run/local/places.ts";
import type { BuiltWorker } from "#scripts/run/workers/build-workers.ts";

/** A package whose code is part of at least one Worker. */
export interface DeployedPackage extends LockedPackage {
  /** Names of the Workers that contain it. */
  workers: readonly string[];
  /** The text of its license; empty if the package has none. */
  licenseText: string;
}

/**
 * The packages whose code the bundles contain, in the order of their names.
 *
 * @throws {CommandFailed} if one is not locked, or has a license that is not allowed.
 */
export function findDeployedPackages(
  workers: readonly Pick<BuiltWorker, "name" | "bundle">[],
): DeployedPackage[] {
  const workersOf = new Map<string, string[]>();
  for (const { name, bundle } of workers) {
    const contained = [...bundle.modules].filter(([, bytes]) => bytes > 0);
    for (const path of new Set(contained.flatMap(([module]) => folderOf(module) ?? []))) {
      workersOf.set(path, [...(workersOf.get(path) ?? []), name]);
    }
  }
  const locked = new Map(readLockedPackages(projectRoot).map((one) => [one.path, one]));
  const found = [...workersOf].map(([path, names]) => {
    const entry = locked.get(path);
    if (!entry) throw new CommandFailed(`${path} is deployed but not in package-lock.json.`);
    // Deployed is deployed, whatever it was installed for.
    return { ...entry, dev: false, workers: names, licenseText: readLicense(path) };
  });
  const violations = checkLicenses(found);
  if (violations.length > 0) throw new CommandFailed(violations.join("\n"));
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

const folderForm = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

function folderOf(module: string): string | null {
  return folderForm.exec(module)?.[0] ?? null;
}

/** Most licenses must be passed on with the code. */
function readLicense(path: string): string {
  const folder = join(projectRoot, path);
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(name));
  return file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
}
