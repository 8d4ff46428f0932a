/** A level of the prevailing wages for work visas, from the two levels that are published. */

import { type WageLevelName, wageLevelNames } from "#shared/contract/levels.ts";
import { hoursPerYear } from "#shared/contract/pay-period.ts";
import { dollars } from "#shared/core/format.ts";
import { method } from "#shared/figures/methodology-version.ts";
import {
  createWorksheet,
  type TracedValue,
  type Worksheet,
} from "#shared/figures/worksheet/worksheet.ts";
import type { WageLevels } from "#shared/reference/records.ts";
import { sourceIds } from "#shared/reference/source-ids.ts";
import type { Statistic } from "./statistic.ts";
import { wageYear, wageYearNote } from "./wage-year.ts";

export const wageLevelMethod = `${method}-wage-levels`;

/** Amounts for an hour are rounded to cents, amounts for a year to dollars. */
const roundedUnits = { hour: 100, year: 1 } as const;

interface WageLevelValues {
  /** Null for an occupation whose wages are published for a year. */
  hourly: TracedValue | null;
  annual: TracedValue;
}

/** Computes a level by the formula of 8 U.S.C. 1182(p)(4), recording the steps on the worksheet. */
export function measureWageLevel(
  worksheet: Worksheet,
  levels: WageLevels,
  name: WageLevelName,
): WageLevelValues {
  const published = publishedValue(worksheet, levels, name);
  if (levels.unit === "year") return { hourly: null, annual: published };
  const hours = worksheet.parameter("hours_per_year", hoursPerYear, "52 weeks of 40 hours");
  const exact = worksheet.step("annual.exact", "multiply", { hourly: published, hours });
  return { hourly: published, annual: worksheet.step("annual", "round", { exact }) };
}

/** The level in the unit of the publication. */
function publishedValue(
  worksheet: Worksheet,
  { socCode, areaCode, unit, first, last }: WageLevels,
  name: WageLevelName,
): TracedValue {
  const cell = (column: string, value: number) =>
    worksheet.cell({
      sourceId: sourceIds.wageLevels,
      key: `${socCode}/${areaCode}`,
      column,
      value,
      referenceDate: null,
    });
  if (name === "I") return cell("level_1", first);
  if (name === "IV") return cell("level_4", last);
  const lowest = cell("level_1", first);
  const highest = cell("level_4", last);
  const parts = worksheet.parameter("steps", 3, "steps from level I to level IV");
  const difference = worksheet.step("difference", "subtract", { highest, lowest });
  const step = worksheet.step("step", "divide", { difference, parts });
  const exact =
    name === "II"
      ? worksheet.step("level.exact", "add", { lowest, step })
      : worksheet.step("level.exact", "subtract", { highest, step });
  const units = worksheet.parameter(
    "units",
    roundedUnits[unit],
    "the level is rounded to 1 divided by this number",
  );
  return worksheet.step("level", "round_to", { exact, units });
}

/** What the levels are, and what they are not. */
export const wageLevelNote =
  "All four levels come from one formula: levels II and III divide the distance from level I to level IV into thirds. So they do not show what people with more experience earn.";

/** What the levels do not say. */
export const wageLevelGaps = [
  wageLevelNote,
  "Which level a job has follows from the experience, education and supervision that the job asks for, which the Department of Labor's guidance compares with what is usual in the occupation. A job title alone does not say it.",
  "Where the wage survey has too few wages of an occupation in an area, the Department takes those of a wider area. This file does not say where it did.",
  "Universities and research organizations have levels of their own, which are not in this file.",
];

/** The detail of a level's id: its area and its name. */
export function wageLevelDetail({ areaCode }: Pick<WageLevels, "areaCode">, name: WageLevelName) {
  return `${areaCode}/${name}`;
}

/** The reverse of {@link wageLevelDetail}; null for a text that is none. */
export function readWageLevelDetail(detail = ""): { areaCode: string; name: WageLevelName } | null {
  const [areaCode, text] = detail.split("/");
  const name = wageLevelNames.find((known) => known === text);
  return areaCode && name ? { areaCode, name } : null;
}

/** A level with its lineage. */
export function explainWageLevel(
  levels: WageLevels,
  name: WageLevelName,
  { occupation, area }: { occupation: string; area: string },
): Statistic {
  const worksheet = createWorksheet();
  const { hourly, annual } = measureWageLevel(worksheet, levels, name);
  const { ends, label } = wageYear(levels.wageYear);
  const rate = hourly ? `$${hourly.value.toFixed(2)} an hour, ` : "";
  const source =
    name === "I" || name === "IV"
      ? "The amount is the publisher's own."
      : "The amount follows from levels I and IV by the formula of 8 U.S.C. 1182(p)(4), by which the Department makes its levels II and III.";
  return {
    subject: `${occupation} in ${area}`,
    asOf: ends,
    method: wageLevelMethod,
    rules: [
      "Levels I and IV are as published. Level II is level I plus a third of their difference, and level III is level IV minus a third of it (8 U.S.C. 1182(p)(4)), rounded to cents for an hour or dollars for a year.",
      "A wage that is published for an hour is multiplied by 2,080 for a year, 52 weeks of 40 hours, and rounded to a dollar. One that is published for a year has no hourly amount, because that occupation's year has other hours.",
    ],
    worksheet,
    figures: { ...(hourly ? { hourly } : {}), annual },
    sentence: `${occupation} in ${area}: level ${name} of the prevailing wages for work visas is ${rate}${dollars(annual.value)} a year, wage year ${label} (U.S. Department of Labor)`,
    explanation: [source, wageYearNote(levels.wageYear), wageLevelNote],
    assumptions: wageLevelGaps,
  };
}
