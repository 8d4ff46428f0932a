import { asc, eq } from "drizzle-orm";
import { companies, companyLevels } from "../../schema/companies.ts";
import { type CompanyItem, companySortFields } from "../contracts/companies.ts";
import type { Database } from "../db/client.ts";
import { type Named, named } from "../reference/nearest.ts";
import type { Dataset } from "../reference/records.ts";
import { createKeeper } from "./keeper.ts";
import { createTable, type Table } from "./table.ts";

export interface CompanyCatalog {
  /** Of the dataset: the figures are of one quarter, whatever today is. */
  version: string;
  table: Table<CompanyItem, (typeof companySortFields)[number]>;
  names: readonly Named[];
}

export const companyCatalog = createKeeper<CompanyCatalog>(async (context) => {
  const { dataset } = context.reference;
  const items = await readCompanies(context.database(), dataset);
  return {
    version: dataset.version,
    table: createTable(items, companySortFields),
    names: items.map(({ slug }) => named(slug)),
  };
});

const sourcesOfCompanies = ["company-ladders", "dol-lca-fy2024q1", "dol-lca-employers"] as const;

/** All companies with their levels, in one round trip. */
async function readCompanies(db: Database, dataset: Dataset): Promise<CompanyItem[]> {
  const [rows, levels] = await db.batch([
    db.select().from(companies).where(eq(companies.datasetId, dataset.id)),
    db
      .select()
      .from(companyLevels)
      .where(eq(companyLevels.datasetId, dataset.id))
      .orderBy(asc(companyLevels.companySlug), asc(companyLevels.rank)),
  ]);
  const byCompany = Map.groupBy(levels, ({ companySlug }) => companySlug);
  const sources = sourcesOfCompanies.flatMap((id) => {
    const source = dataset.sources.get(id);
    return source ? [{ id, title: source.title, reference_period: source.referencePeriod }] : [];
  });
  return rows.map(({ slug, name, filings, filedWages, employers }) => ({
    id: `company:${slug}`,
    slug,
    name,
    levels: (byCompany.get(slug) ?? []).map(describeLevel),
    vesting: null,
    interview_difficulty: null,
    signals: {
      certified_filings: filings,
      filed_wages: filedWages,
      employers: employers.split(";"),
    },
    sources,
  }));
}

function describeLevel({
  level,
  title,
  rank,
  base,
  filings,
  reason,
}: typeof companyLevels.$inferSelect): CompanyItem["levels"][number] {
  const compensation =
    base === null ? null : { base, equity: null, bonus: null, total: null, sample_size: filings };
  return { level, title, rank, compensation, reason };
}
