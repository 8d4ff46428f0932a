import { grouped, percent } from "#shared/core/format.ts";
import { createWorksheet } from "#shared/figures/worksheet/worksheet.ts";
import { answerCategories, type Skill } from "#shared/reference/market.ts";
import type { Dataset } from "#shared/reference/records.ts";
import { periodOf, sourceIds } from "#shared/reference/source-ids.ts";
import type { Statistic } from "../statistics/statistic.ts";
import { answerWords, comparedAnswer } from "./answer-premiums.ts";
import { measurePremium, premiumFigures } from "./premium.ts";
import { catalogFigure, skillAssumptions, skillPremiumNote } from "./skill-notes.ts";

/** "3.8% more", "1.2% less", or "about the same". */
function comparison(premium: number): string {
  const size = percent(Math.abs(premium));
  return size === "0.0%" ? "about the same" : `${size} ${premium < 0 ? "less" : "more"}`;
}

/**
 * The pay premium of a technology in the survey, or of an answer about the respondent; null for
 * one that is not among them.
 */
export function skillPremium(dataset: Dataset, slug: string): Statistic | null {
  const { skills, answers } = dataset.market;
  const skill = skills.find((known) => known.slug === slug);
  if (skill) {
    return describePremium(dataset, skill, {
      users: "users",
      explanation: (difference) =>
        `Of two respondents alike in experience, role, education, organization size and remote work, the one who named ${skill.name} was paid ${difference} on average.`,
      caution:
        "It describes the respondents of one survey, and is not what a person gains by learning the technology.",
      assumptions: skillAssumptions(dataset),
    });
  }
  for (const category of answerCategories) {
    const answer = answers[category].find((known) => known.slug === slug);
    const usual = comparedAnswer(answers[category]);
    if (!answer || !usual) continue;
    const { group, people } = answerWords[category];
    return describePremium(
      dataset,
      { ...answer, name: `${group}: ${answer.name}` },
      {
        users: "people who answered so",
        explanation: (difference) =>
          answer === usual
            ? `"${usual.name}" is the most frequent answer to the question about ${people}, so the others are compared with it.`
            : `Of two respondents alike in all but ${people}, the one who answered "${answer.name}" was paid ${difference}, compared with "${usual.name}".`,
        caution:
          "It describes technology workers in one survey, and is not what a person gains by changing.",
        assumptions: skillAssumptions(dataset),
      },
    );
  }
  return null;
}

/** The words about a premium, in addition to its figures. */
interface PremiumWords {
  users: string;
  explanation(difference: string): string;
  caution: string;
  assumptions: string[];
}

function describePremium(dataset: Dataset, skill: Skill, words: PremiumWords): Statistic {
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
      `The premium and its interval are rounded to six decimals, premium_pct to a whole percent. sample_size is the number of ${words.users} among the respondents in the regression.`,
    ],
    worksheet,
    figures: premiumFigures(values),
    sentence: `${skill.name}: pay premium ${percent(premium.value)} (95% interval ${percent(lower)} to ${percent(upper)}, ${grouped(sample_size.value)} ${words.users}) in the Stack Overflow Developer Survey, ${periodOf(dataset, sourceIds.skillSurvey)}`,
    explanation: [
      words.explanation(comparison(premium.value)),
      `With 95% confidence the difference lies between ${percent(lower)} and ${percent(upper)}.`,
      words.caution,
    ],
    assumptions: words.assumptions,
  };
}
