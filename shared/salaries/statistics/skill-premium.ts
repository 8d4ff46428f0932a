import type { Dataset } from "../../reference/records.ts";
import { grouped, percent } from "../prose/format.ts";
import { measurePremium, premiumFigures } from "../skills/premium.ts";
import { catalogFigure, skillAssumptions, skillsNote } from "../skills/skill-notes.ts";
import { periodOf, sourceIds } from "../source-ids.ts";
import { createWorksheet } from "../worksheet/worksheet.ts";
import type { Statistic } from "./statistic.ts";

/** What the survey says of pay with a technology; null for one that is not among the fifty. */
export function skillPremium(dataset: Dataset, slug: string): Statistic | null {
  const skill = dataset.market.skills.find((known) => known.slug === slug);
  if (!skill) return null;
  const sheet = createWorksheet();
  const terms = measurePremium(sheet, skill);
  const { premium, confidence, sample_size } = terms;
  const [lower, upper] = [confidence.lower.value, confidence.upper.value];
  return {
    subject: skill.name,
    asOf: catalogFigure.as_of,
    method: catalogFigure.methodology_version,
    rules: [
      "The coefficient, its standard error and its interval are of the regression that the assumptions describe, over the rows of the file.",
      skillsNote,
      "Premium and interval are rounded to six decimals, premium_pct to whole percent. sample_size is the number of users among the respondents of the regression.",
    ],
    sheet,
    figures: premiumFigures(terms),
    sentence: `${skill.name}: pay premium ${percent(premium.value)} (95 % interval ${percent(lower)} to ${percent(upper)}, ${grouped(sample_size.value)} users) in the Stack Overflow Developer Survey, ${periodOf(dataset, sourceIds.skillSurvey)}`,
    assumptions: skillAssumptions(dataset),
  };
}
