import type { Built } from "../output/list-rows.ts";
import { table } from "./write-report.ts";

/** Employers whose figures the report lists, those with the most filings. */
const reported = 50;

/** Lists the employers with most filings, and how many levels of the listed companies have a filed wage. */
export function reportCompanies({ companies }: Built): string[] {
  const { employers, occupations, titles } = companies;
  const levels = companies.levels.flatMap((company) => company.levels);
  const paid = levels.filter(({ base }) => base !== null);
  const merged = employers.filter(({ employers: names }) => names.length > 1);
  const byFilings = employers.toSorted(
    (a, b) => b.recentFilings - a.recentFilings || b.filedWages - a.filedWages,
  );
  const levelsOf = new Map(companies.levels.map((company) => [company.slug, company.levels]));
  return [
    "## Employers and levels",
    [
      `- ${employers.length} employers with ten or more filings of October 2025 to March 2026, in the occupations of which the file lists them, or of October to December 2023. ${merged.length} of them file under several names, as \`seeds/employer-spellings.csv\` says with reasons.`,
      `- ${occupations.length} rows by occupation, ${occupations.filter(({ companySlug }) => companySlug !== null).length} of them of these employers; ${titles.length} rows by job title.`,
      `- ${companies.levels.length} companies are listed with their levels. A level has a wage where five or more full-time filings of October to December 2023 bear a title that names it and no other level of the ladder; a plain "Software Engineer" names none. That holds for ${paid.length} of ${levels.length} levels. It is the filed minimum of base pay.`,
      `- ${levels.filter(({ level }) => level === null).length} levels have no code of their own, because the ladder has words alone for them.`,
      `- The ${reported} with most filings:`,
    ].join("\n"),
    table(
      [
        "employer",
        "other names",
        "files under",
        "filings FY2022-25",
        "FY2026 to Q2",
        "filed wages of 2023",
        "p10, median, p90",
        "levels with a wage",
      ],
      byFilings
        .slice(0, reported)
        .map((own) => [
          own.name,
          own.aliases.join(", "),
          own.employers.join("; "),
          own.filings ?? "-",
          own.recentFilings,
          own.filedWages,
          [own.filedP10, own.filedMedian, own.filedP90].map((pay) => pay ?? "-").join(", "),
          levelsOf.get(own.slug)?.filter(({ base }) => base !== null).length ?? "-",
        ]),
    ),
  ];
}
