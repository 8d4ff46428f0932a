import { type SlugCandidate, slugCandidate } from "../reference/nearest.ts";
import type { Reference } from "../reference/open-reference.ts";
import { companySortFields } from "../salaries/companies/companies.request.ts";
import type { CompanyItem } from "../salaries/companies/companies.response.ts";
import { companyDataPoint } from "../salaries/companies/company-figures.ts";
import { type CompanyLevelRow, companiesPart } from "../salaries/companies/read-companies.ts";
import { createSingleFlightCache } from "./single-flight-cache.ts";
import { createTable, type ListedTable } from "./table.ts";

export interface CompanyCatalog {
  /** The dataset version; the figures are from a fixed quarter and do not change with the date. */
  version: string;
  table: ListedTable<CompanyItem, (typeof companySortFields)[number]>;
  names: readonly SlugCandidate[];
  /** Former and other names to the slug that the catalog lists. */
  aliases: ReadonlyMap<string, string>;
}

export const companyCatalog = createSingleFlightCache<CompanyCatalog>(async (context) => {
  const { dataset } = context.reference;
  const key = context.secrets.dataPointKey;
  const { items, aliases } = await readCompanies(context.reference, key);
  return {
    version: dataset.version,
    table: createTable(items, companySortFields),
    names: items.map(({ slug }) => {
      const others = [...aliases].flatMap(([alias, own]) => (own === slug ? [alias] : []));
      return slugCandidate(slug, { aliases: others });
    }),
    aliases,
  };
});

const companySources = ["company-ladders", "dol-lca-fy2024q1", "dol-lca-employers"] as const;

/** All companies with their levels, in one round trip. */
async function readCompanies(
  reference: Reference,
  key: string,
): Promise<{ items: CompanyItem[]; aliases: Map<string, string> }> {
  const { dataset } = reference;
  const [rows, levels] = await reference.read(companiesPart);
  const byCompany = Map.groupBy(levels, ({ companySlug }) => companySlug);
  const sources = companySources.flatMap((id) => {
    const source = dataset.sources.get(id);
    if (!source) return [];
    const { title, referencePeriod, url } = source;
    return [{ id, title, reference_period: referencePeriod, url: url === "" ? null : url }];
  });
  const idOf = (slug: string, rank: number | null) =>
    companyDataPoint(dataset.version, slug, rank, key);
  const items = await Promise.all(
    rows.map(async ({ slug, name, filings, filedWages, employers, ...filed }) => ({
      id: `company:${slug}`,
      slug,
      name,
      levels: await Promise.all(
        (byCompany.get(slug) ?? []).map((level) =>
          describeLevel(level, () => idOf(slug, level.rank)),
        ),
      ),
      vesting: null,
      interview_difficulty: null,
      signals: {
        certified_filings: filings,
        filed_wages: filedWages,
        filed_pay: {
          p10: filed.filedP10,
          p25: filed.filedP25,
          median: filed.filedMedian,
          p75: filed.filedP75,
          p90: filed.filedP90,
          filings: filedWages,
        },
        employers: employers.split(";"),
        data_point_id: idOf(slug, null),
      },
      sources,
    })),
  );
  const aliases = rows.flatMap(({ slug, aliases }) =>
    aliases.split(";").flatMap((alias) => (alias === "" ? [] : [[alias, slug] as const])),
  );
  return { items, aliases: new Map(aliases) };
}

async function describeLevel(
  { level, title, rank, base, filings, reason }: CompanyLevelRow,
  writeId: () => string,
): Promise<CompanyItem["levels"][number]> {
  const compensation =
    base === null
      ? null
      : {
          base,
          equity: null,
          bonus: null,
          total: null,
          sample_size: filings,
          data_point_id: writeId(),
        };
  return { level, title, rank, compensation, reason };
}
