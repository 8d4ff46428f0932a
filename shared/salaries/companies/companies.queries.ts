/** Employers, their levels and what they filed. */
import type { companyLevels } from "#schema/companies.ts";
import { query } from "#shared/db/query.ts";
import { titlesSurvey } from "./company-figures.ts";

/** One row of JSON instead of more than a thousand, which the driver would take apart one by one. */
interface Tuples {
  rows: string;
}

export function selectCompanies({ datasetId }: { datasetId: number }) {
  return query<Tuples>(
    `select json_group_array(json_array(slug, name, employers, aliases, filings, recent_filings, filed_wages,
      filed_p10, filed_p25, filed_median, filed_p75, filed_p90, listed)) as rows
    from companies where dataset_id = :datasetId`,
    { datasetId },
  );
}

export function selectCompanyLevels({ datasetId }: { datasetId: number }) {
  return query<typeof companyLevels.$inferSelect>(
    "select * from company_levels where dataset_id = :datasetId order by company_slug, rank",
    { datasetId },
  );
}

/** With the employer's name, the survey's latest national median of each occupation, and its year. */
export function selectFiledOccupations({ datasetId }: { datasetId: number }) {
  return query<Tuples>(
    `select json_group_array(json_array(f.title, f.rank, f.onet_soc, f.soc_code, f.employer, f.company_slug, c.name,
      f.filings, f.median, f.role_slug, w.median, w.year)) as rows
    from filed_occupations f
    left join companies c on c.dataset_id = f.dataset_id and c.slug = f.company_slug
    left join wages w on w.dataset_id = f.dataset_id and w.soc_code = f.soc_code and w.area_code = 'US'
      and w.year = (select max(year) from wages l
        where l.dataset_id = f.dataset_id and l.soc_code = f.soc_code and l.area_code = 'US')
    where f.dataset_id = :datasetId`,
    { datasetId },
  );
}

/** With the title of the occupation that most of the filings name, and the survey's national median of it. */
export function selectFiledTitles({ datasetId }: { datasetId: number }) {
  return query<Tuples>(
    `select json_group_array(json_array(t.company_slug, t.title, t.filings, t.p10, t.p25, t.median, t.p75, t.p90,
      o.soc_code, o.title, w.median)) as rows
    from filed_titles t
    left join occupations o on o.dataset_id = t.dataset_id and o.soc_code = t.soc_code
    left join wages w on w.dataset_id = t.dataset_id and w.soc_code = t.soc_code and w.area_code = 'US'
      and w.year = :titlesSurvey
    where t.dataset_id = :datasetId`,
    { datasetId, titlesSurvey },
  );
}
