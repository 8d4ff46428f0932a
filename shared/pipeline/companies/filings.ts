import { companyCatalog } from "../../catalog/company-catalog.ts";
import type { CompanyItem } from "../../salaries/companies/companies.response.ts";
import type { ReadContext } from "../records/context.ts";
import type { CompanyMemory } from "./pipeline-companies.response.ts";

/** Words at the end of an employer's name that only say what kind of company it is. */
const legalForm =
  /[\s,.]+(?:inc|incorporated|llc|llp|ltd|limited|corp|corporation|co|company|plc|gmbh|lp|us|usa)\.?$/u;

/** An employer's name without its legal form, as a slug. */
export function employerSlug(name: string): string {
  let plain = name.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").trim();
  for (let shorter = plain.replace(legalForm, ""); shorter !== plain; ) {
    plain = shorter;
    shorter = plain.replace(legalForm, "");
  }
  return plain
    .replace(/\.com$/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * Opens what the catalog knows of employers by their names.
 *
 * @returns null for an employer that is not in the catalog, and for all if no catalog is loaded.
 */
export async function openFilings({
  db,
  salaries,
}: ReadContext): Promise<(name: string) => CompanyMemory["filings"]> {
  const context = await salaries();
  if (!context) return () => null;
  const catalog = await companyCatalog.open({ ...context, database: () => db });
  const bySlug = new Map<string, CompanyItem>();
  for (const item of catalog.table.rows) {
    for (const name of [...item.signals.employers, item.name]) bySlug.set(employerSlug(name), item);
  }
  for (const item of catalog.table.rows) bySlug.set(item.slug, item);
  return (name) => {
    const slug = employerSlug(name);
    const item = bySlug.get(slug) ?? bySlug.get(catalog.aliases.get(slug) ?? "");
    return item ? toFilings(item) : null;
  };
}

function toFilings({ slug, name, signals }: CompanyItem): CompanyMemory["filings"] {
  return {
    slug,
    name,
    certifiedFilings: signals.certified_filings,
    filedPay: signals.filed_pay,
    dataPointId: signals.data_point_id,
  };
}
