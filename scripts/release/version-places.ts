import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A file that contains the version of a release, and how to find it there. */
interface VersionPlace {
  file: string;
  /** Its groups are what precedes each version, the version, and what follows. */
  pattern: RegExp;
  /** How often it is there. */
  count: number;
  /** Written by this command from another place. */
  madeBy?: string;
}

const inManifest = /^( {2}"version": ")([^"]+)(")/m;
const inClient = /^(__version__ = ")([^"]+)(")/m;
/** The name of any file of a release. */
export const inFileName =
  /(compensation-intelligence-)(\d+\.\d+\.\d+(?:-[\w.-]+?)?)(\.[a-z]\w*)(?!\.?\w)/g;

/** Every place; a test compares them. */
export const versionPlaces: readonly VersionPlace[] = [
  { file: "package.json", pattern: inManifest, count: 1 },
  { file: "sdk/package.json", pattern: inManifest, count: 1 },
  {
    file: "package-lock.json",
    // Matches the version of the project, the same in its list of packages, and that of the client
    // in the list.
    pattern:
      /(^\{\n {2}"name": "[^"]+",\n {2}"version": "|\n {4}"(?:sdk)?": \{\n(?: {6}"name": "[^"]+",\n)? {6}"version": ")([^"]+)(")/g,
    count: 3,
  },
  { file: "sdk/src/version.ts", pattern: /(export const version = ")([^"]+)(")/, count: 1 },
  { file: "sdk/python/client.py", pattern: inClient, count: 1 },
  { file: "sdk/README.md", pattern: inFileName, count: 5 },
  { file: "shared/site/docs/client-guide.tsx", pattern: inFileName, count: 1 },
  {
    file: "schema/openapi.json",
    pattern: /("x-release": ")([^"]+)(")/,
    count: 1,
    madeBy: "npm run generate -- openapi",
  },
];

/** @returns the versions that each place has. */
export function readVersions(root: string): { file: string; versions: string[] }[] {
  return versionPlaces.map(({ file, pattern }) => ({
    file,
    versions: findAll(readFileSync(join(root, file), "utf8"), pattern),
  }));
}

/** Writes a version to every place but those that commands make. */
export function setVersion(root: string, version: string): void {
  for (const { file, pattern, count, madeBy } of versionPlaces) {
    if (madeBy !== undefined) continue;
    const path = join(root, file);
    const text = readFileSync(path, "utf8");
    const found = findAll(text, pattern).length;
    if (found !== count) {
      throw new Error(`${file} has ${found} versions, not ${count}: see version-places.ts.`);
    }
    writeFileSync(
      path,
      text.replace(pattern, (_, before, __, after) => `${before}${version}${after}`),
    );
  }
}

function findAll(text: string, pattern: RegExp): string[] {
  const all = new RegExp(
    pattern,
    pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`,
  );
  return [...text.matchAll(all)].map(([, , version = ""]) => version);
}
