import type { Seeds } from "#seeds/load/manifest.ts";
import type { CsvCell } from "#shared/core/csv.ts";
import type { Quarter } from "#shared/figures/quarter.ts";
import type { Reference } from "#shared/reference/open-reference.ts";

/** The data from which the rows of a release are made. */
export interface ExportContext {
  /** The files of the dataset version that is exported. */
  seeds: Seeds;
  reference: Reference;
  quarter: Quarter;
  /** All estimates of a quarter have the same. */
  methodologyVersion: string;
  /** Slugs of the roles, and codes of the occupations, that are exported, in order. */
  roles: readonly string[];
  occupations: readonly string[];
  /** Codes of the occupations whose wage levels are exported, in order: also some outside the catalog. */
  leveled: readonly string[];
  /** The name of the site, which the citation credits as its pages do. */
  siteName: string;
}

/** The cells of a row, in the order of its table's columns. */
export type Row = readonly CsvCell[];

/** Rows in batches, so that a table need not be in memory. */
export type Batches = AsyncIterable<readonly Row[]>;
