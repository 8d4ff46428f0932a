import { readTable } from "#seeds/read-csv.ts";

/** A role's national figure in the previous dataset, from which the report shows what moved. */
export interface FormerBaseline {
  slug: string;
  soc_code: string;
  /** USD a year: the latest release's median of the occupation × the title's factor. */
  baseline: number;
}

/** @param text `seeds/former-baselines.csv` */
export function parseFormerBaselines(text: string): FormerBaseline[] {
  return readTable(text).map(({ slug = "", soc_code = "", baseline }) => ({
    slug,
    soc_code,
    baseline: Number(baseline),
  }));
}
