import { grouped, percent } from "../../core/format.ts";
import type { Dataset } from "../../reference/records.ts";
import { measurePremium, premiumFigures } from "../skills/premium.ts";
import { catalogFigure, skillAssumptions, skillPremiumNote } from "../skills/skill-notes.ts";
import { periodOf, sourceIds } from "../source-ids.ts";
import { createWorksheet } from "../worksheet/worksheet.ts";
import type { Statistic } from "./statistic.ts";

/** "3.8% more", "1.2% less", or "about the same". */
function comparison(premium: number): string {
  const size = percent(Math.abs(premium));
  return size === "0.0%" ? "about the same" : `${size} ${premium < 0 ? "less" : "more"}`;
}

/** The pay premium of a technology in the survey; null for one that is not among its fifty. */
export function skillPremium(dataset: Dataset, slug: string): Statistic | null {
  const skill = dataset.market.skills.find((known) => known.slug === slug);
  if (!skill) return null;
  const worksheet = createWorksheet();
  const values = measurePremium(worksheet, skill);
  const { premium, confidence, sample_size } = values;
  const [lower, upper] = [confidence.lower.value, confidence.upper.value];
  return {
    subject: skill.name,
    asOf: catalogFigure.as_of,
    method: catalogFigure.methodology_version,
    rules: [
      "The coefficient, its standard error and its interval come from the regression described in the assumptions, over the rows of the file.",
      skillPremiumNote,
      "The premium and its interval are rounded to six decimals, premium_pct to a whole percent. sample_size is the number of users among the respondents in the regression.",
    ],
    worksheet,
    figures: premiumFigures(values),
    sentence: `${skill.name}: pay premium ${percent(premium.value)} (95% interval ${percent(lower)} to ${percent(upper)}, ${grouped(sample_size.value)} users) in the Stack Overflow Developer Survey, ${periodOf(dataset, sourceIds.skillSurvey)}`,
    explanation: [
      `Of two respondents alike in experience, role, education, organization size and remote work, the one who named ${skill.name} was paid ${comparison(premium.value)} on average.`,
      `With 95% confidence the difference lies between ${percent(lower)} and ${percent(upper)}.`,
      "It describes the respondents of one survey, and is not what a person gains by learning the technology.",
    ],
    assumptions: skillAssumptions(dataset),
  };
}
