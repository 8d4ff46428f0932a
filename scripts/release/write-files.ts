import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { packClient } from "../generate/sdk/build-client.ts";
import { buildPackage } from "../generate/sdk/build-data.ts";
import { packBundle } from "../generate/sdk/pack-bundle.ts";
import { findDeployedPackages } from "../operate/deploy/deployed-packages.ts";
import { writeInventory } from "../operate/deploy/write-inventory.ts";
import { projectRoot } from "../run/local/places.ts";
import type { BuiltWorker } from "../run/workers/build-workers.ts";
import { notesOf } from "./changelog.ts";
import { nameForRegistry } from "./name-package.ts";

const sdk = join(projectRoot, "sdk");
/** `sha256sum --check` reads this file. */
const checksums = "SHA256SUMS";

/** Files of the project that are part of a release as they are. */
const copied = ["public/compensation_intelligence.py", "schema/openapi.json", "CHANGELOG.md"];

/**
 * Writes what a release consists of to an empty folder: the packed client, as a package and as a bundle
 * for agents, the Python client, the OpenAPI document, the bill of materials and licenses of the Workers, the changelog, and checksums.
 *
 * @param workers all of a deployment, bundled.
 * @returns the names of the files.
 */
export async function writeReleaseFiles(
  folder: string,
  workers: readonly BuiltWorker[],
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder);
  if (present.length > 0) throw new Error(`${folder} is not empty: ${present.join(", ")}`);
  await buildPackage();
  await packClient(folder);
  await packBundle(folder, process.env.GITHUB_REPOSITORY);
  for (const file of copied) copyFileSync(join(projectRoot, file), join(folder, basename(file)));
  writeInventory(findDeployedPackages(workers), folder);
  const names = readdirSync(folder).sort();
  const sums = names.map((name) => `${sha256(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, checksums), sums.join(""));
  return [...names, checksums];
}

/** Writes what the release's page says, from its section of the changelog. */
export function writeNotes(file: string): void {
  const { version } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  const changelog = readFileSync(join(projectRoot, "CHANGELOG.md"), "utf8");
  writeFileSync(file, `${notesOf(changelog, version)}\n`);
}

/**
 * Packs the client under the name that it has in a registry.
 *
 * @returns the path of the archive.
 */
export async function packForRegistry(
  folder: string,
  name: string,
  repository: string,
): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(sdk, "package.json"), "utf8"));
  const named = nameForRegistry(manifest, name, repository);
  await buildPackage();
  const copy = mkdtempSync(join(tmpdir(), "client-"));
  try {
    for (const part of ["bin", "data", "dist", "skills", "LICENSE"]) {
      cpSync(join(sdk, part), join(copy, part), { recursive: true });
    }
    const readme = readFileSync(join(sdk, "README.md"), "utf8");
    writeFileSync(join(copy, "README.md"), installFromRegistry(readme, name));
    writeFileSync(join(copy, "package.json"), `${JSON.stringify(named, null, 2)}\n`);
    return await packClient(folder, copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The samples import the name that the package has in the project, so it is installed under that name. */
export function installFromRegistry(readme: string, name: string): string {
  const commands = `npm install compensation-intelligence@npm:${name}\nnpm install --global ${name}`;
  const section = `## Install\n\n\`\`\`sh\n${commands}\n\`\`\`\n\n`;
  const changed = readme.replace(/^## Install\n.*?(?=^## )/ms, () => section);
  if (changed === readme) throw new Error("sdk/README.md has no section Install.");
  return changed;
}

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
