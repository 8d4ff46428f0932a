import { createHash } from "node:crypto";
import { sortedBy } from "../compare.ts";
import type { SourceRecord } from "../input/read-sources.ts";

export interface Manifest {
  /** `<year>.05-<first 8 hex of the SHA-256 over the hashes of the tables and the method>`. */
  version: string;
  oews_release: string;
  sources: SourceRecord[];
  tables: { file: string; rows: number; sha256: string }[];
  /** Files that only `npm run figures:calibrate` reads; they are no part of the version. */
  calibration: { file: string; rows: number; sha256: string }[];
  counts: { roles: number; specialized_roles: number; cities: number; occupations: number };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function makeManifest(
  year: number,
  tables: { file: string; rows: number; text: string }[],
  calibration: { file: string; rows: number; text: string }[],
  method: string,
  sources: SourceRecord[],
  counts: Manifest["counts"],
): Manifest {
  const files = listFiles(tables);
  const hashes = sortedBy(
    [...files, { file: "method.json", sha256: sha256(method) }],
    ({ file }) => file,
  );
  const digest = sha256(hashes.map((entry) => entry.sha256).join("\n"));
  return {
    version: `${year}.05-${digest.slice(0, 8)}`,
    oews_release: `${year}-05`,
    sources: sortedBy(sources, ({ id }) => id),
    tables: files,
    calibration: listFiles(calibration),
    counts,
  };
}

function listFiles(files: { file: string; rows: number; text: string }[]) {
  return sortedBy(files, ({ file }) => file).map(({ file, rows, text }) => ({
    file,
    rows,
    sha256: sha256(text),
  }));
}
