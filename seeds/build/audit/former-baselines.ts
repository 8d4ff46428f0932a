import { parse } from "csv-parse/sync";

/** A role's national figure in the previous dataset, from which the report shows what moved. */
export interface FormerBaseline {
  slug: string;
  soc_code: string;
  /** USD a year: the latest release's median of the occupation × the title's factor. */
  baseline: number;
}

/** @param text `seeds/former-baselines.csv` */
export function parseFormerBaselines(text: string): FormerBaseline[] {
  return parse<FormerBaseline>(text, {
    columns: true,
    cast: (value, { column }) => (column === "baseline" ? Number(value) : value),
  });
}
