import type { AnswerCategory, Skill } from "#shared/reference/market.ts";

/** How each question is called in a sentence. */
export const answerWords: Readonly<Record<AnswerCategory, { group: string; people: string }>> = {
  remote_work: { group: "Place of work", people: "where they work" },
  company_size: { group: "Company size", people: "the size of their company" },
  education: { group: "Education", people: "their education" },
};

/** The answer that the others are compared with: the most frequent one, which has no error. */
export function comparedAnswer(answers: readonly Skill[]): Skill | undefined {
  return answers.find(({ standardError }) => standardError === 0);
}
