import { readNumber } from "../checks/check-number.ts";
import type { Table } from "../input/read-table.ts";
import type { Refusal } from "../refusal.ts";

/** The survey's questions about technologies to the category that they are served under. */
const categories = {
  LanguageHaveWorkedWith: "language",
  DatabaseHaveWorkedWith: "database",
  PlatformHaveWorkedWith: "platform",
  WebframeHaveWorkedWith: "web_framework",
  MiscTechHaveWorkedWith: "library",
  ToolsTechHaveWorkedWith: "tool",
} as const;

export type Category = (typeof categories)[keyof typeof categories];

export const surveyColumns = [
  "CompTotalUSD",
  "YearsCodePro",
  "RemoteWork",
  "EdLevel",
  "DevType",
  "OrgSize",
  "LanguageHaveWorkedWith",
  "DatabaseHaveWorkedWith",
  "PlatformHaveWorkedWith",
  "WebframeHaveWorkedWith",
  "MiscTechHaveWorkedWith",
  "ToolsTechHaveWorkedWith",
] as const;

/** One answer with everything that the regression needs. */
export interface Respondent {
  /** Annual USD. */
  pay: number;
  /** Years of professional experience. */
  years: number;
  remote: string;
  education: string;
  role: string;
  organisation: string;
  /** Keyed by the survey's names. */
  technologies: ReadonlyMap<string, Category>;
}

/** @returns the complete answers, and how many were left out for a blank. */
export function readSurvey(
  table: Table<(typeof surveyColumns)[number]>,
  refusals: Refusal[],
): { respondents: Respondent[]; incomplete: number } {
  const respondents = table.rows.flatMap(({ line, cells }) => {
    const place = { file: table.file, line, key: cells.DevType };
    const pay = readNumber(cells.CompTotalUSD, "CompTotalUSD", place, refusals);
    const years = readNumber(cells.YearsCodePro, "YearsCodePro", place, refusals);
    const { RemoteWork: remote, EdLevel: education, DevType: role } = cells;
    // Two spellings of one answer differ in the apostrophe.
    const organisation = cells.OrgSize.replaceAll("’", "'");
    if (pay === null || years === null) return [];
    if ([remote, education, role, organisation].includes("")) return [];
    return [
      { pay, years, remote, education, role, organisation, technologies: technologiesOf(cells) },
    ];
  });
  return { respondents, incomplete: table.rows.length - respondents.length };
}

function technologiesOf(cells: Record<keyof typeof categories, string>): Map<string, Category> {
  const columns = Object.keys(categories) as (keyof typeof categories)[];
  return new Map(
    columns.flatMap((column) => listOf(cells[column]).map((name) => [name, categories[column]])),
  );
}

/** The answers of a question that takes several. */
export function listOf(cell: string): string[] {
  return cell
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
