import type { Inputs } from "./input/read-inputs.ts";
import type { SourceDescription, SourceRecord } from "./input/read-sources.ts";
import type { Built } from "./output/list-rows.ts";
import type { LawTable } from "./taxes/read-law.ts";
import { parseTitle } from "./titles/parse-title.ts";
import { slugify } from "./titles/slug.ts";
import { releaseOf } from "./wages/newest-area-table.ts";

/** Every file read, with its hash, its number of rows and the number of rows that the tables use. */
export function recordSources(
  descriptions: Map<string, SourceDescription>,
  { taxLaw, ...inputs }: Inputs & { taxLaw: LawTable },
  built: Omit<Built, "aliases" | "sources" | "former">,
): SourceRecord[] {
  const {
    wages,
    places,
    local,
    catalog,
    statistics,
    outlook,
    skills,
    companies,
    levels,
    experience,
    taxes,
    postingLaws,
    unpublished,
  } = built;
  const titled = (titles: string[]) =>
    titles.filter((title) => catalog.rolesByKey.has(parseTitle(title)?.key ?? "")).length;
  const nationalRows = (file: string) =>
    [...wages.national, ...wages.groups].filter((row) => row.file === file).length;
  const sourced = new Set(
    inputs["us-places"].rows.map(({ cells }) => `${slugify(cells.city)} ${cells.state}`),
  );
  const towns = places.named.filter(({ kind }) => kind === "place");
  const ownTowns = towns.filter(({ name, state }) => !sourced.has(`${name} ${state}`)).length;
  const kept: Record<string, number> = {
    "bls-oews-national": nationalRows(inputs["bls-oews-national"].file),
    "bls-oews-state": wages.states.length,
    "bls-oews-metro": wages.metros.length,
    "bls-oews-state-2023": local.earlier.states.length,
    "bls-oews-metro-technology": local.earlier.technology.length,
    "bea-rpp-state": local.earlier.stateParities.length,
    "bls-ecec": wages.employerCosts.length,
    "bea-rpp-msa": places.parities.metros.length,
    "bea-rpp-state-portion": places.parities.portions.length,
    "census-cities": places.cities.length,
    "omb-cbsa": inputs["omb-cbsa"].rows.filter(({ cells }) =>
      wages.metroTitles.has(cells.cbsa_code),
    ).length,
    "bls-oews-national-hourly": new Set(
      unpublished.flatMap(({ hourlyMedian, socCode }) => (hourlyMedian === null ? [] : [socCode])),
    ).size,
    "us-places": towns.length - ownTowns,
    "us-towns": ownTowns,
    "minimum-wages": new Set(places.minimumWages.map(({ jurisdiction }) => jurisdiction)).size,
    "posting-laws": postingLaws.rows,
    "onet-occupations": catalog.onet.length,
    "onet-alternate-titles": titled(
      inputs["onet-alternate-titles"].rows.map(({ cells }) => cells.alternate_title),
    ),
    "onet-reported-titles": titled(
      inputs["onet-reported-titles"].rows.map(({ cells }) => cells.reported_title),
    ),
    "dol-lca-titles": titled(inputs["dol-lca-titles"].rows.map(({ cells }) => cells.title)),
    "dol-lca-counts": inputs["dol-lca-counts"].rows.filter(
      ({ cells }) => cells.in_soc2018 === "True" && wages.isKept(cells.soc6),
    ).length,
    "bls-employment-projections": outlook.projections.length,
    "onet-related-occupations": outlook.relations.length,
    "onet-technology-skills": inputs["onet-technology-skills"].rows.filter(({ cells }) =>
      wages.isKept(cells.soc2018),
    ).length,
    "stack-overflow-2023": skills.fit.observations,
    "stack-overflow-2025": skills.languages.find(({ year }) => year === 2025)?.respondents ?? 0,
    "bls-jolts-hires": new Set(skills.hires.map(({ industry }) => industry)).size,
    "company-ladders": companies.levels.reduce((total, { levels }) => total + levels.length, 0),
    "dol-lca-employers": companies.employers.filter(({ filings }) => filings !== null).length,
    "dol-lca-fy2026q2-employers": companies.occupations.length,
    "residents-by-area": local.parameters.residents.areas.length,
    "experience-ladder": Object.keys(experience.fields).length,
    "experience-ratios": experience.grades.ratios.length,
    "dol-wage-levels": levels.occupations.reduce((sum, { byArea }) => sum + byArea.size, 0),
    "dol-wage-level-occupations": levels.occupations.length,
    ...Object.fromEntries(statistics.used),
    ...taxes.used,
  };
  const tables = Object.entries(inputs).flatMap(([id, table]) => {
    const description = descriptions.get(id);
    if (!description || Array.isArray(table)) return [];
    const { sha256, rows } = table;
    return [
      {
        ...describeRelease(description, table.file),
        sha256,
        rows_read: rows.length,
        rows_kept: kept[id] ?? 0,
      },
    ];
  });
  const series = descriptions.get("bls-oews-national");
  const workbooks = inputs.workbooks.flatMap(({ file, year, sha256, rows }) => {
    if (!series) return [];
    return [
      {
        ...series,
        id: `bls-oews-national-${year}`,
        title: `${series.title}, workbook as published`,
        release: `May ${year}`,
        reference_period: `May ${year}`,
        file,
        sha256,
        rows_read: rows.length,
        rows_kept: nationalRows(file),
      },
    ];
  });
  const laws = [...descriptions.values()].flatMap((description) => {
    if (description.file !== taxLaw.file) return [];
    const own = taxLaw.rows.filter(({ cells }) => cells.source_id === description.id);
    return [
      {
        ...description,
        sha256: taxLaw.sha256,
        rows_read: own.length,
        rows_kept: kept[description.id] ?? 0,
      },
    ];
  });
  return [...tables, ...workbooks, ...laws];
}

/** A workbook as published may have taken the place of an extract. */
function describeRelease(description: SourceDescription, file: string): SourceDescription {
  if (file === description.file) return description;
  const release = `May ${releaseOf(file)}`;
  return { ...description, release, reference_period: release, file };
}
