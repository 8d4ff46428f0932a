import type { Built } from "../output/list-rows.ts";
import { table } from "./write-report.ts";

/** Lists the companies that were chosen, and how many of their levels have a filed wage. */
export function reportCompanies({ companies }: Built): string[] {
  const levels = companies.flatMap((company) => company.levels);
  const paid = levels.filter(({ base }) => base !== null);
  return [
    "## Companies and levels",
    [
      `- The ${companies.length} companies of the ladder file with the most certified applications FY2022 to FY2025 under their employers' names.`,
      `- A level has a wage where five or more full-time filings of October to December 2023 bear a title that names it and no other level of the ladder; a plain "Software Engineer" names none. That holds for ${paid.length} of ${levels.length} levels. It is the filed minimum of base pay.`,
      `- ${levels.filter(({ level }) => level === null).length} levels have no code of their own, because the ladder has words alone for them.`,
    ].join("\n"),
    table(
      [
        "company",
        "other names",
        "filings FY2022-25",
        "filed wages",
        "p10, median, p90",
        "levels",
        "with a wage",
      ],
      companies.map((company) => [
        company.name,
        company.aliases.join(", "),
        company.filings,
        company.filedWages,
        [company.filedP10, company.filedMedian, company.filedP90]
          .map((pay) => pay ?? "-")
          .join(", "),
        company.levels.length,
        company.levels.filter(({ base }) => base !== null).length,
      ]),
    ),
  ];
}
