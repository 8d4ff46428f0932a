/** Releases of the data files. The estimates of a dataset change with each quarter, so a release has both. */

import * as z from "zod/mini";
import { lastCompletedQuarter, type Quarter } from "#shared/figures/quarter.ts";

export interface DataRelease {
  /** Version of the dataset. */
  dataset: string;
  /** The quarter that the estimates are for. */
  quarter: Quarter;
}

/** The dataset's release at an instant, in milliseconds since the epoch. */
export function releaseAt(dataset: string, now: number): DataRelease {
  return { dataset, quarter: lastCompletedQuarter(now) };
}

/** The name of a release in URLs: `2025.05-35fa4e7a-2026q3`. */
export function releaseName({ dataset, quarter: { year, quarter } }: DataRelease): string {
  return `${dataset}-${year}q${quarter}`;
}

const pattern = /^([a-z0-9.-]{1,60})-(\d{4})q([1-4])$/;

/** The release of a name; null if it is not the name of one. */
export function parseRelease(name: string): DataRelease | null {
  const [, dataset, year, quarter] = pattern.exec(name) ?? [];
  if (dataset === undefined) return null;
  return { dataset, quarter: { year: Number(year), quarter: Number(quarter) } };
}

/** One file of a release. */
export const DataFile = z.object({
  name: z.string(),
  /** The table that it holds; null for a document. */
  table: z.nullable(z.string()),
  /** The title of the file, for a document. */
  title: z.string(),
  bytes: z.int(),
  /** The number of rows without the header; null for a document. */
  rows: z.nullable(z.int()),
  /** Hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type DataFile = z.infer<typeof DataFile>;

const ManifestColumn = z.object({
  name: z.string(),
  type: z.enum(["text", "integer", "number", "boolean"]),
  unit: z.string(),
  meaning: z.string(),
  source: z.string(),
});

/** A table with its dictionary, as the release has it. */
export const ManifestTable = z.object({
  name: z.string(),
  title: z.string(),
  meaning: z.string(),
  columns: z.array(ManifestColumn),
});
export type ManifestTable = z.infer<typeof ManifestTable>;

/** The contents of a release of the data files: `manifest.json`. */
export const Manifest = z.object({
  /** The name of the release, as in URLs. */
  release: z.string(),
  dataset: z.string(),
  /** The quarter, such as `2026-Q3`. */
  quarter: z.string(),
  /** Last day of the quarter, `YYYY-MM-DD`. */
  as_of: z.string(),
  methodology_version: z.string(),
  /** The role, place and level of the estimates. */
  basis: z.string(),
  level: z.string(),
  /** How to cite the release. */
  citation: z.string(),
  tables: z.array(ManifestTable),
  files: z.array(DataFile),
});
export type Manifest = z.infer<typeof Manifest>;

/** The releases that can be downloaded, newest first: `index.json`. */
export const ReleaseIndex = z.object({ releases: z.array(z.string()) });
export type ReleaseIndex = z.infer<typeof ReleaseIndex>;

export const manifestName = "manifest.json";
const folder = "data";

/** Key of a release's file in the bucket. */
export function releaseFileKey(release: string, name: string): string {
  return `${folder}/${release}/${name}`;
}

/** Key of the list of releases in the bucket. */
export const releaseIndexKey = `${folder}/index.json`;
