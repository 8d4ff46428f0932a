/** A small but complete set of publishers' files, in the shapes the builder reads. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { nameColumns, spellingColumns } from "#seeds/build/companies/reviewed-employers.ts";
import { parseTable } from "#seeds/build/input/read-table.ts";
import { regionColumns } from "#seeds/build/places/list-regions.ts";
import { identityColumns } from "#seeds/build/roles/identity-titles.ts";
import { lawColumns } from "#seeds/build/taxes/read-law.ts";

const annual = "62400,72800,83200,93600,104000";
const hourly = "30,35,40,45,50";
const codes = ["11-2022", "15-1252", "15-1299", "29-1141"];
const groups = [
  ["00-0000", "All Occupations", "total"],
  ["15-0000", "Computer and Mathematical Occupations", "major"],
  ["15-1200", "Computer Occupations", "minor"],
  ["15-1250", "Software Developers and Programmers", "broad"],
];
const metros = [
  ["41860", "San Francisco-Oakland-Fremont, CA"],
  ["35620", "New York-Newark-Jersey City, NY-NJ"],
];

function national(): string[] {
  const lines = [2024, 2025].flatMap((year) =>
    [...groups, ...codes.map((code) => [code, `Occupation ${code}`, "detailed"])].map(
      ([code, title, group]) =>
        `${year},${code},${title},${group},1000,40,83200,0.5,${hourly},${annual},`,
    ),
  );
  return [
    "year,occ_code,occ_title,o_group,tot_emp,h_mean,a_mean,mean_prse,h_pct10,h_pct25,h_median,h_pct75,h_pct90,a_pct10,a_pct25,a_median,a_pct75,a_pct90,flags",
    ...lines,
  ];
}

/** Pay that Python raises by a tenth and SQL lowers by as much, the same for everyone else. */
function survey(): string[] {
  const rows = Array.from({ length: 64 }, (_, row) => {
    const [python, sql] = [row % 2 === 1, row % 4 > 1];
    const pay = 100_000 * (python ? 1.1 : 1) * (sql ? 0.9 : 1);
    const cells = ["Remote", "Bachelor's degree", row % 3 ? "Scientist" : "Educator", "2-9"];
    const languages = [python ? "Python" : "", sql ? "SQL" : ""].filter((name) => name !== "");
    return `2023,${pay},${row % 5},${cells.join()},${languages.join(";")},,,,,`;
  });
  return [
    "survey_year,CompTotalUSD,YearsCodePro,RemoteWork,EdLevel,DevType,OrgSize,LanguageHaveWorkedWith,DatabaseHaveWorkedWith,PlatformHaveWorkedWith,WebframeHaveWorkedWith,MiscTechHaveWorkedWith,ToolsTechHaveWorkedWith",
    ...rows,
  ];
}

const wageHeader = "occ_code,tot_emp,a_pct10,a_pct25,a_median,a_pct75,a_pct90";

export const fixtureFiles: Record<string, string[]> = {
  "oews_national_2019_2025.csv": national(),
  "oews_state_2025.csv": [
    `state,state_name,${wageHeader}`,
    ...codes.map((code) => `CA,California,${code},100,${annual}`),
  ],
  "oews_metro_2025.csv": [
    `area_code,area_title,area_type,${wageHeader}`,
    ...metros.flatMap(([code, title]) =>
      codes.map((soc) => `${code},"${title}",msa,${soc},50,${annual}`),
    ),
    `0600001,Elsewhere,nonmetro,15-1252,50,${annual}`,
  ],
  "oews_state_2023.csv": [
    "year,state_name,occ_code,tot_emp,a_median",
    ...codes.map((code) => `2023,California,${code},100.0,80000.0`),
    "2023,California,11-0000,100.0,80000.0",
  ],
  "oews_metro_tech_history_2019_2025.csv": [
    "year,area_code,occ_code,tot_emp,a_median",
    ...[2019, 2024, 2025].map((year) => `${year},41860,15-1252,5000,150000`),
  ],
  "bea_rpp_state_2008_2024.csv": [
    "geo_fips,geo_name,component,year,rpp",
    "06000,California,all_items,2008,110",
    "06000,California,all_items,2022,112.5",
    "06000,California,housing,2022,150",
  ],
  "bls_ecec_2026_03.csv": [
    "table,group,component,cost_per_hour_usd,pct_of_total_compensation",
    '"ecec.t06 (private industry, by establishment size)",1-49 workers,wages_and_salaries,30.5,70.1',
  ],
  "bea_rpp_msa_2008_2024.csv": [
    "geo_fips,geo_name,component,year,rpp",
    "41860,San Francisco,all_items,2024,115.613",
    "35620,New York,all_items,2024,112.563",
  ],
  "bea_rpp_state_portion_2008_2024.csv": [
    "geo_fips,geo_name,component,year,rpp",
    "06999,California (Nonmetropolitan Portion),all_items,2024,100.037",
  ],
  "cities_20k_2024.csv": [
    "census_place_name,city,state,state_name,lat,lng,county_fips,county_name,timezone,cbsa_code,pop_2024",
    "San Francisco city,San Francisco,CA,California,37.8,-122.4,06075,San Francisco,America/Los_Angeles,41860,827526",
    "New York city,New York,NY,New York,40.7,-73.9,36061,Manhattan,America/New_York,35620,8478072",
  ],
  "minimum_wages_2026.csv": [
    "jurisdiction_kind,state,name,rate_usd_per_hour,effective_from,in_force_2026_07_01,scope_note,citation,certainty",
    "federal,,United States,7.25,2009-07-24,1,,29 U.S.C. 206,read",
    "state,CA,California,16.90,2026-01-01,1,,Cal. Lab. Code 1182.12,read",
    "city,CA,San Francisco,19.18,2025-07-01,0,,S.F. Admin. Code ch. 12R,read",
    "city,CA,San Francisco,19.61,2026-07-01,1,,S.F. Admin. Code ch. 12R,read",
    '"state",NY,"New York: New York City, Nassau, Suffolk, Westchester",17.00,2026-01-01,1,regional rate,,read',
    "state,NY,New York: rest of the state,16.00,2026-01-01,1,regional rate,,read",
    "city,NY,New York,,2026-07-01,1,,,MISSING",
  ],
  "oflc_levels_2025_26.csv": [
    "soc_code,area_code,level_1,level_4,unit",
    "15-1252,41860,70.07,102.65,hour",
    "15-1252,0600001,40,60.5,hour",
    "25-2021,41860,60000,120000,year",
  ],
  "oflc_onet_crosswalk_2025_26.csv": [
    "oflc_soc,oflc_soc_title",
    "15-1252,Software Developers",
    "25-2021,Elementary School Teachers",
  ],
  "pay_transparency_laws_2026.csv": [
    "jurisdiction,kind,state,effective_date,duty,employee_scope,single_fixed_figure_allowed,benefits_in_posting,other_pay_in_posting,remote,citation,official_url,certainty",
    "California,state,CA,2023-01-01,range in posting,15 or more employees,not settled,no,no,covered per Labor Commissioner,Cal. Lab. Code 432.3(c)(3),https://leginfo.legislature.ca.gov/,2 or more sources agree",
    "Albany County,county,NY,,range in posting,,,no,,,Albany County Local Law (2022),,one source; date uncertain",
    "Toledo,city,OH,,on request after an offer,,,no,no,,,,one source",
  ],
  "oews_national_2025_hourly_only.csv": [
    "occ_code,occ_title,h_median",
    "27-2011,Actors,29.05",
    "27-2031,Dancers,24.8",
    "27-2042,Musicians and Singers,47.8",
    '27-2091,"Disc Jockeys, Except Radio",21.61',
    '27-2099,"Entertainers and Performers, Sports and Related Workers, All Other",18.82',
  ],
  "us_places.csv": [
    "city,state,county_fips,area_code,lat,lng,population,zips",
    "Hoboken,NJ,34017,35620,40.7452,-74.0281,58754,07030",
    "Hoboken,GA,13025,15260,31.1813,-82.1313,858,31542",
    "New York,NY,36061,35620,40.6943,-73.9249,18908608,10001 10002",
    "Hoboken,NJ,34003,35620,40.8,-74.1,12,07030 07099",
  ],
  "us_towns.csv": [
    "town,state,county_fips,area_code,lat,lng,population,in_places,share_of_name,bare_name",
    "Middletown,NJ,34025,35620,40.4048,-74.0714,66952,no,1.0,yes",
    "Washington,NJ,34027,35620,40.7847,-74.7977,18177,no,0.6,yes",
    "North,IN,18089,16980,41.6077,-87.4706,155292,no,0.975,only with the word",
  ],
  "cbsa_county_2023.csv": [
    "cbsa_code,cbsa_title,county_population_2024",
    "41860,San Francisco,827526",
    "35620,New York,8000000",
  ],
  "onet_occupations.csv": [
    "onet_soc,soc2018,title,job_zone",
    "15-1252.00,15-1252,Software Developers,4",
    "29-1141.00,29-1141,Registered Nurses,",
    "55-3016.00,55-3016,Infantry,",
  ],
  "onet_alternate_titles.csv": [
    "onet_soc,soc2018,alternate_title,sources",
    "15-1252.00,15-1252,Software Engineer,02",
    "15-1299.00,15-1299,Data Engineer,02",
  ],
  "onet_reported_titles.csv": [
    "onet_soc,soc2018,reported_title,shown_in_mynextmove",
    "29-1141.00,29-1141,Registered Nurse (RN),Y",
    "29-1141.00,29-1141,Charge Nurse,N",
    "11-2022.00,11-2022,Sales Manager,Y",
    "15-1299.00,15-1299,Systems Consultant,Y",
  ],
  "onet_related_occupations.csv": [
    "onet_soc,related_onet_soc,tier,rank",
    "15-1252.00,29-1141.00,Primary-Short,3",
    "29-1141.00,15-1252.00,Supplemental,12",
  ],
  "onet_technology_skills.csv": [
    "onet_soc,technology,hot_technology,in_demand,soc2018",
    "15-1252.00,Python,Y,Y,15-1252",
    "15-1252.00,Linux,Y,N,15-1252",
    "29-1141.00,Linux,Y,N,29-1141",
  ],
  "bls_employment_projections_2024_34.csv": [
    "code,type,emp_2024_k,emp_2034_k,change_pct,annual_openings_k",
    "00-0000,Summary,400,420,5,40",
    ...codes.map((code, index) => `${code},Line item,100,${100 + index},${index},10`),
  ],
  "so_us.csv": survey(),
  "so_us_2025_languages.csv": [
    "survey_year,LanguageHaveWorkedWith",
    "2025,Python;SQL",
    "2025,SQL",
    "2025,",
  ],
  "jolts_hires_2026_04.csv": [
    "industry_or_region,hires_k_2025_04,hires_k_2026_01,hires_k_2026_02,hires_k_2026_03,hires_k_2026_04p,rate_2025_04,rate_2026_01,rate_2026_02,rate_2026_03,rate_2026_04p",
    "Total private,5047.0,5026.0,4567.0,5217.0,4794.0,3.7,3.7,3.4,3.9,3.5",
  ],
  "company_ladders_2022.csv": [
    "company,rank,level,title",
    "Google,0,L4,SWE III",
    "Google,1,L5,Senior SWE",
    "Elsewhere,0,L1,",
  ],
  "lca_employer_counts.csv": ["employer,n_certified_fy22_25", "GOOGLE LLC,38062"],
  "lca_fy2026q2_top_employers.csv": [
    "soc,onetsoc_or_soc,soc_title,rank,employer,n,p50",
    "15-1252,15-1252.00,Software Developers,1,Google LLC,12,180000",
    '15-1252,15-1252.00,Software Developers,2,"Google Cloud, Inc",7,170000',
    '15-1252,15-1252.00,Software Developers,3,"Smaller, Inc",6,110000',
  ],
  "lca_titles_normalised_fy22_25.csv": [
    "title,n_certified,n_employer_rows,modal_soc2018,modal_share",
    "SOFTWARE ENGINEER,5000,400,15-1252,0.9",
    "DATA ENGINEER,300,90,15-1252,0.8",
    "MANAGER SALES,40,20,11-2022,0.9",
  ],
  "lca_title_soc_counts.csv": [
    "job_title,n_certified,soc6,in_soc2018",
    "SOFTWARE ENGINEER,4500,15-1252,True",
    "SOFTWARE ENGINEER,100,15-1132,False",
  ],
  "lca_fy2024q1_certified_fulltime.csv": [
    "employer,job_title,soc6,annual_wage,state,in_soc2018,matched_fy2024_certified",
    ...[120, 130, 140, 150, 160].map(
      (pay, index) => `E${index},Software Engineer,15-1252,${pay}000,CA,true,true`,
    ),
    ...[100, 110, 115, 118, 119].map(
      (pay, index) => `F${index},Data Engineer,15-1252,${pay}000,CA,true,true`,
    ),
  ],
  "tax_federal_brackets.csv": [
    "tax_year,filing_status,bracket,lower_bound,upper_bound,rate,threshold_effective_from",
    "2025,SINGLE,1,0,11925,0.1,2025-01-01",
    "2026,SINGLE,1,0,12400,0.1,2026-01-01",
    "2026,SINGLE,2,12400,,0.12,2026-01-01",
    "2026,SEPARATE,1,0,,0.1,2026-01-01",
  ],
  "tax_federal_params.csv": [
    "tax_year,parameter,filing_status,value,effective_from",
    "2026,standard_deduction,SINGLE,16100.0,2026-01-01",
    "2026,futa_taxable_wage_base,,7000.0,0000-01-01",
  ],
  "tax_state_brackets.csv": [
    "state,tax_year,filing_status,bracket,lower_bound,upper_bound,rate,threshold_effective_from,rate_effective_from,threshold_uprating_index,threshold_explicit_for_year,kind,source_file",
    "CA,2026,SINGLE,1,0.0,,0.01,2025-01-01,2012-01-01,cpi,0,main,ca.yaml",
    "CA,2026,ALL,1,1000000.0,,0.01,2005-01-01,2005-01-01,,1,CA mental health services surtax (added on top),ca-surtax.yaml",
    "NY,2026,ALL_EXCEPT_JOINT,1,0.0,,0.039,2026-01-01,2026-01-01,,1,main,ny.yaml",
  ],
  "tax_state_deductions_exemptions.csv": [
    "state,tax_year,parameter,breakdown,value,effective_from,uprating_index,explicit_for_year,source_file",
    "NY,2026,income/deductions/standard/amount,SINGLE,8000.0,2021-01-01,,1,ny-standard.yaml",
    "NY,2026,income/deductions/itemized/applies,,true,2021-01-01,,1,ny-itemized.yaml",
  ],
  "tax_state_payroll.csv": [
    "state,tax_year,parameter,breakdown,value,effective_from,uprating_index,explicit_for_year,source_file",
    "NY,2026,payroll/unemployment/default_rate,,0.034,0000-01-01,,0,ny-unemployment.yaml",
  ],
  "tax_local.csv": [
    "locality,tax_year,filing_status,bracket,lower_bound,upper_bound,rate,threshold_effective_from,rate_effective_from,threshold_uprating_index,threshold_explicit_for_year,kind,source_file",
    "ny/nyc,2026,SINGLE,1,0.0,,0.03078,2017-01-01,2017-01-01,,1,brackets,nyc.yaml",
    "de/wilmington,2026,ALL,1,0.0,,0.0125,2021-01-01,2021-01-01,,1,rate,wilmington.yaml",
  ],
  "tax_indiana_county.csv": [
    "state,tax_year,county,rate,effective_from",
    "IN,2026,ADAMS_COUNTY_IN,0.016,2024-01-01",
  ],
  "aijobs_us_2020_2025.csv": ["title,pay,experience,year", "Data Engineer,150000,SE,2024"],
  "usajobs_2026.csv": ["title,pay,experience,year", "Sales Manager,90000,GS,2026"],
  "nyc_jobs_business_titles.csv": ["title,pay,experience,year", "Charge Nurse,95000,,2025"],
};

export const fixturePlan = {
  roles: 7,
  specialized: 4,
  cities: 2,
  skills: 2,
  companies: ["Google"],
  employers: {
    spellings: parseTable(
      "employer-spellings.csv",
      Buffer.from(
        "spelling,slug,reason\nGOOGLE LLC,google,known so\nGOOGLE CLOUD INC,google,a part of it\n",
      ),
      spellingColumns,
    ),
    names: parseTable(
      "employer-names.csv",
      Buffer.from("slug,name,aliases\ngoogle,Google,alphabet\n"),
      nameColumns,
    ),
  },
  wanted: ["Software Engineer", "Registered Nurse"],
  roleAliases: { "an abbreviation of it": { "software-engineer": "swe; SW Engineer" } },
  cityAliases: { "a part of it": { "new-york": "Brooklyn" } },
  regions: parseTable(
    "region-names.csv",
    Buffer.from("name,state,kind,area_code\nLong Island,NY,one,35620\n"),
    regionColumns,
  ),
  licenses: { "a state license as a registered nurse": "29-1141" },
  identityTitles: parseTable(
    "identity-titles.csv",
    Buffer.from("title,soc_code,reason\nRegistered Nurse,29-1141,the occupation's title"),
    identityColumns,
  ),
  former: [{ slug: "software-engineer", soc_code: "15-1252", baseline: 60_000 }],
  taxLaw: parseTable(
    "tax-law.csv",
    Buffer.from(
      [
        lawColumns.join(","),
        "tax-law-new-york,NY,parameter,income/supplemental/min_agi,all,,107650,2026-01-01,Tax Law § 601(d-4)",
        "tax-law-michigan,mi/detroit,rate,resident_rate,all,0,0.024,,1964 PA 284",
        "tax-law-michigan,mi/detroit,parameter,exemption,all,,600,,1964 PA 284",
      ].join("\n"),
    ),
    lawColumns,
  ),
};

/** Writes the files, each changed by `change` if it names it, gzipped if `gzipped` says so. */
export function writeFixture(
  directory: string,
  change: Record<string, (lines: string[]) => string[]> = {},
  gzipped: (file: string) => boolean = () => false,
): void {
  for (const [file, lines] of Object.entries(fixtureFiles)) {
    const text = `${(change[file] ?? ((same) => same))(lines).join("\n")}\n`;
    if (gzipped(file)) writeFileSync(join(directory, `${file}.gz`), gzipSync(text));
    else writeFileSync(join(directory, file), text);
  }
}
