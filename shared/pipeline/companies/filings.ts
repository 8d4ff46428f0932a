import { type CompanyCatalog, companyCatalog } from "#shared/catalog/company-catalog.ts";
import { filingPeriod } from "#shared/catalog/describe-company.ts";
import type { Dataset, Role } from "#shared/reference/records.ts";
import {
  companyDataPoint,
  filedSources,
  surveyPeriod,
} from "#shared/salaries/companies/company-figures.ts";
import {
  type CompanyRow,
  type FiledOccupation,
  openFiledPay,
} from "#shared/salaries/companies/read-companies.ts";
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

/** Occupations of an employer that are shown. */
const maxOccupations = 5;

/**
 * Opens what the catalog knows of employers by their names.
 *
 * @param roleSlug a role whose occupation is to be first among those of an employer.
 * @returns null for an employer that is not in the catalog, and for all if no catalog is loaded.
 */
export async function openFilings(
  { db, salaries }: ReadContext,
  roleSlug: string | null = null,
): Promise<(name: string) => CompanyMemory["filings"]> {
  const context = await salaries();
  if (!context) return () => null;
  const { reference, secrets } = context;
  const [catalog, filed, role] = await Promise.all([
    companyCatalog.open({ ...context, database: () => db }),
    openFiledPay(reference),
    roleSlug === null ? null : reference.role(roleSlug),
  ]);
  const find = findByName(catalog);
  return (name) => {
    const company = find(name);
    if (!company) return null;
    const occupations = ownFirst(filed.occupationsOf(company.slug), role ?? null);
    return toFilings(company, occupations, reference.dataset, secrets.dataPointKey);
  };
}

/** Puts the occupations to which a role belongs before the others. */
function ownFirst(
  occupations: readonly FiledOccupation[],
  role: Pick<Role, "occupation" | "onetSoc"> | null,
): readonly FiledOccupation[] {
  if (!role) return occupations;
  const distance = ({ onetSoc, socCode }: FiledOccupation) => {
    if (socCode !== role.occupation.socCode) return 2;
    return onetSoc === role.onetSoc ? 0 : 1;
  };
  return occupations.toSorted((a, b) => distance(a) - distance(b));
}

const finders = new WeakMap<CompanyCatalog, (name: string) => CompanyRow | undefined>();

/** Finds an employer by a name as people type it; the names of all are prepared once for a catalog. */
function findByName(catalog: CompanyCatalog): (name: string) => CompanyRow | undefined {
  const known = finders.get(catalog);
  if (known) return known;
  const bySlug = new Map<string, CompanyRow>();
  for (const row of catalog.table.rows) {
    for (const name of [...row.employers, row.name]) bySlug.set(employerSlug(name), row);
  }
  for (const row of catalog.table.rows) bySlug.set(row.slug, row);
  const find = (name: string) => {
    const slug = employerSlug(name);
    return bySlug.get(slug) ?? bySlug.get(catalog.aliases.get(slug) ?? "");
  };
  finders.set(catalog, find);
  return find;
}

function toFilings(
  { slug, name, filings, recentFilings, filedWages, filed: pay }: CompanyRow,
  occupations: readonly FiledOccupation[],
  dataset: Dataset,
  key: string,
): CompanyMemory["filings"] {
  return {
    slug,
    name,
    certifiedFilings: filings,
    recent: {
      period: filingPeriod(dataset, filedSources.byOccupation),
      filings: recentFilings,
      occupations: occupations
        .slice(0, maxOccupations)
        .map(({ title, employer, filings, median, survey }) => ({
          ...{ title, employer, filings, median },
          survey: survey && { median: survey.median, referencePeriod: surveyPeriod(survey) },
        })),
    },
    filedPay: {
      ...pay,
      filings: filedWages,
      period: filingPeriod(dataset, filedSources.byTitle),
    },
    dataPointId: companyDataPoint(dataset.version, slug, null, key),
  };
}
